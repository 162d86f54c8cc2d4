import XLIFF

/// A unit as an entry of a PO file: codes are `{c1}`, the braces of the text itself are doubled.
enum ExportPO {
  static func entry(_ unit: AssessedUnit, _ context: UnitContext?, _ name: DocumentName) -> POEntry {
    let (source, target) = unit.travelling
    var flags: [String] = []
    if target != nil, unit.reliableState < .translated { flags.append("fuzzy") }
    if !source.codes.isEmpty { flags.append("python-brace-format") }
    let before = unit.stored?.source
    let hasMoved = unit.isStale && target != nil && before.map { $0.markdown != source.markdown } == true
    return POEntry(
      context: "\(name)#\(unit.unit.key)", id: text(source), translations: [target.map { text($0) } ?? ""],
      extractedComments: (context?.notes ?? []).map { "\($0.category.dropFirst(3)): \($0.text)" }
        + source.codes.map { "{\($0.id)}: \($0.display)" },
      references: ["\(unit.unit.location)".replacing(" ", with: "_")], flags: flags,
      previous: hasMoved ? POEntry.Previous(id: before.map { text($0) }) : nil)
  }

  /// The segment as a message.
  static func text(_ segment: Segment) -> String { text(segment.pieces) }

  private static func text(_ pieces: [Segment.Piece]) -> String {
    pieces.map { piece in
      switch piece {
      case .text(let words): words.replacing("{", with: "{{").replacing("}", with: "}}")
      case .code(let code): "{\(code.id)}"
      case .span(let code, let content): "{\(code.id)}\(text(content)){\(code.id)_end}"
      }
    }.joined()
  }

  /// The inlines of a message, as those of XLIFF, so that all forms come home the same way.
  static func inlines(_ message: String) -> [XLIFF.Inline] {
    var out: [XLIFF.Inline] = []
    var text = ""
    var rest = message[...]
    func flush() {
      if !text.isEmpty { out.append(.text(text)) }
      text = ""
    }
    while let character = rest.popFirst() {
      if (character == "{" || character == "}"), rest.first == character {
        text.append(character)
        rest.removeFirst()
        continue
      }
      guard character == "{", let close = rest.firstIndex(of: "}") else {
        text.append(character)
        continue
      }
      let id = String(rest[..<close])
      rest = rest[rest.index(after: close)...]
      flush()
      if id.hasSuffix("_end") {
        out.append(.spanEnd(InlineCode(id: String(id.dropLast(4))), .paired))
      } else if let kind = id.first.flatMap({ SegmentCode.Kind(rawValue: String($0)) }), kind.isSpan {
        out.append(.spanStart(InlineCode(id: id), .paired))
      } else {
        out.append(.placeholder(InlineCode(id: id)))
      }
    }
    flush()
    return out
  }
}
