import Diagnostics

/// Reads one YAML file into nodes: one document, no aliases, no tags, no duplicate keys, nothing cut off in silence.
struct YAMLReader {
  /// How deep lists and mappings may nest.
  static let depthLimit = 24
  /// How many bytes one scalar may have.
  static let scalarLimit = 64 << 10

  private let source: SourceText
  private var faults: [Diagnostic] = []

  private init(_ source: SourceText) { self.source = source }

  /// The file's top node, or nil where the syntax is broken or the file is empty; what is wrong is added to `faults`.
  static func read(_ source: SourceText, reporting faults: inout [Diagnostic]) -> YAMLNode? {
    var reader = YAMLReader(source)
    defer { faults += reader.faults }
    guard reader.indentationIsSound() else { return nil }
    let events = YAMLEvents(source.bytes)
    do {
      let node = try reader.document(events)
      if node == nil { reader.report(.yamlSyntax, "the file has no content", at: .wholeFile(source.path)) }
      return node
    } catch .syntax(let fault) {
      reader.report(fault)
      return nil
    } catch {
      return nil
    }
  }

  /// Why reading stopped.
  private enum Stop: Error {
    case syntax(YAMLEvents.Fault)
    /// Already reported.
    case reported
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, at location: FileLocation) {
    faults.append(Diagnostic(id, message, at: location))
  }

  private mutating func indentationIsSound() -> Bool {
    let before = faults.count
    for line in 1...source.lineCount {
      let range = source.rangeOfLine(line)
      let indent = range.prefix { source.bytes[$0] == UInt8(ascii: " ") || source.bytes[$0] == UInt8(ascii: "\t") }
      guard let tab = indent.first(where: { source.bytes[$0] == UInt8(ascii: "\t") }), indent.count < range.count else {
        continue
      }
      report(
        .tabIndent, "a tab in the indentation; YAML is indented with spaces", at: source.location(at: tab, length: 1))
    }
    return faults.count == before
  }

  private func next(_ events: borrowing YAMLEvents) throws(Stop) -> YAMLEvents.Marked {
    do { return try events.next() } catch { throw .syntax(error) }
  }

  private mutating func document(_ events: borrowing YAMLEvents) throws(Stop) -> YAMLNode? {
    var root: YAMLNode?
    while true {
      let marked = try next(events)
      switch marked.event {
      case .end: return root
      case .documentStart where root != nil:
        report(.yamlSyntax, "a second document begins here; a file holds one", at: location(marked.start))
        throw .reported
      case .documentStart: continue
      default: root = try node(marked, events, depth: 0)
      }
    }
  }

  private mutating func node(
    _ marked: YAMLEvents.Marked, _ events: borrowing YAMLEvents, depth: Int
  ) throws(Stop) -> YAMLNode {
    guard depth < Self.depthLimit else {
      report(
        .yamlDepth, "lists and mappings are nested more than \(Self.depthLimit) deep here", at: location(marked.start))
      throw .reported
    }
    switch marked.event {
    case .scalar(let text, let isPlain, let hasAnchor, let hasTag):
      refuse(anchor: hasAnchor, tag: hasTag, at: marked.start)
      return scalar(text, isPlain: isPlain, marked)
    case .sequenceStart(let hasAnchor, let hasTag):
      refuse(anchor: hasAnchor, tag: hasTag, at: marked.start)
      return try sequence(marked, events, depth: depth)
    case .mappingStart(let hasAnchor, let hasTag):
      refuse(anchor: hasAnchor, tag: hasTag, at: marked.start)
      return try mapping(marked, events, depth: depth)
    case .alias(let name):
      report(.yamlAlias, "the alias '*\(name)' is not allowed; write the value out", at: location(marked.start))
      return YAMLNode(value: .scalar(""), location: location(marked.start))
    default:
      report(.yamlSyntax, "a value was expected here", at: location(marked.start))
      throw .reported
    }
  }

  private mutating func refuse(anchor: Bool, tag: Bool, at mark: YAMLEvents.Mark) {
    if anchor {
      report(.yamlAlias, "anchors are not allowed; write the value out where it is used", at: location(mark))
    }
    if tag { report(.yamlAlias, "tags are not allowed; values are typed by the vocabulary", at: location(mark)) }
  }

