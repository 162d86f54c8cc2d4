import Claims
import Diagnostics

/// Reads stored files in the very layout that the writer gives them, without building a tree: reading every locale is
/// part of every build. Anything else, down to a single blank, is left to the full reader, which judges and explains.
struct StoredScanner {
  private let text: SourceText
  private var position = 0

  /// The document of a file in the writer's layout; nil for any other file.
  static func document(
    _ text: SourceText, as name: DocumentName, from sourceLocale: LocaleCode, into locale: LocaleCode
  ) -> StoredDocument? {
    var scanner = StoredScanner(text: text)
    guard let units = scanner.units(name, sourceLocale, locale) else { return nil }
    return StoredDocument(name, from: sourceLocale, into: locale, units: units)
  }

  private init(text: SourceText) { self.text = text }

  // MARK: Structure

  private mutating func units(_ name: DocumentName, _ source: LocaleCode, _ target: LocaleCode) -> [StoredUnit]? {
    guard
      take("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:2.0\""),
      take(" xmlns:mda=\"urn:oasis:names:tc:xliff:metadata:2.0\" version=\"2.1\" srcLang=\""), take(source.tag),
      take("\" trgLang=\""), take(target.tag), take("\">\n  <file id=\""), take(name.fileID),
      take("\" canResegment=\"no\">\n")
    else { return nil }
    var units: [StoredUnit] = []
    var seen: Set<String> = []
    while take("    <unit id=\"") {
      guard let unit = unit(), seen.insert(unit.key.text).inserted else { return nil }
      units.append(unit)
    }
    guard take("  </file>\n</xliff>\n"), position == text.bytes.count, !units.isEmpty else { return nil }
    return units
  }

  /// A unit, from behind the mark that begins its id.
  private mutating func unit() -> StoredUnit? {
    let start = position - "<unit id=\"".utf8.count
    guard let id = attribute(), let key = UnitKey(id), take(">\n") else { return nil }
    var unit = StoredUnit(key: key, source: Segment())
    if take("      <mda:metadata>\n") {
      guard metadata(&unit) else { return nil }
    }
    if take("      <notes>\n") {
      while take("        <note category=\"vb:question\">") {
        guard let note = characters(), take("</note>\n") else { return nil }
        unit.questions.append(note)
      }
      guard take("      </notes>\n"), !unit.questions.isEmpty else { return nil }
    }
    var data: [String: String] = [:]
    if take("      <originalData>\n") {
      while take("        <data id=\"") {
        guard let id = attribute(), take(">"), let value = characters(), take("</data>\n"), data[id] == nil else {
          return nil
        }
        data[id] = value
      }
      guard take("      </originalData>\n") else { return nil }
    }
    if take("      <segment state=\"translated\">\n") {
      unit.trust = .translated
    } else if !take("      <segment>\n") {
      return nil
    }
    guard take("        <source>"), let source = pieces(known: [:], data: data), take("</source>\n") else { return nil }
    unit.source = Segment(source)
    let codes = unit.source.codes
    var known: [String: SegmentCode] = [:]
    for code in codes {
      guard known.updateValue(code, forKey: code.id) == nil else { return nil }
    }
    let targetStart = position + 8
    if take("        <target>") {
      guard let target = pieces(known: known, data: data), take("</target>\n") else { return nil }
      // The specification asks for codes that must not be lost, doubled or of other kinds: the full reader judges.
      let own = Segment(target).codes.map(\.id)
      guard Set(own).count == own.count, Set(known.keys).isSubset(of: own) else { return nil }
      unit.target = Segment(target)
    } else if take("        <target/>\n") {
      guard known.isEmpty else { return nil }
      unit.target = Segment()
    } else if unit.trust == .translated {
      return nil
    }
    guard take("      </segment>\n    </unit>\n") else { return nil }
    unit.place = StoredUnit.Place(
      unit: text.location(at: start), target: unit.target == nil ? nil : text.location(at: targetStart))
    return unit
  }

  private mutating func metadata(_ unit: inout StoredUnit) -> Bool {
    if take("        <mda:metaGroup category=\"vb:history\">\n          <mda:meta type=\"translated-on\">") {
      guard let day = characters().flatMap({ CalendarDate($0) }), take("</mda:meta>\n        </mda:metaGroup>\n") else {
        return false
      }
      unit.translatedOn = day
    }
    if take("        <mda:metaGroup category=\"vb:basis\">\n") {
      while take("          <mda:meta type=\"") {
        guard let claim = attribute(), take(">"), let sums = characters(), take("</mda:meta>\n"),
          let stamp = StoredFormat.stamp(claim, sums)
        else { return false }
        unit.basis.append(stamp)
      }
      guard take("        </mda:metaGroup>\n"), !unit.basis.isEmpty else { return false }
    }
    return take("      </mda:metadata>\n")
  }

