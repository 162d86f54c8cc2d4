import Claims
import Testing

@testable import Consistency

/// Decision diagrams say in every scenario what cells say there.
@Suite("Case diagrams")
struct CaseDiagramTests {
  /// Scenarios as atoms, drawn at random; some cannot happen.
  private static func draw(_ space: ScenarioSpace, _ random: inout SeededGenerator) -> [Int] {
    space.axes.map { Int.random(in: 0..<$0.atoms.count, using: &random) }
  }

  private static func compare(_ fixture: LedgerFixture, samples: Int, seed: UInt64) throws -> Int {
    let check = try ConsistencyCheck(try fixture.ledger)
    let evaluator = Evaluator(check, check.report())
    let outcomes = check.ledger.vocabulary.outcomes.map { $0.id }
    let diagrams = evaluator.diagrams(of: outcomes)
    var random = SeededGenerator(seed: seed)
    var compared = 0
    for _ in 0..<samples {
      let drawn = draw(check.space, &random)
      // Half of them made possible, so that vocabularies with many conditions are not only asked for nothing.
      let atoms =
        Bool.random(using: &random)
        ? drawn
        : check.space.ordinaryAtoms(
          with: Dictionary(uniqueKeysWithValues: drawn.enumerated().map { ($0.offset, $0.element) }))
      let scenario = check.space.condition(atoms: atoms)
      guard evaluator.canHappen(scenario) else { continue }
      let kinds = atoms.enumerated().map { diagrams.kind(of: $0.element, on: $0.offset) }
      let known = try kinds.map { try #require($0) }
      for (outcome, diagram) in zip(outcomes, diagrams.diagrams) {
        let cell = evaluator.cell(outcome, in: scenario)
        #expect(cell.pieces.count == 1)
        let piece = try #require(cell.pieces.first)
        let leaf = try #require(diagram.leaf(at: known))
        #expect(leaf.standing == piece.standing)
        #expect(leaf.effect == piece.effect)
        #expect(leaf.alternatives == piece.alternatives)
        #expect(leaf.findings == piece.findings)
        #expect(leaf.citations == piece.citations)
        compared += 1
      }
    }
    return compared
  }

  @Test("Random ledgers", arguments: 1...25)
  func random(seed: Int) throws {
    #expect(try Self.compare(try RandomLedger(seed: UInt64(seed)).fixture, samples: 60, seed: UInt64(seed)) > 0)
  }

  @Test("The starter encoding")
  func starter() throws {
    #expect(try Self.compare(try StarterFixture.make(), samples: 600, seed: 27) > 500)
  }

  @Test("Nodes lead to later axes alone, and no two say the same")
  func shape() throws {
    let check = try ConsistencyCheck(try StarterFixture.make().ledger)
    let evaluator = Evaluator(check, check.report())
    for diagram in evaluator.diagrams(of: check.ledger.vocabulary.outcomes.map { $0.id }).diagrams {
      for node in diagram.nodes {
        for case .node(let next) in node.targets { #expect(diagram.nodes[next].axis > node.axis) }
      }
      #expect(Set(diagram.nodes).count == diagram.nodes.count)
      #expect(Set(diagram.leaves).count == diagram.leaves.count)
    }
  }

  @Test("The most ordinary scenario can happen, whatever is fixed that can be")
  func ordinary() throws {
    let check = try ConsistencyCheck(try StarterFixture.make().ledger)
    let evaluator = Evaluator(check, check.report())
    #expect(evaluator.canHappen(check.space.condition(atoms: check.space.ordinaryAtoms())))
    let call = try #require(check.space.axes.firstIndex { $0.dimension.id.text == "call" })
    for atom in check.space.axes[call].atoms.indices {
      let atoms = check.space.ordinaryAtoms(with: [call: atom])
      #expect(atoms[call] == atom)
    }
  }
}
