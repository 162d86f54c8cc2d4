import Claims
import Testing

@testable import Consistency

/// The rule that two pages of one publisher word differently, and one page twice.
@Suite("The Markdown rule")
struct MarkdownRuleTests {
  static func fixture() throws -> LedgerFixture {
    var fixture = LedgerFixture()
    try fixture.set("five", ["FR", "DE", "IT", "PL", "RO"])
    try fixture.set("eu", ["FR", "DE", "IT", "PL", "RO", "NL", "ES", "SE", "IE"])
    try fixture.set("rest", ["NL", "ES", "SE", "IE"])
    try fixture.region("device", ordinary: ["DE", "NL", "US"])
    try fixture.region("account", ordinary: ["DE", "NL", "US"])
    try fixture.region("storefront", ordinary: ["DE", "NL", "US"])
    try fixture.version("os", cuts: ["26", "27.2"], ordinary: ["27.2", "26"])
    try fixture.choice("call", "new", "old")
    try fixture.choice("flag", "true", "false", onlyWhen: "call is new")
    try fixture.choice("action", "given", "none", onlyWhen: "call is new")
    try fixture.choice("markdown-key", "present", "absent")
    try fixture.cannotBe("call is new and os before 27.2")
    try fixture.outcome("text", "markdown", "ordinary")
    try fixture.outcome("interface", "full-page-sheet", "alert")
    try fixture.source("method-page")
    try fixture.source("key-page")
    try fixture.source("article", .article, publisher: "Author")
    try fixture.claim(
      "method-page/rest-markdown",
      "call is new and in eu: text is markdown if markdown-key is present (maybe only if)",
      quote: "The system displays markdown text in the , if you supply it.")
    try fixture.claim(
      "key-page/rest-needs-flag",
      "call is new and in rest: text is markdown if flag is true and markdown-key is present (maybe only if)",
      reportedBy: "article")
    return fixture
  }

  @Test("The method page and the key page differ only if the key page's condition is read as only if")
  func methodPageAgainstKeyPage() throws {
    let check = try ConsistencyCheck(Self.fixture().ledger)
    let report = check.report()
    #expect(report.findings.map(\.id) == ["text.key-page.rest-needs-flag~method-page.rest-markdown"])
    let finding = try #require(report.findings.first)
    #expect(finding.kind == .stricter)
    #expect(finding.verdict == .readingDependent)
    #expect(finding.restsOnReport)
    #expect(finding.state == .undecided)
    #expect(finding.sides.map(\.reading.direction) == [.onlyIf, .onIf])
    #expect(finding.sides.map { $0.effect.values.map(\.text) } == [["ordinary"], ["markdown"]])
    #expect(finding.sides.map(\.isWithinCondition) == [false, true])
    #expect(check.space.texts(finding) == ["device in rest, account in rest, flag false, markdown-key present"])
    #expect(finding.dissolvedBy.contains { $0.map(\.side) == [0] && $0.map(\.reading.direction) == [.onIf] })
  }

  @Test("The example is an ordinary one: the Netherlands everywhere, and the flag is all that has to change")
  func witnessAndContrast() throws {
    let report = try ConsistencyCheck(Self.fixture().ledger).report()
    let finding = try #require(report.findings.first)
    let settings = finding.witness.settings.map { "\($0.dimension) \($0.atom)" }
    #expect(
      settings == [
        "device NL", "account NL", "flag false", "markdown-key present", "storefront NL", "os 27.2+", "call new",
        "action given",
      ])
    #expect(finding.witness.mattering == 4)
    let contrast = try #require(finding.contrast)
    #expect("\(contrast.dimension) \(contrast.atom)" == "flag true")
    #expect(contrast.isAgreement)
    #expect(contrast.values.map(\.text) == ["markdown"])
    #expect(contrast.consequences.isEmpty)
  }

  @Test("The method page's own note ties Markdown to the sheet, and so differs from its list in the same case")
  func methodPageAgainstItself() throws {
    var fixture = try Self.fixture()
    // The note speaks of the full-page sheet, which in the rest of the EU takes the flag.
    try fixture.claim(
      "method-page/note-sheet",
      "call is new and in rest: text is markdown if flag is true and markdown-key is present (maybe only if)",
      quote: "the full-page sheet uses that string instead")
    let check = try ConsistencyCheck(fixture.ledger)
    let report = check.report()
    let finding = try #require(report.finding("text.method-page.note-sheet~method-page.rest-markdown"))
    #expect(finding.kind == .stricter)
    #expect(!finding.restsOnReport)
    #expect(check.space.texts(finding) == ["device in rest, account in rest, flag false, markdown-key present"])
  }
}
