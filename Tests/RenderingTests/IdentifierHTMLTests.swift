import Markup
import Testing

@testable import Rendering

/// Long identifiers may break at their humps; nothing is added that a copy would carry.
@Suite struct IdentifierHTMLTests {
  private static func html(_ text: String) -> String {
    var html = HTML()
    IdentifierHTML.write(text, to: &html)
    return html.string
  }

  @Test(arguments: [
    ("true", "true"), ("preferExpandedInterface", "prefer<wbr>Expanded<wbr>Interface"),
    ("NSUserTrackingUsageDescription", "NSUser<wbr>Tracking<wbr>Usage<wbr>Description"),
    ("request(completionHandler:)", "request(<wbr>completion<wbr>Handler:<wbr>)"),
    ("a header comment on a call", "a header comment on a call"),
    ("x < y and somethingElse", "x &lt; y and somethingElse"),
  ])
  func `breaks stand at humps`(text: String, expected: String) { #expect(Self.html(text) == expected) }

  @Test(arguments: ["preferExpandedInterface", "a  b somethingVeryLong_with.Parts", "한글IdentifierWithHumps"])
  func `without the breaks it is the text`(text: String) {
    #expect(Self.html(text).replacing("<wbr>", with: "") == text)
  }
}
