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
