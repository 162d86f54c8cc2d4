import Claims
import Evidence
import Foundation
import Testing

/// Trials of whole documents, from the saved bytes to the verdict on a quote.
@Suite struct TrialTests {
  /// The verdict on a quote in a document that was saved as some bytes.
  private static func verdict(_ quote: String, in bytes: [UInt8], _ form: DocumentForm) throws -> (Verdict, String) {
    let text = try SavedDocument(bytes, form: form).text()
    return (try EvidenceFixture.verdict(quote, in: text), text)
  }

  @Test func `a document whose lines end in carriage returns has the same paragraphs and the same quotes`() throws {
    let lines = ["One ends here.", "", "The sheet appears", "in five countries.", "", "Two begins."]
    for end in ["\n", "\r\n"] {
      let document = Array(lines.joined(separator: end).utf8)
      let (wrapped, text) = try Self.verdict("The sheet appears in five countries.", in: document, .text)
      #expect(wrapped.isVerified, "\(wrapped)")
      #expect(
        wrapped.words(of: text)?.split { $0.isWhitespace } == ["The", "sheet", "appears", "in", "five", "countries."])
      let (across, _) = try Self.verdict("One ends here. The sheet appears", in: document, .text)
      #expect(!across.isVerified, "a quote may not run on into the next paragraph: \(across)")
      #expect(try Self.verdict("Two begins.", in: document, .text).0.name == "exact")
    }
  }

  @Test(arguments: [
    "Привет, “nested “marks”” и «ёлки»", "שלום (27.2) עולם", "family 👨‍👩‍👧‍👦 and 🏳️‍🌈", "系统会显示全屏弹出页。", "한국어 [괄호] 문장",
  ]) func `a UTF-16 file is saved with every character that its quotes have`(quote: String) throws {
    let words = "Before it. \(quote) After it."
    for (mark, encoding) in [
      ([0xFF, 0xFE] as [UInt8], String.Encoding.utf16LittleEndian), ([0xFE, 0xFF], .utf16BigEndian),
    ] {
      let bytes = mark + Array(try #require(words.data(using: encoding)))
      let (verdict, text) = try Self.verdict(quote, in: bytes, .text)
      #expect(verdict.name == "exact", "\(verdict)")
      #expect(verdict.words(of: text).map { Array($0.utf8) } == Array(quote.utf8))
    }
  }

  @Test func `of two captures of different dates, what only the older one has is gone, and the older one is named`()
    throws
  {
    var fixture = EvidenceFixture()
    try fixture.document("page", "The prompt appears once. The sheet is tall.", name: "b", taken: "2026-09-01")
    try fixture.document("page", "The sheet is tall.", name: "a", taken: "2026-10-01")
    try fixture.quote("page", "once", "The prompt appears once.")
    try fixture.quote("page", "tall", "The sheet is tall.")
    guard case .gone(let gone) = try fixture.verdict("page/once") else {
      Issue.record("\(try fixture.verdict("page/once"))")
      return
    }
    #expect(gone.earlier == "b")
    #expect(try fixture.verdict("page/tall").isVerified)
  }
}
