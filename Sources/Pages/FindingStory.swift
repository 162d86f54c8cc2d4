public import Claims
public import Consistency

/// A disagreement in plain sentences: what the console and the pages say about it.
public struct FindingStory {
  private let finding: Finding
  private let ledger: Ledger
  private let words: Words
  private let scenarios: ScenarioSentence
  private let language: LanguageData

  init(_ edition: Edition, _ finding: Finding) {
    self.finding = finding
    ledger = edition.ledger.unnoted
    words = edition.words
    scenarios = edition.scenarios
    language = edition.language
  }

  /// The story of a finding in the language of some words.
  public init(_ finding: Finding, ledger: Ledger, words: Words) {
    self.finding = finding
    self.ledger = ledger
    self.words = words
    language = LanguageData(words.locale)
    scenarios = ScenarioSentence(vocabulary: ledger.vocabulary, words: words, language: language)
  }

  /// What kind of disagreement it is.
  public var kind: String {
    let key =
      switch finding.kind {
      case .contradiction: "kind-contradiction"
      case .joint: "kind-joint"
      case .stricter: "kind-stricter"
      case .basis: "kind-basis"
      case .floor: "kind-from-version"
      case .duty: dutyKey
      }
    return words(key)
  }

  /// The words for a disagreement on what one must, should or may do, by the strongest word on each side.
  private var dutyKey: String {
    let said = Set(finding.sides.map { $0.effect.modality })
    let rulesOut = said.contains(.mustNot)
    let advises = said.contains(.shouldNot)
    if said.contains(.must) {
      return rulesOut || !advises && !said.contains(.should) ? "kind-duty" : "kind-duty-advice"
    }
    if said.contains(.should) {
      return said.contains(.may) ? "kind-permission-advice" : rulesOut ? "kind-advice-ban" : "kind-advice"
    }
    return advises ? "kind-permission-advice" : "kind-permission"
  }

  /// How it depends on how sentences are read.
  public var sureness: String {
    switch finding.verdict {
    case .certain: words("sure-certain")
    case .readingDependent:
      finding.dissolvedBy.isEmpty && finding.restsOnReport ? words("sure-report") : words("sure-reading")
    case .resolved: words("sure-exception")
    case .undecided: words("sure-unfinished")
    }
  }

  /// The example, and what each side says about it.
  public var example: String {
    let sides = finding.sides.enumerated().map { index, side in
      let document = name(index)
      let said = scenarios.text(side.effect, of: finding.outcome)
      return words(
        side.isReported ? "example-side-reported" : "example-side", ["document": document, "outcome": said])
    }
    let joined = sides.joined(separator: words("example-separator")).capitalisedFirst
    return words("example", ["case": scenarios.text(finding.witness, naming: named).capitalisedFirst, "sides": joined])
  }

  /// The document of a side, as a sentence names it. Where another side stands in the same document, it is also told
  /// which of its passages is meant: by the heading above it or, under one heading, by the order of the quotes.
  private func name(_ index: Int) -> String {
    let claim = finding.sides[index].claim
    let document = ledger.source(claim.source).map { words.name(of: $0) } ?? claim.source.text
    let claims = finding.sides.map { $0.claim }.filter { $0.source == claim.source }
      .reduce(into: [ClaimID]()) { if !$0.contains($1) { $0.append($1) } }
    guard claims.count > 1, let place = claims.firstIndex(of: claim) else { return document }
    let headings = claims.compactMap { ledger.claim($0)?.headings.last }
    if headings.count == claims.count, Set(headings).count == claims.count {
      return words("side-under-heading", ["document": document, "heading": headings[place]])
    }
    guard place < Self.ordinals.count else { return document }
    return words("side-\(Self.ordinals[place])-quote", ["document": document])
  }

  private static let ordinals = ["first", "second", "third", "fourth"]

  /// The dimensions, places aside, that the sentences themselves name: readers look for them in the example.
  private var named: Set<DimensionID> {
    let statements = finding.sides.flatMap { side -> [Statement] in
      guard let claim = ledger.claim(side.claim) else { return [] }
      return side.statements.filter { $0 < claim.statements.count }.map { claim.statements[$0] }
    }
    let ids = statements.flatMap { $0.frame + $0.condition }.compactMap { $0.dimension }
    return Set(ids.filter { ledger.vocabulary.dimension($0)?.kind != .region })
  }

  /// What would have to change for both to agree, and what they say then; nil where no single change does. Where they
  /// then leave everything open, as two that allow something do, the change says all there is to say.
  public var agreement: String? {
    guard let contrast = finding.contrast else { return nil }
    let change = scenarios.text(contrast).capitalisedFirst
    guard contrast.isAgreement, let outcome = ledger.vocabulary.outcome(finding.outcome),
      contrast.values.count < outcome.values.count
    else { return change }
    let values = outcome.values.filter { contrast.values.contains($0.id) }.map { $0.label(words.locale) }
    return words("agreement", ["change": change, "outcome": language.any(values)])
  }

  /// How the sentences must be read for the disagreement to be there; nil where it is there however they are read.
  public var reading: String? {
    guard finding.verdict == .readingDependent else { return nil }
    let parts = finding.sides.enumerated().filter { !$0.element.reading.isDefault }.map { index, side in
      words("reading-side", ["document": name(index).capitalisedFirst, "reading": text(side)])
    }
    if parts.isEmpty { return finding.restsOnReport ? words("reading-report") : nil }
    return parts.joined(separator: words("item-separator"))
  }

  /// The reading of a side: how its condition binds, and which places it means where that is not the likeliest.
  private func text(_ side: Finding.Side) -> String {
    let direction = words(key(side.reading.direction))
    let statement = ledger.claim(side.claim).flatMap { claim in
      side.statements.first.flatMap { $0 < claim.statements.count ? claim.statements[$0] : nil }
    }
    guard let likeliest = statement?.places.first, side.reading.places != likeliest else { return direction }
    let places = words("reading-places", ["dimensions": scenarios.dimensions(side.reading.places)])
    return side.reading.direction == .onIf ? places : direction + words("label-separator") + places
  }

  private func key(_ direction: Reading.Direction) -> String {
    switch direction {
    case .onIf: "reading-if"
    case .onlyIf: "reading-only-if"
    case .exactlyIf: "reading-if-and-only-then"
    }
  }
}
