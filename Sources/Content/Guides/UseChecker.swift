import Claims
import Diagnostics
import Guides
import Localization
import Markup

/// Checks what guides lean on: every citation leads to a claim, every quotation is an exact part of its quote, every
/// included file and embedded matrix exists.
struct UseChecker {
  private let claims: [ClaimID: Claim]
  private var names: ClaimNames
  private var faults: [Diagnostic] = []

  /// What is wrong with the guides.
  static func check(_ guides: [Guide], claims: [Claim], names: inout ClaimNames) -> [Diagnostic] {
    var checker = UseChecker(
      claims: Dictionary(claims.map { ($0.id, $0) }) { first, _ in first }, names: names)
    for guide in guides { checker.check(guide) }
    names = checker.names
    return checker.faults
  }

  private init(claims: [ClaimID: Claim], names: ClaimNames) {
    self.claims = claims
    self.names = names
  }

  /// Numbered lists of the originals that start again; a translation has the blocks of its original.
  private mutating func checkLists(_ guide: Guide) {
    let checklist = guide.checklist?.original
    let faq = guide.faq?.original
    let documents =
      [guide.article?.original.body, checklist?.introduction, faq?.introduction].compactMap { $0 }
      + (checklist?.steps ?? []).map { $0.body } + (faq?.questions ?? []).flatMap { [$0.answer, $0.details] }
    for place in documents.flatMap({ ListChecks.restarts(in: $0) }) {
      faults.append(
        Diagnostic(
          .translationList, "the list starts again at 1; indent what stands before it, so that it belongs to an item",
          at: place))
    }
  }

  private mutating func check(_ guide: Guide) {
    checkLists(guide)
    for article in guide.article?.all ?? [] { check(article.body, guide, embeds: .allowed) }
    for checklist in guide.checklist?.all ?? [] {
      check(checklist.introduction, guide)
      for step in checklist.steps {
        check(step.claimUses)
        check(blocks: step.body.blocks, guide)
      }
    }
    for step in guide.checklist?.original.steps ?? [] { checkLevel(step) }
    if let form = guide.scenario { check(form) }
    for faq in guide.faq?.all ?? [] {
      check(faq.introduction, guide)
      for question in faq.questions {
        check(question.claimUses)
        check(blocks: question.answer.blocks + question.details.blocks, guide)
      }
    }
  }

  private mutating func check(_ document: Document, _ guide: Guide, embeds: Embeds = .refused) {
    check(document.claimUses)
    check(blocks: document.blocks, guide, embeds: embeds)
  }

  private mutating func check(_ uses: [ClaimUse]) {
    for use in uses {
      guard let id = ClaimID(use.reference.description) else { continue }
      guard let claim = claims[id] else {
        if !names.isDeclared(id) {
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

  /// What a step says in its own words must not oblige more than its quotes do.
  private mutating func checkLevel(_ step: Checklist.Step) {
    let cited = Set(step.claimUses.compactMap { ClaimID($0.reference.description) }).compactMap { claims[$0] }
    let allowed = StepLevel(wordsOf: cited)
    let texts = [step.title] + step.body.blocks.flatMap { $0.inlineTexts }
    guard let strongest = texts.map({ StepLevel.strength($0.ownWords) }).max(), strongest > allowed else { return }
    faults.append(
      Diagnostic(
        .strongerThanQuotes,
        "the step '\(step.id)' says that something is \(strongest.rawValue), but its quotes make it \(allowed.rawValue); "
          + "cite the quote that asks for it, or say it in weaker words", at: step.location))
  }

  /// What a picture shows of a source are its own words.
  private mutating func check(_ form: ScenarioForm) {
    guard let picture = form.picture else { return }
    let third = picture.thirdButton.map { [(claim: $0.quote, words: Optional($0.label))] } ?? []
    for (claim, words) in ([picture.title] + picture.buttons).map({ (claim: $0, words: String?.none) }) + third {
      guard let found = claims[claim.value] else {
        if !names.isDeclared(claim.value) {
          faults.append(Diagnostic(.unknownID, names.unknownMessage(claim.value), at: claim.location))
        }
        continue
      }
      guard let quotation = found.quotation else {
        faults.append(
          Diagnostic(.notVerbatim, "'\(claim.value)' is only reported; no words of it can be shown", at: claim.location)
        )
        continue
      }
      guard let words, !QuoteMatch.isPart(words, of: quotation) else { continue }
      faults.append(
        Diagnostic(
          .notVerbatim, "'\(words)' is not an exact part of the quote of '\(claim.value)'", at: claim.location,
          notes: [Diagnostic.Note("the quote", at: quotation.location)]))
    }
  }

  /// Whether computed tables may stand in a text: only in the running text of a guide is there room for one.
  private enum Embeds { case allowed, refused }

  private mutating func check(blocks: [LocatedBlock], _ guide: Guide, embeds: Embeds = .refused) {
    for located in blocks {
      switch located.block {
      case .code(let code):
        guard let file = code.include, guide.samples[file] == nil else { continue }
        let near = Suggestion.nearest(to: file, among: guide.samples.keys.sorted()).map { "; did you mean '\($0)'?" }
        let hint = near ?? (file.hasPrefix("samples/") ? "" : "; included files lie in 'samples/'")
        faults.append(
          Diagnostic(.missingFile, "there is no file '\(file)' in the guide's folder\(hint)", at: located.location))
      case .embed(let embed):
        guard embed.kind != .checklist, embeds == .allowed else {
          faults.append(
            Diagnostic(
              .unknownBlock,
              "only a matrix or its diagram can be embedded, and only in guide.md, outside of lists and quotes; link to the page instead",
              at: located.location))
          continue
        }
        // A diagram is drawn from the matrix of its id.
        guard !guide.matrices.contains(where: { $0.id.text == embed.id }) else { continue }
        let hint = KnownHint.clause(for: embed.id, among: guide.matrices.map { $0.id.text })
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
