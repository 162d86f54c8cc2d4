import Claims
import Content
import Localization
import Testing

/// The measure: a change makes exactly the right units stale, for the right reason, in both locales.
@Suite struct StalenessTests {
  private static let guide = "guides/att-eu/guide.md"
  private static let method = "sources/method-page/claims.md"
  private static let locales = ["ko", "zh-Hans"]

  /// Every unit of a guide that cites or quotes a claim, in both locales.
  private static func uses(of claim: String, _ subState: String) throws -> [String] {
    let id = try #require(ClaimID(claim))
    return Shipped.content.translations.flatMap { document in
      document.units.filter { $0.isTranslated && $0.unit.claims.contains(id) }
        .map { "\(document.locale) \(document.source.name)#\($0.unit.key) \(subState)" }
    }.sorted()
  }

  @Test func `nothing that is shipped is stale`() {
    #expect(Shipped.stale(Shipped.content) == [])
    #expect(Shipped.content.translations.allSatisfy { $0.orphans.isEmpty })
  }

  @Test func `one English sentence makes its own unit stale, and nothing else`() throws {
    let content = try Shipped.load(
      replacing: "We have not yet compared any of it with the release.",
      with: "Nobody has compared any of it with the release so far.", in: Self.guide)
    #expect(
      Shipped.stale(content)
        == Self.locales.map { "\($0) guides/att-eu/guide#p-for-developers-there-is-one vb:stale" })
    let article = try #require(content.guides.first?.article)
    for locale in Self.locales {
      let code = try #require(LocaleCode(locale))
      #expect(article.gaps[code]?.outdated == 1)
      #expect(article(code).body.plainText.contains("Nobody has compared any of it"))
    }
    #expect(content.diagnostics.map(\.id) == [.staleTranslation, .staleTranslation])
    // Translations are not touched: the kept target is the one that was there.
    #expect(content.translations.compactMap(\.stored) == Shipped.content.translations.compactMap(\.stored))
  }

  @Test func `a claim's condition makes the units that cite it fact-stale, and names the claim`() throws {
    let content = try Shipped.load(
      replacing: "- in five: interface is full-page-sheet, whatever flag",
      with: "- in five: interface is full-page-sheet",
      in: Self.method)
    let expected = try Self.uses(of: "method-page/five-countries", "vb:fact-stale")
    #expect(expected.count >= 10)
    #expect(Shipped.stale(content) == expected)
    let causes = Set(content.translations.flatMap { $0.units.flatMap(\.causes) })
    #expect(causes == [.facts([try #require(ClaimID("method-page/five-countries"))])])
  }

  @Test func `a country that leaves a set makes what leans on rules of that set fact-stale`() throws {
    let regions = try #require(Shipped.files["vocabulary/regions.yaml"])
    let before = try #require(Shipped.content.ledger)
    // A set that others are made from: they change with it.
    let content = Shipped.load([
      "vocabulary/regions.yaml": regions.replacing("[FR, DE, IT, PL, RO]", with: "[FR, DE, IT, PL]")
    ])
    let after = try #require(content.ledger)
    let changed = Set(
      before.vocabulary.regionSets.filter { set in after.vocabulary.regionSet(set.id)?.members != set.members }.map(
        \.id))
    #expect(changed.map(\.text).contains("five") && changed.count > 1)
    let claims = before.claims.filter { claim in
      claim.statements.flatMap { $0.frame + $0.condition }.contains { term in
        switch term.predicate {
        case .inside(let names), .outside(let names):
          names.contains { if case .set(let id) = $0 { changed.contains(id) } else { false } }
        default: false
        }
      }
    }
    let ids = Set(claims.map(\.id))
    let expected = Shipped.content.translations.flatMap { document in
      document.units.filter { $0.isTranslated && !ids.isDisjoint(with: $0.unit.claims) }
        .map { "\(document.locale) \(document.source.name)#\($0.unit.key) vb:fact-stale" }
    }.sorted()
    #expect(expected.count >= 20)
    #expect(Shipped.stale(content).filter { $0.hasSuffix("vb:fact-stale") } == expected)
    #expect(Shipped.stale(content).allSatisfy { $0.hasSuffix("vb:fact-stale") })
  }

  @Test func `a stored file that knows nothing of sets is not stale, and an update takes note of them`() throws {
    let path = "locales/ko/guides/att-eu/faq.xlf"
    let text = try #require(Shipped.files[path])
    let older = text.replacing(#/(vb:basis[\s\S]*?<\/mda:metaGroup>)/#) { match in
      String(match.1).replacing(#/(>[0-9a-f]{16} [0-9a-f]{16}) [0-9a-f]{16}</#) { "\($0.1)<" }
    }
    #expect(older != text)
    let content = Shipped.load([path: older])
    #expect(Shipped.stale(content) == [])
    let document = try #require(
      content.translations.first { $0.locale.tag == "ko" && $0.source.name.description == "guides/att-eu/faq" })
    let updated = try #require(Updating.updated(document, stamps: content.stamps).document)
    #expect(StoredFormat.bytes(updated).map { String(decoding: $0, as: UTF8.self) } == text)
  }

  @Test func `a quote makes its gloss and the units that lean on it gloss-stale`() throws {
    let content = try Shipped.load(
      replacing: "> The European Union: The system displays markdown",
      with: "> The European Union: The system now displays markdown",
      in: Self.method)
    let glosses = Self.locales.map { "\($0) glosses#method-page.rest-of-eu-markdown vb:gloss-stale" }
    let uses = try Self.uses(of: "method-page/rest-of-eu-markdown", "vb:gloss-stale")
    #expect(uses.count >= 4)
    #expect(Shipped.stale(content) == (glosses + uses).sorted())
    // An outdated gloss is not shown beside the new quote.
    let id = try #require(ClaimID("method-page/rest-of-eu-markdown"))
    for locale in Self.locales {
      #expect(content.ledger?.gloss(of: id, in: try #require(LocaleCode(locale))) == nil)
    }
  }

  @Test func `white space and marks only are cosmetic, and the translation stays`() throws {
    let content = try Shipped.load(
      replacing: "We have not yet compared any of it with the release.",
      with: "We have not yet compared any of it, with the release!", in: Self.guide)
    #expect(
      Shipped.stale(content)
        == Self.locales.map { "\($0) guides/att-eu/guide#p-for-developers-there-is-one vb:cosmetic" })
    #expect(content.diagnostics.isEmpty)
    #expect(content.guides.first?.article?.gaps[try #require(LocaleCode("ko"))]?.outdated == 0)
  }

  @Test func `a stale step is shown in English as a whole, and says why; the other steps are not`() throws {
    let content = try Shipped.load(
      replacing: "Keep the text short; it need not", with: "Keep the text very short; it need not",
      in: "guides/att-eu/checklist.md")
    let checklist = try #require(content.guides.first?.checklist)
    for locale in Self.locales {
      let steps = checklist(try #require(LocaleCode(locale))).steps
      #expect(steps.filter { $0.fallback != nil }.map(\.id.text) == ["add-the-markdown-text"])
      let step = try #require(steps.first { $0.fallback == .outdated })
      #expect(step.title.plainText == "Add the Markdown text")
      #expect(step.body.plainText.contains("Keep the text very short"))
      #expect(!step.body.plainText.unicodeScalars.contains { $0.properties.isIdeographic })
    }
  }

  @Test func `a new paragraph is untranslated, in English, and moves no other translation`() throws {
    let content = try Shipped.load(
      replacing: "## What changed\n", with: "## What changed\n\nA new paragraph says more.\n", in: Self.guide)
    #expect(Shipped.stale(content) == [])
    let missing = content.translations.flatMap { document in
      document.units.filter { !$0.isTranslated && $0.unit.need == .needed }.map { "\(document.locale) \($0.unit.key)" }
    }
    #expect(missing == Self.locales.map { "\($0) p-a-new-paragraph-says-more" })
  }

  // MARK: Reviews

  private static func review(source: String, target: String) -> String {
    "reviews:\n  - document: guides/att-eu/guide\n    unit: title\n    state: final\n    by: Kim\n    on: 2026-11-29\n"
      + "    source: \(source)\n    target: \(target)\n"
  }

  private static func title(_ content: LoadedContent) throws -> AssessedUnit {
    let document = try #require(
      content.translations.first { $0.locale.tag == "ko" && $0.source.name.description == "guides/att-eu/guide" })
    return try #require(document.units.first { $0.unit.key.text == "title" })
  }

  @Test func `a review counts as long as source and target are those that were reviewed`() throws {
    let unit = try Self.title(Shipped.content)
    #expect(unit.state == .translated)
    let target = try #require(unit.stored?.target)
    let file = Self.review(source: ReviewRecord.digest(unit.unit.source), target: ReviewRecord.digest(target))
    let reviewed = Shipped.load(["locales/ko/reviews.yaml": file])
    #expect(try Self.title(reviewed).state == .final)
    #expect(reviewed.diagnostics.isEmpty)

    let guide = try #require(Shipped.files[Self.guide])
    let moved = Shipped.load([
      "locales/ko/reviews.yaml": file,
      Self.guide: guide.replacing(
        "title: The EU tracking prompt in iOS 27.2", with: "title: The EU prompt in iOS 27.2"),
    ])
    #expect(try Self.title(moved).state == .translated)
    #expect(try Self.title(moved).voidReview?.words == "the original changed since Kim reviewed it on 2026-11-29")
    #expect(moved.diagnostics.map(\.id).contains(.voidReview))

    let other = Shipped.load([
      "locales/ko/reviews.yaml": Self.review(
        source: ReviewRecord.digest(unit.unit.source), target: ReviewRecord.digest(Segment(text: "x")))
    ])
    #expect(try Self.title(other).voidReview?.words == "the translation changed since Kim reviewed it on 2026-11-29")
  }
}
