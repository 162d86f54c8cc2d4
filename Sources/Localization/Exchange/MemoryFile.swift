public import Claims
public import Diagnostics
import XLIFF

/// Translation memories in TMX 1.4b: out for translators' tools, and in to fill what has no translation.
public enum MemoryFile {
  // MARK: Out

  /// Every translation of the documents that is not out of date.
  public static func tmx(
    _ documents: [DocumentTranslation], from source: LocaleCode, into locale: LocaleCode
  ) -> [UInt8] {
    let units = documents.flatMap { document in
      document.units.filter { $0.isTranslated && !$0.isStale }.compactMap { unit -> GenericElement? in
        guard let target = unit.stored?.target, !target.isEmpty else { return nil }
        return element(
          "tu", [("tuid", "\(document.source.name)#\(unit.unit.key)")],
          [variant(source, unit.unit.source), variant(locale, target.matching(unit.unit.source))])
      }
    }
    let header = element(
      "header",
      [
        ("creationtool", "verbatim"), ("creationtoolversion", "1"), ("segtype", "block"), ("o-tmf", "verbatim"),
        ("adminlang", "en"), ("srclang", source.tag), ("datatype", "plaintext"),
      ])
    let root = element("tmx", [("version", "1.4")], [header, element("body", [], units)])
    return GenericXML.write(root, blocks: ["tmx", "body", "tu", "tuv"])
  }

  private static func element(
    _ name: String, _ attributes: [(String, String)] = [], _ children: [GenericElement] = []
  ) -> GenericElement {
    GenericElement(
      QualifiedName(name), attributes: attributes.map { GenericAttribute(QualifiedName($0.0), $0.1) },
      children: children.map { .element($0) })
  }

  private static func variant(_ locale: LocaleCode, _ segment: Segment) -> GenericElement {
    var tuv = element("tuv")
    tuv.attributes = [GenericAttribute(QualifiedName("lang", in: xml, prefix: "xml"), locale.tag)]
    var seg = element("seg")
    let numbers = Dictionary(
      segment.codes.map(\.id).sorted().enumerated().map { ($0.element, String($0.offset + 1)) },
      uniquingKeysWith: { first, _ in first })
    seg.children = nodes(segment.pieces, numbers)
    tuv.children = [.element(seg)]
    return tuv
  }

  private static func nodes(_ pieces: [Segment.Piece], _ numbers: [String: String]) -> [GenericNode] {
    func code(_ name: String, _ attribute: String, _ id: String, _ data: String) -> GenericNode {
      var element = element(name, [(attribute, numbers[id] ?? "0")])
      element.children = [.text(data)]
      return .element(element)
    }
    return pieces.flatMap { piece -> [GenericNode] in
      switch piece {
      case .text(let words): [.text(words)]
      case .code(let own): [code("ph", "x", own.id, own.data)]
      case .span(let own, let content):
        [code("bpt", "i", own.id, own.data)] + nodes(content, numbers) + [code("ept", "i", own.id, own.endData)]
      }
    }
  }

  // MARK: In

  /// The pairs of a file in the two languages, by the original in our writing; of several the first. What is wrong with
  /// the file is added to `problems`.
  public static func pairs(
    _ bytes: [UInt8], path: String, from source: LocaleCode, into locale: LocaleCode, problems: inout [Diagnostic]
  ) -> [String: String] {
    // A document type stands in most memories; it defines nothing that matters here.
    let file = XMLReader.read(withoutDocumentType(bytes), path: path)
    problems += file.problems
    guard let body = file.root?.elements("body", in: "").first else {
      if file.problems.isEmpty {
        problems.append(Diagnostic(.xmlSyntax, "the file is no translation memory (TMX)", at: .wholeFile(path)))
      }
      return [:]
    }
    var pairs: [String: String] = [:]
    for unit in body.elements("tu", in: "") {
      var texts: [String: String] = [:]
      for variant in unit.elements("tuv", in: "") {
        let tag = variant["lang", in: xml] ?? variant["lang"] ?? ""
        guard let seg = variant.elements("seg", in: "").first else { continue }
        texts[tag.lowercased()] = seg.text
      }
      guard let original = text(source, in: texts), let target = text(locale, in: texts), pairs[original] == nil else {
        continue
      }
      pairs[original] = target
    }
    return pairs
  }

  /// The text of a language, or of the only variant of it that is there.
  private static func text(_ locale: LocaleCode, in texts: [String: String]) -> String? {
    if let exact = texts[locale.tag.lowercased()] { return exact }
    let language = locale.language
    let others = texts.filter { $0.key == language || $0.key.hasPrefix(language + "-") }
    return others.count == 1 ? others.first?.value : nil
  }

  private static func withoutDocumentType(_ bytes: [UInt8]) -> [UInt8] {
    let mark = Array("<!DOCTYPE".utf8)
    guard let start = bytes.indices.prefix(1024).first(where: { bytes[$0...].starts(with: mark) }),
      let end = bytes[start...].firstIndex(of: UInt8(ascii: ">")), !bytes[start..<end].contains(UInt8(ascii: "["))
    else { return bytes }
    return Array(bytes[..<start]) + Array(bytes[(end + 1)...])
  }

  /// Fills units without a translation from a memory, as drafts. Returns the document and the units that were filled.
  public static func filled(
    _ document: DocumentTranslation, _ pairs: [String: String], stamps: ClaimStamps
  ) -> (document: StoredDocument, filled: [UnitKey])? {
    guard var stored = Updating.updated(document, stamps: stamps).document else { return nil }
    var filled: [UnitKey] = []
    for (index, unit) in stored.units.enumerated() where unit.target == nil {
      guard let text = pairs[unit.source.markdown], let target = segment(text, like: unit.source) else { continue }
      stored.units[index].target = target
      filled.append(unit.key)
    }
    return filled.isEmpty ? nil : (stored, filled)
  }

  /// A text whose codes stand in it as Markdown, as a translation of a source; nil unless each code is there once.
  static func segment(_ text: String, like source: Segment) -> Segment? {
    var rest = text[...]
    var free = source.codes
    func read(until end: String?) -> [Segment.Piece]? {
      var pieces: [Segment.Piece] = []
      var words = ""
      func flush() {
        if !words.isEmpty { pieces.append(.text(words)) }
        words = ""
      }
      while !rest.isEmpty {
        if let end, rest.hasPrefix(end) {
          rest = rest.dropFirst(end.count)
          flush()
          return pieces
        }
        guard let index = free.firstIndex(where: { rest.hasPrefix($0.data) }) else {
          words.append(rest.removeFirst())
          continue
        }
        let code = free.remove(at: index)
        rest = rest.dropFirst(code.data.count)
        flush()
        if code.kind.isSpan {
          guard let inner = read(until: code.endData) else { return nil }
          pieces.append(.span(code, inner))
        } else {
          pieces.append(.code(code))
        }
      }
      flush()
      return end == nil ? pieces : nil
    }
    guard let pieces = read(until: nil), free.isEmpty else { return nil }
    return Segment(pieces)
  }

  private static let xml = "http://www.w3.org/XML/1998/namespace"
}
