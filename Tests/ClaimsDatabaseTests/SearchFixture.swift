import Claims
import Diagnostics

/// Claims whose words are known, for searches.
struct SearchFixture {
  var sources: [Source] = []
  var claims: [Claim] = []
  var glosses: [Gloss] = []
  var vocabulary = Vocabulary(
    dimensions: [], outcomes: [], regionSets: [], topics: [], terms: [], impossible: [])

  private static func place(_ source: String, _ line: Int) -> FileLocation {
    FileLocation(path: "Content/sources/\(source)/claims.md", line: line, column: 1)
  }

  /// Adds a source, if its id is one.
  mutating func add(source: String, title: String) {
    guard let id = SourceID(source), let language = LocaleCode("en") else { return }
    sources.append(
      Source(
        id: id, title: title, publisher: "Publisher", url: nil, language: language, kind: .apiReference,
        standing: .primary, version: nil, build: nil, isBeta: false, published: nil, topics: [], supersedes: nil,
        copyright: nil, note: nil, location: .wholeFile("Content/sources/\(source)/source.yaml")))
  }

  /// Adds a quoted claim, if its address is one.
  mutating func add(
    _ address: String, quote: String, restorations: [Quotation.Restoration] = [], headings: [String] = [],
    glosses: [String: String] = [:], role: Claim.Role = .rule, topics: [String] = [], statements: [Statement] = [],
    note: String? = nil
  ) {
    guard let id = ClaimID(address) else { return }
    let place = Self.place(id.source.text, claims.count * 10 + 1)
    claims.append(
      Claim(
        id: id, headings: headings,
        wording: .quoted(Quotation(text: quote, restorations: restorations, location: place)), role: role,
        topics: topics.compactMap { TopicID($0) }, statements: statements, note: note, formerly: [],
        location: place))
    for (locale, text) in glosses {
      guard let locale = LocaleCode(locale) else { continue }
      self.glosses.append(Gloss(claim: id, locale: locale, text: text))
    }
  }

  /// Adds a reported claim, if its address is one.
  mutating func add(_ address: String, paraphrase: LocalizedText) {
    guard let id = ClaimID(address) else { return }
    let place = Self.place(id.source.text, claims.count * 10 + 1)
    claims.append(
      Claim(
        id: id, headings: [],
        wording: .reported(Report(paraphrase: paraphrase, by: id.source, line: nil, location: place)), role: .rule,
        topics: [], statements: [], note: nil, formerly: [], location: place))
  }

  /// All of it as a Ledger.
  var ledger: Ledger {
    var make = LedgerGenerator(seed: 1)
    return Ledger(
      publication: make.publication(), vocabulary: vocabulary, sources: sources.sorted { $0.id < $1.id }, captures: [],
      claims: claims, glosses: glosses.sorted { ($0.claim, $0.locale) < ($1.claim, $1.locale) }, decisions: [],
      observations: [])
  }
}
