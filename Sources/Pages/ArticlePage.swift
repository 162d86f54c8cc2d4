import Claims
import Guides
import Markup

/// The prose of a guide, with its quotes at the end.
struct ArticlePage {
  private let edition: Edition
  private let guide: Guide
  private let article: Article
  private let address: PageAddress
  private let text: GuideText

  init(_ edition: Edition, _ guide: Guide, _ article: Article) {
    self.edition = edition
    self.guide = guide
    self.article = article
    address = .guide(guide.id.text, .guide)
    text = GuideText(edition: edition, guide: guide, address: address)
  }

  func page() -> Page {
    var numbers = CitationNumbers()
    numbers.add(article.body.claimUses)
    var embeds: [String: Page.Embedded] = [:]
    for matrix in guide.matrices {
      let table = MatrixTable(edition, matrix, address)
      embeds["matrix \(matrix.id)"] = table.embedded(&numbers)
      embeds["diagram \(matrix.id)"] = DecisionDiagram(table).embedded()
    }
    let original = guide.article?.original.body ?? article.body
    let contents = GuideText.contents(article.body, original: original)
    let places = article.body.blocks.filter { if case .heading = $0.block { true } else { false } }.map { $0.location }
    let anchors = Dictionary(zip(places, contents.map { $0.id })) { first, _ in first }
    var frame = text.frame(article.head, guide.article, claims: numbers.order)
    frame.contents = contents
    frame.structured = StructuredData(edition, address)?.article(
      title: article.head.title, description: article.head.description, claims: numbers.order)
    let values = frame.values.adding([
      "first-look": .optional(FirstLook(edition, guide, address).value),
      "body": .blocks(text.blocks(article.body)),
      "citations": .optional(
        CitationsValue.value(
          numbers.order, key: "quotes-behind-page", numbers: numbers, edition, address)),
    ])
    return Page(address, edition, template: "guide", values: values, numbers: numbers, anchors: anchors, embeds: embeds)
  }
}
