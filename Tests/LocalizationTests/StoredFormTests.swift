import Claims
import Diagnostics
import Foundation
import Localization
import Testing
import XLIFF

@Suite struct StoredFormTests {
  /// Every shipped stored translation with its file's text.
  private static let stored: [(document: StoredDocument, text: String)] = Shipped.content.translations.compactMap {
    guard let document = $0.stored, let text = Shipped.files["locales/\($0.locale)/\($0.source.name.path)"] else {
      return nil
    }
    return (document, text)
  }

  @Test func `every shipped file is what the writer writes, byte for byte`() throws {
    #expect(Self.stored.count == 10)
    for (document, text) in Self.stored {
      #expect(StoredFormat.bytes(document).map { String(decoding: $0, as: UTF8.self) } == text)
    }
  }

  @Test func `every shipped file is XLIFF 2_1 without a breach`() throws {
    for (document, text) in Self.stored {
      let reading = XLIFFReader.read(Array(text.utf8), path: document.name.path)
      #expect(reading.isValid, "\(document.name): \(reading.diagnostics.first?.message ?? "")")
    }
  }

  /// A blank more sends a file to the full reader; the document must be the same.
  @Test func `the scanner and the full reader read the same`() throws {
    for (document, text) in Self.stored {
      let other = text.replacing("  <file ", with: "   <file ")
      #expect(other != text)
      let reading = StoredFormat.read(
        SourceText(path: "x.xlf", other), as: document.name, from: document.sourceLocale, into: document.locale)
      #expect(reading.diagnostics.isEmpty)
      #expect(reading.document == document)
    }
  }

  private static let source = Segment([
    .text("Pass "), .code(SegmentCode(id: "k1", kind: .code, data: "`a<b> & \"c\"`")), .text(" & “see” <it>: "),
    .span(SegmentCode(id: "b1", kind: .strong, data: "**", endData: "**"), [.text("bold")]), .text(" "),
    .span(SegmentCode(id: "l1", kind: .link, data: "[", endData: "](https://a.example/?x=1&y \"T\")"), [.text("link")]),
    .code(SegmentCode(id: "q1", kind: .quotation, data: "[say \"it\"](claim:page/text)")),
    .code(SegmentCode(id: "c1", kind: .citation, data: "<claim:page/text>")),
    .code(SegmentCode(id: "g1", kind: .image, data: "![](picture.png)")),
    .code(SegmentCode(id: "n1", kind: .lineBreak, data: "\\")), .text("end\ttab"),
  ])

  private static func unit(_ key: String, _ target: Segment?, _ trust: StoredUnit.Trust) throws -> StoredUnit {
    StoredUnit(
      key: try #require(UnitKey(key)), source: source, target: target, trust: trust,
      basis: [
        ClaimStamp(claim: try #require(ClaimID("page/text")), facts: "0123456789abcdef", quote: "fedcba9876543210")
      ], translatedOn: CalendarDate("2026-11-30"), questions: ["Is “it” <right> & \"proper\"?", "Second"])
  }

  @Test func `all that a unit can hold comes back, by the scanner and by the full reader`() throws {
    let target = Segment(Self.source.pieces.reversed())
    let extra = Segment(Self.source.pieces + [.code(SegmentCode(id: "x1", kind: .code, data: "`own`"))])
    let document = StoredDocument(
      .labels, from: try #require(LocaleCode("en")), into: try #require(LocaleCode("ko")),
      units: [
        try Self.unit("a.label", target, .translated), try Self.unit("b", extra, .draft),
        try Self.unit("c", nil, .draft),
        StoredUnit(
          key: try #require(UnitKey("d")), source: Segment(text: "plain"), target: Segment(), trust: .translated),
      ])
    let bytes = try #require(StoredFormat.bytes(document))
    let text = String(decoding: bytes, as: UTF8.self)
    for form in [text, text.replacing("<file ", with: "<file  "), text.replacing("\n", with: "\n\n")] {
      let reading = StoredFormat.read(
        SourceText(path: "x.xlf", form), as: .labels, from: document.sourceLocale, into: document.locale)
      #expect(reading.diagnostics.map(\.message) == [])
      #expect(reading.document == document)
    }
  }

  @Test(arguments: [
    ("trgLang=\"ko\"", "trgLang=\"de\"", "the file translates from en into de; expected en into ko"),
    ("<file id=\"labels\"", "<file id=\"glosses\"", "the file holds 'glosses'; expected 'labels'"),
    ("<target>대상 <ph id=\"c1\"/>", "<target>대상 <ph id=\"c9\"/>", "cannot be used: the code 'c9' is not in the source"),
    ("<target>대상 <ph id=\"c1\"/>", "<target>대상", "'c1'"),
    ("<target>대상 <ph id=\"c1\"/>", "<target>대상 <ph id=\"c1\"/><ph id=\"c1\"/>", "'c1'"),
    ("  <file", "<<<<<<< ours\n  <file", "an unresolved merge: choose one side and remove the markers"),
  ])
  func `what is wrong with a stored file is said`(old: String, new: String, message: String) throws {
    let citation = SegmentCode(id: "c1", kind: .citation, data: "<claim:page/text>")
    let document = StoredDocument(
      .labels, from: try #require(LocaleCode("en")), into: try #require(LocaleCode("ko")),
      units: [
        StoredUnit(
          key: try #require(UnitKey("a")), source: Segment([.text("source "), .code(citation)]),
          target: Segment([.text("대상 "), .code(citation)]), trust: .translated)
      ])
    let text = String(decoding: try #require(StoredFormat.bytes(document)), as: UTF8.self)
    #expect(text.contains(old))
    let reading = StoredFormat.read(
      SourceText(path: "x.xlf", text.replacing(old, with: new)), as: .labels, from: document.sourceLocale,
      into: document.locale)
    #expect(reading.diagnostics.contains { $0.message.contains(message) }, "\(reading.diagnostics.map(\.message))")
  }
}
