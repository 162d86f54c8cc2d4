import Diagnostics

/// Takes a template apart into text and tags; what is wrong within a tag is reported here.
///
/// A tag that has its line for itself takes the line with it, as the published specification says: the white space
/// around it and the line end are not text.
struct TagScanner {
  /// What was found, in order.
  private(set) var pieces: [Tag.Piece] = []
  /// What is wrong.
  private(set) var faults: [Diagnostic] = []
  /// Whether a section's tag could not be read, so that no word on unclosed sections would help.
  private(set) var lostSections = false

  private let source: SourceText
  private let bytes: [UInt8]
  private var delimiters = Delimiters.standard
  /// Where the text starts that is not among the pieces yet.
  private var textStart = 0

  /// Scans the whole text.
  init(_ source: SourceText) {
    self.source = source
    bytes = source.bytes
    if let position = bytes.firstIndex(of: 0) { report(.nulByte, position..<position + 1) }
    var position = 0
    while let open = find(delimiters.open, from: position) {
      if faults.count >= TemplateFault.limit {
        report(.tooManyFaults, open..<open)
        lostSections = true
        return
      }
      position = readTag(at: open)
    }
    addText(upTo: bytes.count)
  }

  /// Reads the tag that opens here; the result is where to go on.
  private mutating func readTag(at open: Int) -> Int {
    let inside = open + delimiters.open.count
    switch inside < bytes.count ? bytes[inside] : 0 {
    case UInt8(ascii: "!"):
      guard let close = find(delimiters.close, from: inside + 1) else { return unclosed(open) }
      spend(open..<close + delimiters.close.count)
      return textStart
    case UInt8(ascii: "="): return readDelimiters(at: open)
    case UInt8(ascii: "{"): return refuseUnescaped(at: open, close: Array("}".utf8) + delimiters.close)
    case UInt8(ascii: "&"): return refuseUnescaped(at: open, close: delimiters.close)
    case UInt8(ascii: "#"): return readTag(.section, at: open, from: inside + 1)
    case UInt8(ascii: "^"): return readTag(.inverted, at: open, from: inside + 1)
    case UInt8(ascii: "/"): return readTag(.close, at: open, from: inside + 1)
    case UInt8(ascii: ">"): return readTag(.partial, at: open, from: inside + 1)
    default: return readTag(.print, at: open, from: inside)
    }
  }

  /// Reads a tag with a name.
  private mutating func readTag(_ kind: Tag.Kind, at open: Int, from start: Int) -> Int {
    guard let close = find(delimiters.close, from: start) else { return unclosed(open) }
    if delimiters.open != delimiters.close, let next = find(delimiters.open, from: start, before: close) {
      if kind.boundsSection { lostSections = true }
      return unclosed(open, next: next)
    }
    let range = open..<close + delimiters.close.count
    let name = TagName.trimmed(start..<close, in: bytes)
    guard let problem = problem(kind, name) else {
      let line = kind == .print ? nil : lineOf(range)
      addText(upTo: line?.lowerBound ?? open, before: line == nil ? open : nil)
      pieces.append(.tag(Tag(kind: kind, range: range, name: name, indentation: line.map { $0.lowerBound..<open })))
      textStart = line?.upperBound ?? range.upperBound
      return textStart
    }
    if kind.boundsSection { lostSections = true }
    report(problem, name.isEmpty ? range : name)
    return range.upperBound
  }

  /// What is wrong with a tag's name, if anything.
  private mutating func problem(_ kind: Tag.Kind, _ name: Range<Int>) -> TemplateProblem? {
    guard let first = bytes[name].first else { return .emptyTag }
    let text = bytes[name]
    switch kind {
    case .partial:
      if first == UInt8(ascii: "*") { return .notOffered("partials whose name is a value") }
      return TagName.isTemplate(text) ? nil : .badTemplateName(source.text(name))
    case .print:
      if "#^/>!=&{".utf8.contains(first) {
        if "#^/=".utf8.contains(first) { lostSections = true }
        return .spaceBeforeMark(String(decoding: [first], as: UTF8.self))
      }
      if first == UInt8(ascii: "$") || first == UInt8(ascii: "<") {
        lostSections = true
        return .notOffered("blocks and parent templates")
      }
    case .section, .inverted, .close: break
    }
    return TagName.isPath(text) ? nil : .badName(source.text(name))
  }

