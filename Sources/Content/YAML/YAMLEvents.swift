internal import CYAML
import Diagnostics

/// What libyaml finds in a text, one event after another: the one place where its pointers are held.
@safe struct YAMLEvents: ~Copyable {
  /// One event that matters here.
  enum Event {
    case scalar(String, Style, Marks)
    case sequenceStart(Marks, isFlow: Bool)
    case sequenceEnd
    case mappingStart(Marks, isFlow: Bool)
    case mappingEnd
    case alias(String)
    case documentStart
    case end
  }

  /// How a scalar is written.
  enum Style: Hashable {
    case plain, singleQuoted, doubleQuoted
    /// Begun with `|` or `>`.
    case block
  }

  /// What may stand before a value and is not allowed.
  struct Marks {
    let hasAnchor: Bool
    let hasTag: Bool
  }

  /// An event with its ends. Positions count characters from the start of the text: libyaml's own lines are not those of
  /// the house, since it also ends lines at U+0085, U+2028, U+2029 and a lone carriage return.
  struct Marked {
    let event: Event
    let start: Int
    let end: Int
  }

  /// libyaml's own word on what is wrong with the syntax.
  struct Fault: Error {
    let problem: String
    let place: Place
    /// What it was reading then ("while scanning a quoted scalar"), and where that began.
    let context: (words: String, start: Int)?

    /// Where a fault is.
    enum Place {
      case character(Int)
      case byte(Int)
    }
  }

  private let parser: UnsafeMutablePointer<yaml_parser_t>
  private let input: UnsafeMutableBufferPointer<UInt8>

  init(_ bytes: [UInt8]) {
    let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
    let input = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: max(bytes.count, 1))
    _ = unsafe input.initialize(from: bytes)
    _ = unsafe yaml_parser_initialize(parser)
    unsafe yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
    unsafe yaml_parser_set_input_string(parser, input.baseAddress, bytes.count)
    unsafe self.parser = unsafe parser
    unsafe self.input = unsafe input
  }

  deinit {
    unsafe yaml_parser_delete(parser)
    unsafe parser.deallocate()
    unsafe input.deallocate()
  }

  /// The next event; `end` again and again once the stream is over.
  func next() throws(Fault) -> Marked {
    while true {
      var event = unsafe yaml_event_t()
      guard unsafe yaml_parser_parse(parser, &event) != 0 else { throw fault() }
      defer { unsafe yaml_event_delete(&event) }
      let start = unsafe Int(event.start_mark.index)
      let end = unsafe Int(event.end_mark.index)
      if let found = unsafe Self.event(event) { return Marked(event: found, start: start, end: end) }
    }
  }

  private func fault() -> Fault {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "the text is not YAML"
    if unsafe parser.pointee.error == YAML_READER_ERROR {
      return Fault(problem: problem, place: .byte(unsafe Int(parser.pointee.problem_offset)), context: nil)
    }
    let context = unsafe parser.pointee.context.map { words in
      unsafe (words: String(cString: words), start: Int(parser.pointee.context_mark.index))
    }
    return Fault(
      problem: problem, place: .character(unsafe Int(parser.pointee.problem_mark.index)), context: context)
  }

  private static func event(_ event: yaml_event_t) -> Event? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let buffer = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        String(decoding: buffer, as: UTF8.self), style(scalar.style),
        Marks(hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil))
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(
        Marks(hasAnchor: start.anchor != nil, hasTag: start.tag != nil),
        isFlow: start.style == YAML_FLOW_SEQUENCE_STYLE)
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(
        Marks(hasAnchor: start.anchor != nil, hasTag: start.tag != nil), isFlow: start.style == YAML_FLOW_MAPPING_STYLE)
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_ALIAS_EVENT:
      let name = unsafe event.data.alias.anchor
      return unsafe .alias(
        name.map { unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) } ?? "")
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .end
    default: return nil
    }
  }

  private static func style(_ style: yaml_scalar_style_t) -> Style {
    switch style {
    case YAML_SINGLE_QUOTED_SCALAR_STYLE: .singleQuoted
    case YAML_DOUBLE_QUOTED_SCALAR_STYLE: .doubleQuoted
    case YAML_LITERAL_SCALAR_STYLE, YAML_FOLDED_SCALAR_STYLE: .block
    default: .plain
    }
  }
}
