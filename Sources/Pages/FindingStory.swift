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
    ledger = edition.ledger
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
      case .duty: "kind-duty"
      }
    return words(key)
  }

  /// How it depends on how sentences are read.
  public var sureness: String {
    switch finding.verdict {
    case .certain: words("sure-certain")
    case .readingDependent: finding.dissolvedBy.isEmpty && finding.restsOnReport ? words("sure-report") : words("sure-reading")
    case .resolved: words("sure-exception")
    case .undecided: words("sure-unfinished")
    }
  }

  /// The example, and what each side says about it.
  public var example: String {
    let sides = finding.sides.map { side in
      let document = ledger.source(side.claim.source)?.title ?? side.claim.source.text
      let said = scenarios.text(side.effect, of: finding.outcome)
      return words(
        side.isReported ? "example-side-reported" : "example-side", ["document": document, "outcome": said])
    }
    let joined = sides.joined(separator: words("example-separator"))
    return words("example", ["case": scenarios.text(finding.witness), "sides": joined])
  }

  /// What would have to change for both to agree; nil where no single change does.
  public var agreement: String? {
    guard let contrast = finding.contrast else { return nil }
    let change = scenarios.text(contrast)
    guard contrast.isAgreement, let outcome = ledger.vocabulary.outcome(finding.outcome) else { return change }
    let values = outcome.values.filter { contrast.values.contains($0.id) }.map { $0.label(words.locale) }
    return words("agreement", ["change": change, "outcome": language.any(values)])
  }

  /// How the sentences must be read for the disagreement to be there; nil where it is there however they are read.
  public var reading: String? {
    guard finding.verdict == .readingDependent else { return nil }
    let special = finding.sides.filter { !$0.reading.isDefault }
    let parts = special.map { side in
      words("reading-side", ["id": side.claim.dotted, "reading": words(key(side.reading.direction))])
    }
    if parts.isEmpty { return finding.restsOnReport ? words("reading-report") : nil }
    return parts.joined(separator: words("label-separator"))
  }

  private func key(_ direction: Reading.Direction) -> String {
    switch direction {
    case .onIf: "reading-if"
    case .onlyIf: "reading-only-if"
    case .exactlyIf: "reading-if-and-only-then"
    }
  }
}
