import Diagnostics
import Markup
import Testing

@testable import Pages

/// The text of a step as people take it along.
@Suite struct TicketTextTests {
  @Test(arguments: [
    ("Pass `true` for the sheet <claim:a/b> <claim:a/c>.", "Pass `true` for the sheet."),
    ("That [must be in](claim:a/b) the list.", "That “must be in” the list."),
    ("One.\n\nTwo <claim:a/b>\n", "One.\n\nTwo"), ("- first <claim:a/b>\n- second", "- first\n- second"),
    ("```swift include=samples/Ask.swift\n```", "`Ask.swift`"),
    ("```sh\nmake\n```", "```sh\nmake\n```"),
  ])
  func `citations leave no blank behind, code keeps its marks`(source: String, expected: String) throws {
    let document = MarkdownReader.parse(SourceText(path: "step.md", source)).document
    #expect(TicketText.markdown(document) == expected)
  }
}
