import Claims

/// The content record of a packet, `content.json`: everything that it says, in all its languages, with the digests of
/// the words. The SHA-256 of the file is the packet's id.
///
/// `docs/schemas/packet-content.schema.json` describes it for others.
public struct PacketContent: Codable, Hashable, Sendable {
  /// What the file is, for programs that meet it.
  public var format = PacketContent.format
  /// The version of the format.
  public var version = 1
  /// What the packet is about.
  public var scope: Scope
  /// The day that the content was looked at, ISO 8601.
  public var asOf: String
  /// Who made the content.
  public var publisher: String
  /// The documents.
  public var sources: [Document]
  /// The enclosed copies.
  public var captures: [Copy]
  /// The quotes, in the order of their numbers.
  public var quotes: [Quote]
  /// The passages that rely on quotes.
  public var passages: [Passage]
  /// How many passages rely on none.
  public var otherPassages: Int
  /// The disagreements.
  public var disagreements: [Disagreement]
  /// How many disagreements are left out.
  public var disagreementsLeftOut: Int
  /// The decisions.
  public var decisions: [DecisionRecord]
  /// Cases on which no source speaks, or too little.
  public var openCases: [OpenCase]
  /// What happens in the cases of the tables.
  public var cases: [Case]
  /// The tests.
  public var tests: [Test]
  /// How far the translations have come.
  public var translationStates: [TranslationState]
  /// The terms.
  public var terms: [Term]
  /// The packet that the changes are told against, and the changes.
  public var changes: Changes?

  /// A text in one language.
  public struct Text: Codable, Hashable, Sendable {
    /// The language.
    public var lang: String
    /// The words.
    public var text: String
  }

  /// What a packet is about.
  public struct Scope: Codable, Hashable, Sendable {
    /// `everything`, `guide` or `topic`.
    public var kind: String
    /// The id of the guide or topic.
    public var id: String?
    /// Its name.
    public var title: [Text]
    /// `internal` or `outside`.
    public var audience: String
    /// The languages.
    public var locales: [String]
    /// The language of the originals.
    public var original: String
    /// Whether the original stands beside translated passages.
    public var originalBeside: Bool
  }

  /// A document.
  public struct Document: Codable, Hashable, Sendable {
    /// Its id.
    public var id: String
    /// Its title.
    public var title: String
    /// Who published it.
    public var publisher: String
    /// Its address.
    public var url: String?
    /// The language of its text.
    public var lang: String
    /// The kind of document.
    public var kind: String
    /// The document through which it is known; nil where its own text is at hand.
    public var knownThrough: String?
    /// The version that it speaks of.
    public var version: String?
    /// The build that it speaks of.
    public var build: String?
    /// Whether it speaks of a beta.
    public var beta: Bool
    /// The day of publication.
    public var published: String?
    /// What the house should know; internal packets only.
    public var note: String?
  }

  /// An enclosed copy.
  public struct Copy: Codable, Hashable, Sendable {
    /// The document's id.
    public var source: String
    /// The copy's name.
    public var name: String
    /// The file in the packet.
    public var path: String
    /// The SHA-256 of that file.
    public var sha256: String
    /// The SHA-256 of what was saved originally.
    public var originalSHA256: String
    /// The media type of what was saved originally.
    public var mediaType: String
    /// `whole` or `excerpt`.
    public var extent: String
    /// The day on which it was taken.
    public var taken: String?
    /// Who took it.
    public var takenBy: String?
    /// How it was taken.
    public var method: String?
    /// The places at which it lost words.
    public var holes: [Hole]
  }

  /// A place at which a copy lost words.
  public struct Hole: Codable, Hashable, Sendable {
    /// The words just before it.
    public var after: String
    /// The words just behind it.
    public var before: String
    /// The words that belong there.
    public var words: String
    /// `known` or `guessed`.
    public var certainty: String
    /// Where the words come from.
    public var from: String
  }

  /// A quote.
  public struct Quote: Codable, Hashable, Sendable {
    /// Its number in the packet.
    public var number: Int
    /// Its address, `source/claim`.
    public var id: String
    /// The headings above it, in the document's words.
    public var headings: [String]
    /// What kind of sentence it is.
    public var role: String
    /// The words, byte for byte; nil where none are at hand.
    public var words: String?
    /// The SHA-256 of the words, or of the report in their place.
    public var sha256: String
    /// Words put back into the copy's holes.
    public var restored: [Restored]
    /// What another document reports, where no words are at hand.
    public var report: Report?
    /// How the words stand in the copies.
    public var evidence: Evidence
    /// The topics.
    public var topics: [String]
    /// What the words say, by language and rule.
    public var meaning: [Meaning]
    /// Translations: ours, which are unofficial, and the publisher's own.
    public var translations: [Translation]
    /// What the house should know; internal packets only.
    public var note: String?
  }

  /// A translation of a quote.
  public struct Translation: Codable, Hashable, Sendable {
    /// The language.
    public var lang: String
    /// The words.
    public var text: String
    /// The address of the quote that the words are, where they are the publisher's own translation; nil where they are
    /// ours.
    public var publisherQuote: String?
  }

  /// Words put back into a hole.
  public struct Restored: Codable, Hashable, Sendable {
    /// Where in the words they belong, in UTF-8 bytes.
    public var offset: Int
    /// The words.
    public var words: String
    /// `known` or `guessed`.
    public var certainty: String
    /// Where they come from.
    public var from: String
  }

