public import Claims
public import Consistency

/// The whole story of one disagreement in one language, as titled paragraphs: for readers without the pages.
public struct FindingExplanation {
  /// A titled paragraph; without a title it goes on with what is above.
  public struct Section: Hashable, Sendable {
    /// The title.
    public let title: String
    /// The lines below it.
    public let lines: [String]
  }

  private let finding: Finding
  private let ledger: Ledger
  private let space: ScenarioSpace
  private let words: Words
  private let language: LanguageData
  private let scenarios: ScenarioSentence
  private let rules: RuleSentence
  private let story: FindingStory

  /// The story in the language of some words.
  public init(_ finding: Finding, ledger: Ledger, space: ScenarioSpace, words: Words) {
    self.finding = finding
    self.ledger = ledger
    self.space = space
    self.words = words
    language = LanguageData(words.locale)
    scenarios = ScenarioSentence(vocabulary: ledger.vocabulary, words: words, language: language)
    rules = RuleSentence(vocabulary: ledger.vocabulary, words: words, language: language)
    story = FindingStory(finding, ledger: ledger, words: words)
  }

  /// What it is about, an example, what each side says and where, how that depends on how it is read, in which cases,
  /// what would settle it, and what was decided.
  public var sections: [Section] {
    [head, Section(title: words("for-example"), lines: [story.example])] + finding.sides.map { side($0) }
      + [agreement, reading, cases, Section(title: words("explain-settle"), lines: settling), decision]
      .compactMap { $0 }
  }

  private var head: Section {
    let outcome = ledger.vocabulary.outcome(finding.outcome)?.label(words.locale) ?? finding.outcome.text
    let sources = finding.sides.map { $0.claim.source }.reduce(into: [SourceID]()) {
      if !$0.contains($1) { $0.append($1) }
    }
    let titles = sources.map { ledger.source($0)?.title(words.locale) ?? $0.text }
    let title =
      record?.question(words.locale)
      ?? words(
        "disagreement-title",
        ["outcome": outcome.capitalisedFirst, "kind": story.kind, "documents": language.all(titles)])
    return Section(title: title, lines: [story.kind, story.sureness])
  }

  private func side(_ side: Finding.Side) -> Section {
    let title = ledger.source(side.claim.source)?.title(words.locale) ?? side.claim.source.text
    guard let claim = ledger.claim(side.claim) else { return Section(title: title, lines: [side.claim.description]) }
    var lines: [String] = []
    if let quotation = claim.quotation {
      lines.append("“\(quotation.shown)” (\(quotation.location))")
    } else if let report = claim.report {
      let document = ledger.source(report.by)?.title(words.locale) ?? report.by.text
      lines.append("\(report.paraphrase(words.locale)) (\(report.location))")
      lines.append(
        report.line.map { words("reported-line", ["document": document, "line": String($0)]) }
          ?? words("reported", ["document": document]))
    }
    if let gloss = ledger.translation(of: claim.id, in: words.locale) {
      lines += [words("explain-heading", ["title": gloss.label(words)]), gloss.text]
    }
    // What follows may have a colon of its own: two in a row would leave open what belongs to what.
    let read = side.statements.filter { $0 < claim.statements.count }.map { rules.text(claim.statements[$0]) }
    if !read.isEmpty { lines += [words("explain-heading", ["title": words("how-we-read-it")])] + read }
    lines.append(words("explain-said", ["outcome": scenarios.text(side.effect, of: finding.outcome)]))
    return Section(title: title, lines: lines)
  }

  private var agreement: Section {
    Section(title: words("they-agree"), lines: [story.agreement ?? words("explain-no-change")])
  }

  /// Which reading makes the disagreement, and which makes it go away.
  private var reading: Section? {
    guard finding.verdict == .readingDependent else { return nil }
    var lines = finding.sides.filter { !$0.reading.isDefault }.map { side in
      words(
        "explain-arises",
        [
          "id": side.claim.dotted,
          "reading": text(side.reading, tellsDirection: side.reading.direction != .onIf, places: usualPlaces(side)),
        ])
    }
    for changes in finding.dissolvedBy {
      lines += changes.map { change in
        let side = finding.sides[change.side]
        let isOther = change.reading.direction != side.reading.direction
        return words(
          "explain-gone",
          [
            "id": side.claim.dotted,
            "reading": text(change.reading, tellsDirection: isOther, places: side.reading.places),
          ])
      }
    }
    if finding.restsOnReport { lines.append(words("reading-report")) }
    return lines.isEmpty ? nil : Section(title: words("how-we-read-it"), lines: lines)
  }

