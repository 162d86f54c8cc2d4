import Claims
import Testing

@testable import ClaimsDatabase

@Suite struct SearchIndexTests {
  private let file: TemporaryFile
  private let database: ClaimsDatabase

  init() throws {
    file = try TemporaryFile()
    database = try file.open()
  }

  private func fixture() -> SearchFixture {
    var fixture = SearchFixture()
    fixture.add(source: "s", title: "Title")
    fixture.add("s/first", quote: "the first words", glosses: ["zh-Hans": "全屏"])
    fixture.add("s/second", quote: "the second words")
    for number in 0..<6 { fixture.add("s/other-\(number)", quote: "filler") }
    return fixture
  }

  private func store(_ fixture: SearchFixture) throws {
    try database.update(to: fixture.ledger, files: fixture.ledger.files)
  }

  private func find(_ text: String) throws -> [String] {
    try database.claims(matching: ClaimQuery(text: text)).map(\.description)
  }

  private func stale() throws -> Int64 {
    try Connection(path: file.path, file: "test").integer("SELECT count(*) FROM stale")
  }

  @Test("an import makes no index; the first query does")
  func laziness() throws {
    try store(fixture())
    let connection = try Connection(path: file.path, file: "test")
    let count = "SELECT count(*) FROM sqlite_schema WHERE name = 'search'"
    #expect(try connection.integer(count) == 0)
    #expect(try find("first") == ["s/first"])
    #expect(try connection.integer(count) == 1)
  }

  @Test("a claim that goes is not found any more, and one that comes is")
  func comingAndGoing() throws {
    try store(fixture())
    #expect(try find("words").sorted() == ["s/first", "s/second"])
    var changed = fixture()
    changed.claims.removeFirst()
    changed.glosses = []
    changed.add("s/third", quote: "the third words")
    try store(changed)
    #expect(try stale() > 0)
    #expect(try find("words").sorted() == ["s/second", "s/third"])
    #expect(try find("全屏").isEmpty)
    #expect(try stale() == 0)
    #expect(try find("filler").count == 6)
  }

  @Test("a gloss, a heading or a title that changes is found at once")
  func changes() throws {
    try store(fixture())
    #expect(try find("全屏") == ["s/first"])
    var changed = fixture()
    changed.glosses = []
    changed.sources = []
    changed.add(source: "s", title: "Renamed")
    try store(changed)
    #expect(try find("全屏").isEmpty)
    #expect(try find("renamed").count == 8)
    #expect(try find("title").isEmpty)
  }

  @Test("only the claims of the changed file are indexed again")
  func incremental() throws {
    var fixture = fixture()
    for number in 0..<40 { fixture.add("t/claim-\(number)", quote: "elsewhere") }
    try store(fixture)
    try database.prepareSearch()
    fixture.claims.remove(at: 1)
    try store(fixture)
    #expect(try stale() <= 8)
    #expect(try find("words") == ["s/first"])
  }

  @Test("after any updates, the index finds what a new one would", arguments: 0..<12)
  func equivalence(seed: Int) throws {
    var make = LedgerGenerator(seed: seed + 500)
    var mutator = LedgerMutator(seed: seed + 900)
    var ledger = make.ledger()
    for _ in 0..<4 {
      try database.update(to: ledger, files: ledger.files)
      try database.prepareSearch()
      ledger = mutator.changed(ledger)
    }
    try database.update(to: ledger, files: ledger.files)
    let fresh = try TemporaryFile()
    let other = try fresh.open()
    try other.update(to: ledger, files: ledger.files)
    for word in ["sheet", "全屏", "추적", "屏", "Markdown", "double", "break", "eu", "alpha", "文本", "null"] {
      let query = ClaimQuery(text: word)
      let found = try database.claims(matching: query)
      let expected = try other.claims(matching: query)
      #expect(found == expected, "\(word)")
    }
  }
}
