import Claims
import Diagnostics
import Digests
import Evidence
import Testing

/// Small ledgers of documents and quotes.
struct EvidenceFixture {
  var sources: [Source] = []
  var captures: [Capture] = []
  var claims: [Claim] = []

  /// Adds a document; `text` is its saved copy, if there is one. A second copy of a source adds to it.
  mutating func document(
    _ id: String, _ text: String?, name: String = "copy", taken: String? = nil, through: String? = nil,
    holes: [Capture.Hole] = [], original: String? = nil, url: String? = nil
  ) throws {
    let source = try #require(SourceID(id))
    if !sources.contains(where: { $0.id == source }) {
      let standing: Source.Standing =
        try through.map {
          .secondary(knownThrough: try #require(SourceID($0)))
        } ?? .primary
      sources.append(
        Source(
          id: source, title: id, publisher: "Maker", url: url, language: try #require(LocaleCode("en")), kind: .policy,
          standing: standing, version: nil, build: nil, isBeta: false, published: nil, topics: [], supersedes: nil,
          copyright: nil, note: nil, location: .wholeFile("Content/sources/\(id)/source.yaml")))
    }
    guard let text else { return }
    captures.append(
      Capture(
        source: source, name: name, text: text, textPath: "Content/sources/\(id)/captures/\(name).txt",
        mediaType: "text/plain", originalSHA256: SHA256(of: original ?? text).hex, extent: .whole,
        taken: taken.flatMap { CalendarDate($0) }, takenBy: nil, method: nil, holes: holes,
        location: .wholeFile("Content/sources/\(id)/captures/\(name).yaml")))
  }

  /// Adds a quote.
  mutating func quote(
    _ source: String, _ name: String, _ text: String, headings: [String] = [],
    restorations: [Quotation.Restoration] = []
  ) throws {
    let place = FileLocation(path: "Content/sources/\(source)/claims.md", line: claims.count + 1, column: 3)
    claims.append(
      Claim(
        id: try #require(ClaimID("\(source)/\(name)")), headings: headings,
        wording: .quoted(Quotation(text: text, restorations: restorations, location: place)), role: .statement,
        topics: [], statements: [], note: nil, formerly: [], location: place))
  }

  /// The ledger of all that was added.
  func ledger() throws -> Ledger {
    let english = try #require(LocaleCode("en"))
    return Ledger(
      publication: Publication(
        title: LocalizedText("Title"), publisher: "We", locales: [english], defaultLocale: english, baseURL: nil,
        visibility: .internal, asOf: try #require(CalendarDate("2026-11-30"))),
      vocabulary: Vocabulary(dimensions: [], outcomes: [], regionSets: [], topics: [], terms: [], impossible: []),
      sources: sources, captures: captures, claims: claims, glosses: [], decisions: [], observations: [])
  }

  /// The verdict on a quote.
  func verdict(_ claim: String) throws -> Verdict {
    let id = try #require(ClaimID(claim))
    return try #require(EvidenceReport(try ledger())[id]).verdict
  }

  /// The verdict on one quote in one document.
  static func verdict(_ quote: String, in document: String) throws -> Verdict {
    var fixture = EvidenceFixture()
    try fixture.document("page", document)
    try fixture.quote("page", "quote", quote)
    return try fixture.verdict("page/quote")
  }
}

extension Verdict {
  /// The steps of typography that it took, each once, sorted.
  var steps: [TypographyStep] {
    switch self {
    case .typography(_, let uses), .hole(_, _, let uses): Set(uses.map { $0.step }).sorted()
    default: []
    }
  }

  /// What differs, as one line.
  var marked: String? {
    if case .altered(let alteration) = self { alteration.diff.marked } else { nil }
  }

  /// The words of the document at the verdict's place.
  func words(of document: String) -> String? {
    span.map { String(decoding: Array(document.utf8)[$0.bytes], as: UTF8.self) }
  }
}