  /// Reads a set-delimiter tag.
  private mutating func readDelimiters(at open: Int) -> Int {
    let start = open + delimiters.open.count + 1
    let end = [UInt8(ascii: "=")] + delimiters.close
    if let close = find(end, from: start), let set = Delimiters(bytes[TagName.trimmed(start..<close, in: bytes)]) {
      spend(open..<close + end.count)
      delimiters = set
      return textStart
    }
    lostSections = true
    guard let close = find(delimiters.close, from: start) else { return unclosed(open) }
    let closed = close > start && bytes[close - 1] == UInt8(ascii: "=")
    report(closed ? .badDelimiters : .openDelimiters, open..<close + delimiters.close.count)
    return close + delimiters.close.count
  }

  /// Reports a tag that would print without escaping.
  private mutating func refuseUnescaped(at open: Int, close: [UInt8]) -> Int {
    let start = open + delimiters.open.count + 1
    guard let plain = find(delimiters.close, from: start) else { return unclosed(open) }
    let whole = find(close, from: start, before: plain + 1)
    let range = open..<(whole.map { $0 + close.count } ?? plain + delimiters.close.count)
    let name = TagName.trimmed(start..<min(whole ?? plain, plain), in: bytes)
    let text = source.text(name)
    guard TagName.isPath(bytes[name]) else {
      report(name.isEmpty ? .emptyTag : .badName(text), name.isEmpty ? range : name)
      return range.upperBound
    }
    let location = source.place(range)
    let plainTag = source.text(open..<start - 1) + text + String(decoding: delimiters.close, as: UTF8.self)
    let fixIt = Diagnostic.FixIt("print the value by its type", at: location, replacement: plainTag)
    let fixIts = location.length == range.count ? [fixIt] : []
    faults.append(TemplateProblem.unescaped(name: text).diagnostic(at: location, fixIts: fixIts))
    return range.upperBound
  }

  /// Reports a tag that is not closed. Scanning goes on at the next tag that is; where there is none, no later tag has
  /// an end either, and whatever sections are open have lost theirs.
  private mutating func unclosed(_ open: Int, next: Int? = nil) -> Int {
    if next == nil { lostSections = true }
    let close = String(decoding: delimiters.close, as: UTF8.self)
    report(.unclosedTag(close: close), open..<open + delimiters.open.count)
    return next ?? bytes.count
  }

  private mutating func report(_ problem: TemplateProblem, _ range: Range<Int>) {
    faults.append(problem.diagnostic(at: source.place(range)))
  }
}

// Lines and text.
extension TagScanner {
  /// Takes a comment or set-delimiter tag out of the text, with its line where it has it for itself.
  private mutating func spend(_ tag: Range<Int>) {
    let line = lineOf(tag)
    addText(upTo: line?.lowerBound ?? tag.lowerBound, before: line == nil ? tag.lowerBound : nil)
    textStart = line?.upperBound ?? tag.upperBound
  }

  /// Adds the text that ends here. Where a tag within a line is the first thing on it, the start of the line is added
  /// too: an indented partial puts its white space there.
  private mutating func addText(upTo end: Int, before tag: Int? = nil) {
    if textStart < end { pieces.append(startsLine(textStart) ? .line(textStart..<end) : .text(textStart..<end)) }
    if let tag, startsLine(tag) { pieces.append(.line(tag..<tag)) }
  }

  private func startsLine(_ position: Int) -> Bool {
    position == 0 || bytes[position - 1] == UInt8(ascii: "\n")
  }

  /// The lines of a tag with nothing but white space around it, line end included; nil for a tag among other things.
  private func lineOf(_ tag: Range<Int>) -> Range<Int>? {
    var start = tag.lowerBound
    while start > 0, Self.isBlank(bytes[start - 1]) { start -= 1 }
    guard startsLine(start) else { return nil }
    var end = tag.upperBound
    while end < bytes.count, Self.isBlank(bytes[end]) { end += 1 }
    if end == bytes.count { return start..<end }
    if bytes[end] == UInt8(ascii: "\r"), end + 1 < bytes.count { end += 1 }
    return bytes[end] == UInt8(ascii: "\n") ? start..<end + 1 : nil
  }

  private static func isBlank(_ byte: UInt8) -> Bool { byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }

  /// The first place of `word` at or after `start` and before `end`.
  private func find(_ word: [UInt8], from start: Int, before end: Int? = nil) -> Int? {
    let last = min(end ?? bytes.count, bytes.count - word.count + 1)
    var position = start
    while position < last {
      guard let found = bytes[position..<last].firstIndex(of: word[0]) else { return nil }
      if bytes[found..<found + word.count].elementsEqual(word) { return found }
      position = found + 1
    }
    return nil
  }
}