  /// What a reading makes of a sentence: how its condition binds, and which places it means where those are others.
  private func text(_ reading: Reading, tellsDirection: Bool, places: [DimensionID]) -> String {
    let key =
      switch reading.direction {
      case .onIf: "reading-if"
      case .onlyIf: "reading-only-if"
      case .exactlyIf: "reading-if-and-only-then"
      }
    let other =
      reading.places == places
      ? nil : words("reading-places", ["dimensions": scenarios.dimensions(reading.places)])
    return [tellsDirection || other == nil ? words(key) : nil, other].compactMap { $0 }
      .joined(separator: words("label-separator"))
  }

  /// The places that a side's sentence means most likely.
  private func usualPlaces(_ side: Finding.Side) -> [DimensionID] {
    let statement = ledger.claim(side.claim).flatMap { claim in
      side.statements.first.flatMap { $0 < claim.statements.count ? claim.statements[$0] : nil }
    }
    return statement?.places.first ?? side.reading.places
  }

  private var cases: Section {
    Section(
      title: words("cases-affected"),
      lines: finding.boxes.map { scenarios.text(space.terms(of: $0)).capitalisedFirst })
  }

  private var settling: [String] {
    switch finding.verdict {
    case .resolved: return [words("explain-settle-text")]
    case .undecided: return [words("explain-settle-unfinished")]
    case .certain: return [words("explain-settle-certain")]
    case .readingDependent:
      let reported = finding.sides.filter { $0.isReported }.map { side in
        words(
          "explain-settle-report",
          ["document": ledger.source(side.claim.source)?.title(words.locale) ?? side.claim.source.text])
      }
      return reported + (finding.dissolvedBy.isEmpty ? [] : [words("explain-settle-reading")])
    }
  }

  private var record: Decision? {
    finding.state.decision.flatMap { ledger.decision($0) }
  }

  private var decision: Section {
    let title = words("decision")
    if let resolution = finding.resolution {
      let key =
        switch resolution.reason {
        case .specificity: "settled-by-specificity"
        case .regardless: "settled-by-regardless"
        case .exception: "settled-by-exception"
        }
      let through = resolution.through ?? finding.sides[resolution.prevailing].claim
      return Section(title: title, lines: [words("decision-text"), words(key), through.dotted])
    }
    let call = words("explain-record", ["id": finding.id])
    guard let record else { return Section(title: title, lines: [words("decision-none"), call]) }
    var lines: [String] = []
    switch finding.state {
    case .lapsed(_, let changed):
      lines.append(words("decision-lapsed", ["reason": words("reason-quote-changed")]))
      lines.append(words("quotes-changed") + words("explain-colon") + changed.map { $0.dotted }.joined(separator: ", "))
    case .overdue: lines.append(words("overdue"))
    case .open: lines.append(words("decision-none"))
    case .decided, .undecided:
      let document = record.follow.flatMap { ledger.source($0.source).map { words.name(of: $0) } } ?? ""
      lines.append(words("decision-follow", ["document": document]))
    }
    lines.append(record.reason(words.locale))
    lines += facts(record)
    return Section(title: title, lines: lines)
  }

  private func facts(_ record: Decision) -> [String] {
    func line(_ key: String, _ value: String?) -> String? { value.map { words(key) + words("explain-colon") + $0 } }
    func person(_ name: String?) -> String? { name.map { PersonName(words, showsNames: true).text($0) } }
    func day(_ date: CalendarDate?) -> String? { date.map { language.date($0) } }
    return [
      line("decided-by", person(record.decidedBy)), line("decided-on", day(record.decidedOn)),
      line("approved-by", person(record.approvedBy)), line("in-charge", person(record.owner)),
      line("review-by", day(record.reviewBy)),
    ].compactMap { $0 }
  }
}
