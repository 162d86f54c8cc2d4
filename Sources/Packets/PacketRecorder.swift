import Claims
import Consistency
import Digests
import Guides
import Pages

/// Writes down what a packet says, in all its languages, as its content record.
struct PacketRecorder {
  private let selection: PacketSelection
  private let sentences: [(locale: LocaleCode, text: PacketSentences)]
  private let quoteDigests: [ClaimID: String]
  private var ledger: Ledger { selection.site.ledger }

  init(_ selection: PacketSelection, quoteDigests: [ClaimID: String]) {
    self.selection = selection
    self.quoteDigests = quoteDigests
    sentences = selection.scope.locales.map { ($0, PacketSentences(selection, in: $0)) }
  }

  /// The record, without changes.
  func content() -> PacketContent {
    PacketContent(
      scope: scope, asOf: ledger.publication.asOf.description, publisher: ledger.publication.publisher,
      sources: selection.sources.map { document($0) }, captures: selection.captures.map { copy($0) },
      quotes: selection.numberedClaims.map { quote($0.claim, number: $0.number) },
      passages: selection.assertions.enumerated().map { passage($0.element, number: $0.offset + 1) },
      otherPassages: selection.otherPassages, disagreements: selection.findings.map { disagreement($0) },
      disagreementsLeftOut: selection.withheldFindings, decisions: selection.decisions.map { decision($0) },
      openCases: selection.gaps.flatMap { entry in entry.gaps.map { openCase($0, entry) } },
      cases: selection.cases.flatMap { cases($0) },
      tests: selection.observations.map { test($0.observation, $0.finding) },
      translationStates: selection.translations.map {
        PacketContent.TranslationState(
          lang: $0.locale.tag, guide: $0.guide?.text, translated: $0.translated, reviewed: $0.reviewed,
          outdated: $0.outdated, missing: $0.missing)
      },
      terms: selection.terms.map { term($0) })
  }

  private var isInside: Bool { selection.scope.audience == .inside }

  private func texts(_ text: (PacketSentences) -> String?) -> [PacketContent.Text] {
    sentences.compactMap { locale, sentences in
      text(sentences).map { PacketContent.Text(lang: locale.tag, text: $0) }
    }
  }

  private func texts(_ text: LocalizedText) -> [PacketContent.Text] {
    selection.scope.locales.map { PacketContent.Text(lang: $0.tag, text: text($0)) }
  }

  private var scope: PacketContent.Scope {
    let (kind, id): (String, String?) =
      switch selection.scope.subject {
      case .everything: ("everything", nil)
      case .guide(let id): ("guide", id.text)
      case .topic(let id): ("topic", id.text)
      }
    return PacketContent.Scope(
      kind: kind, id: id, title: texts { $0.subject }, audience: selection.scope.audience.rawValue,
      locales: selection.scope.locales.map { $0.tag }, original: ledger.publication.defaultLocale.tag,
      originalBeside: selection.scope.original == .beside)
  }

  private func document(_ source: Source) -> PacketContent.Document {
    var through: String?
    if case .secondary(let other) = source.standing { through = other.text }
    return PacketContent.Document(
      id: source.id.text, title: source.title, publisher: source.publisher, url: source.url, lang: source.language.tag,
      kind: source.kind.rawValue, knownThrough: through, version: source.version, build: source.build,
      beta: source.isBeta, published: source.published?.description, note: isInside ? source.note : nil)
  }

  private func copy(_ capture: Capture) -> PacketContent.Copy {
    let words = sentences.first?.text
    return PacketContent.Copy(
      source: capture.source.text, name: capture.name, path: PacketPaths.capture(capture),
      sha256: SHA256(of: capture.text).hex, originalSHA256: capture.originalSHA256, mediaType: capture.mediaType,
      extent: capture.extent.rawValue, taken: capture.taken?.description,
      takenBy: capture.takenBy.flatMap { words?.person($0) }, method: isInside ? capture.method : nil,
      holes: capture.holes.map {
        PacketContent.Hole(
          after: $0.after, before: $0.before, words: $0.words, certainty: $0.certainty.rawValue, from: $0.from)
      })
  }

