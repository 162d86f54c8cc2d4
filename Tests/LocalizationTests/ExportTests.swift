import Claims
import Diagnostics
import Foundation
import Localization
import Testing
import XLIFF

/// What goes out: valid files with everything that a translator needs, memories and terms.
@Suite struct ExportTests {
  @Test func `every export is valid XLIFF 2_1`() throws {
    for document in Shipped.content.translations {
      let text = try ExchangeFixture.export(document, .xliff21)
      let reading = XLIFFReader.read(Array(text.utf8), path: "x.xlf")
      #expect(reading.isValid, "\(document.source.name): \(reading.diagnostics.first?.message ?? "")")
    }
  }

  @Test func `notes say where a text stands, what is quoted and what holds, and names are protected`() throws {
    let text = try ExchangeFixture.export(try ExchangeFixture.document("guides/att-eu/checklist"), .xliff21)
    #expect(text.contains("<note category=\"vb:quote\">method-page/eu-sheet: “"))
    #expect(text.contains("<note category=\"vb:condition\">A sentence.</note>"))
    #expect(text.contains("<note category=\"vb:preview\">preview.html#guides.att-eu.checklist.gate-the-new-call.title"))
    #expect(text.contains("translate=\"no\">iPadOS</mrk>"))
  }

  @Test func `a stale unit says what changed and goes out as initial`() throws {
    let content = try Shipped.load(
      replacing: "We have not yet compared any of it with the release.", with: "Nobody has compared it so far.",
      in: "guides/att-eu/guide.md")
    let document = try #require(
      content.translations.first { $0.locale.tag == "ko" && $0.source.name.description == "guides/att-eu/guide" })
    let export = Export(Export.Options(selection: .stale), context: try ExchangeFixture.context())
    #expect(export.units(of: document).map(\.unit.key.text) == ["p-for-developers-there-is-one"])
    let text = String(decoding: try #require(export.file(of: document)), as: UTF8.self)
    #expect(text.contains("state=\"initial\" subState=\"vb:stale\""))
    #expect(text.contains("<note category=\"vb:changed\">out of date: the original changed since translated;"))
  }

  @Test func `a memory goes out and fills what has no translation`() throws {
    let document = try ExchangeFixture.document("guides/att-eu/guide")
    let tmx = MemoryFile.tmx([document], from: document.sourceLocale, into: document.locale)
    var problems: [Diagnostic] = []
    let pairs = MemoryFile.pairs(
      tmx, path: "m.tmx", from: document.sourceLocale, into: document.locale, problems: &problems)
    let translated = document.units.filter { $0.stored?.target != nil }
    #expect(problems.isEmpty && pairs.count == translated.count)
    let empty = DocumentTranslation(
      document.source, from: document.sourceLocale, into: document.locale, stored: nil, reviews: [],
      stamps: Shipped.content.stamps, file: "x")
    let filled = try #require(MemoryFile.filled(empty, pairs, stamps: Shipped.content.stamps))
    #expect(filled.filled.count == translated.count)
    #expect(filled.document.units.map(\.target) == document.stored?.units.map(\.target))
    #expect(filled.document.units.allSatisfy { $0.trust == .draft })
  }

  @Test func `terms go out as TBX and CSV`() throws {
    let ledger = try #require(Shipped.content.ledger)
    let document = try ExchangeFixture.document("labels")
    let tbx = String(
      decoding: TermFiles.tbx(ledger.vocabulary, from: document.sourceLocale, into: document.locale), as: UTF8.self)
    #expect(XMLReader.read(Array(tbx.utf8), path: "t.tbx").problems.isEmpty)
    #expect(tbx.ranges(of: "<conceptEntry id=").count == ledger.vocabulary.terms.count)
    let csv = String(
      decoding: TermFiles.csv(ledger.vocabulary, from: document.sourceLocale, into: document.locale), as: UTF8.self)
    #expect(csv.hasPrefix("\"id\",\"en\",\"ko\",\"meaning\"\r\n"))
    #expect(csv.split(separator: "\r\n").count == ledger.vocabulary.terms.count + 1)
  }
}