  private mutating func scalar(_ text: String, isPlain: Bool, _ marked: YAMLEvents.Marked) -> YAMLNode {
    let start = offset(marked.start)
    let lineEnd = source.rangeOfLine(marked.start.line + 1).upperBound
    let end = min(offset(marked.end), lineEnd)
    let place = source.location(start..<max(start, end))
    if text.utf8.count > Self.scalarLimit {
      report(.badValue, "a text of \(text.utf8.count) bytes; at most \(Self.scalarLimit) are read", at: place)
    }
    if isPlain { checkTail(from: offset(marked.end), start: start) }
    return YAMLNode(value: .scalar(text), location: place)
  }

  /// A plain scalar followed by ` #` on its line lost its tail to a comment.
  private mutating func checkTail(from end: Int, start: Int) {
    var position = end
    while position < source.bytes.count, source.bytes[position] == UInt8(ascii: " ") { position += 1 }
    guard position > end, position < source.bytes.count, source.bytes[position] == UInt8(ascii: "#") else { return }
    let line = source.location(at: position).line
    let lineRange = source.rangeOfLine(line)
    let from = max(start, lineRange.lowerBound)
    faults.append(
      Diagnostic(
        .swallowedText, "the text after ' #' is lost as a comment; quote the value, or put the comment on its own line",
        at: source.location(position..<lineRange.upperBound), fixIts: [quoteFixIt(from..<lineRange.upperBound)]))
  }

  private func quoteFixIt(_ range: Range<Int>) -> Diagnostic.FixIt {
    let text = source.text(range).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    return Diagnostic.FixIt("quote the value", at: source.location(range), replacement: "\"\(text)\"")
  }

  private mutating func sequence(
    _ start: YAMLEvents.Marked, _ events: borrowing YAMLEvents, depth: Int
  ) throws(Stop) -> YAMLNode {
    var items: [YAMLNode] = []
    while true {
      let marked = try next(events)
      if case .sequenceEnd = marked.event {
        return YAMLNode(value: .sequence(items), location: location(start.start))
      }
      items.append(try node(marked, events, depth: depth + 1))
    }
  }

  private mutating func mapping(
    _ start: YAMLEvents.Marked, _ events: borrowing YAMLEvents, depth: Int
  ) throws(Stop) -> YAMLNode {
    var entries: [YAMLNode.Entry] = []
    var places: [String: FileLocation] = [:]
    while true {
      let marked = try next(events)
      if case .mappingEnd = marked.event {
        return YAMLNode(value: .mapping(entries), location: location(start.start))
      }
      let keyNode = try node(marked, events, depth: depth + 1)
      let value = try node(try next(events), events, depth: depth + 1)
      guard let key = keyNode.scalar else {
        report(.wrongShape, "a key must be a text, found \(keyNode.kind)", at: keyNode.location)
        continue
      }
      if let first = places[key.value] {
        faults.append(
          Diagnostic(
            .duplicateKey, "the key '\(key.value)' stands here twice", at: key.location,
            notes: [Diagnostic.Note("it was first given here", at: first)]))
        continue
      }
      places[key.value] = key.location
      entries.append(YAMLNode.Entry(key: key, value: value))
    }
  }

  // MARK: Places

  /// The byte offset of a mark; libyaml counts characters.
  private func offset(_ mark: YAMLEvents.Mark) -> Int {
    guard mark.line < source.lineStarts.count else { return source.bytes.count }
    var position = source.lineStarts[mark.line]
    for _ in 0..<mark.column where position < source.bytes.count {
      position += 1
      while position < source.bytes.count, source.bytes[position] & 0xC0 == 0x80 { position += 1 }
    }
    return position
  }

  private func location(_ mark: YAMLEvents.Mark) -> FileLocation { source.location(at: offset(mark)) }

  /// libyaml's complaint, in our words where the cause is known.
  private mutating func report(_ fault: YAMLEvents.Fault) {
    let place = location(fault.mark)
    guard fault.problem.contains("mapping values are not allowed") else {
      report(.yamlSyntax, fault.problem, at: place)
      return
    }
    let range = source.rangeOfLine(fault.mark.line + 1)
    let line = source.text(range)
    var fixIts: [Diagnostic.FixIt] = []
    if let separator = line.firstRange(of: ": ") {
      let start = range.lowerBound + line[..<separator.upperBound].utf8.count
      if start < offset(fault.mark) { fixIts = [quoteFixIt(start..<range.upperBound)] }
    }
    faults.append(
      Diagnostic(
        .swallowedText, "the value holds ': ', which begins a mapping; quote the value", at: place, fixIts: fixIts))
  }
}
