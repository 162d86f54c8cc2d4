import Claims
import Consistency
import Content
import Diagnostics
import Foundation
import Pages
import Testing
import Workspace

/// The shipped content and the tool's own words, as the tests of sentences read them.
enum Shipped {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  /// The tool's own words in a language.
  static func words(_ tag: String) throws -> Words {
    let locale = try #require(LocaleCode(tag))
    let folder = try Folder("\(checkout)/Templates")
    var faults: [Diagnostic] = []
    let entries = WordsFile.entries(try folder.text("words/\(tag).yaml").get(), reporting: &faults)
    #expect(faults.isEmpty)
    return Words(locale: locale, entries: entries)
  }

  /// All shipped content.
  static func content() throws -> LoadedContent {
    ContentLoader.load(try Folder("\(checkout)/Content", prefix: "Content"))
  }

  /// The shipped quotes.
  static func ledger() throws -> Ledger { try #require(try content().ledger) }

  /// Sentences about cases in a language.
  static func scenarios(_ ledger: Ledger, _ tag: String) throws -> ScenarioSentence {
    let words = try words(tag)
    return ScenarioSentence(vocabulary: ledger.vocabulary, words: words, language: LanguageData(words.locale))
  }
}
