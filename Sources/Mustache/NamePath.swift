import Diagnostics

/// A name as a tag uses it, taken apart at its dots.
struct NamePath: Sendable {
  /// The parts, at least one; none for `.`, the value of the current context.
  let parts: [TemplateName]
  /// Where the name is written, in bytes of the source.
  let range: Range<Int>

  init(_ range: Range<Int>, in source: SourceText) {
    let text = source.text(range)
    parts = text == "." ? [] : text.split(separator: ".").map { TemplateName(String($0)) }
    self.range = range
  }

  /// Where one part is written.
  func range(ofPart part: Int) -> Range<Int> {
    let start = parts[..<part].reduce(range.lowerBound) { $0 + $1.text.utf8.count + 1 }
    return start..<start + parts[part].text.utf8.count
  }

  /// The first `count` parts as they are written; the whole name by default.
  func text(upTo count: Int? = nil) -> String {
    parts.isEmpty ? "." : parts[..<(count ?? parts.count)].map(\.text).joined(separator: ".")
  }
}
