public import Claims
import Diagnostics
public import Guides
public import Markup

/// One passage of a guide that leans on quotes, in every language of a packet.
public struct PacketAssertion: Sendable {
  /// The guide.
  public let guide: GuideID
  /// Where in the guide, the same in every language: `checklist.declare-the-keys.2`.
  public let place: String
  /// The title of the step, question or section, by language.
  public let heading: [LocaleCode: [Inline]]
  /// The claims that it leans on, in the order of the text.
  public let claims: [ClaimID]
  /// The passage, by language; a language without a translation has the original.
  public let text: [LocaleCode: [Inline]]
  /// The languages in which the original stands in for a translation.
  public let untranslated: Set<LocaleCode>
}

/// Finds the passages of a guide that lean on quotes.
struct AssertionSearch {
  let guide: Guide
  let locales: [LocaleCode]

  /// A passage of one document in one language.
  private struct Passage {
    let place: String
    let heading: [Inline]
    let content: [Inline]
  }

  /// All passages with quotes, and how many passages have none.
  func callAsFunction() -> (assertions: [PacketAssertion], others: Int) {
    var assertions: [PacketAssertion] = []
    var others = 0
    func add<Kind>(_ document: Translated<Kind>?, _ passages: (Kind) -> [Passage]) {
      guard let document else { return }
      let original = passages(document.original)
      let translations = document.translations.mapValues { passages($0) }
      for (index, passage) in original.enumerated() {
        let claims = Self.claims(passage.content)
        guard !claims.isEmpty else {
          others += 1
          continue
        }
        var (heading, text) = ([LocaleCode: [Inline]](), [LocaleCode: [Inline]]())
        var untranslated: Set<LocaleCode> = []
        for locale in locales {
          // A translation has the blocks of its original; one that has not is shown in the original's language.
          let own = translations[locale].flatMap { $0.count == original.count ? $0[index] : nil }
          // A passage whose translation is missing or out of date stands there in the original's words.
          if translations[locale] != nil,
            own?.content.plainText ?? passage.content.plainText == passage.content.plainText
          {
            untranslated.insert(locale)
          }
          heading[locale] = (own ?? passage).heading
          text[locale] = (own ?? passage).content
        }
        assertions.append(
          PacketAssertion(
            guide: guide.id, place: passage.place, heading: heading, claims: claims, text: text,
            untranslated: untranslated))
      }
    }
    add(guide.checklist) { Self.passages($0) }
    add(guide.faq) { Self.passages($0) }
    add(guide.article) { Self.passages($0) }
    return (assertions, others)
  }

  private static func claims(_ content: [Inline]) -> [ClaimID] {
    content.claimUses.compactMap { ClaimID($0.reference.description) }.reduce(into: []) {
      if !$0.contains($1) { $0.append($1) }
    }
  }

  private static func passages(_ checklist: Checklist) -> [Passage] {
    numbered("checklist", [], contents(checklist.introduction.blocks))
      + checklist.steps.flatMap { step -> [Passage] in
        let lines = [step.who, step.applies] + contents(step.body.blocks) + [step.doneWhen, step.skipIf]
        return numbered("checklist.\(step.id)", step.title, lines)
      }
  }

  private static func passages(_ faq: FAQ) -> [Passage] {
    numbered("faq", [], contents(faq.introduction.blocks))
      + faq.questions.flatMap { question in
        numbered(
          "faq.\(question.id)", question.question,
          contents(question.answer.blocks) + contents(question.details.blocks))
      }
  }

  private static func passages(_ article: Article) -> [Passage] {
    var passages: [Passage] = []
    var heading: [Inline] = []
    var count = 0
    for located in article.body.blocks {
      if case .heading(let own) = located.block {
        heading = own.content
        continue
      }
      for content in contents([located]) where !content.isEmpty {
        count += 1
        passages.append(Passage(place: "guide.\(count)", heading: heading, content: content))
      }
    }
    return passages
  }

  private static func numbered(_ place: String, _ heading: [Inline], _ contents: [[Inline]]) -> [Passage] {
    contents.enumerated().filter { !$0.element.isEmpty }.map { index, content in
      Passage(place: "\(place).\(index + 1)", heading: heading, content: content)
    }
  }

  /// The running text of blocks, one entry a paragraph, item or row.
  private static func contents(_ blocks: [LocatedBlock]) -> [[Inline]] {
    blocks.flatMap { located -> [[Inline]] in
      switch located.block {
      case .paragraph(let content): [content]
      case .heading(let heading): [heading.content]
      case .quote(let blocks): contents(blocks)
      case .list(let list): list.items.flatMap { contents($0.blocks) }
      case .table(let table):
        table.rows.map { row in
          row.cells.map { $0.content }.reduce(into: [Inline]()) { line, cell in
            if !line.isEmpty { line.append(.text(" · ")) }
            line += cell
          }
        }
      case .code, .embed, .thematicBreak: []
      }
    }
  }
}
