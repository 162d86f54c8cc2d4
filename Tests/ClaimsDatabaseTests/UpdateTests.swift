import Claims
import Diagnostics
import Testing

@testable import ClaimsDatabase

@Suite struct UpdateTests {
  private func ledger(
    claims: [Claim] = [], glosses: [Gloss] = [], sources: [Source] = [], vocabulary: Vocabulary? = nil
  ) -> Ledger {
    var make = LedgerGenerator(seed: 1)
    return Ledger(
      publication: make.publication(), vocabulary: vocabulary ?? make.vocabulary(), sources: sources, captures: [],
      claims: claims, glosses: glosses, decisions: [], observations: [])
  }

  private func claims(_ count: Int) throws -> [Claim] {
    var make = LedgerGenerator(seed: 2)
    let source = try #require(SourceID("s"))
    return try (0..<count).map { number in
      let name: ClaimName = try #require(ClaimName("c\(number)"))
      return make.claim(of: source, name, line: number * 10)
    }
  }

  private func ids(_ file: TemporaryFile) throws -> [Int64] {
    let rows = try Connection(path: file.path, file: "test").prepare("SELECT id FROM claim ORDER BY id")
    var ids: [Int64] = []
    while try rows.step() { ids.append(rows.integer(at: 0)) }
    return ids
  }

  @Test("a claim added in the middle leaves the others' rows where they are")
  func insertion() throws {
    let all = try claims(6)
    let file = try TemporaryFile()
    let database = try file.open()
    let some = ledger(claims: Array(all[..<3] + all[4...]))
    try database.update(to: some, files: some.files)
    let before = try ids(file)
    let whole = ledger(claims: all)
    try database.update(to: whole, files: whole.files)
    let after = try ids(file)
    #expect(after.count == 6)
    #expect(after[..<3] + after[4...] == before[...])
    #expect(try file.open().ledger() == whole)
  }

  @Test("claims added at one place again and again find room, by writing anew if they must")
  func crowding() throws {
    let all = try claims(300)
    let file = try TemporaryFile()
    let database = try file.open()
    var order = [all[0], all[1]]
    for claim in all[2...] {
      order.insert(claim, at: order.count / 2)
      if order.count % 10 == 0 || order.count > 280 {
        let now = ledger(claims: order)
        try database.update(to: now, files: now.files(version: order.count))
      }
    }
    #expect(try file.open().ledger()?.claims == order)
    let ids = try ids(file)
    #expect(ids == ids.sorted() && Set(ids).count == 300)
  }

  /// Two texts that Swift takes for equal and that have different bytes.
  static let twins = [("caf\u{E9}", "cafe\u{301}"), ("\u{212B}", "\u{C5}"), ("a\u{323}\u{307}", "a\u{307}\u{323}")]

  @Test("a change that Swift does not see in a string is stored all the same", arguments: twins)
  func canonicalEquivalence(one: String, other: String) throws {
    #expect(one == other)
    let place = FileLocation(path: "Content/sources/s/claims.md", line: 1, column: 1)
    func claim(_ text: String) throws -> Claim {
      Claim(
        id: try #require(ClaimID("s/c")), headings: [text],
        wording: .quoted(Quotation(text: text, restorations: [], location: place)), role: .rule, topics: [],
        statements: [], note: text, formerly: [], location: place)
    }
    let file = try TemporaryFile()
    let database = try file.open()
    let gloss = Gloss(claim: try #require(ClaimID("s/c")), locale: try #require(LocaleCode("ko")), text: one)
    try database.update(
      to: ledger(claims: [try claim(one)], glosses: [gloss]), files: [ContentFile(path: place.path, digest: "1")])
    let twin = ledger(
      claims: [try claim(other)], glosses: [Gloss(claim: gloss.claim, locale: gloss.locale, text: other)])
    try database.update(to: twin, files: [ContentFile(path: place.path, digest: "2")])
    let found = try #require(try file.open().ledger())
    #expect(exactBytes(of: found) == exactBytes(of: twin))
  }

  @Test("a translation that changes in bytes only is stored, though its claim's file is the same")
  func translations() throws {
    let place = FileLocation(path: "Content/sources/s/claims.md", line: 1, column: 1)
    let korean = try #require(LocaleCode("ko"))
    func claim(_ text: String) throws -> Claim {
      let paraphrase = LocalizedText("said", translations: [korean: text])
      let report = Report(paraphrase: paraphrase, by: try #require(SourceID("s")), line: nil, location: place)
      return Claim(
        id: try #require(ClaimID("s/c")), headings: [], wording: .reported(report), role: .rule, topics: [],
        statements: [], note: nil, formerly: [], location: place)
    }
    let file = try TemporaryFile()
    let database = try file.open()
    let kept = ContentFile(path: place.path, digest: "1")
    let composed = ledger(claims: [try claim("\u{D55C}")])
    let decomposed = ledger(claims: [try claim("\u{1112}\u{1161}\u{11AB}")])
    #expect(composed == decomposed)
    try database.update(to: composed, files: [kept, ContentFile(path: "Content/locales/ko", digest: "1")])
    try database.update(to: decomposed, files: [kept, ContentFile(path: "Content/locales/ko", digest: "2")])
    let found = try #require(try file.open().ledger())
    #expect(exactBytes(of: found) == exactBytes(of: decomposed))
  }

  @Test("two spellings of one version are two conditions")
  func versionSpellings() throws {
    let place = FileLocation(path: "Content/sources/s/claims.md", line: 1, column: 1)
    let system = Term.Subject.dimension(try #require(DimensionID("system")))
    let outcome = try #require(OutcomeID("text"))
    let statements = try ["27", "27.0", "27"].map { spelling in
      Statement(
        outcome: outcome, modality: .isSo, values: [],
        frame: [Term(system, .from(try #require(Version(spelling))))], connective: .always, condition: [],
        whatever: [], maybeOnlyIf: false, places: [], location: place)
    }
    let claim = Claim(
      id: try #require(ClaimID("s/c")), headings: [],
      wording: .quoted(Quotation(text: "q", restorations: [], location: place)), role: .rule, topics: [],
      statements: statements, note: nil, formerly: [], location: place)
    let file = try TemporaryFile()
    let whole = ledger(claims: [claim])
    try file.open().update(to: whole, files: whole.files)
    let found = try #require(try file.open().ledger())
    #expect(exactBytes(of: found.claims) == exactBytes(of: whole.claims))
  }

  @Test("names that nothing uses any more go when everything is written anew")
  func forgetting() throws {
    let file = try TemporaryFile()
    let database = try file.open()
    var make = LedgerGenerator(seed: 3)
    make.claimsPerSource = 0
    let source = try #require(SourceID("s"))
    for round in 0..<14 {
      let claims = try (0..<100).map { number in
        let name: ClaimName = try #require(ClaimName("r\(round)-\(number)"))
        return make.claim(of: source, name, line: number)
      }
      let now = ledger(claims: claims)
      try database.update(to: now, files: now.files(version: round))
    }
    // Fourteen rounds of a hundred are 1,400 names; the tolerance is 1,000.
    let names = try Connection(path: file.path, file: "test").integer("SELECT count(*) FROM claim_name")
    #expect(names < 1100)
  }
}
