import Diagnostics

/// Turns the content of `source`, `target` and `data` into values.
enum InlineDecoder {
  /// The inlines of some content; text around unknown elements, comments and instructions is joined.
  static func inlines(_ nodes: [GenericNode]) throws(XLIFFViolation) -> [Inline] {
    var inlines: [Inline] = []
    for node in nodes {
      switch node {
      case .text(let text), .cdata(let text): inlines.append(.text(text))
      case .element(let element): inlines.append(try inline(element))
      case .comment, .instruction: break
      }
    }
    return inlines.merged
  }

  private static func inline(_ element: GenericElement) throws(XLIFFViolation) -> Inline {
    guard element.name.namespace == XLIFFNamespace.core else { throw unknown(element) }
    switch element.name.local {
    case "cp": return try codePoint(element)
    case "ph": return .placeholder(try code(element, id: required("id", of: element)))
    case "pc":
      let end = CodeSide(
        data: element["dataRefEnd"], display: element["dispEnd"], equivalent: element["equivEnd"],
        subFlows: XMLCharacters.tokens(element["subFlowsEnd"] ?? ""))
      let code = try code(element, id: required("id", of: element), suffix: "Start")
      return .span(code, end: end, try inlines(element.children))
    case "sc":
      let isolated = try flag("isolated", of: element) == true
      return .spanStart(try code(element, id: required("id", of: element)), isolated ? .isolated : .paired)
    case "ec":
      let isolated = try flag("isolated", of: element) == true
      let id = try required(isolated ? "id" : "startRef", of: element)
      return .spanEnd(try code(element, id: id), isolated ? .isolated : .paired)
    case "mrk": return .marked(try annotation(element), try inlines(element.children))
    case "sm": return .markStart(try annotation(element))
    case "em": return .markEnd(try required("startRef", of: element))
    default: throw unknown(element)
    }
  }

  private static func codePoint(_ element: GenericElement) throws(XLIFFViolation) -> Inline {
    let hex = try required("hex", of: element)
    guard let value = UInt32(hex, radix: 16), value <= 0x10FFFF else {
      throw XLIFFViolation(.codePoint, "'\(hex)' is not a code point in hexadecimal", at: element.location)
    }
    return Unicode.Scalar(value).map { .text(String($0)) } ?? .codePoint(value)
  }

  private static func code(
    _ element: GenericElement, id: String, suffix: String = ""
  ) throws(XLIFFViolation) -> InlineCode {
    InlineCode(
      id: id, type: try choice("type", of: element), subType: element["subType"],
      canCopy: try flag("canCopy", of: element) ?? true, canDelete: try flag("canDelete", of: element) ?? true,
      canOverlap: try overlap(of: element), canReorder: try choice("canReorder", of: element) ?? .yes,
      copyOf: element["copyOf"], direction: try choice("dir", of: element),
      side: CodeSide(
        data: element["dataRef\(suffix)"], display: element["disp\(suffix)"], equivalent: element["equiv\(suffix)"],
        subFlows: XMLCharacters.tokens(element["subFlows\(suffix)"] ?? "")),
      attributes: foreign(element), origin: element.origin)
  }

  /// The default of `canOverlap` belongs to the element: explicit defaults and none are the same.
  private static func overlap(of element: GenericElement) throws(XLIFFViolation) -> Bool? {
    let value = try flag("canOverlap", of: element)
    return value == (element.name.local != "pc") ? nil : value
  }

  private static func annotation(_ element: GenericElement) throws(XLIFFViolation) -> Annotation {
    Annotation(
      id: try required("id", of: element), type: element["type"] ?? "generic",
      translate: try flag("translate", of: element), value: element["value"], ref: element["ref"],
      attributes: foreign(element), origin: element.origin)
  }

  private static func unknown(_ element: GenericElement) -> XLIFFViolation {
    XLIFFViolation(.element, "'\(element.name.written)' is not an inline element", at: element.location)
  }
}
