import Claims
import Testing

@testable import Consistency

@Suite("Matrices")
struct MatrixTests {
  static func builder(outcomes: [String] = ["interface", "text"], fixed: String = "os from 27.2") throws
    -> MatrixBuilder
  {
    let question = try EvaluatorTests.Question(try EvaluatorTests.fixture())
    let names: [RegionName] = try ["five", "rest", "elsewhere"].map { .set(try RuleText.id($0)) }
    return MatrixBuilder(
      question.evaluator,
      MatrixShape(
        axes: [
          .places(try ["device", "account"].map { try RuleText.id($0) }, names), .dimension(try RuleText.id("call")),
          .dimension(try RuleText.id("flag")), .dimension(try RuleText.id("markdown-key")),
        ], fixed: try RuleText.terms(fixed), outcomes: try outcomes.map { try RuleText.id($0) }))
  }

  /// A row in one line: what it is about, and what its cells say.
  static func text(_ row: MatrixRow) -> String {
    let options = row.options.map { choice in
      let names = choice.options.map { option in
        switch option {
        case .region(let name): name.description
        case .atom(let atom): atom.description
        }
      }
      return choice.isWhatever ? "*" : names.joined(separator: "|")
    }
    let cells = row.cells.map { cell in
      cell.pieces.map { piece in
        let values = (piece.effect?.values ?? []).map(\.text).joined(separator: "|")
        switch piece.standing {
        case .settled: return values
        case .inferred: return "\(values)?"
        default: return "\(piece.standing)"
        }
      }.joined(separator: " / ")
    }
    return options.joined(separator: " ") + " -> " + cells.joined(separator: ", ")
  }

  @Test("All combinations that can occur are rows, in the order of the axes")
  func all() throws {
    let rows = try Self.builder().rows()
    // Three classes, two flags or none with the old call, two keys.
    #expect(rows.count == 3 * 3 * 2)
    #expect(Self.text(rows[0]) == "five new true present -> full-page-sheet, markdown")
    #expect(Self.text(rows[4]) == "five old n/a present -> full-page-sheet, silent")
  }

  @Test("Rows that say the same are folded, and say what was folded")
  func folded() throws {
    let rows = try Self.builder().foldedRows()
    #expect(
      rows.map(Self.text) == [
        "five new * present -> full-page-sheet, markdown",
        "five new * absent -> full-page-sheet, ordinary?",
        "five old n/a * -> full-page-sheet, silent",
        "rest new true present -> full-page-sheet, markdown",
        "rest new true absent -> full-page-sheet, ordinary?",
        "rest new false present -> alert, disputed",
        "rest new false absent -> alert, ordinary?",
        "rest|elsewhere old n/a * -> silent, silent",
        "elsewhere new * * -> alert, ordinary",
      ])
    #expect(rows.map(\.combinations).reduce(0, +) == 18)
  }

  @Test("A folded row says of every combination in it what the combination says alone")
  func faithful() throws {
    let builder = try Self.builder()
    let folded = builder.foldedRows()
    for row in builder.rows() {
      let homes = folded.filter { row.scenarios.isSubset(of: $0.scenarios, in: builder.space) }
      #expect(homes.count == 1)
      for (own, folded) in zip(row.cells, homes.first?.cells ?? []) {
        #expect(own.pieces.map(\.standing) == folded.pieces.map(\.standing))
        #expect(own.pieces.map(\.effect) == folded.pieces.map(\.effect))
        let cited = Set(folded.pieces.flatMap(\.citations).map(\.claim))
        #expect(Set(own.pieces.flatMap(\.citations).map(\.claim)).isSubset(of: cited))
      }
    }
  }
}
