import Claims
import Diagnostics
import Guides
import Markup

/// Checks what guides lean on: every citation leads to a claim, every quotation is an exact part of its quote, every
/// included file and embedded matrix exists.
struct UseChecker {
  private let ledger: Ledger
  private let names: ClaimNames
  private var faults: [Diagnostic] = []

  init(_ ledger: Ledger) {
    self.ledger = ledger
    names = ClaimNames(ledger.claims)
  }

  /// What is wrong with the guides.
  func check(_ guides: [Guide]) -> [Diagnostic] {
    var checker = self
    for guide in guides {
      for article in guide.article?.all ?? [] { checker.check(article.body, guide) }
      for checklist in guide.checklist?.all ?? [] {
        checker.check(checklist.introduction, guide)
        for step in checklist.steps {
          checker.check(step.claimUses)
          checker.check(blocks: step.body.blocks, guide)
        }
      }
      for faq in guide.faq?.all ?? [] {
        checker.check(faq.introduction, guide)
        for question in faq.questions {
          checker.check(question.claimUses)
          checker.check(blocks: question.answer.blocks + question.details.blocks, guide)
        }
      }
    }
    return checker.faults
  }

  private mutating func check(_ document: Document, _ guide: Guide) {
    check(document.claimUses)
    check(blocks: document.blocks, guide)
  }

  private mutating func check(_ uses: [ClaimUse]) {
    for use in uses {
      guard let id = ClaimID(use.reference.description), let claim = ledger.claim(id) else {
        if let id = ClaimID(use.reference.description) {
          faults.append(Diagnostic(.unknownID, names.unknownMessage(id), at: use.location))
        }
        continue
      }
      guard let words = use.words else { continue }
      guard let quotation = claim.quotation else {
        faults.append(
          Diagnostic(
            .notVerbatim, "'\(id)' is only reported; no words of it can be quoted, cite it with <claim:\(id)>",
            at: use.location, notes: [Diagnostic.Note("it is declared here", at: claim.location)]))
        continue
      }
      guard !QuoteMatch.isPart(words, of: quotation) else { continue }
      faults.append(
        Diagnostic(
          .notVerbatim, "'\(words)' is not an exact part of the quote of '\(id)'", at: use.location,
          notes: [Diagnostic.Note("the quote", at: quotation.location)]))
    }
  }

  private mutating func check(blocks: [LocatedBlock], _ guide: Guide) {
    for located in blocks {
      switch located.block {
      case .code(let code):
        guard let file = code.include, guide.samples[file] == nil else { continue }
        let hint = Suggestion.clause(for: file, among: guide.samples.keys.sorted())
        faults.append(
          Diagnostic(.missingFile, "there is no file '\(file)' in the guide's folder\(hint)", at: located.location))
      case .embed(let embed) where embed.kind != .checklist:
        guard !guide.matrices.contains(where: { $0.id.text == embed.id }) else { continue }
        let hint = Suggestion.clause(for: embed.id, among: guide.matrices.map { $0.id.text })
        faults.append(
          Diagnostic(.unknownID, "there is no matrix '\(embed.id)' in this guide\(hint)", at: located.location))
      case .list(let list): for item in list.items { check(blocks: item.blocks, guide) }
      case .quote(let inner): check(blocks: inner, guide)
      default: continue
      }
    }
  }
}

extension Translated {
  /// The original and all translations, in the order of their locales.
  fileprivate var all: [Document] { [original] + translations.sorted { $0.key < $1.key }.map { $0.value } }
}

/// Whether words are an exact part of a quote.
enum QuoteMatch {
  /// Words count as a part when they stand in the quote as captured, in the quote without the marks of its code spans,
  /// or in either with the restored words in square brackets, as the pages show it.
  static func isPart(_ words: String, of quotation: Claims.Quotation) -> Bool {
    let bare = words.filter { $0 != "`" }
    let shown = quotation.shown
    return quotation.text.contains(words) || shown.contains(words) || shown.filter { $0 != "`" }.contains(bare)
      || quotation.text.filter { $0 != "`" }.contains(bare)
  }
}
