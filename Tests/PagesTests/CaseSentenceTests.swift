import Claims
import Consistency
import Guides
import Testing

@testable import Pages

/// Several sets of cases as one phrase, and where the sides of a disagreement stand.
@Suite struct CaseSentenceTests {
  /// A term: "user in eu", "call is new".
  private static func term(_ text: String) throws -> Term {
    let words = text.split(separator: " ").map { String($0) }
    let subject = Term.Subject.dimension(try #require(DimensionID(words[0])))
    switch words[1] {
    case "in": return Term(subject, .inside([.set(try #require(RegionSetID(words[2])))]))
    case "outside": return Term(subject, .outside([.set(try #require(RegionSetID(words[2])))]))
    default: return Term(subject, .isOneOf([try #require(ValueID(words[2]))]))
    }
  }

  @Test(arguments: [
    (["storefront in five", "user in five"], "en", "App Store or user in the five countries"),
    (["storefront in five", "user in five"], "zh-Hans", "App Store发行地或用户在五国"),
    (["storefront in five", "user in five"], "ko", "5개국의 App Store 또는 사용자"),
    (["user in eu", "pending is yes"], "en", "user in the EU or request pending"),
    (["user in eu", "pending is yes"], "zh-Hans", "用户在欧盟，或有待回答的请求"),
    (["user in eu", "pending is yes"], "ko", "EU의 사용자 또는 대기 중인 요청 있음"),
    (["call is new; user in eu", "call is new; pending is yes"], "en", "new call: user in the EU or request pending"),
    (["call is new; user in eu", "call is new; pending is yes"], "zh-Hans", "新方法：用户在欧盟，或有待回答的请求"),
    (
      ["call is older; user in eu", "markdown-key is absent; pending is yes"], "en",
      "user in the EU, older call; or Markdown key absent, request pending"
    ),
    (
      ["call is older; user in eu", "markdown-key is absent; pending is yes"], "zh-Hans",
      "用户在欧盟，旧方法；或者没有Markdown键，有待回答的请求"
    ),
    (["call is older", "call is older; pending is yes"], "en", "older call"),
    (["storefront outside five; user outside five"], "zh-Hans", "App Store发行地和用户均不在五国"),
    (["storefront outside five"], "zh-Hans", "App Store发行地不在五国"),
  ])
  func `what several sets of cases share is said once, and a mark parts what needs several words`(
    cases: [String], tag: String, expected: String
  ) throws {
    let ledger = try Shipped.ledger()
    let space = try ConsistencyCheck(ledger).space
    let terms = try cases.map { text in
      let box = space.condition(try text.split(separator: ";").map { try Self.term(String($0)) }).boxes
      return space.terms(of: try #require(box.first))
    }
    #expect(try Shipped.scenarios(ledger, tag).text(anyOf: terms) == expected)
  }

  @Test func `no end of a shipped diagram tells cases apart that together are all there are`() throws {
    let content = try Shipped.content()
    let ledger = try #require(content.ledger)
    let check = try ConsistencyCheck(ledger)
    let report = check.report()
    let words = try Shipped.words("en")
    let site = Site(
      ledger: ledger, guides: content.guides, report: report, evaluator: Evaluator(check, report),
      words: [words.locale: words])
    let edition = Edition(site: site, locale: words.locale)
    let ends = content.guides.flatMap { guide in
      guide.matrices.flatMap { matrix in
        Self.ends(DecisionTree(MatrixTable(edition, matrix, .guide(guide.id.text, .matrix))).root)
      }
    }
    let part = "second prompt: one allows it, one rules it out "
    #expect(ends.contains { $0.hasPrefix(part + "(app removed and installed again or eligible region); ") }, "\(ends)")
    #expect(ends.contains { $0.hasSuffix("full-page sheet or alert (App Store or user in the five countries)") })
    // Both values of a choice in one bracket are no choice at all.
    let pairs = [("eligible region", "region that is not eligible"), ("tracking switch on", "tracking switch off")]
    for end in ends {
      for part in end.split(separator: ";") {
        #expect(!pairs.contains { part.contains($0.0) && part.contains($0.1) }, "\(part)")
      }
    }
  }

  private static func ends(_ node: DecisionTree.Node?) -> [String] {
    switch node {
    case .end(let ends): ends.map { $0.text }
    case .question(_, let answers): answers.flatMap { Self.ends($0.next) }
    case nil: []
    }
  }

  @Test(arguments: [
    ("en", "the method’s page, first quote: no button; according to the method’s page, second quote: button."),
    ("zh-Hans", "按方法页第一处引文：没有按钮；按方法页第二处引文：有按钮。"),
    ("ko", "메서드 페이지, 첫 번째 인용문: 버튼 없음 / 메서드 페이지, 두 번째 인용문: 버튼 있음."),
  ])
  func `two quotes under one heading of a document are told apart by their order`(tag: String, end: String) throws {
    let story = try Self.story("button.method-page.eu-sheet~method-page.five-countries", tag)
    #expect(story.example.hasSuffix(end), "\(story.example)")
  }

  @Test func `two quotes of a document are told apart by the headings above them`() throws {
    let story = try Self.story("text.method-page.rest-of-eu-markdown~method-page.sheet-uses-markdown", "en")
    #expect(
      story.example.hasSuffix(
        "According to the method’s page, under “Display a full-page sheet”: Markdown text; according to the method’s "
          + "page, under “Configure the app’s target properties”: original text."), "\(story.example)")
  }

  @Test func `a change after which everything is open says no more than the change`() throws {
    let ledger = try Shipped.ledger()
    let report = try ConsistencyCheck(ledger).report()
    let words = try Shipped.words("en")
    var isMet = false
    for finding in report.findings {
      guard let contrast = finding.contrast, contrast.isAgreement else { continue }
      let all = ledger.vocabulary.outcome(finding.outcome)?.values.count
      let agreement = FindingStory(finding, ledger: ledger, words: words).agreement
      #expect(agreement?.contains("Both then say") == (contrast.values.count != all), "\(finding.id)")
      isMet = isMet || contrast.values.count == all
    }
    #expect(isMet)
  }

  @Test(arguments: ["en", "zh-Hans", "ko"])
  func `what is told of a disagreement never has two colons in a row`(tag: String) throws {
    let ledger = try Shipped.ledger()
    let check = try ConsistencyCheck(ledger)
    let words = try Shipped.words(tag)
    var lines = 0
    for finding in check.report().findings {
      let explanation = FindingExplanation(finding, ledger: ledger, space: check.space, words: words)
      let glosses = Set(finding.sides.compactMap { ledger.translation(of: $0.claim, in: words.locale)?.text })
      for line in explanation.sections.flatMap({ $0.lines }) where !glosses.contains(line) {
        // Code, what stands between quotation marks and addresses keep the colons of their documents.
        let said = line.replacing(#/`[^`]*`|“.*”|‘.*’|\([^)]*:[^)]*\)/#, with: "")
        for part in said.split(separator: #/[;；。/]|\. /#) {
          #expect(part.count { $0 == ":" || $0 == "：" } < 2, "\(line)")
          lines += 1
        }
      }
    }
    #expect(lines > 500)
  }

  private static func story(_ id: String, _ tag: String) throws -> FindingStory {
    let ledger = try Shipped.ledger()
    let finding = try #require(try ConsistencyCheck(ledger).report().finding(id))
    return FindingStory(finding, ledger: ledger, words: try Shipped.words(tag))
  }
}
