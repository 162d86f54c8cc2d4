import Claims
import Consistency
import Cores
import Diagnostics
import Guides
import Pages

/// Puts into words what the checker finds beside disagreements.
struct Surveyor {
  private let check: ConsistencyCheck
  private let scenarios: ScenarioSentence
  private let words: Words
  private var ledger: Ledger { check.ledger }

  init(check: ConsistencyCheck, words: Words) {
    self.check = check
    self.words = words
    scenarios = ScenarioSentence(
      vocabulary: check.ledger.vocabulary, words: words, language: LanguageData(words.locale))
  }

  /// The gaps of all matrices, the largest first; one that several matrices have is told once.
  func gaps(_ guides: [Guide], _ evaluator: Evaluator) -> [Survey.Item] {
    struct Key: Hashable {
      let outcome: OutcomeID
      let kind: Gap.Kind
      let box: Box
    }
    var seen: Set<Key> = []
    var found: [(gap: Gap, matrix: Matrix)] = []
    let matrices = guides.flatMap { $0.matrices }
    let check = check
    for (matrix, gaps) in zip(matrices, Parallel.map(matrices, { check.gaps(in: $0.shape, evaluator) })) {
      for gap in gaps
      where seen.insert(Key(outcome: gap.outcome, kind: gap.kind, box: gap.box)).inserted {
        found.append((gap, matrix))
      }
    }
    // Stable: gaps of one size stay in the order of the matrices.
    let sorted = found.enumerated().sorted { ($1.element.gap.rows, $0.offset) < ($0.element.gap.rows, $1.offset) }
    return sorted.map { item(gap: $0.element.gap, $0.element.matrix) }
  }

  private func item(gap: Gap, _ matrix: Matrix) -> Survey.Item {
    let cases = cases([gap.box])
    let open = plain(scenarios.text(Effect(modality: .isSo, values: gap.values), of: gap.outcome))
    let message =
      gap.kind == .silent
      ? "no source says: \(outcome(gap.outcome)) (\(cases))" : "left open: \(outcome(gap.outcome)) (\(cases))"
    let rows = gap.rows == 1 ? "1 row" : "\(gap.rows) rows"
    var notes = [Diagnostic.Note("\(rows) of the table '\(matrix.id)'", at: matrix.location)]
    if gap.kind == .partial { notes.append(Diagnostic.Note("what remains possible: \(open)")) }
    return Survey.Item(
      location: matrix.location, message: message, notes: notes,
      value: .members([
        "matrix": .string(matrix.id.text), "outcome": .string(gap.outcome.text), "kind": .string(gap.kind.rawValue),
        "case": .string(cases), "values": .strings(gap.values.map { $0.text }), "rows": .integer(gap.rows),
      ]))
  }

  /// What was seen, those that something speaks against first.
  func observations() -> [Survey.Item] {
    let findings = check.observations()
    let order = findings.enumerated().sorted {
      (-$0.element.challenges.count, $0.offset) < (-$1.element.challenges.count, $1.offset)
    }
    return order.compactMap { item($0.element) }
  }

  private func item(_ finding: ObservationFinding) -> Survey.Item? {
    guard let observation = ledger.observations.first(where: { $0.id == finding.observation }) else { return nil }
    let fits = finding.explanations.map { cases([$0]) }
    let isOpen = finding.explanations.contains { !$0.parts.isEmpty }
    let message =
      if finding.isRefutation {
        "what we saw does not fit"
      } else if finding.challenges.isEmpty || !isOpen {
        "what we saw fits"
      } else {
        "what we saw fits if: \(fits.prefix(3).joined(separator: "; or "))"
      }
    var notes = finding.challenges.map { challenge in
      let sure = challenge.isRefuted && challenge.readings.isEmpty
      let when = challenge.completions.map { cases([$0]) }.joined(separator: "; or ")
      let text = sure ? "does not fit what we saw" : "fits if \(when.isEmpty ? "it is read otherwise" : when)"
      return Diagnostic.Note("\(challenge.claim) \(text)", at: place(challenge.claim, challenge.statements))
    }
    // Every statement that says what was seen is a possible cause only where something had to be explained.
    let causes = finding.challenges.isEmpty ? [] : finding.predictions
    notes += causes.map { prediction in
      let when = prediction.completions.map { cases([$0]) }.joined(separator: "; or ")
      return Diagnostic.Note(
        "\(prediction.claim) says the same (\(when))", at: place(prediction.claim, prediction.statements))
    }
    return Survey.Item(
      location: observation.location, message: "\(plain(observation.title(words.locale))): \(message)", notes: notes,
      value: .members([
        "id": .string(observation.id.text), "refutes": .boolean(finding.isRefutation), "fitsIf": .strings(fits),
        "against": .strings(finding.challenges.map { $0.claim.description }),
        "saidBy": .strings(finding.predictions.map { $0.claim.description }),
      ]))
  }