  /// What another document reports.
  public struct Report: Codable, Hashable, Sendable {
    /// The document.
    public var by: String
    /// The line, 1-based.
    public var line: Int?
    /// The paraphrase.
    public var paraphrase: [Text]
  }

  /// How a quote stands in the copies.
  public struct Evidence: Codable, Hashable, Sendable {
    /// What was found.
    public var verdict: String
    /// The file in which the words stand.
    public var path: String?
    /// The first byte, 0-based.
    public var from: Int?
    /// The byte after the last one.
    public var to: Int?
    /// The steps of typography by which quote and copy differ.
    public var steps: [String]
  }

  /// What a quote says in plain words.
  public struct Meaning: Codable, Hashable, Sendable {
    /// The language.
    public var lang: String
    /// A sentence a rule.
    public var sentences: [String]
  }

  /// A passage that relies on quotes.
  public struct Passage: Codable, Hashable, Sendable {
    /// Its number.
    public var number: Int
    /// The guide.
    public var guide: String
    /// Its place in the guide.
    public var place: String
    /// The addresses of the quotes.
    public var quotes: [String]
    /// The heading above it.
    public var heading: [Text]
    /// The words, with the numbers of the quotes in square brackets.
    public var text: [Text]
  }

  /// A disagreement.
  public struct Disagreement: Codable, Hashable, Sendable {
    /// Its id.
    public var id: String
    /// What it is about.
    public var title: [Text]
    /// The kind.
    public var kind: String
    /// How it depends on how sentences are read.
    public var sureness: String
    /// The addresses of the quotes that disagree.
    public var quotes: [String]
    /// An example.
    public var example: [Text]
    /// What would make both agree.
    public var agreement: [Text]
    /// How it stands: `undecided`, `decided`, `open`, `lapsed`, `overdue` or `settled`.
    public var state: String
    /// The decision's id.
    public var decision: String?
    /// The decision in a phrase.
    public var decided: [Text]
  }

  /// A decision.
  public struct DecisionRecord: Codable, Hashable, Sendable {
    /// Its id.
    public var id: String
    /// The question.
    public var question: [Text]
    /// The quote that is followed; nil for an open question.
    public var follow: String?
    /// The quotes that are not.
    public var alternatives: [String]
    /// Why.
    public var reason: [Text]
    /// Who decided.
    public var decidedBy: String?
    /// The day.
    public var decidedOn: String?
    /// Who approved.
    public var approvedBy: String?
    /// Who owns an open question.
    public var owner: String?
    /// When to look again.
    public var reviewBy: String?
    /// `valid`, `open` or `lapsed`.
    public var state: String
    /// The quotes that it rests on, with their digests when it was made.
    public var rests: [RestsOn]
    /// What only the house should read; internal packets only.
    public var note: String?
  }

  /// A quote that a decision rests on.
  public struct RestsOn: Codable, Hashable, Sendable {
    /// Its address.
    public var quote: String
    /// The SHA-256 of its words when the decision was made.
    public var sha256: String
  }

  /// Cases on which no source speaks, or too little.
  public struct OpenCase: Codable, Hashable, Sendable {
    /// The table.
    public var matrix: String
    /// The outcome.
    public var outcome: String
    /// The cases.
    public var cases: [Text]
    /// What is open.
    public var open: [Text]
  }

  /// One case of a table, and what happens in it.
  public struct Case: Codable, Hashable, Sendable {
    /// The table.
    public var matrix: String
    /// The outcome.
    public var outcome: String
    /// The case.
    public var cases: [Text]
    /// What happens; empty where no source says.
    public var answer: [Text]
    /// How sure that is.
    public var mark: String
    /// The addresses of the quotes that say so.
    public var quotes: [String]
  }

  /// A test.
  public struct Test: Codable, Hashable, Sendable {
    /// Its id.
    public var id: String
    /// What was tried.
    public var title: [Text]
    /// The day, as far as it is known.
    public var date: String?
    /// What was seen.
    public var saw: [Text]
    /// What it means for the quotes.
    public var means: [Meaning]
    /// What it does not show.
    public var notShown: [Meaning]
  }

  /// How far the translation of one document into one language has come.
  public struct TranslationState: Codable, Hashable, Sendable {
    /// The language.
    public var lang: String
    /// The guide; nil for the quotes.
    public var guide: String?
    /// Texts translated, and read by nobody else.
    public var translated: Int
    /// Texts read by a second person, or released.
    public var reviewed: Int
    /// Texts whose original has changed since.
    public var outdated: Int
    /// Texts not translated.
    public var missing: Int
  }

  /// A term.
  public struct Term: Codable, Hashable, Sendable {
    /// Its id.
    public var id: String
    /// The term.
    public var term: [Text]
    /// What it means here.
    public var meaning: [Text]
    /// Whether the documents never define it.
    public var undefined: Bool
  }

  /// What changed since an earlier packet.
  public struct Changes: Codable, Hashable, Sendable {
    /// The earlier packet's id.
    public var packet: String
    /// The day of its content.
    public var asOf: String
    /// The changes.
    public var entries: [Change]
  }

  /// One change.
  public struct Change: Codable, Hashable, Sendable {
    /// What kind of change it is.
    public var kind: String
    /// What changed.
    public var subject: String
    /// The quote's number.
    public var number: Int?
    /// The words before.
    public var before: String?
    /// The words after.
    public var after: String?
  }
}
