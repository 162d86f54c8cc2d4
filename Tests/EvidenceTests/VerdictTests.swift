import Claims
import Testing

@testable import Evidence

@Suite struct VerdictTests {
  private static let page = """
    # Prompts

    The system shows the sheet if you set the flag to true. It shows the alert otherwise.

    The system shows the sheet if you set the flag to false. It never asks twice.
    """

  @Test func `a deleted quote whose near twin stands in the next paragraph is gone, not altered`() throws {
    let former = Self.page
    let new = """
      # Prompts

      It shows the alert otherwise.

      The system shows the sheet if you set the flag to false. It never asks twice.
      """
    var fixture = EvidenceFixture()
    try fixture.document("page", former, name: "first", taken: "2026-09-16")
    try fixture.document("page", new, name: "second", taken: "2026-10-01")
    try fixture.quote("page", "quote", "The system shows the sheet if you set the flag to true.")
    guard case .gone(let gone) = try fixture.verdict("page/quote") else {
      Issue.record("\(try fixture.verdict("page/quote"))")
      return
    }
    #expect(gone.earlier == "first")
  }

  @Test func `without an earlier copy, a twin that another quote stands for is never taken`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", "The system shows the sheet if you set the flag to false. It never asks twice.")
    try fixture.quote("page", "deleted", "The system shows the sheet if you set the flag to true.")
    try fixture.quote("page", "twin", "The system shows the sheet if you set the flag to false.")
    #expect(try fixture.verdict("page/deleted") == .gone(Gone(earlier: nil, twin: ClaimID("page/twin"))))
    #expect(try fixture.verdict("page/twin").name == "exact")
  }

  @Test func `a sentence that the publisher changed in its place is altered, with what changed`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", Self.page, name: "first", taken: "2026-09-16")
    try fixture.document(
      "page", Self.page.replacing("flag to true", with: "flag to YES"), name: "second", taken: "2026-10-01")
    try fixture.quote("page", "quote", "The system shows the sheet if you set the flag to true.")
    guard case .altered(let alteration) = try fixture.verdict("page/quote") else {
      Issue.record("\(try fixture.verdict("page/quote"))")
      return
    }
    #expect(alteration.wasVerbatimBefore)
    #expect(alteration.diff.marked == "The system shows the sheet if you set the flag to [-true-]{+YES+}.")
  }

  @Test func `two captures of one source: the newer one counts, whatever their names`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", "New words stand here.", name: "a", taken: "2026-10-01")
    try fixture.document("page", "Old words stand here.", name: "b", taken: "2026-09-16")
    try fixture.quote("page", "new", "New words stand here.")
    try fixture.quote("page", "old", "Old words stand here.")
    #expect(try fixture.verdict("page/new").name == "exact")
    guard case .altered(let alteration) = try fixture.verdict("page/old") else {
      Issue.record("\(try fixture.verdict("page/old"))")
      return
    }
    #expect(alteration.wasVerbatimBefore)
  }

  @Test func `a second conversion of the same bytes adds to the first`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", "One passage.", name: "first", original: "bytes")
    try fixture.document("page", "Another passage.", name: "second", original: "bytes")
    try fixture.quote("page", "one", "One passage.")
    try fixture.quote("page", "another", "Another passage.")
    #expect(try fixture.verdict("page/one").name == "exact")
    #expect(try fixture.verdict("page/another").name == "exact")
  }

  @Test func `a true sentence cited to the wrong source is found in another source, which is named`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", "Something about sheets and alerts stands here.")
    try fixture.document("notice", "In the EU, the prompt is a sheet.")
    try fixture.quote("page", "quote", "In the EU, the prompt is a sheet.")
    guard case .foundElsewhere(let places) = try fixture.verdict("page/quote") else {
      Issue.record("\(try fixture.verdict("page/quote"))")
      return
    }
    #expect(places.map { $0.source.text } == ["notice"] && places.first?.span.bytes == 0..<33)
  }

  @Test func `a quote known through another document is looked for there`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("article", "It says: “The prompt is a sheet.” That is all.")
    try fixture.document("notice", nil, through: "article")
    try fixture.quote("notice", "there", "The prompt is a sheet.")
    try fixture.quote("notice", "not-there", "Nothing of the kind was ever said.")
    let report = EvidenceReport(try fixture.ledger())
    #expect(report.evidence.map { $0.verdict.name } == ["exact", "gone"])
    #expect(report.evidence.allSatisfy { $0.isSecondary && $0.document.text == "article" })
  }

  @Test func `without a saved copy nothing is claimed`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", nil)
    try fixture.quote("page", "quote", "Words.")
    #expect(try fixture.verdict("page/quote") == .unchecked)
  }

  @Test func `words that stand twice are ambiguous, with all places, unless the heading tells`() throws {
    let document = "# One\n\nYou must ask.\n\n# Two\n\nYou must ask.\n"
    var fixture = EvidenceFixture()
    try fixture.document("page", document)
    try fixture.quote("page", "somewhere", "You must ask.")
    try fixture.quote("page", "two", "You must ask.", headings: ["Two"])
    guard case .ambiguous(let places) = try fixture.verdict("page/somewhere") else {
      Issue.record("\(try fixture.verdict("page/somewhere"))")
      return
    }
    #expect(places.map { $0.bytes.lowerBound } == [7, 29])
    #expect(try fixture.verdict("page/two").span?.bytes == 29..<42)
  }

  @Test(arguments: [
    ("to accept or reject,", "to accept or reject unless you say so", ",", ""),
    ("the button “Info.”", "Tap the button “Info”. Then wait.", ".”", "”."),
    ("the button \"Info,\"", "Tap the button “Info”, and wait.", ",\"", "”,"),
    ("when it does not ask.", "the cases when it does not ask:\n\n- one", ".", ":"),
    ("什么时候不提示。", "什么时候不提示：", "。", "："),
  ])
  func `points and commas at the end are told apart from other words`(
    _ quote: String, _ document: String, _ own: String, _ other: String
  ) throws {
    guard case .endPunctuation(_, let marks) = try EvidenceFixture.verdict(quote, in: document) else {
      Issue.record("\(try EvidenceFixture.verdict(quote, in: document))")
      return
    }
    #expect(marks.quote == own && marks.capture == other)
  }

  @Test func `a question mark at the end is no point`() throws {
    #expect(try EvidenceFixture.verdict("You must ask them?", in: "You must ask them.").name == "altered")
  }

  @Test func `parts in their order within a sentence, or whole sentences of a paragraph, may be joined`() throws {
    let document = "The system shows the sheet, which is tall, if you ask. It waits. Then it goes away again."
    guard
      case .joined(let spans, let omitted) = try EvidenceFixture.verdict(
        "The system shows the sheet … if you ask.", in: document)
    else {
      Issue.record("not joined")
      return
    }
    #expect(spans.count == 2 && omitted == [", which is tall, "])
    #expect(try EvidenceFixture.verdict("if you ask. […] Then it goes away again.", in: document).name == "joined")
  }

  @Test(arguments: [
    ("set the flag to true. […] It never asks twice.", Splice.acrossParagraphs),
    ("It shows the alert … if you set the flag to true.", .otherOrder),
    ("The system shows the sheet … the alert otherwise.", .acrossSentences),
  ])
  func `a splice of two sentences that inverts a rule is refused`(_ quote: String, _ reason: Splice) throws {
    guard case .spliced(_, let splice) = try EvidenceFixture.verdict(quote, in: Self.page) else {
      Issue.record("\(try EvidenceFixture.verdict(quote, in: Self.page))")
      return
    }
    #expect(splice == reason)
  }

  @Test func `a splice without any sign of it is altered`() throws {
    let verdict = try EvidenceFixture.verdict("The system shows the alert if you set the flag to true.", in: Self.page)
    #expect(verdict.marked == "The system shows the [-alert-]{+sheet+} if you set the flag to true.")
  }

  @Test func `the document's own ellipsis is text`() throws {
    #expect(try EvidenceFixture.verdict("Wait … and see.", in: "Wait … and see.").name == "exact")
  }
}
