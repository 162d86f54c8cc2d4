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
  private static func sentences(_ id: String, _ tag: String) throws -> [String] {
    let ledger = try Shipped.ledger()
    let words = try Shipped.words(tag)
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
    ("method-page/five-countries", "en", "sheet appears, regardless of `preferExpandedInterface`."),
    ("method-page/five-countries", "zh-Hans", "出现整页面板，与`preferExpandedInterface`无关。"),
    ("method-page/device-and-account", "zh-Hans", "新方法：出现整页面板，但仅限于设备和账户均在欧盟时。"),
    ("method-page/device-and-account", "en", "appears, but only if the device and the account are in the EU."),
    ("method-page/handler-after-button", "en", "taps Additional Information, the status is `notDetermined`."),
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

  @Test(arguments: [
    ("en", "should", "“`denied`” recommended"), ("en", "should not", "“`denied`” advised against"),
    ("zh-Hans", "must not", "不允许“`denied`”"), ("ko", "may", "‘`denied`’ 허용"),
  ])
  func `a strength without a label of its own is told by a word by the plain one`(
    tag: String, modality: String, expected: String
  ) throws {
    let effect = Effect(
      modality: try #require(Statement.Modality(rawValue: "\(modality) be")),
      values: [try #require(ValueID("denied"))])
    let status = try #require(OutcomeID("status"))
    #expect(try Shipped.scenarios(try Shipped.ledger(), tag).text(effect, of: status) == expected)
  }

  @Test(arguments: [
    ("en", ["full-page sheet", "full-page sheet required", "full-page sheet possible"]),
    ("zh-Hans", ["整页面板", "须为整页面板", "可为整页面板"]),
    ("ko", ["전체 페이지 시트", "전체 페이지 시트 필수", "전체 페이지 시트 가능"]),
  ])
  func `what must and may happen is a label where plain labels stand`(tag: String, expected: [String]) throws {
    let scenarios = try Shipped.scenarios(try Shipped.ledger(), tag)
    let interface = try #require(OutcomeID("interface"))
    let sheet = try #require(ValueID("full-page-sheet"))
    let modalities: [Statement.Modality] = [.isSo, .must, .may]
    #expect(
      modalities.map { scenarios.text(Effect(modality: $0, values: [sheet]), of: interface) } == expected)
  }

  @Test func `wherever the shipped content has a sentence for a strength it has a label for it`() throws {
    let ledger = try Shipped.ledger()
    let tags = try ["zh-Hans", "ko"].map { try #require(LocaleCode($0)) }
    for value in ledger.vocabulary.outcomes.flatMap({ $0.values }) {
      #expect(Set(value.modal.keys) == Set(value.modalLabels.keys), "\(value.id)")
      for label in value.modalLabels.values {
        #expect(tags.allSatisfy { label.translations[$0] != nil }, "\(label.original)")
        #expect(!label(tags[1]).hasSuffix("다"), "a sentence, not a label: \(label(tags[1]))")
      }
    }
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
    let ledger = try Shipped.ledger()
    let finding = try #require(try ConsistencyCheck(ledger).report().finding(id))
    #expect(FindingStory(finding, ledger: ledger, words: try Shipped.words("en")).kind == kind)
  }

  @Test func `the two wordings of the Markdown rule have the example that a careful editor would give`() throws {
    let ledger = try Shipped.ledger()
    let check = try ConsistencyCheck(ledger)
    let id = "text.key-page.needs-true~method-page.rest-of-eu-markdown"
    let finding = try #require(check.report().finding(id))
    #expect(finding.restsOnReport)
    #expect(finding.verdict == .readingDependent)
    let story = FindingStory(finding, ledger: ledger, words: try Shipped.words("en"))
    #expect(
      story.example.hasPrefix(
        "Device and account in the Netherlands, iOS 27.2, new call, `preferExpandedInterface: false`, "
          + "Markdown key present. "))
    #expect(story.agreement?.hasPrefix("`preferExpandedInterface: true`.") == true)
    let within = "text.method-page.rest-of-eu-markdown~method-page.sheet-uses-markdown"
    #expect(check.report().finding(within)?.verdict == .readingDependent)
  }

  @Test func `every rule of the shipped content has a sentence without holes in three languages`() throws {
    let ledger = try Shipped.ledger()
    for tag in ["en", "zh-Hans", "ko"] {
      let words = try Shipped.words(tag)
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
    let english = try Shipped.words("en")
    for tag in ["zh-Hans", "ko"] {
      let words = try Shipped.words(tag)
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
