import Diagnostics

/// libyaml's complaint in our words, at the place where an author would look.
struct YAMLComplaint {
  let diagnostic: Diagnostic

  init(_ fault: YAMLEvents.Fault, in source: SourceText) {
    var places = YAMLPlaces(source)
    let offset: Int
    switch fault.place {
    case .byte(let byte): offset = byte
    case .character(let character): offset = places.offset(character)
    }
    let start = fault.context.map { places.offset($0.start) }
    diagnostic = Self.diagnostic(fault, offset, contextStart: start, source)
  }

  private static func diagnostic(
    _ fault: YAMLEvents.Fault, _ offset: Int, contextStart: Int?, _ source: SourceText
  ) -> Diagnostic {
    let place = source.location(at: offset)
    let context = fault.context?.words ?? ""
    let began = contextStart.map { source.location(at: $0) }
    switch fault.problem {
    case let problem where problem.contains("mapping values are not allowed"):
      return swallowed(offset, source)
    case "could not find expected ':'":
      return Diagnostic(.yamlSyntax, "a key and ':' were expected here, found no ':' on the line", at: began ?? place)
    case "found unexpected end of stream":
      return Diagnostic(.yamlSyntax, "the quotation mark here is never closed", at: began ?? place)
    case "found unknown escape character":
      return Diagnostic(
        .yamlSyntax, "'\\' begins an escape in double quotation marks, and this is none; write '\\\\'", at: place)
    case "found character that cannot start any token", "did not find expected alphabetic or numeric character",
      "did not find expected node content", "found unknown directive name":
      return unbeginnable(contextStart ?? offset, source)
    case "did not find expected key":
      return Diagnostic(
        .yamlSyntax, "a key was expected here; check the indentation and the quotation marks", at: place,
        notes: [Diagnostic.Note("the mapping began here", at: began)])
    case "did not find expected '-' indicator":
      return Diagnostic(
        .yamlSyntax, "'- ' was expected here; check the indentation", at: place,
        notes: [Diagnostic.Note("the list began here", at: began)])
    case "did not find expected ',' or ']'", "did not find expected ',' or '}'":
      let close = fault.problem.hasSuffix("']'") ? "]" : "}"
      return Diagnostic(
        .yamlSyntax, "',' or '\(close)' was expected here", at: place,
        notes: [Diagnostic.Note("the bracket was opened here", at: began)])
    case "block sequence entries are not allowed in this context":
      return Diagnostic(
        .yamlSyntax, "a list begins on a line of its own; quote a text that begins with '- '", at: place)
    case "did not find expected <document start>":
      return Diagnostic(
        .yamlSyntax, "this stands outside of the file's mapping; check the indentation of the lines above", at: place)
    case "control characters are not allowed":
      return Diagnostic(.yamlSyntax, "a control character stands here; remove it", at: place)
    default:
      return Diagnostic(.yamlSyntax, context.isEmpty ? fault.problem : "\(fault.problem) \(context)", at: place)
    }
  }

  /// A value that holds `: `, which begins a mapping where none can be.
  private static func swallowed(_ offset: Int, _ source: SourceText) -> Diagnostic {
    let range = source.rangeOfLine(source.location(at: offset).line)
    var fixIts: [Diagnostic.FixIt] = []
    let before = source.text(range.lowerBound..<offset)
    if let separator = before.firstRange(of: ": ") {
      let start = range.lowerBound + before[..<separator.upperBound].utf8.count
      fixIts = [Diagnostic.FixIt(quoting: start..<range.upperBound, of: source)]
    }
    return Diagnostic(
      .swallowedText, "the value holds ': ', which begins a mapping; quote the value",
      at: source.location(offset..<min(offset + 1, source.bytes.count)), fixIts: fixIts)
  }

  /// A plain text that begins with a mark of YAML's own.
  private static func unbeginnable(_ offset: Int, _ source: SourceText) -> Diagnostic {
    let line = source.rangeOfLine(source.location(at: offset).line)
    guard offset < line.upperBound else {
      return Diagnostic(.yamlSyntax, "a value was expected here", at: source.location(at: offset))
    }
    let mark = source.text(offset..<offset + 1)
    return Diagnostic(
      .yamlSyntax, "a text cannot begin with '\(mark)'; quote the value", at: source.location(offset..<offset + 1),
      fixIts: [Diagnostic.FixIt(quoting: offset..<line.upperBound, of: source)])
  }
}
