import Diagnostics
import Guides
import Markup

/// Compares a translation with its original: the same blocks in the same order, the same citations in each.
struct TranslationShape {
  private(set) var faults: [Diagnostic] = []

  /// Compares two documents block by block.
  mutating func compare(_ original: Document, _ translation: Document, file: String) {
    compare(original.blocks, translation.blocks, end: .wholeFile(file))
  }

  /// Compares two steps of a checklist.
  mutating func compare(_ original: Checklist.Step, _ translation: Checklist.Step, file: String) {
    let lines = [
      ("who", original.who, translation.who), ("applies", original.applies, translation.applies),
      ("done when", original.doneWhen, translation.doneWhen), ("skip if", original.skipIf, translation.skipIf),
    ]
    for (key, before, after) in lines where before.isEmpty != after.isEmpty {
      report("the line '\(key)' is \(after.isEmpty ? "missing" : "not in the original")", at: translation.location)
    }
    let uses = { (step: Checklist.Step) in
      [step.title, step.who, step.applies, step.doneWhen, step.skipIf].flatMap { $0.claimUses }
    }
    compare(uses(original), uses(translation), at: translation.location)
    compare(original.body, translation.body, file: file)
  }

  /// Compares two questions.
  mutating func compare(_ original: FAQ.Question, _ translation: FAQ.Question, file: String) {
    compare(original.question.claimUses, translation.question.claimUses, at: translation.location)
    compare(
      original.answer.blocks + original.details.blocks, translation.answer.blocks + translation.details.blocks,
      end: translation.location)
  }

  private mutating func report(_ message: String, at location: FileLocation) {
    faults.append(Diagnostic(.differentShape, message, at: location))
  }

  private mutating func compare(_ original: [LocatedBlock], _ translation: [LocatedBlock], end: FileLocation) {
    for (before, after) in zip(original, translation) {
      guard before.block.kind == after.block.kind else {
        report("\(after.block.kind) stands here; the original has \(before.block.kind)", at: after.location)
        return
      }
      compare(before.claimUses, after.claimUses, at: after.location)
    }
    guard original.count != translation.count else { return }
    report(
      "the translation has \(translation.count) blocks here, the original \(original.count)",
      at: translation.last?.location ?? end)
  }

  /// Citations may stand in another order in another language, but not be other ones.
  private mutating func compare(_ original: [ClaimUse], _ translation: [ClaimUse], at location: FileLocation) {
    let before = original.map { Self.key($0) }.sorted()
    let after = translation.map { Self.key($0) }.sorted()
    guard before != after else { return }
    let missing = Self.difference(before, after).map { "lacks \($0)" }
    let added = Self.difference(after, before).map { "adds \($0)" }
    report("the translation \((missing + added).joined(separator: ", "))", at: location)
  }

  private static func key(_ use: ClaimUse) -> String {
    use.words.map { "'\($0)' of \(use.reference)" } ?? "the citation of \(use.reference)"
  }

  private static func difference(_ left: [String], _ right: [String]) -> [String] {
    var rest = right
    return left.filter { key in
      guard let index = rest.firstIndex(of: key) else { return true }
      rest.remove(at: index)
      return false
    }
  }
}

extension Block {
  /// What the block is, for messages; list kinds and sizes count as part of it.
  fileprivate var kind: String {
    switch self {
    case .paragraph: "a paragraph"
    case .heading(let heading): "a heading of level \(heading.level)"
    case .quote: "a block quote"
    case .list(let list):
      "a \(list.marker == .bullet ? "bullet" : "numbered") list of \(list.items.count) items"
    case .code(let code): "a code block\(code.include.map { " that includes '\($0)'" } ?? "")"
    case .table(let table): "a table of \(table.rows.count) rows"
    case .embed(let embed): "an embedded \(embed.kind.rawValue) '\(embed.id)'"
    case .thematicBreak: "a line"
    }
  }
}
