import Diagnostics

/// Reads one YAML file into nodes: one document, no aliases, no tags, no duplicate keys, nothing cut off in silence.
struct YAMLReader {
  /// How deep lists and mappings may nest.
  static let depthLimit = 24
  /// How many bytes one scalar may have.
  static let scalarLimit = 64 << 10

  private let source: SourceText
  private var places: YAMLPlaces
  private var faults: [Diagnostic] = []
  /// How many lists and mappings in brackets are open.
  private var flowDepth = 0

  private init(_ source: SourceText) {
    self.source = source
    places = YAMLPlaces(source)
  }

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
      reader.faults.append(YAMLComplaint(fault, in: source).diagnostic)
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
      var position = range.lowerBound
      var tab: Int?
      while position < range.upperBound, source.bytes[position] == 0x20 || source.bytes[position] == 0x09 {
        if tab == nil, source.bytes[position] == 0x09 { tab = position }
        position += 1
      }
      guard let tab, position < range.upperBound else { continue }
      report(.tabIndent, "a tab in the indentation; YAML is indented with spaces", at: source.location(tab..<tab + 1))
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
        report(.yamlSyntax, "a second document begins here; a file holds one", at: places.location(marked.start))
        throw .reported
      case .documentStart: continue
      default: root = try node(marked, events, depth: 0)
      }
    }
  }

  private mutating func node(
    _ marked: YAMLEvents.Marked, _ events: borrowing YAMLEvents, depth: Int
  ) throws(Stop) -> YAMLNode {
    let place = places.location(marked.start)
    guard depth < Self.depthLimit else {
      report(.yamlDepth, "lists and mappings are nested more than \(Self.depthLimit) deep here", at: place)
      throw .reported
    }
    switch marked.event {
    case .scalar(let text, let style, let marks):
      refuse(marks, at: place)
      return scalar(text, style, marked)
    case .sequenceStart(let marks, let isFlow):
      refuse(marks, at: place)
      flowDepth += isFlow ? 1 : 0
      defer { flowDepth -= isFlow ? 1 : 0 }
      return YAMLNode(value: .sequence(try items(events, depth: depth)), location: place)
    case .mappingStart(let marks, let isFlow):
      refuse(marks, at: place)
      flowDepth += isFlow ? 1 : 0
      defer { flowDepth -= isFlow ? 1 : 0 }
      return YAMLNode(value: .mapping(try entries(events, depth: depth)), location: place)
    case .alias(let name):
      let end = places.offset(marked.end)
      let whole = source.location(places.offset(marked.start)..<end)
      report(
        .yamlAlias, "the alias '*\(name)' is not allowed; write the value out, or quote a text that begins with '*'",
        at: whole)
      return YAMLNode(value: .refused, location: place)
    default:
      report(.yamlSyntax, "a value was expected here", at: place)
      throw .reported
    }
  }

  private mutating func refuse(_ marks: YAMLEvents.Marks, at place: FileLocation) {
    if marks.hasAnchor {
      report(
        .yamlAlias,
        "anchors are not allowed; write the value out where it is used, or quote a text that begins with '&'", at: place
      )
    }
    if marks.hasTag {
      report(
        .yamlAlias, "tags are not allowed, values are typed by the vocabulary; quote a text that begins with '!'",
        at: place)
    }
  }

  private mutating func items(_ events: borrowing YAMLEvents, depth: Int) throws(Stop) -> [YAMLNode] {
    var items: [YAMLNode] = []
    while true {
      let marked = try next(events)
      if case .sequenceEnd = marked.event { return items }
      items.append(try node(marked, events, depth: depth + 1))
    }
  }

  private mutating func entries(_ events: borrowing YAMLEvents, depth: Int) throws(Stop) -> [YAMLNode.Entry] {
    var entries: [YAMLNode.Entry] = []
    var first: [String: FileLocation] = [:]
    while true {
      let marked = try next(events)
      if case .mappingEnd = marked.event { return entries }
      let keyNode = try node(marked, events, depth: depth + 1)
      let value = try node(try next(events), events, depth: depth + 1)
      guard let key = keyNode.scalar else {
        if !keyNode.isRefused {
          report(.wrongShape, "a key must be a text, found \(keyNode.kind)", at: keyNode.location)
        }
        continue
      }
      if let earlier = first[key.value] {
        faults.append(
          Diagnostic(
            .duplicateKey, "the key '\(key.value)' stands here twice", at: key.location,
            notes: [Diagnostic.Note("it was first given here", at: earlier)]))
        continue
      }
      first[key.value] = key.location
      entries.append(YAMLNode.Entry(key: key, value: value))
    }
  }

  // MARK: Scalars

  private mutating func scalar(_ text: String, _ style: YAMLEvents.Style, _ marked: YAMLEvents.Marked) -> YAMLNode {
    let start = places.offset(marked.start)
    let end = places.offset(marked.end)
    let place = source.location(start..<max(start, min(end, endOfLine(at: start))))
    var text = text
    if style == .block {
      // The line end that closes a block is no part of the text.
      while text.utf8.last == UInt8(ascii: "\n") { text.removeLast() }
    }
    if text.utf8.count > Self.scalarLimit {
      report(.badValue, "a text of \(text.utf8.count) bytes; at most \(Self.scalarLimit) are read", at: place)
    }
    if style == .plain, checkTail(start..<end), text.isEmpty { return YAMLNode(value: .refused, location: place) }
    return YAMLNode(
      value: .scalar(text, runs: ScalarRuns.runs(of: text, style, in: start..<end, of: source)), location: place)
  }

  private func endOfLine(at offset: Int) -> Int {
    source.rangeOfLine(source.location(at: offset).line).upperBound
  }

  /// A plain scalar followed by ` #` on its line lost its tail to a comment, or all of it; says whether one did.
  private mutating func checkTail(_ scalar: Range<Int>) -> Bool {
    var position = scalar.upperBound
    while position < source.bytes.count, source.bytes[position] == 0x20 || source.bytes[position] == 0x09 {
      position += 1
    }
    guard position > scalar.upperBound, position < source.bytes.count, source.bytes[position] == UInt8(ascii: "#")
    else {
      return false
    }
    let lineEnd = endOfLine(at: position)
    // Within brackets nobody can tell where the value was meant to end; of a text on several lines the last is only a part.
    let isMendable = flowDepth == 0 && lineEnd == endOfLine(at: scalar.lowerBound)
    let start = scalar.isEmpty ? position : scalar.lowerBound
    let what =
      scalar.isEmpty
      ? "a comment stands in the place of the value" : "the text after ' #' is lost as a comment"
    faults.append(
      Diagnostic(
        .swallowedText, "\(what); quote the value, or put the comment on its own line",
        at: source.location(position..<lineEnd),
        fixIts: isMendable ? [Diagnostic.FixIt(quoting: start..<lineEnd, of: source)] : []))
    return true
  }
}

extension Diagnostic.FixIt {
  /// Puts quotation marks around a part of a line, blanks at its end left out.
  init(quoting range: Range<Int>, of source: SourceText) {
    var end = range.upperBound
    while end > range.lowerBound, source.bytes[end - 1] == 0x20 || source.bytes[end - 1] == 0x09 { end -= 1 }
    let part = range.lowerBound..<end
    let text = source.text(part).replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
    self.init("quote the value", at: source.location(part), replacement: "\"\(text)\"")
  }
}
