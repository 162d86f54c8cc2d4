public import Diagnostics

/// One statement of a source: its words, or a report of them, and what they say.
public struct Claim: Hashable, Sendable {
  /// The claim's address.
  public let id: ClaimID
  /// The document's own headings above the passage, outermost first.
  public let headings: [String]
  /// The words themselves, or who reports them.
  public let wording: Wording
  /// What kind of sentence it is.
  public let role: Role
  /// The topics it is tagged with, sorted.
  public let topics: [TopicID]
  /// What the words say, one entry a rule line.
  public let statements: [Statement]
  /// What an editor should know; never published.
  public let note: String?
  /// Ids that the claim had before, whose addresses still lead here.
  public let formerly: [ClaimName]
  /// The heading line that declares the claim.
  public let location: FileLocation

  /// A claim.
  public init(
    id: ClaimID, headings: [String], wording: Wording, role: Role, topics: [TopicID], statements: [Statement],
    note: String?, formerly: [ClaimName], location: FileLocation
  ) {
    self.id = id
    self.headings = headings
    self.wording = wording
    self.role = role
    self.topics = topics
    self.statements = statements
    self.note = note
    self.formerly = formerly
    self.location = location
  }

  /// The words of the source, or a report of them.
  public enum Wording: Hashable, Sendable {
    /// The source's own words.
    case quoted(Quotation)
    /// No words of the source are at hand: our paraphrase, and who reports it.
    case reported(Report)
  }

  /// The quotation, or nil for a reported claim.
  public var quotation: Quotation? {
    if case .quoted(let quotation) = wording { quotation } else { nil }
  }

  /// The report, or nil for a quoted claim.
  public var report: Report? {
    if case .reported(let report) = wording { report } else { nil }
  }

  /// What kind of sentence a claim is.
  public enum Role: String, Hashable, Sendable, CaseIterable {
    /// It states what happens or what one must do.
    case rule
    /// It recommends.
    case advice
    /// It gives a reason.
    case rationale
    /// It says what something is.
    case definition
    /// It is the text of a control or a name on a screen.
    case label
    /// It tells what was seen.
    case observation
    /// Any other statement.
    case statement
  }
}

/// The words of a source, byte for byte as the capture has them.
public struct Quotation: Hashable, Sendable {
  /// The words, byte for byte; the line ends of the claims file count as one space each.
  public let text: String
  /// Words that an editor put back into holes of the capture: not part of `text`.
  public let restorations: [Restoration]
  /// Where the quote stands in the claims file.
  public let location: FileLocation

  /// A quotation.
  public init(text: String, restorations: [Restoration], location: FileLocation) {
    self.text = text
    self.restorations = restorations
    self.location = location
  }

  /// Words put back into a hole.
  public struct Restoration: Hashable, Sendable {
    /// The offset in the quotation's text, in UTF-8 bytes, at which the words belong.
    public let offset: Int
    /// The words.
    public let words: String
    /// Whether they are known or guessed.
    public let certainty: Certainty
    /// Where they come from ("article, line 36").
    public let from: String

    /// A restoration.
    public init(offset: Int, words: String, certainty: Certainty, from: String) {
      self.offset = offset
      self.words = words
      self.certainty = certainty
      self.from = from
    }
  }
}

/// What another document reports of a source whose words are not at hand.
public struct Report: Hashable, Sendable {
  /// Our paraphrase.
  public let paraphrase: LocalizedText
  /// The document that reports it.
  public let by: SourceID
  /// The line of that document, 1-based, if it has lines.
  public let line: Int?
  /// Where the paraphrase stands in the claims file.
  public let location: FileLocation

  /// A report.
  public init(paraphrase: LocalizedText, by: SourceID, line: Int?, location: FileLocation) {
    self.paraphrase = paraphrase
    self.by = by
    self.line = line
    self.location = location
  }
}

extension Quotation {
  /// A run of the quote as pages show it.
  public struct Passage: Hashable, Sendable {
    /// The words; those put back stand in square brackets.
    public let text: String
    /// Whether an editor put them back into a hole.
    public let isRestored: Bool
  }

  /// The quote in runs: the source's own words, and those put back. Where words stood between two spaces, the capture
  /// has one space, and the other is given back behind the bracket.
  public var passages: [Passage] {
    let bytes = Array(text.utf8)
    var passages: [Passage] = []
    var position = 0
    func add(upTo end: Int) {
      guard end > position else { return }
      passages.append(Passage(text: String(decoding: bytes[position..<end], as: UTF8.self), isRestored: false))
    }
    // Several may belong to one place: they keep their order.
    let ordered = restorations.enumerated().sorted { ($0.element.offset, $0.offset) < ($1.element.offset, $1.offset) }
    for (_, restoration) in ordered {
      let offset = min(max(restoration.offset, position), bytes.count)
      add(upTo: offset)
      position = offset
      let isBetweenSpaces =
        offset > 0 && offset < bytes.count && bytes[offset - 1] == UInt8(ascii: " ") && Self.beginsWord(bytes[offset])
      passages.append(Passage(text: "[\(restoration.words)]\(isBetweenSpaces ? " " : "")", isRestored: true))
    }
    add(upTo: bytes.count)
    return passages
  }

  private static func beginsWord(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "`"), 0x80...0xFF:
      true
    default: false
    }
  }

  /// The words as pages show them: those put back into holes stand in square brackets.
  public var shown: String { passages.map { $0.text }.joined() }
}
