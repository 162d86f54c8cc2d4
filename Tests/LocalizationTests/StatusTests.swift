import Claims
import Localization
import Testing

/// How far translations are: numbers that a translator is paid by, and what keeps a release.
@Suite struct StatusTests {
  private static let guide = "guides/att-eu/guide.md"
  private static let sentence = "We have not yet compared any of it with the release."

  private static func row(_ report: StatusReport, _ document: String) throws -> StatusReport.Row {
    try #require(report.rows.first { $0.locale.tag == "ko" && $0.document.description == document })
  }

  @Test func `nothing blocks a release of what is shipped as translated, every text one as reviewed`() throws {
    let documents = Shipped.content.translations
    let translated = StatusReport(documents, findings: [], today: nil)
    #expect(translated.rows.allSatisfy { $0.blockers.isEmpty && $0.stale.isEmpty })
    let reviewed = StatusReport(documents, findings: [], required: .reviewed, today: nil)
    for row in reviewed.rows {
      #expect(row.blockers.count == row.total)
      #expect(row.blockers.allSatisfy { $0.words == "translated, not reviewed" })
    }
  }

  @Test func `words and characters are those of the original outside of codes`() throws {
    let report = StatusReport(Shipped.content.translations, findings: [], today: nil)
    for document in Shipped.content.translations where document.locale.tag == "ko" {
      let row = try Self.row(report, document.source.name.description)
      let units = document.units.filter { $0.unit.need == .needed || $0.unit.kind == .quote }
      // Counted again from the Markdown, without what stands in codes.
      var words = 0
      var characters = 0
      for unit in units {
        let text = unit.unit.source.pieces.isEmpty ? "" : unit.unit.source.words
        var isWord = false
        for scalar in text.unicodeScalars {
          let isSpace = scalar.properties.isWhitespace
          if !isSpace, !isWord { words += 1 }
          isWord = !isSpace
        }
        characters += text.filter { !$0.isWhitespace }.count
      }
      #expect(row.words.all.words == words && row.words.all.characters == characters)
      let missing = units.filter { !$0.isTranslated }.map { $0.unit.source.words.split { $0.isWhitespace }.count }
      #expect(row.words.new.words == missing.reduce(0, +) && row.words.changed.isEmpty)
      let isGlosses = document.source.name == .glosses
      #expect((row.words.gloss.words == row.words.all.words) == isGlosses)
    }
  }

  @Test func `what changed is counted by how alike it is to what was translated, and what is new by itself`() throws {
    let content = try Shipped.load(replacing: Self.sentence, with: "\(Self.sentence) Soon.", in: Self.guide)
    let row = try Self.row(StatusReport(content.translations, findings: [], today: nil), "guides/att-eu/guide")
    #expect(row.words.changed.keys.map(\.rawValue) == ["75 to 99 %"])
    let text = try #require(content.guides.first?.article?.original.body.plainText)
    #expect(text.contains("release. Soon."))
    let added = try Shipped.load(
      replacing: "## What changed\n", with: "## What changed\n\nFour words are new.\n", in: Self.guide)
    let new = try Self.row(StatusReport(added.translations, findings: [], today: nil), "guides/att-eu/guide")
    #expect(new.words.new.words == 4 && new.words.new.characters == 16)
    #expect(new.states[.untranslated] == 1)
    #expect(new.blockers.map(\.words) == ["not translated"])
  }

  @Test func `days behind are counted from the day on which the oldest outdated translation came in`() throws {
    let path = "locales/ko/guides/att-eu/guide.xlf"
    let text = try #require(Shipped.files[path])
    let unit = "<unit id=\"p-for-developers-there-is-one\">\n      <mda:metadata>\n"
    #expect(text.contains(unit))
    let history =
      "        <mda:metaGroup category=\"vb:history\">\n          <mda:meta type=\"translated-on\">2026-09-30</mda:meta>\n        </mda:metaGroup>\n"
    let guide = try #require(Shipped.files[Self.guide])
    let content = Shipped.load([
      path: text.replacing(unit, with: unit + history),
      Self.guide: guide.replacing(Self.sentence, with: "Nobody has compared any of it so far."),
    ])
    let report = StatusReport(content.translations, findings: [], today: CalendarDate("2026-12-01"))
    #expect(try Self.row(report, "guides/att-eu/guide").daysBehind == 62)
    #expect(try Self.row(report, "guides/att-eu/faq").daysBehind == nil)
    #expect(
      report.rows.first { $0.locale.tag == "zh-Hans" && $0.document.description == "guides/att-eu/guide" }?.daysBehind
        == nil)
    let blocker = try Self.row(report, "guides/att-eu/guide").blockers
    #expect(blocker.map(\.words) == ["out of date: the original changed since translated"])
  }

  @Test func `an error that a check finds blocks a release, a warning does not`() throws {
    let path = "locales/ko/guides/att-eu/guide.xlf"
    let text = try #require(Shipped.files[path])
    for (old, new, count) in [("27.2부터 개발자는", "27.3부터 개발자는", 1), ("비교하지 않았습니다.", "비교하지 않았다.", 0)] {
      let content = Shipped.load([path: text.replacing(old, with: new)])
      let findings = TranslationChecks(try #require(content.ledger)).findings(content.translations)
      #expect(!findings.isEmpty)
      let row = try Self.row(StatusReport(content.translations, findings: findings, today: nil), "guides/att-eu/guide")
      #expect(row.blockers.isEmpty == (count == 0))
      #expect((row.errors > 0) == (count > 0) && (row.warnings > 0) == (count == 0))
    }
  }
}
