import Claims
import Diagnostics
import Foundation
import Testing

@testable import Evidence

@Suite struct TextFragmentTests {
  private static func quotation(_ text: String, _ restorations: [Quotation.Restoration] = []) -> Quotation {
    Quotation(text: text, restorations: restorations, location: .wholeFile("claims.md"))
  }

  @Test(arguments: [
    ("You must ask, and wait.", "You%20must%20ask%2C%20and%20wait."),
    ("a full-page sheet & more", "a%20full%2Dpage%20sheet%20%26%20more"),
    ("系统会显示全屏弹出页", "%E7%B3%BB%E7%BB%9F%E4%BC%9A%E6%98%BE%E7%A4%BA%E5%85%A8%E5%B1%8F%E5%BC%B9%E5%87%BA%E9%A1%B5"),
    ("pass `nil` to [omit](/doc) it", "pass%20nil%20to%20omit%20it"),
    (
      "one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen",
      "one%20two%20three%20four%20five%20six%20seven,eleven%20twelve%20thirteen%20fourteen%20fifteen"
    ),
  ])
  func `words are escaped as the directive wants it`(_ quote: String, _ directive: String) throws {
    let fragment = try #require(TextFragment(Self.quotation(quote), url: "https://example.com/page"))
    #expect(fragment.href == "https://example.com/page#:~:text=\(directive)")
    // What a browser decodes again is on the page.
    #expect(try #require(directive.removingPercentEncoding).contains(fragment.searchWords))
  }

  @Test func `a document without an address has no link`() {
    #expect(TextFragment(Self.quotation("You must ask."), url: nil) == nil)
  }

  @Test func `an address that has a fragment keeps it`() throws {
    let fragment = try #require(TextFragment(Self.quotation("You must ask."), url: "https://example.com/page#Notes"))
    #expect(fragment.href == "https://example.com/page#Notes:~:text=You%20must%20ask.")
  }

  @Test func `a hole is passed over by naming the first and the last words`() throws {
    let restoration = Quotation.Restoration(offset: 20, words: "TheKey", certainty: .guessed, from: "a guess")
    let fragment = try #require(
      TextFragment(Self.quotation("text you supply via in a sheet", [restoration]), url: "https://example.com"))
    #expect(fragment.href == "https://example.com#:~:text=text%20you%20supply%20via,in%20a%20sheet")
    #expect(fragment.searchWords == "text you supply via")
  }

  @Test func `a sentence that stands twice has the words before and behind it`() throws {
    let document = "# One\n\nFirst of all, you must ask. Then wait.\n\n# Two\n\nOnce more you must ask. Then go away."
    let capture = CaptureText(Array(document.utf8))
    let place = ByteSearch.all(Array("you must ask.".utf8), in: Array(document.utf8))[1]
    let fragment = try #require(
      TextFragment(
        Self.quotation("you must ask."), url: "https://example.com", capture: capture,
        at: capture.span(place..<place + 13)))
    #expect(
      fragment.href
        == "https://example.com#:~:text=Once%20more-,you%20must%20ask.,-Then%20go%20away.")
  }
}
