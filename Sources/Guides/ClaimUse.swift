public import Diagnostics
public import Markup

/// One place in a text that leans on a claim.
public struct ClaimUse: Hashable, Sendable {
  /// The claim.
  public let reference: ClaimReference
  /// The words that are quoted; nil for a citation.
  public let words: String?
  /// Where it stands.
  public let location: FileLocation
}

extension Array where Element == Inline {
  /// Every citation and quotation in the text, in order.
  public var claimUses: [ClaimUse] { flatMap { $0.claimUses } }
}

extension Inline {
  fileprivate var claimUses: [ClaimUse] {
    switch self {
    case .citation(let citation):
      [ClaimUse(reference: citation.reference, words: nil, location: citation.location)]
    case .quotation(let quotation):
      [ClaimUse(reference: quotation.reference, words: quotation.words, location: quotation.location)]
    case .emphasis(let content), .strong(let content), .foreign(_, let content): content.claimUses
    case .link(let link): link.content.claimUses
    case .text, .softBreak, .lineBreak, .code, .image: []
    }
  }
}

extension Document {
  /// Every citation and quotation in the document, in order.
  public var claimUses: [ClaimUse] { blocks.flatMap { $0.claimUses } }
}

extension LocatedBlock {
  /// Every citation and quotation in the block, in order.
  public var claimUses: [ClaimUse] {
    switch block {
    case .paragraph(let content): content.claimUses
    case .heading(let heading): heading.content.claimUses
    case .quote(let blocks): blocks.flatMap { $0.claimUses }
    case .list(let list): list.items.flatMap { $0.blocks.flatMap { $0.claimUses } }
    case .table(let table):
      table.columns.flatMap { $0.heading.content.claimUses }
        + table.rows.flatMap { $0.cells.flatMap { $0.content.claimUses } }
    case .code, .embed, .thematicBreak: []
    }
  }
}

extension Checklist.Step {
  /// Every citation and quotation of the step, its lines included.
  public var claimUses: [ClaimUse] {
    [title, who, applies, doneWhen, skipIf].flatMap { $0.claimUses } + body.claimUses
  }
}

extension FAQ.Question {
  /// Every citation and quotation of the question and its answer.
  public var claimUses: [ClaimUse] { question.claimUses + answer.claimUses + details.claimUses }
}
