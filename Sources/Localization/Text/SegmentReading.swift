public import Diagnostics
public import Markup

extension Segment {
  /// The segment of running text; codes are numbered by kind in the order of the text.
  public init(_ inlines: [Inline]) {
    var numbering = Numbering()
    self.init(Self.pieces(inlines) { kind, data, end in numbering.code(kind, data, end) })
    self = merged
  }

  /// The segment as a translation of `source`: codes have the ids of the codes of `source` that they repeat. One that
  /// repeats none has an id of its own, which begins with `x`.
  public func matching(_ source: Segment) -> Segment {
    var matching = Matching(source)
    return Segment(Self.renamed(pieces) { matching.code($0.kind, $0.data, $0.endData) })
  }

  private static func renamed(_ pieces: [Piece], _ code: (SegmentCode) -> SegmentCode) -> [Piece] {
    pieces.map { piece in
      switch piece {
      case .text: return piece
      case .code(let own): return .code(code(own))
      case .span(let own, let content):
        let found = code(own)
        return .span(found, renamed(content, code))
      }
    }
  }

  /// The segment of a label: plain text in which code stands between backticks.
  public init(label: String) {
    var numbering = Numbering()
    self.init(Self.pieces(label: label) { numbering.code(.code, $0, "") })
  }

  /// The segment as running text; codes whose data is none of their kind are left out. `location` stands for the place
  /// of all of it; `pictures` gives the text of the picture of a code's id, `glosses` what stands behind the quotation
  /// of a code's id.
  public func inlines(
    at location: FileLocation, pictures: (String) -> String = { _ in "" }, glosses: (String) -> String? = { _ in nil }
  ) -> [Inline] {
    Self.inlines(pieces, at: location, pictures, glosses)
  }

  private static func inlines(
    _ pieces: [Piece], at location: FileLocation, _ pictures: (String) -> String, _ glosses: (String) -> String?
  ) -> [Inline] {
    pieces.flatMap { piece -> [Inline] in
      switch piece {
      case .text(let words): return [.text(words)]
      case .code(let code):
        let inline = code.inline([], at: location)
        if case .image(let image)? = inline {
          return [
            .image(Image(source: image.source, title: image.title, alternative: pictures(code.id), at: image.location))
          ]
        }
        let gloss = code.kind == .quotation ? glosses(code.id).map { Inline.text($0) } : nil
        return [inline, gloss].compactMap { $0 }
      case .span(let code, let content):
        return [code.inline(inlines(content, at: location, pictures, glosses), at: location)].compactMap { $0 }
      }
    }
  }

  private static func pieces(_ inlines: [Inline], _ code: (SegmentCode.Kind, String, String) -> SegmentCode) -> [Piece]
  {
    var pieces: [Piece] = []
    for inline in inlines {
      switch inline {
      case .text(let words): pieces.append(.text(words))
      case .softBreak: pieces.append(.text(" "))
      case .lineBreak: pieces.append(.code(code(.lineBreak, "\\", "")))
      case .code(let words): pieces.append(.code(code(.code, "`\(words)`", "")))
      case .emphasis(let content):
        let own = code(.emphasis, "*", "*")
        pieces.append(.span(own, self.pieces(content, code)))
      case .strong(let content):
        let own = code(.strong, "**", "**")
        pieces.append(.span(own, self.pieces(content, code)))
      case .link(let link):
        let own = code(.link, "[", SegmentCode.tail(link.target.text, title: link.title))
        pieces.append(.span(own, self.pieces(link.content, code)))
      case .image(let image):
        pieces.append(.code(code(.image, "![" + SegmentCode.tail(image.source.text, title: image.title), "")))
      case .citation(let citation): pieces.append(.code(code(.citation, "<claim:\(citation.reference)>", "")))
      case .quotation(let quotation):
        pieces.append(.code(code(.quotation, "[\(quotation.words)](claim:\(quotation.reference))", "")))
      case .foreign(_, let content): pieces += self.pieces(content, code)
      }
    }
    return pieces
  }

  private static func pieces(label: String, _ code: (String) -> SegmentCode) -> [Piece] {
    let parts = label.split(separator: "`", omittingEmptySubsequences: false)
    guard parts.count > 1, parts.count % 2 == 1 else { return label.isEmpty ? [] : [.text(label)] }
    return parts.enumerated().compactMap { index, part in
      if index % 2 == 1 { return .code(code("`\(part)`")) }
      return part.isEmpty ? nil : .text(String(part))
    }
  }

  /// Numbers codes by kind.
  private struct Numbering {
    private var counts: [SegmentCode.Kind: Int] = [:]

    mutating func code(_ kind: SegmentCode.Kind, _ data: String, _ end: String) -> SegmentCode {
      let number = counts[kind, default: 0] + 1
      counts[kind] = number
      return SegmentCode(id: "\(kind.rawValue)\(number)", kind: kind, data: data, endData: end)
    }
  }

  /// Finds the code of the source that a code of the translation repeats, each once, in the order of the source.
  private struct Matching {
    private var free: [SegmentCode]
    private var extras = 0

    init(_ source: Segment) { free = source.codes }

    mutating func code(_ kind: SegmentCode.Kind, _ data: String, _ end: String) -> SegmentCode {
      if let index = free.firstIndex(where: { $0.kind == kind && $0.data == data && $0.endData == end }) {
        return free.remove(at: index)
      }
      extras += 1
      return SegmentCode(id: "x\(extras)", kind: kind, data: data, endData: end)
    }
  }
}
