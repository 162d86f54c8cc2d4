import Claims
import Diagnostics

/// Reads a `claims.md` line by line into drafts: headings, frames, quotes, rules and `key: value` lines.
struct ClaimsFileReader {
  private let source: SourceText
  private let names: KnownNames
  private var faults: [Diagnostic] = []
  private var drafts: [ClaimDraft] = []
  private var current: ClaimDraft?
  private var headings: [String] = []
  private var frame = RuleFrame()
  /// Whether the line before was one of a quote.
  private var quoteIsOpen = false

  private init(_ source: SourceText, _ names: KnownNames) {
    self.source = source
    self.names = names
  }

  /// The drafts of a file; lines that fit nowhere are reported.
  static func drafts(_ source: SourceText, names: KnownNames, reporting faults: inout [Diagnostic]) -> [ClaimDraft] {
    var reader = ClaimsFileReader(source, names)
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

  /// What a line is shows in its first mark, blanks before it left out.
  private mutating func read(_ line: Range<Int>) {
    let content = source.trimming(line)
    let mark = content.isEmpty ? nil : source.bytes[content.lowerBound]
    let wasOpen = quoteIsOpen
    quoteIsOpen = mark == UInt8(ascii: ">")
    switch mark {
    case nil: return
    case UInt8(ascii: ">"): quoteLine(content, continues: wasOpen)
    case UInt8(ascii: "#"): heading(content)
    case UInt8(ascii: "-"), UInt8(ascii: "*"), UInt8(ascii: "+"): ruleLine(content)
    default: otherLine(content)
    }
  }

  private mutating func heading(_ content: Range<Int>) {
    if starts(content, with: "## ") {
      openClaim(source.trimming(content.dropping(3)))
    } else if starts(content, with: "# ") {
      openHeading(source.trimming(content.dropping(2)))
    } else {
      // Whatever was meant, the lines below belong to something new.
      closeClaim()
      report("a heading is '# ' and the document's words, a quoted statement '## ' and its id", content)
    }
  }

  private mutating func openHeading(_ range: Range<Int>) {
    closeClaim()
    headings = source.text(range).split(separator: " / ").map { $0.trimmingSpaces }
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
  }

  private mutating func quoteLine(_ line: Range<Int>, continues: Bool) {
    guard current != nil else {
      // One report a quote is enough.
      if !continues { report("a quote stands under '## id'; none was opened yet", line) }
      return
    }
    let words = source.trimming(line.dropping(1))
    if current?.quote.isEmpty == false, !continues {
      report("a quoted statement has one quote; this is a second one", line)
    }
    if words.isEmpty {
      report("an empty line inside a quote; a quote is one passage", line)
    }
    current?.quote.append(words)
  }

  private mutating func ruleLine(_ line: Range<Int>) {
    guard starts(line, with: "- ") else {
      report("a rule line begins with '- '; a paragraph of our own words with a letter", line)
      return
    }
    let rule = source.trimming(line.dropping(2))
    guard current != nil else { return report("a rule line stands under '## id'; none was opened yet", rule) }
    current?.rules.append(rule)
  }

  private mutating func otherLine(_ line: Range<Int>) {
    if starts(line, with: "places mean ") {
      addField(key: "for", keyRange: line, value: line)
    } else if isNearlyPlaces(line) {
      report("'places mean' and the dimensions were expected here", line)
    } else if let field = KeyLine(line, of: source),
      ClaimDraft.knownKeys.contains(field.key) || field.slip(among: ClaimDraft.knownKeys) != nil
    {
      addField(key: field.key, keyRange: field.keyRange, value: field.value)
    } else if current == nil {
      report("a heading, 'for:' or '## id' was expected here", line)
    } else {
      current?.paragraph.append(line)
    }
  }

  /// `place mean device` and the like, which would pass for prose.
  private func isNearlyPlaces(_ line: Range<Int>) -> Bool {
    let words = source.text(line).split(separator: " ", maxSplits: 2).map { String($0) }
    let slips = [["place", "places"], ["mean", "means", "meant"]]
    return words.count >= 2 && slips[0].contains(words[0]) && slips[1].contains(words[1])
  }

  private mutating func addField(key: String, keyRange: Range<Int>, value: Range<Int>) {
    let place = source.location(keyRange)
    guard current == nil else {
      current?.fields.append(ClaimDraft.Field(key: key, location: place, value: value))
      return
    }
    guard key == "for" else {
      let hint = Suggestion.clause(for: key, among: ["for"])
      return faults.append(
        Diagnostic(.claimSyntax, "only 'for:' may stand between a heading and the first '## id'\(hint)", at: place))
    }
    switch RuleFrameText.frame(in: value, of: source, names: names) {
    case .success(let inner): frame = frame.adding(inner)
    case .failure(let fault):
      faults += [fault.diagnostic].compactMap { $0 }
      frame.isIncomplete = true
    }
  }
}
