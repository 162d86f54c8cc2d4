import Diagnostics
import Markup

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

  /// The lines before the first section, and the sections. `keys` are those that sections may have; a misspelt one is
  /// reported, and anything that is no `key: value` line begins the body.
  static func sections(
    _ source: SourceText, from start: Int, keys: [String], reporting faults: inout [Diagnostic]
  ) -> (introduction: Range<Int>, sections: [Section]) {
    let headings = headingLines(source, from: start)
    let ends = headings.dropFirst() + [source.lineCount + 1]
    let sections = zip(headings, ends).map { section(source, $0, $1, keys, &faults) }
    return (start..<(headings.first ?? max(start, source.lineCount + 1)), sections)
  }

  /// The lines that begin with `## ` outside of fenced code.
  private static func headingLines(_ source: SourceText, from start: Int) -> [Int] {
    var fence: UInt8?
    var lines: [Int] = []
    for number in stride(from: start, through: source.lineCount, by: 1) {
      let line = source.bytes[source.rangeOfLine(number)]
      let mark = [UInt8(ascii: "`"), UInt8(ascii: "~")].first { line.starts(with: [$0, $0, $0]) }
      if let open = fence {
        if mark == open { fence = nil }
      } else if let mark {
        fence = mark
      } else if line.starts(with: "## ".utf8) {
        lines.append(number)
      }
    }
    return lines
  }

  private static func section(
    _ source: SourceText, _ heading: Int, _ end: Int, _ keys: [String], _ faults: inout [Diagnostic]
  ) -> Section {
    var fields: [String: Range<Int>] = [:]
    var line = heading + 1
    while line < end, let (key, value) = field(source, line, keys) {
      if !keys.contains(key) {
        let hint = Suggestion.clause(for: key, among: keys)
        faults.append(
          Diagnostic(
            .stepSyntax, "there is no key '\(key)' here\(hint)",
            at: FileLocation(path: source.path, line: line, column: 1, length: key.utf8.count)))
      } else if fields.updateValue(value, forKey: key) != nil {
        faults.append(
          Diagnostic(
            .stepSyntax, "the key '\(key)' stands here twice",
            at: FileLocation(path: source.path, line: line, column: 1, length: key.utf8.count)))
      }
      line += 1
    }
    let title = source.rangeOfLine(heading).dropping(3)
    return Section(title: title, location: source.location(title), fields: fields, body: line..<end)
  }

  /// A line `key: value` whose key is known or nearly known.
  private static func field(_ source: SourceText, _ line: Int, _ keys: [String]) -> (String, Range<Int>)? {
    let range = source.rangeOfLine(line)
    guard let colon = source.bytes[range].firstIndex(of: UInt8(ascii: ":")), colon - range.lowerBound <= 12 else {
      return nil
    }
    let key = source.text(range.lowerBound..<colon)
    guard keys.contains(key) || (Suggestion.nearest(to: key, among: keys) != nil && key.allSatisfy { $0.isLowercase })
    else { return nil }
    var value = colon + 1..<range.upperBound
    while let first = value.first, source.bytes[first] == UInt8(ascii: " ") { value = value.dropping(1) }
    return (key, value)
  }
}
