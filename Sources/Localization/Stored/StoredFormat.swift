public import Claims
public import Diagnostics
import XLIFF

/// The file form of a stored translation: XLIFF 2.1, the same bytes for the same values.
public enum StoredFormat {
  static let basisCategory = "vb:basis"
  static let historyCategory = "vb:history"
  static let translatedOn = "translated-on"
  static let questionCategory = "vb:question"

  // MARK: Writing

  /// The file's bytes; nil where a locale is no language tag that XLIFF knows.
  public static func bytes(_ document: StoredDocument) -> [UInt8]? {
    guard let source = LanguageTag(document.sourceLocale.tag), let target = LanguageTag(document.locale.tag) else {
      return nil
    }
    let file = XLIFFFile(
      id: document.name.fileID, defaults: InheritedProperties(canResegment: false),
      children: document.units.map { .unit(unit($0)) })
    return XLIFFWriter.write(
      XLIFFDocument(
        sourceLanguage: source, targetLanguage: target, files: [file],
        namespaces: [NamespaceDeclaration(prefix: "mda", uri: XLIFFNamespace.metadata)]))
  }

  private static func unit(_ unit: StoredUnit) -> XLIFFUnit {
    let known = Set(unit.source.codes.map(\.id))
    let target = unit.target.map { PartContent(SegmentCoding.inlines($0, .brief, known: known)) }
    var out = XLIFFUnit(
      id: unit.key.text, notes: unit.questions.map { XLIFFNote($0, category: questionCategory) },
      originalData: SegmentCoding.data(unit.source, unit.target),
      parts: [
        UnitPart(
          state: unit.target != nil && unit.trust == .translated ? .translated : .initial,
          source: PartContent(SegmentCoding.inlines(unit.source, .full)), target: target)
      ])
    var metadata: [MetadataGroup] = []
    if let day = unit.translatedOn {
      metadata.append(
        MetadataGroup(category: historyCategory, values: [MetadataGroup.Value(translatedOn, day.description)]))
    }
    if !unit.basis.isEmpty {
      metadata.append(
        MetadataGroup(
          category: basisCategory,
          values: unit.basis.map { MetadataGroup.Value($0.claim.description, $0.sums) }))
    }
    out.metadata = metadata
    return out
  }

  // MARK: Reading

  /// What a file came to.
  public struct Reading: Sendable {
    /// The translation; nil where the file is no XLIFF.
    public var document: StoredDocument?
    /// What is wrong, with its place.
    public var diagnostics: [Diagnostic]
  }

  /// Reads the file of a document and a locale. A unit at fault is left out, so that one slip does not hide the rest.
  public static func read(
    _ text: SourceText, as name: DocumentName, from sourceLocale: LocaleCode, into locale: LocaleCode
  ) -> Reading {
    if let document = StoredScanner.document(text, as: name, from: sourceLocale, into: locale) {
      return Reading(document: document, diagnostics: [])
    }
    return readAny(text, as: name, from: sourceLocale, into: locale)
  }

  /// Reads a file of any layout.
  static func readAny(
    _ text: SourceText, as name: DocumentName, from sourceLocale: LocaleCode, into locale: LocaleCode
  ) -> Reading {
    let reading = XLIFFReader.read(text.bytes, path: text.path)
    guard let xliff = reading.document else { return Reading(document: nil, diagnostics: reading.diagnostics) }
    var diagnostics = reading.diagnostics
    func report(_ message: String, at location: FileLocation?) {
      diagnostics.append(Diagnostic(.storedTranslation, message, at: location ?? .wholeFile(text.path)))
    }
    if xliff.sourceLanguage.rawValue != sourceLocale.tag || xliff.targetLanguage?.rawValue != locale.tag {
      let found = "\(xliff.sourceLanguage) into \(xliff.targetLanguage?.rawValue ?? "no language")"
      report("the file translates from \(found); expected \(sourceLocale) into \(locale)", at: nil)
    }
    for file in xliff.files where file.id != name.fileID {
      report("the file holds '\(file.id)'; expected '\(name.fileID)'", at: file.origin.location)
    }
    var document = StoredDocument(name, from: sourceLocale, into: locale)
    for unit in xliff.units {
      do throws(SegmentCoding.Fault) {
        document.units.append(try self.unit(unit))
      } catch {
        report("the unit '\(unit.id)' cannot be used: \(error.message)", at: unit.origin.location)
      }
    }
    return Reading(document: document, diagnostics: diagnostics)
  }

  private static func unit(_ unit: XLIFFUnit) throws(SegmentCoding.Fault) -> StoredUnit {
    let joined = unit.joined()
    guard let key = UnitKey(unit.id) else { throw SegmentCoding.Fault(message: "its id is no key of the tool's") }
    guard let part = joined.segments.first, joined.segments.count == 1 else {
      throw SegmentCoding.Fault(message: "it has more than one segment")
    }
    let data = Dictionary(
      unit.originalData.map { ($0.id, $0.content.plainText) }, uniquingKeysWith: { first, _ in first })
    let source = try SegmentCoding.segment(part.source.inlines, data: data)
    let known = Dictionary(source.codes.map { ($0.id, $0) }, uniquingKeysWith: { first, _ in first })
    let target: Segment?
    if let content = part.target {
      target = try SegmentCoding.segment(content.inlines, known: known, data: data)
    } else {
      target = nil
    }
    return StoredUnit(
      key: key, source: source, target: target,
      trust: target != nil && part.state >= .translated ? .translated : .draft, basis: basis(unit),
      translatedOn: unit.metadata.first { $0.category == historyCategory }?.values
        .first { $0.type == translatedOn }.flatMap { CalendarDate($0.text) },
      questions: unit.notes.filter { $0.category == questionCategory }.map(\.text),
      place: StoredUnit.Place(unit: unit.origin.location, target: part.target?.origin.location))
  }

  private static func basis(_ unit: XLIFFUnit) -> [ClaimStamp] {
    let group = unit.metadata.first { $0.category == basisCategory }
    return (group?.values ?? []).compactMap { stamp($0.type, $0.text) }
  }

  /// A stamp of a claim's address and two checksums, or three.
  static func stamp(_ claim: String, _ sums: String) -> ClaimStamp? {
    let parts = sums.split(separator: " ")
    guard let claim = ClaimID(claim), parts.count == 2 || parts.count == 3 else { return nil }
    return ClaimStamp(
      claim: claim, facts: String(parts[0]), quote: String(parts[1]), places: parts.count == 3 ? String(parts[2]) : nil)
  }
}
