import Claims
import Diagnostics
import Foundation
import Localization
import Testing
import XLIFF

/// What comes home: taken, refused or unchanged, also long after it was sent.
@Suite struct HomecomingTests {
  @Test(arguments: ExchangeFormat.allCases)
  func `what comes back as it was sent changes nothing`(format: ExchangeFormat) throws {
    for document in ExchangeFixture.ko {
      let outcome = try ExchangeFixture.bring(try ExchangeFixture.export(document, format), format.ending)
      #expect(outcome.taken.isEmpty && outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
      #expect(outcome.documents.isEmpty)
      #expect(outcome.unchanged.count == Export(Export.Options(), context: nil).units(of: document).count)
    }
  }

  @Test(arguments: ExchangeFormat.allCases)
  func `a new translation comes home, and nothing else changes`(format: ExchangeFormat) throws {
    let document = try ExchangeFixture.document("guides/att-eu/checklist")
    let text = try ExchangeFixture.export(document, format)
    #expect(text.ranges(of: "EU 추적 프롬프트 출시하기").count <= 1)
    let old = try #require(document.units.first?.stored?.target?.words)
    let outcome = try ExchangeFixture.bring(text.replacing(old, with: "새 제목"), format.ending)
    #expect(outcome.refused.isEmpty)
    #expect(outcome.taken.map(\.unit) == ["title"])
    let stored = try #require(outcome.documents.first)
    let before = try #require(document.stored)
    #expect(stored.units.count == before.units.count)
    for (new, old) in zip(stored.units, before.units) where new.key.text != "title" { #expect(new == old) }
    #expect(stored.units[0].target == Segment(text: "새 제목"))
    #expect(stored.units[0].translatedOn == ExchangeFixture.today)
  }

  @Test func `a translation of an older original is taken as far as it fits, and said to be out of date`() throws {
    let sent = try ExchangeFixture.document("guides/att-eu/checklist")
    let text = try ExchangeFixture.export(sent, .xliff12)
    let handoff = try ExchangeFixture.handoff(sent)
    let content = try Shipped.load(
      replacing: "## Put the new call behind its checks", with: "## Put the new call behind all of its checks",
      in: "guides/att-eu/checklist.md")
    let now = content.translations.filter { $0.locale.tag == "ko" }
    let part = try ExchangeFixture.part(text, "gate-the-new-call.title", "trans-unit")
    let changed = text.replacing(part, with: part.replacing("</target>", with: " 끝</target>"))
    let outcome = try ExchangeFixture.bring(changed, into: now, handoffs: [handoff])
    #expect(outcome.refused.isEmpty, "\(outcome.refused.first?.words ?? "")")
    #expect(
      outcome.taken.map(\.words) == ["translated, and already out of date: the original changed since it was sent"])
  }

  @Test func `what changed on both sides since it was sent is not written over`() throws {
    let sent = try ExchangeFixture.document("guides/att-eu/checklist")
    let text = try ExchangeFixture.export(sent, .xliff21)
    let handoff = try ExchangeFixture.handoff(sent)
    let file = try #require(Shipped.files["locales/ko/guides/att-eu/checklist.xlf"])
    let own = try #require(sent.units.first { $0.unit.key.text == "gate-the-new-call.title" }?.stored?.target?.words)
    let content = Shipped.load(["locales/ko/guides/att-eu/checklist.xlf": file.replacing(own, with: "여기서 바꾼 제목")])
    let now = content.translations.filter { $0.locale.tag == "ko" }
    // Untouched there, changed here: what is here stays.
    let same = try ExchangeFixture.bring(text, into: now, handoffs: [handoff])
    #expect(same.taken.isEmpty && same.refused.isEmpty)
    let both = try ExchangeFixture.bring(text.replacing(own, with: "거기서 바꾼 제목"), into: now, handoffs: [handoff])
    #expect(both.refused.map(\.words) == ["it was changed here as well since it was sent; compare the two"])
  }

  @Test func `the record of a handoff reads back`() throws {
    let handoff = try ExchangeFixture.handoff(try ExchangeFixture.document("guides/att-eu/faq"))
    for line in handoff.yaml.split(separator: "\n") where line.hasPrefix("  - ") {
      let unit = try #require(Handoff.unit(String(line.dropFirst(4))))
      #expect(handoff.documents[unit.document]?[unit.key] == unit.sums)
    }
  }
}
