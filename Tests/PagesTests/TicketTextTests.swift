import Consistency
import Diagnostics
import Guides
import Markup
import Testing

@testable import Pages

/// The text of a step as people take it along.
@Suite struct TicketTextTests {
  @Test(arguments: [
    ("en", "> “must be in” — ATTrackingManager.h: ", " (new-header/original-key-needed)"),
    ("zh-Hans", "> “must be in”——《ATTrackingManager.h: ", "》（new-header/original-key-needed）"),
    ("ko", "> “must be in” — ATTrackingManager.h: ", "(new-header/original-key-needed)"),
  ])
  func `a task list has the punctuation of its language`(tag: String, begin: String, end: String) throws {
    let content = try Shipped.content()
    let ledger = try #require(content.ledger)
    let check = try ConsistencyCheck(ledger)
    let report = check.report()
    let words = try Shipped.words(tag)
    let site = Site(
      ledger: ledger, guides: content.guides, report: report, evaluator: Evaluator(check, report),
      words: [words.locale: words])
    let edition = Edition(site: site, locale: words.locale)
    let guide = try #require(content.guides.first { $0.checklist != nil })
    let step = try #require(guide.checklist?(words.locale).steps.first)
    let lines = StepTicket(edition, guide).markdown(step).split(separator: "\n")
    let line = lines.first { $0.hasPrefix("> “must be in”") }
    #expect(line?.hasPrefix(begin) == true && line?.hasSuffix(end) == true, "\(line ?? "")")
  }

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