  /// What independent documents say alike, what most of them say first.
  func agreements() -> [Survey.Item] {
    let agreements = check.agreements().agreements
    let order = agreements.enumerated().sorted {
      (-$0.element.independentSources, $0.offset) < (-$1.element.independentSources, $1.offset)
    }
    return order.map { item(agreement: $0.element) }
  }

  private func item(agreement: Agreement) -> Survey.Item {
    let cases = cases(agreement.boxes)
    let said = plain(scenarios.text(agreement.effect, of: agreement.outcome))
    return Survey.Item(
      location: agreement.claims.first.flatMap { place($0, []) },
      message: "said by \(agreement.independentSources) independent sources: \(said) (\(cases))",
      notes: agreement.claims.map { Diagnostic.Note($0.description, at: place($0, [])) },
      value: .members([
        "outcome": .string(agreement.outcome.text), "says": .string(said), "case": .string(cases),
        "claims": .strings(agreement.claims.map { $0.description }),
        "independentSources": .integer(agreement.independentSources),
      ]))
  }

  /// Statements that say the same, one for some of the cases of the other.
  func overlaps() -> [Survey.Item] {
    check.agreements().overlaps.map { overlap in
      let said = plain(scenarios.text(overlap.effect, of: overlap.outcome))
      let more = overlap.dimensions.map { plain(ledger.vocabulary.dimension($0)?.label(words.locale) ?? $0.text) }
      let kind = overlap.isFloor ? "starts from another version" : "one asks for more"
      return Survey.Item(
        location: place(overlap.stricter, []), message: "\(kind): \(said) (\(more.joined(separator: ", ")))",
        notes: [
          Diagnostic.Note("\(overlap.stricter) asks for more", at: place(overlap.stricter, [])),
          Diagnostic.Note("\(overlap.broader) asks for less", at: place(overlap.broader, [])),
        ],
        value: .members([
          "outcome": .string(overlap.outcome.text), "says": .string(said),
          "stricter": .string(overlap.stricter.description), "broader": .string(overlap.broader.description),
          "dimensions": .strings(overlap.dimensions.map { $0.text }), "isFloor": .boolean(overlap.isFloor),
        ]))
    }
  }

  /// Sentences that stand in several places.
  func wordings() -> [Survey.Item] {
    check.wordings().map { wording in
      let message = wording.kind == .copy ? "the same sentence" : "the same sentence in other words"
      return Survey.Item(
        location: wording.claims.first.flatMap { place($0, []) }, message: message,
        notes: wording.claims.map { Diagnostic.Note($0.description, at: place($0, [])) },
        value: .members([
          "kind": .string(wording.kind.rawValue), "claims": .strings(wording.claims.map { $0.description }),
        ]))
    }
  }

  private func outcome(_ id: OutcomeID) -> String {
    plain(ledger.vocabulary.outcome(id)?.label(words.locale) ?? id.text)
  }

  private func cases(_ boxes: [Box]) -> String {
    plain(scenarios.text(anyOf: boxes.map { check.space.terms(of: $0) }))
  }

  private func place(_ id: ClaimID, _ statements: [Int]) -> FileLocation? {
    guard let claim = ledger.claim(id) else { return nil }
    guard let line = statements.first, line < claim.statements.count else { return claim.location }
    return claim.statements[line].location
  }

  /// The console shows no marks of code.
  private func plain(_ text: String) -> String { text.filter { $0 != "`" } }
}

extension Matrix {
  /// The matrix as the checker sees it.
  fileprivate var shape: MatrixShape {
    let axes = axes.map { axis -> MatrixAxis in
      switch axis {
      case .dimension(let id): .dimension(id)
      case .places(let names, let mean): .places(mean, names)
      }
    }
    return MatrixShape(axes: axes, fixed: given, outcomes: outcomes)
  }
}
