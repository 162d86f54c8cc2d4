import Claims
import Diagnostics
import Testing

@Suite struct LedgerTests {
  private static let place = FileLocation.wholeFile("Content/sources/page/claims.md")

  private static func claim(_ address: String, note: String? = nil) throws -> Claim {
    Claim(
      id: try #require(ClaimID(address)), headings: [],
      wording: .quoted(Quotation(text: address, restorations: [], location: place)), role: .statement, topics: [],
      statements: [], note: note, formerly: [], location: place)
  }

  private static func source(_ id: String, title: String) throws -> Source {
    Source(
      id: try #require(SourceID(id)), title: title, publisher: "P", url: nil, language: try #require(LocaleCode("en")),
      kind: .article, standing: .primary, version: nil, build: nil, isBeta: false, published: nil, topics: [],
      supersedes: nil, copyright: nil, note: nil, location: place)
  }

  private static func ledger(claims: [Claim], sources: [Source], glosses: [Gloss]) throws -> Ledger {
    let english = try #require(LocaleCode("en"))
    return Ledger(
      publication: Publication(
        title: LocalizedText("T"), publisher: "P", locales: [english], defaultLocale: english, baseURL: nil,
        visibility: .internal, asOf: try #require(CalendarDate("2026-11-30"))),
      vocabulary: Vocabulary(dimensions: [], outcomes: [], regionSets: [], topics: [], terms: [], impossible: []),
      sources: sources, captures: [], claims: claims, glosses: glosses, decisions: [], observations: [])
  }

  @Test func `claims, sources and glosses are found by their ids`() throws {
    let korean = try #require(LocaleCode("ko"))
    let claim = try Self.claim("page/sheet")
    let ledger = try Self.ledger(
      claims: [try Self.claim("page/other"), claim], sources: [try Self.source("page", title: "The page")],
      glosses: [Gloss(claim: claim.id, locale: korean, text: "시트")])
    #expect(ledger.claim(claim.id) == claim)
    #expect(ledger.source(claim.id.source)?.title == "The page")
    #expect(ledger.gloss(of: claim.id, in: korean) == "시트")
  }

  @Test func `what is not there is nil`() throws {
    let ledger = try Self.ledger(claims: [], sources: [], glosses: [])
    let id = try #require(ClaimID("page/sheet"))
    #expect(ledger.claim(id) == nil)
    #expect(ledger.source(id.source) == nil)
    #expect(ledger.gloss(of: id, in: try #require(LocaleCode("ko"))) == nil)
  }

  @Test func `of two things with one id the first is found`() throws {
    let korean = try #require(LocaleCode("ko"))
    let first = try Self.claim("page/sheet", note: "first")
    let ledger = try Self.ledger(
      claims: [first, try Self.claim("page/sheet", note: "second")],
      sources: [try Self.source("page", title: "First"), try Self.source("page", title: "Second")],
      glosses: [
        Gloss(claim: first.id, locale: korean, text: "하나"), Gloss(claim: first.id, locale: korean, text: "둘"),
      ])
    #expect(ledger.claim(first.id)?.note == "first")
    #expect(ledger.source(first.id.source)?.title == "First")
    #expect(ledger.gloss(of: first.id, in: korean) == "하나")
  }

  @Test func `a localized text falls back to the original`() throws {
    let korean = try #require(LocaleCode("ko"))
    let text = LocalizedText("sheet", translations: [korean: "시트"])
    #expect(text(korean) == "시트")
    #expect(text(try #require(LocaleCode("zh-Hans"))) == "sheet")
  }
}

@Suite struct VocabularyTests {
  @Test func `names of regions stand for their members, unknown ones for none`() throws {
    let place = FileLocation.wholeFile("regions.yaml")
    let codes = try ["DE", "FR"].map { try #require(RegionCode($0)) }
    let id = try #require(RegionSetID("two"))
    let set = RegionSet(
      id: id, label: LocalizedText("two"), asOf: nil, definition: .members(codes.map { .country($0) }), members: codes,
      location: place)
    let vocabulary = Vocabulary(
      dimensions: [], outcomes: [], regionSets: [set], topics: [], terms: [], impossible: [])
    #expect(vocabulary.members(of: .set(id)) == codes)
    #expect(vocabulary.members(of: .country(codes[0])) == [codes[0]])
    #expect(vocabulary.members(of: .set(try #require(RegionSetID("three")))).isEmpty)
    #expect(vocabulary.regionSet(id) == set)
    #expect([RegionName.set(id), .country(codes[1])].map { $0.description } == ["two", "FR"])
  }
}
