import Diagnostics

/// Parts a document at its `##` headings, leaving code blocks alone, and reads the `key: value` lines below each.
struct SectionReader {
  /// What stands under one `##`.
  struct Section {
    /// The heading's text.
    let title: Range<Int>
    let location: FileLocation
    /// The `key: value` lines, by key: the value's bytes.
    let fields: [String: Range<Int>]
    /// The lines of the body, 1-based.
    let body: Range<Int>
  }

  /// What a line below a heading is when it looks like `key: value` and the key is not known.
  enum OtherKeys {
    /// An unknown key: whatever has keys at all has them here.
    case refused
    /// Prose, unless it is nearly a known key.
    case prose
  }

  private let source: SourceText
  private let keys: [String]
  private let otherKeys: OtherKeys
  private var faults: [Diagnostic] = []

  /// The lines before the first section, and the sections. `keys` are those that sections may have; a misspelt one is
  /// reported, and anything that is no `key: value` line begins the body.
  static func sections(
    _ source: SourceText, from start: Int, keys: [String], _ otherKeys: OtherKeys, reporting faults: inout [Diagnostic]
  ) -> (introduction: Range<Int>, sections: [Section]) {
    var reader = SectionReader(source: source, keys: keys, otherKeys: otherKeys)
    let headings = reader.headingLines(from: start)
    let ends = headings.dropFirst() + [source.lineCount + 1]
    let sections = zip(headings, ends).map { reader.section($0, end: $1) }
    faults += reader.faults
    return (start..<(headings.first ?? max(start, source.lineCount + 1)), sections)
  }

  private init(source: SourceText, keys: [String], otherKeys: OtherKeys) {
    self.source = source
    self.keys = keys
    self.otherKeys = otherKeys
  }

  /// The lines that begin with `## ` outside of fenced code.
  private func headingLines(from start: Int) -> [Int] {
    var fence = CodeFence()
    var lines: [Int] = []
    for number in stride(from: start, through: source.lineCount, by: 1) {
      let line = source.bytes[source.rangeOfLine(number)]
      if fence.holds(line) { continue }
      if line.starts(with: "## ".utf8) || line.elementsEqual("##".utf8) { lines.append(number) }
    }
    return lines
  }

  private mutating func section(_ heading: Int, end: Int) -> Section {
    var fields: [String: Range<Int>] = [:]
    var line = heading + 1
    while line < end, let field = field(line) {
      if !keys.contains(field.key) {
        report(
          "there is no key '\(field.key)' here\(KnownHint.clause(for: field.key, among: keys))", at: field.location)
      } else if fields[field.key] != nil {
        report("the key '\(field.key)' stands here twice", at: field.location)
      } else {
        fields[field.key] = field.value
      }
      line += 1
    }
    let title = source.trimming(source.rangeOfLine(heading).dropping(2))
    let location = source.location(title)
    if title.isEmpty { report("a heading without words", at: source.location(source.rangeOfLine(heading))) }
    return Section(title: title, location: location, fields: fields, body: line..<end)
  }

  /// A line `key: value` whose key is known or most likely meant as one.
  private func field(_ line: Int) -> KeyLine? {
    guard let field = KeyLine(source.rangeOfLine(line), of: source) else { return nil }
    if keys.contains(field.key) || field.slip(among: keys) != nil { return field }
    return otherKeys == .refused && field.isKeyLike ? field : nil
  }

  private mutating func report(_ message: String, at location: FileLocation) {
    faults.append(Diagnostic(.stepSyntax, message, at: location))
  }
}

/// Follows fenced code from line to line, as CommonMark (0.30, 4.5) has it.
struct CodeFence {
  /// The mark of the open fence, and how often it stands there.
  private var open: (mark: UInt8, count: Int)?

  /// Whether a line is part of a fenced block, its fences included.
  mutating func holds(_ line: ArraySlice<UInt8>) -> Bool {
    let indent = line.prefix { $0 == UInt8(ascii: " ") }.count
    let rest = line.dropFirst(indent)
    guard indent <= 3, let mark = rest.first, mark == UInt8(ascii: "`") || mark == UInt8(ascii: "~") else {
      return open != nil
    }
    let count = rest.prefix { $0 == mark }.count
    let tail = rest.dropFirst(count)
    if let fence = open {
      let isClosing = mark == fence.mark && count >= fence.count && tail.allSatisfy { $0 == 0x20 || $0 == 0x09 }
      if isClosing { open = nil }
      return true
    }
    // Behind an opening fence of backticks none may follow: that would be code within a line.
    guard count >= 3, mark == UInt8(ascii: "~") || !tail.contains(mark) else { return false }
    open = (mark, count)
    return true
  }
}
