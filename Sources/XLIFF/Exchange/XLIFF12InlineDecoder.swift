/// Turns the inline elements of XLIFF 1.2 into those of 2.x.
///
/// `g` is a span, `x` and `ph` placeholders, `bx` and `ex`, `bpt` and `ept` starts and ends, `it` one that stands alone.
/// Marks of segmentation are left out, what they mark stays.
struct XLIFF12InlineDecoder {
  private var segmentCount = 0
  /// The ids of starts by what their ends refer to.
  private var starts: [String: String] = [:]

  /// The content of a source or target, and how many segments it was split into.
  static func inlines(in element: GenericElement) -> (inlines: [Inline], segmentCount: Int) {
    var decoder = XLIFF12InlineDecoder()
    let inlines = decoder.inlines(element.children).merged
    return (inlines, decoder.segmentCount)
  }

  private mutating func inlines(_ nodes: [GenericNode]) -> [Inline] {
    var inlines: [Inline] = []
    for node in nodes {
      switch node {
      case .text(let text), .cdata(let text): inlines.append(.text(text))
      case .element(let element): inlines += inline(element)
      case .comment, .instruction: break
      }
    }
    return inlines
  }

  private mutating func inline(_ element: GenericElement) -> [Inline] {
    guard XLIFF12Reader.isOurs(element.name) else { return inlines(element.children) }
    let id = element["id"] ?? ""
    switch element.name.local {
    case "g": return [.span(code(element), end: CodeSide(), inlines(element.children))]
    case "x", "ph": return [.placeholder(code(element))]
    case "bx", "bpt":
      starts[element["rid"] ?? id] = id
      return [.spanStart(code(element), .paired)]
    case "ex", "ept":
      var end = code(element)
      guard let start = starts[element["rid"] ?? id] else { return [.spanEnd(end, .isolated)] }
      end.id = start
      return [.spanEnd(end, .paired)]
    case "it":
      return [element["pos"] == "close" ? .spanEnd(code(element), .isolated) : .spanStart(code(element), .isolated)]
    case "mrk":
      let content = inlines(element.children)
      guard element["mtype"] != "seg" else {
        segmentCount += 1
        return content
      }
      return [.marked(annotation(element), content)]
    default: return inlines(element.children)
    }
  }

  private func code(_ element: GenericElement) -> InlineCode {
    // Elements that hold the original's own characters show them; the others may name a plain text.
    let native = ["ph", "it", "bpt", "ept"].contains(element.name.local) ? element.text : ""
    var code = InlineCode(
      id: element["id"] ?? "",
      side: CodeSide(display: native.isEmpty ? nil : native, equivalent: element["equiv-text"]), origin: element.origin)
    if element["clone"] == "no" { code.canCopy = false }
    if let kind = element["ctype"] { code.subType = Self.subType(kind) }
    return code
  }

  /// A kind of code: `x-vb-quote` is `vb:quote`, others get the prefix `ctype`.
  private static func subType(_ kind: String) -> String {
    guard kind.hasPrefix("x-"), let dash = kind.dropFirst(2).firstIndex(of: "-") else { return "ctype:\(kind)" }
    return "\(kind[..<dash].dropFirst(2)):\(kind[dash...].dropFirst())"
  }

  private func annotation(_ element: GenericElement) -> Annotation {
    var annotation = Annotation(id: element["mid"] ?? "", value: element["comment"], origin: element.origin)
    switch element["mtype"] {
    case "protected"?: annotation.translate = false
    case "term"?: annotation.type = "term"
    case "x-comment"?: annotation.type = "comment"
    case let kind?: annotation.type = "mtype:\(kind)"
    case nil: break
    }
    return annotation
  }
}
