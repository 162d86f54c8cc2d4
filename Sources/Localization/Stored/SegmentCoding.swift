import XLIFF

/// Turns segments into the inlines of XLIFF and back.
enum SegmentCoding {
  /// How much a code says of itself.
  enum Form {
    /// Everything: in sources, and in files that travel.
    case full
    /// Its id alone: in stored targets, whose sources say the rest.
    case brief
  }

  /// The inlines of a segment; codes refer to original data by their own ids.
  static func inlines(_ segment: Segment, _ form: Form, known: Set<String> = []) -> [XLIFF.Inline] {
    inlines(segment.pieces, form, known)
  }

  private static func inlines(_ pieces: [Segment.Piece], _ form: Form, _ known: Set<String>) -> [XLIFF.Inline] {
    pieces.map { piece in
      switch piece {
      case .text(let words): return .text(words)
      case .code(let code):
        return .placeholder(inlineCode(code, form == .brief && known.contains(code.id) ? .brief : .full))
      case .span(let code, let content):
        let own = form == .brief && known.contains(code.id) ? Form.brief : .full
        let end = own == .brief ? CodeSide() : CodeSide(data: "\(code.id)-end")
        return .span(inlineCode(code, own), end: end, inlines(content, form, known))
      }
    }
  }

  private static func inlineCode(_ code: SegmentCode, _ form: Form) -> InlineCode {
    guard form == .full else { return InlineCode(id: code.id) }
    let type = code.kind.xliff
    return InlineCode(
      id: code.id, type: type.type, subType: type.subType, canCopy: false, canDelete: false,
      side: CodeSide(
        data: code.id, display: code.kind.isSpan && code.kind != .link ? nil : code.display,
        equivalent: code.equivalent.isEmpty || code.kind == .lineBreak ? nil : code.equivalent))
  }

  /// The original data of the codes of a source and of those that a target has of its own.
  static func data(_ source: Segment, _ target: Segment?) -> [OriginalDatum] {
    var seen: Set<String> = []
    var data: [OriginalDatum] = []
    for code in source.codes + (target?.codes ?? []) where seen.insert(code.id).inserted {
      data.append(OriginalDatum(id: code.id, content: [.text(code.data)]))
      if code.kind.isSpan { data.append(OriginalDatum(id: "\(code.id)-end", content: [.text(code.endData)])) }
    }
    return data
  }

  /// Why inlines are no segment.
  struct Fault: Error {
    /// What is wrong, in a lower-case clause.
    let message: String
  }

  /// The segment of inlines whose codes say what they are.
  static func segment(_ inlines: [XLIFF.Inline], data: [String: String]) throws(Fault) -> Segment {
    try segment(inlines) { code throws(Fault) in
      guard let kind = SegmentCode.Kind(subType: code.subType), let start = data[code.side.data ?? ""] else {
        throw Fault(message: "the code '\(code.id)' does not say what it stands for")
      }
      return SegmentCode(
        id: code.id, kind: kind, data: start, endData: kind.isSpan ? data["\(code.side.data ?? "")-end"] ?? "" : "")
    }
  }

  /// The segment of inlines whose codes are known by their ids; one that is not known says itself what it is.
  static func segment(
    _ inlines: [XLIFF.Inline], known: [String: SegmentCode], data: [String: String]
  ) throws(Fault) -> Segment {
    try segment(inlines) { code throws(Fault) in
      if let found = known[code.id] { return found }
      guard let kind = SegmentCode.Kind(subType: code.subType), let start = data[code.side.data ?? ""] else {
        throw Fault(message: "the code '\(code.id)' is not in the source")
      }
      return SegmentCode(
        id: code.id, kind: kind, data: start, endData: kind.isSpan ? data["\(code.side.data ?? "")-end"] ?? "" : "")
    }
  }

  private static func segment(
    _ inlines: [XLIFF.Inline], _ code: (InlineCode) throws(Fault) -> SegmentCode
  ) throws(Fault) -> Segment {
    Segment(try pieces(inlines, code)).merged
  }

  private static func pieces(
    _ inlines: [XLIFF.Inline], _ code: (InlineCode) throws(Fault) -> SegmentCode
  ) throws(Fault) -> [Segment.Piece] {
    var pieces: [Segment.Piece] = []
    /// Spans that `sc` opened and no `ec` closed yet, with the pieces before them.
    var open: [(id: String, code: SegmentCode, before: [Segment.Piece])] = []
    for inline in inlines {
      switch inline {
      case .text(let words): pieces.append(.text(words))
      case .codePoint: throw Fault(message: "the text has half of a character")
      case .placeholder(let own):
        let found = try code(own)
        guard !found.kind.isSpan else { throw Fault(message: "the code '\(own.id)' no longer spans its text") }
        pieces.append(.code(found))
      case .span(let own, _, let content):
        let found = try code(own)
        let inner = try self.pieces(content, code)
        guard found.kind.isSpan else { throw Fault(message: "the code '\(own.id)' spans text, which it must not") }
        pieces.append(.span(found, inner))
      case .marked(_, let content): pieces += try self.pieces(content, code)
      case .markStart, .markEnd: continue
      case .spanStart(let own, _):
        open.append((own.id, try code(own), pieces))
        pieces = []
      case .spanEnd(let own, _):
        guard let last = open.popLast(), last.id == own.id else {
          throw Fault(message: "the codes '\(own.id)' and '\(open.last?.id ?? "?")' overlap or stand alone")
        }
        pieces = last.before + [.span(last.code, pieces)]
      }
    }
    if let last = open.last { throw Fault(message: "the code '\(last.id)' has no end") }
    return pieces
  }
}

extension SegmentCode.Kind {
  /// The type and sub-type of XLIFF 2.1.
  var xliff: (type: CodeType, subType: String) {
    switch self {
    case .citation: (.link, "vb:cite")
    case .quotation: (.quote, "vb:verbatim")
    case .code: (.other, "vb:code")
    case .image: (.image, "vb:image")
    case .lineBreak: (.formatting, "xlf:lb")
    case .emphasis: (.formatting, "xlf:i")
    case .strong: (.formatting, "xlf:b")
    case .link: (.link, "vb:link")
    }
  }

  /// The kind of a sub-type.
  init?(subType: String?) {
    guard let subType, let kind = Self.allCases.first(where: { $0.xliff.subType == subType }) else { return nil }
    self = kind
  }
}
