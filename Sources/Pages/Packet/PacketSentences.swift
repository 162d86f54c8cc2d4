public import Claims
public import Consistency
import Markup

/// What a packet says in one language, as plain text: for its record and its tables.
public struct PacketSentences {
  private let edition: Edition
  private let selection: PacketSelection

  /// The sentences of a packet in a language.
  public init(_ selection: PacketSelection, in locale: LocaleCode) {
    var edition = Edition(site: selection.site, locale: locale)
    edition.audience = selection.scope.audience
    self.init(selection, edition)
  }

  init(_ selection: PacketSelection, _ edition: Edition) {
    self.selection = selection
    self.edition = edition
  }

  private var words: Words { edition.words }

  /// What the packet is about: a guide's title, a topic's name, or the title of the whole.
  public var subject: String {
    switch selection.scope.subject {
    case .everything: RichText.plain(edition.siteTitle)
    case .guide(let id):
      RichText.plain(edition.site.guides.first { $0.id == id }.map { edition.title($0) } ?? id.text)
    case .topic(let id):
      RichText.plain(
        (edition.ledger.vocabulary.topics.first { $0.id == id }?.label(edition.locale) ?? id.text).capitalisedFirst)
    }
  }

  /// A person, as the reader of the packet may know one: a role, or a name with or without it.
  public func person(_ name: String) -> String { edition.person(name) }

  /// A text without the backticks that mark code.
  public func plain(_ text: String) -> String { RichText.plain(text) }

