import Claims
import Diagnostics

/// Reads a `claims.md` line by line into drafts: headings, frames, quotes, rules and `key: value` lines.
struct ClaimsFileReader {
  private let source: SourceText
  private let vocabulary: Vocabulary
  private var faults: [Diagnostic] = []
  private var drafts: [ClaimDraft] = []
  private var current: ClaimDraft?
  private var headings: [String] = []
  private var frame = RuleFrame()
  private var blockIsOpen = false

  private init(_ source: SourceText, _ vocabulary: Vocabulary) {
    self.source = source
    self.vocabulary = vocabulary
  }

  /// The drafts of a file; lines that fit nowhere are reported.
  static func drafts(
    _ source: SourceText, vocabulary: Vocabulary, reporting faults: inout [Diagnostic]
  ) -> [ClaimDraft] {
    var reader = ClaimsFileReader(source, vocabulary)
    for line in 1...source.lineCount { reader.read(source.rangeOfLine(line)) }
    reader.closeClaim()
    faults += reader.faults
    return reader.drafts
  }

  private mutating func report(_ message: String, _ range: Range<Int>) {
    faults.append(Diagnostic(.claimSyntax, message, at: source.location(range)))
  }

  private func starts(_ range: Range<Int>, with text: String) -> Bool {
    source.bytes[range].starts(with: text.utf8)
  }

  private mutating func read(_ line: Range<Int>) {
    let content = trimmed(line)
    if content.isEmpty {
      blockIsOpen = false
      return
    }
    if starts(line, with: "## ") {
      openClaim(trimmed(line.dropping(3)))
    } else if starts(line, with: "# ") {
      openHeading(trimmed(line.dropping(2)))
    } else if starts(line, with: ">") {
      quoteLine(line)
    } else if starts(line, with: "- ") {
      ruleLine(trimmed(line.dropping(2)))
    } else {
      otherLine(content)
    }
  }

  private mutating func openHeading(_ range: Range<Int>) {
    closeClaim()
    headings = source.text(range).split(separator: " / ").map { String($0) }
    frame = RuleFrame()
  }

  private mutating func openClaim(_ range: Range<Int>) {
    closeClaim()
    current = ClaimDraft(
      name: Located(source.text(range), at: source.location(range)), headings: headings, frame: frame)
  }

  private mutating func closeClaim() {
    if let current { drafts.append(current) }
    current = nil
    blockIsOpen = false
  }

  private mutating func quoteLine(_ line: Range<Int>) {
    guard current != nil else { return report("a quote stands under '## id'; none was opened yet", line) }
    let hasSpace = line.count > 1 && source.bytes[line.lowerBound + 1] == UInt8(ascii: " ")
    let content = line.dropping(hasSpace ? 2 : 1)
    if current?.quote.isEmpty == false, !blockIsOpen {
      report("a quoted statement has one quote; this is a second one", line)
    }
    if trimmed(content).isEmpty {
      report("an empty line inside a quote; a quote is one passage", line)
    }
    current?.quote.append(content)
    blockIsOpen = true
  }

  private mutating func ruleLine(_ range: Range<Int>) {
    guard current != nil else { return report("a rule line stands under '## id'; none was opened yet", range) }
    current?.rules.append(range)
    blockIsOpen = false
  }

  private mutating func otherLine(_ range: Range<Int>) {
    if starts(range, with: "places mean ") {
      addField(key: "for", range, value: range)
    } else if let (key, value) = keyValue(range) {
      addField(key: key, range, value: value)
    } else if current == nil {
      report("a heading, 'for:' or '## id' was expected here", range)
    } else {
      current?.paragraph.append(range)
    }
  }

  private mutating func addField(key: String, _ line: Range<Int>, value: Range<Int>) {
    blockIsOpen = false
    guard current == nil else {
      current?.fields.append(ClaimDraft.Field(key: key, location: source.location(line), value: value))
      return
    }
    guard key == "for" else { return report("only 'for:' may stand between a heading and the first '## id'", line) }
    switch RuleFrameText.frame(in: value, of: source, vocabulary: vocabulary) {
    case .success(let inner): frame = frame.adding(inner)
    case .failure(let fault): faults.append(fault)
    }
  }

  /// A known key before `:`, or a word that is nearly one; anything else is prose.
  private func keyValue(_ range: Range<Int>) -> (String, Range<Int>)? {
    guard let colon = source.bytes[range].firstIndex(of: UInt8(ascii: ":")), colon - range.lowerBound <= 16 else {
      return nil
    }
    let key = source.text(range.lowerBound..<colon)
    let isKnown = ClaimDraft.knownKeys.contains(key)
    guard
      isKnown || Suggestion.nearest(to: key, among: ClaimDraft.knownKeys) != nil && key.allSatisfy({ $0.isLowercase })
    else { return nil }
    return (key, trimmed(colon + 1..<range.upperBound))
  }

  private func trimmed(_ range: Range<Int>) -> Range<Int> {
    var lower = range.lowerBound
    var upper = range.upperBound
    while lower < upper, source.bytes[lower] == 0x20 || source.bytes[lower] == 0x09 { lower += 1 }
    while upper > lower, source.bytes[upper - 1] == 0x20 || source.bytes[upper - 1] == 0x09 { upper -= 1 }
    return lower..<upper
  }
}

extension Range where Bound == Int {
  /// The range without its first `count` elements.
  func dropping(_ count: Int) -> Range<Int> { Swift.min(lowerBound + count, upperBound)..<upperBound }
}
