import Build
import Claims
import Consistency
import Diagnostics
import Pages

/// `verbatim case`: what the quotes say in one case, as the checker itself works it out.
enum CaseCommand: Command {
  private static let format = Flag("format", value: "FORM", choices: ["text", "json"], "how the answer is written")

  static let description = CommandDescription(
    name: "case", summary: "what the quotes say in one case", arguments: "CASE", argumentCount: 1...64,
    details: """
      A case is written as in the address of the page 'Your case': 'device=FR&call=new', or as several words. What is
      left out is set to what is most ordinary. '-' reads cases from standard input, one a line; with '--format json'
      the answer to each is one line.
      """,
    flags: [format],
    examples: [
      .init(line: "verbatim case device=FR account=FR call=new", meaning: "a device and an account in France"),
      .init(line: "verbatim case --format json - < cases.txt", meaning: "many cases, a line each"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let ledger = inspection.content.ledger, let evaluator = inspection.evaluator,
      !inspection.content.diagnostics.hasErrors
    else {
      console.complain(inspection.content.diagnostics) { inspection.line($0, $1) }
      console.complain("The content has errors; mend them first.\n")
      return .findings
    }
    let isMany = invocation.arguments == ["-"]
    let question = CaseQuestion(ledger, evaluator, inspection.englishWords)
    let isJSON = invocation.value(format) == "json"
    var input = isMany ? readLine() : invocation.arguments.joined(separator: "&")
    while let line = input {
      switch question.atoms(line) {
      case .failure(let fault):
        console.complain([fault.diagnostic]) { _, _ in nil }
        return .failure
      case .success(let atoms): console.write(isJSON ? question.json(atoms) : question.text(atoms))
      }
      input = isMany ? readLine() : nil
    }
    return .clean
  }
}

/// Reads cases and says what the quotes say there.
struct CaseQuestion {
  private let ledger: Ledger
  private let evaluator: Evaluator
  private let sentences: ScenarioSentence?
  private var space: ScenarioSpace { evaluator.space }

  /// Why a case cannot be answered.
  struct Fault: Error {
    let diagnostic: Diagnostic
  }

  init(_ ledger: Ledger, _ evaluator: Evaluator, _ words: Words?) {
    self.ledger = ledger
    self.evaluator = evaluator
    sentences = words.map {
      ScenarioSentence(vocabulary: ledger.vocabulary, words: $0, language: LanguageData($0.locale))
    }
  }

  /// The scenario that a text names: `device=FR&call=new`.
  func atoms(_ text: String) -> Result<[Int], Fault> {
    var fixed: [Int: Int] = [:]
    for part in text.split(whereSeparator: { $0 == "&" || $0 == " " }) {
      let pair = part.split(separator: "=", maxSplits: 1).map { String($0) }
      guard pair.count == 2 else { return fault("'\(part)' is not understood: expected name=value") }
      guard let id = DimensionID(pair[0]), let axis = space.axis(of: id) else {
        let hint = Suggestion.clause(for: pair[0], among: space.axes.map { $0.dimension.id.text })
        return fault("there is nothing '\(pair[0])' to choose\(hint)")
      }
      let names = space.axes[axis].atoms.map { Self.name($0) }
      guard let atom = names.firstIndex(of: pair[1]) ?? names.firstIndex(of: pair[1].uppercased()) else {
        let hint = Suggestion.clause(for: pair[1], among: names)
        return fault("'\(pair[0])' cannot be '\(pair[1])'\(hint)")
      }
      fixed[axis] = atom
    }
    let atoms = space.ordinaryAtoms(with: fixed)
    guard evaluator.canHappen(space.condition(atoms: atoms)) else { return fault("'\(text)' cannot happen") }
    return .success(atoms)
  }

  private func fault(_ message: String) -> Result<[Int], Fault> {
    .failure(Fault(diagnostic: Diagnostic(.badValue, message, at: nil)))
  }

  /// An atom as addresses write it.
  private static func name(_ atom: Atom) -> String {
    switch atom {
    case .value(let id): id.text
    case .region(let code): code.code
    case .versions(let from, _): from?.description ?? "earlier"
    case .notApplicable: ""
    }
  }

  private func answers(_ atoms: [Int]) -> [(outcome: Outcome, piece: Cell.Piece)] {
    let scenario = space.condition(atoms: atoms)
    return ledger.vocabulary.outcomes.compactMap { outcome in
      evaluator.cell(outcome.id, in: scenario).pieces.first.map { (outcome, $0) }
    }
  }

  private func said(_ piece: Cell.Piece, _ outcome: Outcome) -> String {
    let effects = piece.effect.map { [$0] } ?? piece.alternatives
    return effects.map { effect in
      sentences?.text(effect, of: outcome.id) ?? effect.values.map { $0.text }.joined(separator: " or ")
    }.joined(separator: " / ")
  }

  /// For people: a line an outcome, the quotes below it.
  func text(_ atoms: [Int]) -> String {
    answers(atoms).map { outcome, piece in
      let said = said(piece, outcome)
      let ids = Set(piece.citations.map { $0.claim }).sorted().map { $0.description }.joined(separator: ", ")
      return "\(outcome.label.original): \(said.isEmpty ? "" : "\(said) ")(\(Self.standing(piece.standing)))\n"
        .filter { $0 != "`" } + (ids.isEmpty ? "" : "    \(ids)\n")
    }.joined()
  }

  /// One line for programs.
  func json(_ atoms: [Int]) -> String {
    let entries = answers(atoms).map { outcome, piece -> (key: String, value: JSONValue) in
      let speaking = Set(piece.citations.filter { !$0.isOverruled }.map { $0.claim })
      let aside = Set(piece.citations.filter { $0.isOverruled }.map { $0.claim }).subtracting(speaking)
      return (
        outcome.id.text,
        .record([
          ("mark", .string(Self.standing(piece.standing))),
          ("says", .strings((piece.effect.map { [$0] } ?? piece.alternatives).map { Self.effect($0) })),
          ("quotes", .strings(speaking.sorted().map { $0.dotted })),
          ("aside", .strings(aside.sorted().map { $0.dotted })),
        ])
      )
    }
    return JSONValue.record(entries).compact + "\n"
  }

  private static func effect(_ effect: Effect) -> String {
    "\(effect.modality.rawValue) \(effect.values.map { $0.text }.joined(separator: " or "))"
  }

  private static func standing(_ standing: Cell.Standing) -> String {
    switch standing {
    case .settled: "settled"
    case .disputed: "disputed"
    case .decided: "decided"
    case .inferred: "inferred"
    case .partial: "partial"
    case .silent: "silent"
    case .notDefined: "not-defined"
    }
  }
}
