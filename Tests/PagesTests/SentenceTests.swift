import Claims
import Consistency
import Content
import Diagnostics
import Foundation
import Pages
import Testing
import Workspace

/// The plain sentences that rule lines and scenarios become, read from the shipped content and the tool's own words.
@Suite struct SentenceTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  private static func words(_ tag: String) throws -> Words {
    let locale = try #require(LocaleCode(tag))
    let folder = try Folder("\(checkout)/Templates")
    var faults: [Diagnostic] = []
    let entries = WordsFile.entries(try folder.text("words/\(tag).yaml").get(), reporting: &faults)
    #expect(faults.isEmpty)
    return Words(locale: locale, entries: entries)
  }

  private static func ledger() throws -> Ledger {
    try #require(ContentLoader.load(try Folder("\(checkout)/Content", prefix: "Content")).ledger)
  }

  private static func sentences(_ id: String, _ tag: String) throws -> [String] {
    let ledger = try ledger()
    let words = try words(tag)
    let sentence = RuleSentence(vocabulary: ledger.vocabulary, words: words, language: LanguageData(words.locale))
    let claim = try #require(ClaimID(id).flatMap { ledger.claim($0) })
    return claim.statements.map { sentence.text($0) }
  }

  @Test(arguments: [
    (
      "en",
      "New call, device and account in the EU: if the Markdown key is present, the prompt shows the "
        + "Markdown text. "
        + "Also checked as “only then”."
    )
  ])
  func `a rule line becomes the sentence that authors check`(tag: String, expected: String) throws {
    #expect(try Self.sentences("method-page/rest-of-eu-markdown", tag).first == expected)
  }

  @Test(arguments: [
    ("policy-page/not-after-opting-out", "en", "the app should not make the call again."),
    ("policy-page/not-after-opting-out", "zh-Hans", "则App不应再次调用。"),
    ("policy-page/not-after-opting-out", "ko", "앱이 다시 호출하지 않는 것이 좋습니다."),
    ("method-page/call-again", "en", "the app must make the call again."),
    ("policy-page/may-lead-back", "ko", "앱이 다시 호출해도 됩니다."),
    ("method-page/not-within-a-year", "zh-Hans", "则不能再次弹出提示。"),
    ("method-page/five-countries", "en", "the full-page sheet appears, regardless of `preferExpandedInterface`."),
    ("policy-page/ask-again-after-a-year", "en", "regardless of the content of the earlier answer."),
    ("new-header/earlier-decision-returned", "en", "and the person has answered before, no prompt appears."),
    ("method-page/availability", "zh-Hans", "App在iPhone、iPad或Mac Catalyst上运行，且系统为iOS 27.2 beta或更高版本，则方法可用。"),
    ("method-page/availability", "ko", "앱이 iPhone, iPad 또는 Mac Catalyst에서 실행되고 버전이 iOS 27.2 베타 이상이면 메서드를 사용할 수 있습니다."),
    ("simulator-record/always-the-alert", "en", "Simulator, a beta of iOS 27.2: the alert appears."),
  ])
  func `what one must, should and may do is said in each language's own words`(
    id: String, tag: String, end: String
  ) throws {
    let sentence = try #require(try Self.sentences(id, tag).first)
    #expect(sentence.hasSuffix(end), "\(sentence)")
  }

  @Test func `a strength without a sentence of its own is told by a word before the plain one`() throws {
    let ledger = try Self.ledger()
    let scenarios = ScenarioSentence(
      vocabulary: ledger.vocabulary, words: try Self.words("en"), language: LanguageData(try Self.words("en").locale))
    let status = try #require(OutcomeID("status"))
    let denied = try #require(ValueID("denied"))
    #expect(scenarios.text(Effect(modality: .should, values: [denied]), of: status) == "recommended: `denied`")
    #expect(scenarios.text(Effect(modality: .shouldNot, values: [denied]), of: status) == "advised against: `denied`")
    let again = try #require(OutcomeID("call-again"))
    let yes = try #require(ValueID("yes"))
    #expect(
      scenarios.text(Effect(modality: .shouldNot, values: [yes]), of: again)
        == "the app should not make the call again")
  }

  @Test(arguments: [
    (
      "call-again.method-page.call-again~policy-page.not-after-opting-out",
      "One requires what the other advises against"
    ),
    (
      "call-again.policy-page.may-lead-back~policy-page.not-after-opting-out",
      "One allows what the other advises against"
    ),
    ("reprompt.method-page.again-after-a-year~new-header.periodic-asking", "One allows what the other rules out"),
  ])
  func `a disagreement on what to do is named by the strength of both sides`(id: String, kind: String) throws {
    let ledger = try Self.ledger()
    let finding = try #require(try ConsistencyCheck(ledger).report().finding(id))
    #expect(FindingStory(finding, ledger: ledger, words: try Self.words("en")).kind == kind)
  }

  @Test func `the two wordings of the Markdown rule have the example that a careful editor would give`() throws {
    let ledger = try Self.ledger()
    let check = try ConsistencyCheck(ledger)
    let id = "text.key-page.needs-true~method-page.rest-of-eu-markdown"
    let finding = try #require(check.report().finding(id))
    #expect(finding.restsOnReport)
    #expect(finding.verdict == .readingDependent)
    let story = FindingStory(finding, ledger: ledger, words: try Self.words("en"))
    #expect(
      story.example.hasPrefix(
        "Device and account in the Netherlands, iOS 27.2, new call, `preferExpandedInterface: false`, "
          + "Markdown key present. "))
    #expect(story.agreement?.hasPrefix("`preferExpandedInterface: true`.") == true)
    let within = "text.method-page.rest-of-eu-markdown~method-page.sheet-uses-markdown"
    #expect(check.report().finding(within)?.verdict == .readingDependent)
  }

  @Test func `every rule of the shipped content has a sentence without holes in three languages`() throws {
    let ledger = try Self.ledger()
    for tag in ["en", "zh-Hans", "ko"] {
      let words = try Self.words(tag)
      let sentence = RuleSentence(vocabulary: ledger.vocabulary, words: words, language: LanguageData(words.locale))
      for statement in ledger.claims.flatMap({ $0.statements }) {
        let text = sentence.text(statement)
        #expect(!text.contains("{") && !text.contains("}"), "\(text)")
        #expect(!text.contains("  "), "\(text)")
        #expect(!text.isEmpty)
      }
    }
  }

  @Test func `the three languages have the same words, with the same places to fill in`() throws {
    let english = try Self.words("en")
    for tag in ["zh-Hans", "ko"] {
      let words = try Self.words(tag)
      let (missing, unknown) = words.differences(from: english)
      #expect(missing.isEmpty && unknown.isEmpty)
      for (key, text) in words.entries {
        let places = Self.places(text)
        let own = Self.places(english.entries[key] ?? "")
        #expect(places.isSubset(of: own.union(["labels", "dimensions"])), "\(tag) \(key): \(text)")
      }
    }
  }

  private static func places(_ text: String) -> Set<String> {
    Set(
      text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
        $0.split(separator: "}").first.map { String($0) }
      })
  }
}
