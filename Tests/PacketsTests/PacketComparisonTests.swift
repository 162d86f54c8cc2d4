import Pages
import Testing

@testable import Packets

@Suite struct PacketComparisonTests {
  /// What one edit changes, as kinds and subjects.
  private static func changes(_ file: String, _ old: String, _ new: String) throws -> [String] {
    let fixture = try PacketFixture()
    let before = try fixture.maker().content()
    try fixture.replace(old, with: new, in: file)
    return PacketComparison(before, try fixture.maker().content()).changes().map { "\($0.kind.rawValue) \($0.subject)" }
  }

  @Test func `nothing changes where nothing was edited`() throws {
    let content = try PacketFixture().maker().content()
    #expect(PacketComparison(content, content).changes() == [])
  }

  @Test(arguments: [
    (
      "Content/sources/notice/captures/page.txt", "# Age information", "# Age",
      ["copy-altered captures/notice/page.txt"]
    ),
    ("Content/decisions/adult-apps.yaml", "has not answered yet", "never answers", ["decision-altered adult-apps"]),
    (
      "Content/decisions/adult-apps.yaml", "follow: none",
      "follow: notice/western-notice\ndecided-by: editor\ndecided-on: 2026-11-30",
      ["decision-made adult-apps"]
    ),
    (
      "Content/sources/release-notes/claims.md", "must not show the age notice", "must never show the age notice",
      [
        "quote-altered release-notes/not-for-adult-apps", "decision-lapsed adult-apps",
        "stale-facts first/checklist.show-the-notice.3", "stale-facts first/faq.adults.1",
      ]
    ),
    (
      "Content/guides/first/checklist.md", "Elsewhere the notice", "Elsewhere a notice",
      ["passage-altered first/checklist.leave-it-out.3"]
    ),
    (
      "Content/locales/ko/glosses.xlf", "서부 6개국의 앱은", "서부 여섯 나라의 앱은",
      ["translation-altered notice/western-notice (ko)"]
    ),
  ])
  func `an edit changes what it changes`(file: String, old: String, new: String, expected: [String]) throws {
    let found = try Self.changes(file, old, new)
    for change in expected { #expect(found.contains(change), "\(found)") }
    // Translations that fall back to the original, and cases that come out otherwise, follow from the edit.
    let follows = ["translation-altered", "stale", "case-altered"]
    let others = found.filter { change in !expected.contains(change) && !follows.contains { change.hasPrefix($0) } }
    #expect(others == [])
  }

  @Test func `another rule changes cases, each with the case as its example`() throws {
    let fixture = try PacketFixture()
    let before = try fixture.maker().content()
    try fixture.replace(
      "- in western: age-notice must be shown", with: "- in western: age-notice may be shown",
      in: "Content/sources/notice/claims.md")
    let changes = PacketComparison(before, try fixture.maker().content()).changes()
    #expect(changes.contains { $0.kind == .meaningAltered && $0.subject == "notice/western-notice" })
    let cases = changes.filter { $0.kind == .caseAltered }
    #expect(!cases.isEmpty)
    for change in cases {
      #expect(change.title.values.contains { $0.contains("six western countries") })
      #expect(change.before != change.after)
    }
  }
}
