import Claims
import Diagnostics
import Testing

@testable import ClaimsDatabase

@Suite struct QueryTests {
  private static let place = FileLocation(path: "Content/vocabulary/dimensions.yaml", line: 1, column: 1)

  private static func id<Kind>(_ text: String) throws -> Identifier<Kind> { try #require(Identifier<Kind>(text)) }

  private static func vocabulary() throws -> Vocabulary {
    func dimension(_ name: String, _ kind: Dimension.Kind) throws -> Dimension {
      let name: DimensionID = try id(name)
      return Dimension(
        id: name, label: LocalizedText(name.text), short: LocalizedText(name.text), kind: kind, location: place)
    }
    func value(_ name: String) throws -> DimensionValue {
      let text = LocalizedText(name)
      return DimensionValue(id: try id(name), phrase: Phrase(label: text, clause: text, linking: text))
    }
    func set(_ name: String, _ codes: String...) throws -> RegionSet {
      let members = try codes.map { try #require(RegionCode($0)) }
      return RegionSet(
        id: try id(name), label: LocalizedText(name), asOf: nil, definition: .members(members.map { .country($0) }),
        members: members, location: place)
    }
    let topics = try ["sheet", "button"].map { name in
      Topic(id: try id(name), label: LocalizedText(name), location: place)
    }
    return Vocabulary(
      dimensions: [
        try dimension("device", .region), try dimension("account", .region),
        try dimension("flag", .choice([try value("true"), try value("false")])),
        try dimension("system", .version(product: "iOS", cuts: [])),
      ], outcomes: [], regionSets: [try set("eu", "DE", "FR", "IT"), try set("five", "DE", "FR")], topics: topics,
      terms: [], impossible: [])
  }

  /// A statement with terms, one a word: `flag=true`, `places<eu`, `device>five`, `system>=27`, `system<27`.
  private static func statement(_ terms: [Term], whatever: [String] = [], places: [[String]] = []) throws -> Statement {
    Statement(
      outcome: try id("text"), modality: .isSo, values: [], frame: Array(terms.prefix(1)), connective: .onIf,
      condition: Array(terms.dropFirst()), whatever: try whatever.map { try id($0) }, maybeOnlyIf: false,
      places: try places.map { try $0.map { try id($0) } }, location: place)
  }

  private static func ledger() throws -> Ledger {
    func dimension(_ name: String) throws -> Term.Subject { .dimension(try id(name)) }
    func sets(_ names: String...) throws -> [RegionName] { try names.map { .set(try id($0)) } }
    func version(_ text: String) throws -> Version { try #require(Version(text)) }
    let isTrue = Term(try dimension("flag"), .isOneOf([try id("true")]))
    let isNotTrue = Term(try dimension("flag"), .isNoneOf([try id("true")]))
    let inEU = Term(.places, .inside(try sets("eu")))
    let outsideFive = Term(try dimension("device"), .outside(try sets("five")))
    let from27 = Term(try dimension("system"), .from(try version("27")))
    let before272 = Term(try dimension("system"), .before(try version("27.2")))
    var fixture = SearchFixture()
    fixture.vocabulary = try vocabulary()
    fixture.add(source: "page", title: "A page")
    fixture.add(source: "article", title: "An article")
    fixture.add("article/bare", quote: "words alone", role: .statement, topics: ["button"])
    fixture.add("page/flag", quote: "words flag", topics: ["sheet"], statements: [try statement([isTrue])])
    fixture.add("page/unflag", quote: "words", role: .advice, statements: [try statement([isNotTrue])])
    fixture.add("page/eu", quote: "words", statements: [try statement([inEU], places: [["device"], ["account"]])])
    fixture.add("page/five", quote: "words", statements: [try statement([outsideFive])])
    fixture.add("page/late", quote: "words", statements: [try statement([from27, before272])])
    fixture.add(
      "page/split", quote: "words", statements: [try statement([isTrue]), try statement([inEU], places: [["account"]])])
    fixture.add(
      "page/any", quote: "words",
      statements: [try statement([isTrue, inEU], whatever: ["system"], places: [["device"]])])
    return fixture.ledger
  }

  private func find(_ request: QueryRequest) throws -> [String] {
    let file = try TemporaryFile()
    let database = try file.open()
    let ledger = try Self.ledger()
    try database.update(to: ledger, files: ledger.files)
    return try database.claims(matching: request.resolved(in: ledger).get()).map(\.description)
  }

  @Test(
    "conditions find the claims that speak of them",
    arguments: [
      (["flag=true"], ["page/flag", "page/split", "page/any"]), (["flag=false"], ["page/unflag"]),
      (["region=DE"], ["page/eu", "page/split", "page/any"]),
      (["region=IT"], ["page/eu", "page/five", "page/split", "page/any"]),
      (["region=US"], ["page/five"]), (["device=DE"], ["page/eu", "page/any"]),
      (["account=DE"], ["page/eu", "page/split"]),
      (["region=five"], ["page/eu", "page/split", "page/any"]), (["system=27"], ["page/late", "page/any"]),
      (["system=27.2-beta"], ["page/late", "page/any"]), (["system=27.2"], ["page/any"]), (["system=26"], ["page/any"]),
      (["flag=true", "region=DE"], ["page/any"]), (["flag=true", "region=US"], []),
    ])
  func conditions(conditions: [String], found: [String]) throws {
    #expect(try find(QueryRequest(conditions: conditions)) == found)
  }

  @Test("documents, topics and roles narrow a query, with words and without")
  func filters() throws {
    #expect(try find(QueryRequest(source: "article")) == ["article/bare"])
    #expect(try find(QueryRequest(topic: "sheet")) == ["page/flag"])
    #expect(try find(QueryRequest(role: "advice")) == ["page/unflag"])
    #expect(try find(QueryRequest(text: "flag", source: "page", topic: "sheet", role: "rule")) == ["page/flag"])
    #expect(try find(QueryRequest(text: "flag", source: "article")).isEmpty)
    #expect(try find(QueryRequest(text: "words", conditions: ["flag=false"])) == ["page/unflag"])
    #expect(try find(QueryRequest(text: "  ")).count == 8)
  }

  @Test(
    "what names nothing is told, with the nearest name",
    arguments: [
      (QueryRequest(source: "pagee"), DiagnosticID.unknownID, "no document 'pagee'; did you mean 'page'?"),
      (QueryRequest(topic: "shet"), .unknownID, "no topic 'shet'; did you mean 'sheet'?"),
      (QueryRequest(role: "rules"), .unknownID, "no role 'rules'; did you mean 'rule'?"),
      (QueryRequest(source: "Not An Id"), .unknownID, "no document 'Not An Id'"),
      (QueryRequest(conditions: ["flag"]), .badValue, "'flag' is no condition; expected name=value, such as region=DE"),
      (QueryRequest(conditions: ["flog=true"]), .unknownID, "nothing depends on 'flog'; did you mean 'flag'?"),
      (QueryRequest(conditions: ["flag=ture"]), .unknownID, "'flag' has no value 'ture'; did you mean 'true'?"),
      (
        QueryRequest(conditions: ["region=de"]), .unknownRegion,
        "no region 'de'; expected a code of ISO 3166-1 or a set of the vocabulary; did you mean 'DE'?"
      ),
      (
        QueryRequest(conditions: ["device=fiv"]), .unknownRegion,
        "no region 'fiv'; expected a code of ISO 3166-1 or a set of the vocabulary; did you mean 'five'?"
      ),
      (
        QueryRequest(conditions: ["system=new"]), .badVersion,
        "'new' is no version; expected one such as 27.2 or 27.2-beta3"
      ),
    ])
  func faults(request: QueryRequest, id: DiagnosticID, message: String) throws {
    guard case .failure(let fault) = request.resolved(in: try Self.ledger()) else {
      Issue.record("no fault")
      return
    }
    #expect(fault.diagnostics.map(\.id) == [id])
    #expect(fault.diagnostics.map(\.message) == [message])
  }

  @Test("everything that is wrong is told at once")
  func allFaults() throws {
    let request = QueryRequest(source: "x1", topic: "x2", role: "x3", conditions: ["x4", "x5=1", "system=x"])
    guard case .failure(let fault) = request.resolved(in: try Self.ledger()) else {
      Issue.record("no fault")
      return
    }
    #expect(fault.diagnostics.count == 6)
  }
}