  private func quote(_ claim: Claim, number: Int) -> PacketContent.Quote {
    let evidence = selection.evidence[claim.id]
    let place = evidence?.place
    let capture = place.flatMap { place in
      selection.captures.first { $0.source == place.source && $0.name == place.capture }
    }
    return PacketContent.Quote(
      number: number, id: claim.id.description, headings: claim.headings, role: claim.role.rawValue,
      words: claim.quotation?.text, sha256: quoteDigests[claim.id] ?? "",
      restored: (claim.quotation?.restorations ?? []).map {
        PacketContent.Restored(
          offset: $0.offset, words: $0.words, certainty: $0.certainty.rawValue, from: $0.from)
      },
      report: claim.report.map { report in
        PacketContent.Report(by: report.by.text, line: report.line, paraphrase: texts(report.paraphrase))
      },
      evidence: PacketContent.Evidence(
        verdict: (evidence?.verdict ?? (claim.report == nil ? .noCopy : .reported)).rawValue,
        path: capture.map { PacketPaths.capture($0) }, from: capture == nil ? nil : place?.bytes.lowerBound,
        to: capture == nil ? nil : place?.bytes.upperBound, steps: evidence?.steps ?? []),
      topics: claim.topics.map { $0.text },
      meaning: claim.statements.isEmpty
        ? [] : sentences.map { PacketContent.Meaning(lang: $0.locale.tag, sentences: $0.text.rules(claim)) },
      translations: selection.scope.locales.compactMap { locale in
        ledger.translation(of: claim.id, in: locale).map {
          PacketContent.Translation(
            lang: locale.tag, text: $0.text, publisherQuote: $0.official?.description)
        }
      }, note: isInside ? claim.note : nil)
  }

  private func passage(_ assertion: PacketAssertion, number: Int) -> PacketContent.Passage {
    PacketContent.Passage(
      number: number, guide: assertion.guide.text, place: assertion.place,
      quotes: assertion.claims.map { $0.description }, heading: texts { $0.heading(assertion) },
      text: texts { $0.text(assertion) })
  }

  private func disagreement(_ finding: Finding) -> PacketContent.Disagreement {
    let state: String
    if finding.verdict == .resolved {
      state = "settled"
    } else {
      switch finding.state {
      case .undecided: state = "undecided"
      case .decided: state = "decided"
      case .open: state = "open"
      case .lapsed: state = "lapsed"
      case .overdue: state = "overdue"
      }
    }
    return PacketContent.Disagreement(
      id: finding.id, title: texts { $0.title(finding) }, kind: finding.kind.rawValue,
      sureness: finding.verdict.rawValue, quotes: finding.sides.map { $0.claim.description },
      example: texts { $0.plain($0.story(finding).example) },
      agreement: texts { sentences in sentences.story(finding).agreement.map { sentences.plain($0) } }, state: state,
      decision: finding.state.decision?.text, decided: texts { $0.decision(finding).title })
  }

  private func decision(_ decision: Decision) -> PacketContent.DecisionRecord {
    let person = { (name: String?) in name.flatMap { sentences.first?.text.person($0) } }
    let isLapsed = decision.quotes.contains { quoteDigests[$0.claim] != $0.sha256 }
    return PacketContent.DecisionRecord(
      id: decision.id.text, question: texts(decision.question), follow: decision.follow?.description,
      alternatives: decision.alternatives.map { $0.description }, reason: texts(decision.reason),
      decidedBy: person(decision.decidedBy), decidedOn: decision.decidedOn?.description,
      approvedBy: person(decision.approvedBy), owner: person(decision.owner), reviewBy: decision.reviewBy?.description,
      state: isLapsed ? "lapsed" : decision.isOpen ? "open" : "valid",
      rests: decision.quotes.map { PacketContent.RestsOn(quote: $0.claim.description, sha256: $0.sha256) },
      note: isInside ? decision.internalNote : nil)
  }

  private func openCase(_ gap: Gap, _ entry: PacketMatters.MatrixGaps) -> PacketContent.OpenCase {
    PacketContent.OpenCase(
      matrix: "\(entry.guide)/\(entry.matrix.id)", outcome: gap.outcome.text, cases: texts { $0.cases(gap) },
      open: texts { $0.open(gap) })
  }

  private func cases(_ entry: PacketMatters.MatrixCases) -> [PacketContent.Case] {
    let told = sentences.map { (lang: $0.locale.tag, cells: $0.text.cells(entry)) }
    guard let first = told.first else { return [] }
    return first.cells.indices.map { index in
      PacketContent.Case(
        matrix: "\(entry.guide)/\(entry.matrix.id)", outcome: first.cells[index].outcome.text,
        cases: told.map { PacketContent.Text(lang: $0.lang, text: $0.cells[index].text) },
        answer: told.map { PacketContent.Text(lang: $0.lang, text: $0.cells[index].answer) },
        mark: first.cells[index].mark, quotes: first.cells[index].claims.map { $0.description })
    }
  }

  private func test(_ observation: Observation, _ finding: ObservationFinding) -> PacketContent.Test {
    PacketContent.Test(
      id: observation.id.text, title: texts(observation.title), date: observation.date?.description,
      saw: observation.saw.isEmpty ? [] : texts { $0.seen(observation) },
      means: sentences.map { PacketContent.Meaning(lang: $0.locale.tag, sentences: $0.text.meaning(finding)) },
      notShown: sentences.map { PacketContent.Meaning(lang: $0.locale.tag, sentences: $0.text.notShown(observation)) })
  }

  private func term(_ term: GlossaryTerm) -> PacketContent.Term {
    PacketContent.Term(
      id: term.id.text, term: texts(term.term), meaning: texts(term.meaning), undefined: term.isOpaque)
  }
}
