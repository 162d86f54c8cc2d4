import Claims
import Content
import Localization
import Testing

/// Translations beside quotations in running text: units of their own, shown behind the quotation, fresh only as long as
/// the quote is the one that was translated.
@Suite struct GlossTests {
  private static let guide = "guides/att-eu/guide.md"
  private static let words = "select European competition authorities"
  private static let unit = "p-apple-gives-agreements-with-as"
  private static let glosses = ["ko": "일부 유럽 경쟁 당국", "zh-Hans": "部分欧洲竞争监管机构"]

  /// The shipped files of the guide's prose with a translation beside its first quotation.
  private static func glossed() throws -> [String: String] {
    var files: [String: String] = [:]
    for (locale, gloss) in glosses {
      let document = try #require(
        Shipped.content.translations.first {
          $0.locale.tag == locale && $0.source.name.description == "guides/att-eu/guide"
        })
      let own = try #require(document.units.first { $0.unit.key.text == "\(unit).q-notice.reason" })
      #expect(own.unit.kind == .gloss && own.unit.need == .optional && own.unit.source == Segment(text: words))
      var stored = try #require(document.stored)
      stored.units.append(
        StoredUnit(
          key: own.unit.key, source: own.unit.source, target: Segment(text: gloss), trust: .translated,
          basis: Shipped.content.stamps.basis(of: own.unit)))
      let bytes = try #require(StoredFormat.bytes(stored))
      files["locales/\(locale)/guides/att-eu/guide.xlf"] = String(decoding: bytes, as: UTF8.self)
    }
    return files
  }

  private static func text(_ content: LoadedContent, _ locale: String) throws -> String {
    let article = try #require(content.guides.first?.article)
    return article(try #require(LocaleCode(locale))).body.plainText
  }

  @Test func `it stands behind its quotation, set as its language sets it`() throws {
    let content = Shipped.load(try Self.glossed())
    #expect(content.diagnostics.isEmpty && Shipped.stale(content) == [])
    #expect(try Self.text(content, "ko").contains("\(Self.words)(일부 유럽 경쟁 당국)"))
    #expect(try Self.text(content, "zh-Hans").contains("\(Self.words)（部分欧洲竞争监管机构）"))
    #expect(!(try Self.text(content, "en").contains("\(Self.words)(")))
    #expect(!(try Self.text(Shipped.content, "ko").contains("\(Self.words)(")))
  }

  @Test func `it is out of date when the quote changes, and no longer shown`() throws {
    let claims = "sources/notice/claims.md"
    let old = try #require(Shipped.files[claims])
    #expect(old.contains(Self.words))
    let changed = old.replacing(Self.words, with: "\(Self.words) in 2026")
    let content = Shipped.load(try Self.glossed().merging([claims: changed]) { $1 })
    let stale = Shipped.stale(content).filter { $0.contains(".q-") }
    #expect(
      stale
        == Self.glosses.keys.sorted().map { "\($0) guides/att-eu/guide#\(Self.unit).q-notice.reason vb:gloss-stale" })
    for locale in Self.glosses.keys { #expect(!(try Self.text(content, locale).contains("\(Self.words)（"))) }
  }

  @Test func `facts that change do not make it out of date: it says what the words say`() throws {
    let claims = "sources/notice/claims.md"
    let text = try #require(Shipped.files[claims])
    let start = try #require(text.firstRange(of: "## reason\n"))
    let next = text[start.upperBound...].firstRange(of: "\n## ")?.lowerBound ?? text.endIndex
    let changed = text[..<next] + "\n- interface is full-page-sheet if storefront in five\n" + text[next...]
    let content = Shipped.load(try Self.glossed().merging([claims: String(changed)]) { $1 })
    let stale = Shipped.stale(content)
    #expect(
      stale.contains("ko guides/att-eu/guide#\(Self.unit) vb:fact-stale"), "\(content.diagnostics.map(\.message))")
    #expect(!stale.contains { $0.contains(".q-") })
  }

  @Test func `a quotation of four words or more needs one, unless the sentence or a unit has it`() throws {
    let path = "locales/ko/guides/att-eu/guide.xlf"
    let text = try #require(Shipped.files[path])
    // The sentence no longer says it in its own words before the brackets.
    #expect(text.ranges(of: "일부 유럽 경쟁 당국(<ph id=\"q1\"/>)과의 합의입니다").count == 1)
    let bare = text.replacing("일부 유럽 경쟁 당국(<ph id=\"q1\"/>)과의 합의입니다", with: "<ph id=\"q1\"/>와의 합의입니다")
    func missing(_ files: [String: String]) throws -> [String] {
      let content = Shipped.load(files)
      let findings = TranslationChecks(try #require(content.ledger)).findings(content.translations)
      return findings.filter { $0.check == .glossMissing }.map(\.about)
    }
    #expect(try missing([path: bare]) == ["ko/guides/att-eu/guide#\(Self.unit)"])
    let glossed = try #require(try Self.glossed()[path])
    #expect(
      try missing([path: glossed.replacing("일부 유럽 경쟁 당국(<ph id=\"q1\"/>)과의 합의입니다", with: "<ph id=\"q1\"/>와의 합의입니다")])
        == [])
  }

  @Test func `it is open work only once somebody began it`() throws {
    let document = try #require(
      Shipped.content.translations.first { $0.source.name.description == "guides/att-eu/guide" })
    let gloss = try #require(document.units.first { $0.unit.kind == .gloss })
    #expect(!gloss.isTranslated && !Export.Selection.open.takes(gloss) && Export.Selection.all.takes(gloss))
    #expect(document.gaps.untranslated == 0)
  }
}