  // MARK: Content

  /// Text and codes up to an end tag. `known` are the source's codes, for a target.
  private mutating func pieces(known: [String: SegmentCode], data: [String: String]) -> [Segment.Piece]? {
    var pieces: [Segment.Piece] = []
    while position < text.bytes.count {
      if let words = characters(), !words.isEmpty { pieces.append(.text(words)) }
      if take("<ph id=\"") {
        guard let code = code(known, data), !code.kind.isSpan, take("/>") else { return nil }
        pieces.append(.code(code))
      } else if take("<pc id=\"") {
        guard let code = code(known, data), code.kind.isSpan else { return nil }
        if take("/>") {
          pieces.append(.span(code, []))
          continue
        }
        guard take(">"), let content = self.pieces(known: known, data: data), take("</pc>") else { return nil }
        pieces.append(.span(code, content))
      } else if has("</") {
        return pieces
      } else {
        return nil
      }
    }
    return nil
  }

  /// The attributes of a code, from behind the mark that begins its id.
  private mutating func code(_ known: [String: SegmentCode], _ data: [String: String]) -> SegmentCode? {
    guard let id = attribute() else { return nil }
    if has("/>") || has(">") { return known[id] }
    guard known[id] == nil, take(" type=\""), let type = attribute(), take(" subType=\""),
      let kind = SegmentCode.Kind(subType: attribute()), kind.xliff.type.rawValue == type,
      take(" canCopy=\"no\" canDelete=\"no\""), take(kind.isSpan ? " dataRefStart=\"" : " dataRef=\""),
      attribute() == id, let start = data[id]
    else { return nil }
    let end: String
    if kind.isSpan {
      guard take(kind == .link ? " dispStart=\"" : " dataRefEnd=\"") else { return nil }
      if kind == .link {
        guard attribute() != nil, take(" dataRefEnd=\"") else { return nil }
      }
      guard attribute() == "\(id)-end", let tail = data["\(id)-end"] else { return nil }
      end = tail
    } else {
      end = ""
      guard take(" disp=\""), attribute() != nil else { return nil }
      if take(" equiv=\"") {
        guard attribute() != nil else { return nil }
      }
    }
    return SegmentCode(id: id, kind: kind, data: start, endData: end)
  }

  // MARK: Bytes

  private func has(_ literal: String) -> Bool {
    text.bytes[position...].starts(with: literal.utf8)
  }

  private mutating func take(_ literal: String) -> Bool {
    guard has(literal) else { return false }
    position += literal.utf8.count
    return true
  }

  /// The value of an attribute, from behind its opening mark to behind its closing one.
  private mutating func attribute() -> String? {
    guard let value = run(until: UInt8(ascii: "\"")) else { return nil }
    position += 1
    return value
  }

  /// Characters up to the next tag.
  private mutating func characters() -> String? { run(until: UInt8(ascii: "<")) }

  /// Bytes up to a mark, with the writer's entities resolved.
  private mutating func run(until mark: UInt8) -> String? {
    let bytes = text.bytes
    let start = position
    var end = start
    var hasEntities = false
    while end < bytes.count, bytes[end] != mark {
      switch bytes[end] {
      case UInt8(ascii: "&"): hasEntities = true
      // What the writer never leaves as it is.
      case UInt8(ascii: "<"), UInt8(ascii: ">"), 0x0D: return nil
      default: break
      }
      end += 1
    }
    guard end < bytes.count else { return nil }
    position = end
    guard hasEntities else { return String(decoding: bytes[start..<end], as: UTF8.self) }
    return Self.resolved(bytes[start..<end])
  }

  private static func resolved(_ bytes: ArraySlice<UInt8>) -> String? {
    var out: [UInt8] = []
    out.reserveCapacity(bytes.count)
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard bytes[index] == UInt8(ascii: "&") else {
        out.append(bytes[index])
        index += 1
        continue
      }
      guard let entity = entities.first(where: { bytes[index...].starts(with: $0.name) }) else { return nil }
      out.append(entity.byte)
      index += entity.name.count
    }
    return String(decoding: out, as: UTF8.self)
  }

  private static let entities: [(name: [UInt8], byte: UInt8)] = [
    ("&lt;", 0x3C), ("&gt;", 0x3E), ("&amp;", 0x26), ("&quot;", 0x22), ("&#10;", 0x0A), ("&#9;", 0x09),
  ].map { (Array($0.0.utf8), $0.1) }
}
