import Diagnostics

/// Finds where the bytes of a scalar stand in its file, line by line, through quotation marks, folds and escapes.
struct ScalarRuns {
  private let source: SourceText
  private let value: [UInt8]
  private let style: YAMLEvents.Style
  private var position: Int
  private let end: Int
  private var runs: [(offset: Int, start: Int, count: Int)] = []

  /// The runs of a scalar that is written in `range`; none where its bytes are simply those of the range.
  static func runs(of text: String, _ style: YAMLEvents.Style, in range: Range<Int>, of source: SourceText) -> [TextRun]
  {
    let value = Array(text.utf8)
    if style == .plain, value.count == range.count, source.bytes[range].elementsEqual(value) { return [] }
    var finder = ScalarRuns(source: source, value: value, style: style, range: range)
    finder.find()
    return finder.runs.map { TextRun(offset: $0.offset, location: source.location($0.start..<$0.start + $0.count)) }
  }

  private init(source: SourceText, value: [UInt8], style: YAMLEvents.Style, range: Range<Int>) {
    self.source = source
    self.value = value
    self.style = style
    end = range.upperBound
    switch style {
    case .plain: position = range.lowerBound
    case .singleQuoted, .doubleQuoted: position = range.lowerBound + 1
    case .block: position = source.rangeOfLine(source.location(at: range.lowerBound).line).upperBound
    }
  }

  private mutating func find() {
    var offset = 0
    while offset < value.count, position < end {
      let byte = value[offset]
      if style == .doubleQuoted, source.bytes[position] == UInt8(ascii: "\\") {
        offset += escape(at: offset)
      } else if source.bytes[position] == byte {
        take(offset)
        if style == .singleQuoted, byte == UInt8(ascii: "'") { position += 1 }
        offset += 1
      } else if Self.isBlank(source.bytes[position]) {
        // A line end or an indentation: folded to one space or one line end, or to nothing.
        while position < end, Self.isBlank(source.bytes[position]) { position += 1 }
        while offset < value.count, Self.isBlank(value[offset]) { offset += 1 }
      } else {
        return
      }
    }
  }

  private mutating func take(_ offset: Int) {
    if let last = runs.last, last.offset + last.count == offset, last.start + last.count == position {
      runs[runs.count - 1].count += 1
    } else {
      runs.append((offset, position, 1))
    }
    position += 1
  }

  /// Steps over an escape; says how many bytes of the value it stands for.
  private mutating func escape(at offset: Int) -> Int {
    guard position + 1 < end else {
      position = end
      return 0
    }
    let kind = source.bytes[position + 1]
    if kind == UInt8(ascii: "\n") || kind == UInt8(ascii: "\r") {
      position += 1
      while position < end, Self.isBlank(source.bytes[position]) { position += 1 }
      return 0
    }
    let digits = [UInt8(ascii: "x"): 2, UInt8(ascii: "u"): 4, UInt8(ascii: "U"): 8]
    position += 2 + (digits[kind] ?? 0)
    var count = 1
    while offset + count < value.count, value[offset + count] & 0xC0 == 0x80 { count += 1 }
    return count
  }

  private static func isBlank(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }
}