  /// The versions that the documents speak of, a beta marked as such; in the order of the documents, each once.
  public var versions: [String] {
    selection.sources.compactMap { source -> String? in
      guard let version = source.version else { return nil }
      return source.isBeta ? words("packet-version-beta", ["version": version]) : version
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// The passage with the numbers of its quotes in square brackets.
  public func text(_ assertion: PacketAssertion) -> String {
    (assertion.text[edition.locale] ?? []).map { text($0) }.joined()
  }

  private func text(_ inline: Inline) -> String {
    switch inline {
    case .citation(let citation): return "[\(number(citation.reference))]"
    case .quotation(let quotation): return "“\(quotation.words)” [\(number(quotation.reference))]"
    case .emphasis(let content), .strong(let content), .foreign(_, let content):
      return content.map { text($0) }.joined()
    case .link(let link): return link.content.map { text($0) }.joined()
    case .text, .softBreak, .lineBreak, .code, .image: return [inline].plainText
    }
  }

  private func number(_ reference: ClaimReference) -> String {
    ClaimID(reference.description).flatMap { selection.exhibits[$0] }.map { String($0) } ?? "?"
  }

  /// The title of the step, question or section that a passage stands under.
  public func heading(_ assertion: PacketAssertion) -> String { (assertion.heading[edition.locale] ?? []).plainText }

  /// What a quote says in plain words, a sentence a rule.
  public func rules(_ claim: Claim) -> [String] {
    claim.statements.map { RichText.plain(edition.rules.text($0)) }
  }

  /// How a quote stands in the saved copies, in a sentence.
  public func evidence(_ claim: Claim) -> String {
    let evidence = selection.evidence[claim.id] ?? QuoteEvidence(claim.report == nil ? .noCopy : .reported)
    var text = words("evidence-\(evidence.verdict.rawValue)")
    if let place = evidence.place, place.source != claim.id.source {
      text = words(
        "evidence-through",
        [
          "text": text,
          "document": RichText.plain(edition.ledger.source(place.source)?.title(edition.locale) ?? place.source.text),
        ])
    }
    return text
  }

  /// The head of a column.
  public func head(_ key: String) -> String { words(key).capitalisedFirst }

  /// A topic's name.
  public func topic(_ id: String) -> String {
    let topic = edition.ledger.vocabulary.topics.first { $0.id.text == id }
    return RichText.plain((topic?.label(edition.locale) ?? id).capitalisedFirst)
  }

  /// What a disagreement is about.
  public func title(_ finding: Finding) -> String { RichText.plain(DisagreementTitle.text(finding, edition)) }

  /// The disagreement told in sentences.
  public func story(_ finding: Finding) -> FindingStory { FindingStory(edition, finding) }

  /// What was decided about a disagreement, in a phrase, and why.
  public func decision(_ finding: Finding) -> (title: String, reason: String) {
    let record = DecisionValue(edition).value(finding)
    return (record.plainText("title"), record.plainText("reason"))
  }

  /// Cases on which no source speaks, or too little, in words.
  public func cases(_ gap: Gap) -> String {
    let terms = edition.site.evaluator.space.terms(of: gap.box)
    return RichText.plain(edition.scenarios.text(terms).capitalisedFirst)
  }

  /// What is open in some cases: that no source says what happens, or which answers remain.
  public func open(_ gap: Gap) -> String {
    let outcome = edition.ledger.vocabulary.outcome(gap.outcome)
    let name = (outcome?.label(edition.locale) ?? gap.outcome.text).capitalisedFirst
    guard gap.kind == .partial, let outcome else {
      return RichText.plain(words("packet-gap-silent", ["outcome": name]))
    }
    let values = outcome.values.filter { gap.values.contains($0.id) }.map { $0.label(edition.locale) }
    return RichText.plain(words("packet-gap-partial", ["outcome": name, "values": edition.language.any(values)]))
  }

  /// What was tried and seen in a test.
  public func seen(_ observation: Observation) -> String {
    let seen = observation.saw.map { sight -> String in
      let outcome = edition.ledger.vocabulary.outcome(sight.outcome)
      let label = outcome?.values.first { $0.id == sight.value }?.label(edition.locale) ?? sight.value.text
      return words(
        "packet-saw", ["outcome": (outcome?.label(edition.locale) ?? sight.outcome.text), "value": label])
    }
    return RichText.plain(seen.joined(separator: words("cell-separator")).capitalisedFirst)
  }

  /// What a test does not show: what nobody recorded, and how far its evidence survives.
  public func notShown(_ observation: Observation) -> [String] {
    var lines: [String] = []
    if !observation.notRecorded.isEmpty {
      let names = observation.notRecorded.map { id in
        edition.ledger.vocabulary.dimension(id)?.short(edition.locale) ?? id.text
      }
      lines.append(RichText.plain(words("packet-not-recorded", ["dimensions": edition.language.all(names)])))
    }
    if let evidence = observation.evidence { lines.append(RichText.plain(evidence(edition.locale))) }
    return lines
  }

  /// What a test means for the quotes: which it speaks against, and how both can be true. Several rules of one quote may
  /// say the same; it is told once.
  public func meaning(_ finding: ObservationFinding) -> [String] {
    finding.challenges.filter { selection.exhibits[$0.claim] != nil }.map { challenge in
      let number = selection.exhibits[challenge.claim].map { String($0) } ?? ""
      if challenge.isRefuted { return words("packet-test-against", ["n": number]) }
      let terms = challenge.completions.prefix(3).map { edition.site.evaluator.space.terms(of: $0) }
      let cases = RichText.plain(edition.scenarios.text(anyOf: Array(terms)))
      return words("packet-test-fits-if", ["n": number, "cases": cases])
    }.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// What happens in every case of a matrix: the case and the answer in words, how sure that is, and who says so.
  public func cells(_ cases: PacketMatters.MatrixCases) -> [CaseSentence] {
    let table = MatrixTable(edition, cases.matrix, .packet)
    return cases.rows.flatMap { row -> [CaseSentence] in
      let parts = row.options.indices.map { axis in
        words(
          "packet-case-part",
          ["name": table.head(cases.matrix.axes[axis]), "value": table.text(row.options[axis], axis: axis)])
      }
      let text = RichText.plain(parts.joined(separator: words("cell-separator")))
      return row.cells.map { cell in
        let value = MatrixCell(table, cell, in: row.scenarios)
        return CaseSentence(
          outcome: cell.outcome, text: text, answer: RichText.plain(value.text ?? ""), mark: value.mark.rawValue,
          claims: value.claims)
      }
    }
  }

  /// One case of a matrix in words.
  public struct CaseSentence: Hashable, Sendable {
    /// The outcome.
    public let outcome: OutcomeID
    /// The case: what each of the table's heads is set to.
    public let text: String
    /// What happens; empty where no source says.
    public let answer: String
    /// How sure that is: `settled`, `disputed`, `decided`, `inferred`, `partial`, `silent` or `not-defined`.
    public let mark: String
    /// The claims that say so.
    public let claims: [ClaimID]
  }
}
