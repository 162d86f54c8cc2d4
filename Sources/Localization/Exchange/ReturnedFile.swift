import Diagnostics
import XLIFF

/// A file that came back from a translator: its units in any form, before anybody judged them.
struct ReturnedFile {
  var units: [ReturnedUnit] = []
  /// Why the file cannot be read, and what is odd about it.
  var problems: [Diagnostic] = []
}

/// A unit that came back.
struct ReturnedUnit {
  /// The document that the file names; nil where it names none of ours.
  var document: DocumentName?
  var id: String
  var source: [XLIFF.Inline]
  var target: [XLIFF.Inline]?
  /// How the tool judges the target.
  var state: State
  /// What was said about it: texts that did not go out with it are questions.
  var notes: [String]
  var location: FileLocation?

  /// How far a tool says that a target is.
  enum State: Hashable {
    /// It says nothing of it.
    case unsaid
    /// It needs work: new, fuzzy, suggested by a machine.
    case draft
    /// It is translated, or more.
    case done
  }
}

extension ReturnedFile {
  /// Reads a file of any form that we send out.
  init(_ bytes: [UInt8], path: String) {
    let head = String(decoding: bytes.prefix(4096).filter { $0 != 0 }, as: UTF8.self)
    if path.hasSuffix(".po") || path.hasSuffix(".pot") {
      readPO(bytes, path)
    } else if head.contains("urn:oasis:names:tc:xliff:document:1.") || head.contains("<xliff version=\"1.") {
      readXLIFF12(bytes, path)
    } else {
      readXLIFF21(bytes, path)
    }
  }

  // MARK: XLIFF 2

  private mutating func readXLIFF21(_ bytes: [UInt8], _ path: String) {
    let reading = XLIFFReader.read(bytes, path: path)
    guard let document = reading.document else {
      problems = reading.diagnostics
      return
    }
    // Tools bend the rules; what can be understood is judged unit by unit.
    problems = reading.violations.map { violation in
      let diagnostic = violation.diagnostic
      return Diagnostic(diagnostic.id, diagnostic.message, at: diagnostic.location, severity: .warning)
    }
    for file in document.files {
      let name = DocumentName(fileID: file.id) ?? file.original.flatMap { DocumentName($0) }
      for unit in file.units {
        var whole = unit
        // We ask tools not to split; those that do all the same are put together again.
        whole.parts = unit.parts.map { part in
          var part = part
          part.canResegment = nil
          return part
        }
        whole.defaults.canResegment = nil
        whole = whole.joined()
        let parts = whole.parts
        let targets = parts.filter { $0.target != nil }
        units.append(
          ReturnedUnit(
            document: name, id: unit.id, source: parts.flatMap(\.source.inlines).merged,
            target: targets.isEmpty ? nil : parts.flatMap { $0.target?.inlines ?? $0.source.inlines }.merged,
            state: parts.contains { $0.kind == .segment && $0.state == .initial } ? .draft : .done,
            notes: unit.notes.filter { $0.category?.hasPrefix("vb:") != true }.map(\.text),
            location: unit.origin.location))
      }
    }
  }

  // MARK: XLIFF 1.2

  private mutating func readXLIFF12(_ bytes: [UInt8], _ path: String) {
    let reading = XLIFF12Reader.read(bytes, path: path)
    problems = reading.problems
    for file in reading.document?.files ?? [] {
      let name = DocumentName(file.original)
      for unit in file.units {
        let target = unit.target.flatMap { $0.inlines.isEmpty && unit.source.isEmpty == false ? nil : $0.inlines }
        units.append(
          ReturnedUnit(
            document: name, id: unit.id, source: unit.source, target: target,
            state: Self.state(unit.target?.state, unit.target?.stateQualifier, isApproved: unit.isApproved),
            notes: unit.notes.filter { $0.from != ExportXLIFF12.author }.map { note in
              (note.from.map { "\($0): " } ?? "") + note.text
            }, location: unit.origin.location))
      }
    }
  }

  private static func state(_ state: String?, _ qualifier: String?, isApproved: Bool?) -> ReturnedUnit.State {
    if isApproved == true { return .done }
    if qualifier == "mt-suggestion" || qualifier == "fuzzy-match" { return .draft }
    switch state {
    case "translated", "needs-review-translation", "signed-off", "final": return .done
    case "new", "needs-translation", "needs-adaptation", "needs-l10n": return .draft
    default: return .unsaid
    }
  }

  // MARK: PO

  private mutating func readPO(_ bytes: [UInt8], _ path: String) {
    let reading = POReader.read(bytes, path: path)
    problems = reading.problems
    for entry in reading.document.entries where !entry.isObsolete {
      let parts = (entry.context ?? "").split(separator: "#", maxSplits: 1).map { String($0) }
      units.append(
        ReturnedUnit(
          document: parts.first.flatMap { DocumentName($0) }, id: parts.count == 2 ? parts[1] : entry.context ?? "",
          source: ExportPO.inlines(entry.id),
          target: entry.translation.isEmpty ? nil : ExportPO.inlines(entry.translation),
          state: entry.isFuzzy ? .draft : .unsaid, notes: entry.comments, location: entry.origin.location))
    }
  }
}
