internal import CYAML
import Diagnostics

/// What libyaml finds in a text, one event after another: the one place where its pointers are held.
@safe struct YAMLEvents: ~Copyable {
  /// One event that matters here.
  enum Event {
    case scalar(String, isPlain: Bool, hasAnchor: Bool, hasTag: Bool)
    case sequenceStart(hasAnchor: Bool, hasTag: Bool)
    case sequenceEnd
    case mappingStart(hasAnchor: Bool, hasTag: Bool)
    case mappingEnd
    case alias(String)
    case documentStart
    case end
  }

  /// An event with its marks: 0-based lines, and columns in characters, as libyaml counts them.
  struct Marked {
    let event: Event
    let start: Mark
    let end: Mark
  }

  /// A position: 0-based line, 0-based column in characters.
  struct Mark {
    let line: Int
    let column: Int
  }

  /// libyaml's own word on what is wrong with the syntax.
  struct Fault: Error {
    let problem: String
    let mark: Mark
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
      let start = unsafe Self.mark(event.start_mark)
      let end = unsafe Self.mark(event.end_mark)
      if let found = unsafe Self.event(event) { return Marked(event: found, start: start, end: end) }
    }
  }

  private func fault() -> Fault {
    let problem = unsafe parser.pointee.problem.map { unsafe String(cString: $0) } ?? "the text is not YAML"
    return Fault(problem: problem, mark: unsafe Self.mark(parser.pointee.problem_mark))
  }

  private static func mark(_ mark: yaml_mark_t) -> Mark { Mark(line: Int(mark.line), column: Int(mark.column)) }

  private static func event(_ event: yaml_event_t) -> Event? {
    switch unsafe event.type {
    case YAML_SCALAR_EVENT:
      let scalar = unsafe event.data.scalar
      let buffer = unsafe UnsafeBufferPointer(start: scalar.value, count: scalar.length)
      return unsafe .scalar(
        String(decoding: buffer, as: UTF8.self), isPlain: scalar.style == YAML_PLAIN_SCALAR_STYLE,
        hasAnchor: scalar.anchor != nil, hasTag: scalar.tag != nil)
    case YAML_SEQUENCE_START_EVENT:
      let start = unsafe event.data.sequence_start
      return unsafe .sequenceStart(hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
    case YAML_SEQUENCE_END_EVENT: return .sequenceEnd
    case YAML_MAPPING_START_EVENT:
      let start = unsafe event.data.mapping_start
      return unsafe .mappingStart(hasAnchor: start.anchor != nil, hasTag: start.tag != nil)
    case YAML_MAPPING_END_EVENT: return .mappingEnd
    case YAML_ALIAS_EVENT:
      return unsafe .alias(
        event.data.alias.anchor.map { unsafe String(cString: UnsafeRawPointer($0).assumingMemoryBound(to: CChar.self)) }
          ?? "")
    case YAML_DOCUMENT_START_EVENT: return .documentStart
    case YAML_STREAM_END_EVENT, YAML_NO_EVENT: return .end
    default: return nil
    }
  }
}
