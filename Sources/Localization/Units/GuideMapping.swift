import Diagnostics
import Guides
import Markup

/// Walks over every translatable text of a guide's document in reading order and puts what it is given in its place.
///
/// Extracting units and putting translations in are the same walk, so that they can never differ.
struct GuideMapping {
  /// A place of a document where a text stands.
  struct Slot {
    let kind: UnitKind
    /// The step or question around it.
    let section: String?
    /// The name of a text that its section has once; nil for a block of prose, whose key is kept in `units.yaml`.
    let name: String?
    let location: FileLocation
  }

  /// Gives the text that is to stand in a slot.
  let text: (Slot, [Inline]) -> [Inline]

  // MARK: Documents

  func article(_ article: Article, at place: FileLocation) -> Article {
    Article(head: head(article.head, place), body: document(article.body, nil))
  }

  func checklist(_ checklist: Checklist, at place: FileLocation) -> Checklist {
    Checklist(
      head: head(checklist.head, place), introduction: document(checklist.introduction, nil),
      steps: checklist.steps.map { step($0) })
  }

  private func step(_ step: Checklist.Step) -> Checklist.Step {
    func line(_ kind: UnitKind, _ content: [Inline]) -> [Inline] {
      let name = kind == .step ? "title" : kind.rawValue
      return content.isEmpty
        ? [] : text(Slot(kind: kind, section: step.id.text, name: name, location: step.location), content)
    }
    return Checklist.Step(
      id: step.id, title: line(.step, step.title), who: line(.who, step.who), minutes: step.minutes,
      applies: line(.applies, step.applies), doneWhen: line(.doneWhen, step.doneWhen),
      skipIf: line(.skipIf, step.skipIf), body: document(step.body, step.id.text), location: step.location)
  }

  func faq(_ faq: FAQ, at place: FileLocation) -> FAQ {
    FAQ(
      head: head(faq.head, place), introduction: document(faq.introduction, nil),
      questions: faq.questions.map { question in
        let slot = Slot(kind: .question, section: question.id.text, name: "question", location: question.location)
        return FAQ.Question(
          id: question.id, question: text(slot, question.question),
          answer: document(question.answer, question.id.text), details: document(question.details, question.id.text),
          location: question.location)
      })
  }

  private func head(_ head: FrontMatter, _ place: FileLocation) -> FrontMatter {
    func line(_ kind: UnitKind, _ words: String) -> String {
      let slot = Slot(kind: kind, section: nil, name: kind.rawValue, location: place)
      return Segment(text(slot, Segment(label: words).inlines(at: place))).markdown
    }
    return FrontMatter(
      title: line(.title, head.title), description: head.description.map { line(.description, $0) })
  }

  // MARK: Blocks

  private func document(_ document: Document, _ section: String?) -> Document {
    Document(blocks(document.blocks, section, .paragraph))
  }

  private func blocks(_ blocks: [LocatedBlock], _ section: String?, _ kind: UnitKind) -> [LocatedBlock] {
    blocks.map { LocatedBlock(block($0.block, $0.location, section, kind), at: $0.location) }
  }

  private func block(_ block: Block, _ place: FileLocation, _ section: String?, _ kind: UnitKind) -> Block {
    func prose(_ kind: UnitKind, _ content: [Inline], _ place: FileLocation) -> [Inline] {
      content.isEmpty ? [] : text(Slot(kind: kind, section: section, name: nil, location: place), content)
    }
    switch block {
    case .paragraph(let content): return .paragraph(prose(kind, content, place))
    case .heading(let heading):
      return .heading(Heading(level: heading.level, content: prose(.heading, heading.content, place)))
    case .quote(let inner): return .quote(blocks(inner, section, kind))
    case .list(let list):
      let items = list.items.map { List.Item(blocks($0.blocks, section, .item), at: $0.location) }
      return .list(List(list.marker, list.spacing, items: items))
    case .table(let table):
      func cell(_ cell: Table.Cell) -> Table.Cell {
        Table.Cell(prose(.cell, cell.content, cell.location), at: cell.location)
      }
      return .table(
        Table(
          columns: table.columns.map { Table.Column(heading: cell($0.heading), alignment: $0.alignment) },
          rows: table.rows.map { Table.Row($0.cells.map { cell($0) }, at: $0.location) }))
    case .code, .embed, .thematicBreak: return block
    }
  }
}
