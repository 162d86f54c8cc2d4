import Claims
import Testing

@testable import Consistency

@Suite("Gaps")
struct GapTests {
  @Test("Gaps of the matrix are named by their largest boxes, in the names of region sets")
  func named() throws {
    let question = try EvaluatorTests.Question(try EvaluatorTests.fixture())
    let names: [RegionName] = try ["five", "rest", "elsewhere"].map { .set(try RuleText.id($0)) }
    let shape = MatrixShape(
      axes: [
        .places(try ["device", "account"].map { try RuleText.id($0) }, names), .dimension(try RuleText.id("call")),
        .dimension(try RuleText.id("flag")), .dimension(try RuleText.id("markdown-key")),
      ], fixed: try RuleText.terms("os from 27.2"),
      outcomes: try ["interface", "text"].map { try RuleText.id($0) })
    let gaps = question.check.gaps(in: shape, question.evaluator)
    #expect(
      gaps.map { "\($0.outcome) \($0.kind) \($0.rows): \(question.check.space.text($0.box))" } == [
        "text silent 6: call old", "interface silent 4: device outside five, call old",
      ])
  }

  @Test("Gaps are where the oracle hears nothing, and none of them is superfluous", arguments: 1...8)
  func exact(seed: Int) throws {
    let random = try RandomLedger(seed: UInt64(seed), claims: 4)
    let subject = try OracleSubject(random)
    let evaluator = Evaluator(subject.check, subject.report)
    let shape = MatrixShape(
      axes: ["call", "flag", "level", "os"].compactMap { DimensionID($0) }.map { .dimension($0) },
      outcomes: subject.oracle.ledger.vocabulary.outcomes.map(\.id))
    let gaps = subject.check.gaps(in: shape, evaluator)
    for outcome in shape.outcomes {
      let silent = gaps.filter { $0.outcome == outcome && $0.kind == .silent }
      let members = silent.map { subject.members($0.box, of: outcome) }
      for index in subject.defined[outcome] ?? [] {
        let alone = evaluator.cell(
          outcome,
          in: Condition([
            Box(
              parts: subject.points[index].enumerated().map {
                Box.Part(axis: $0.offset, atoms: AtomSet(Int($0.element)))
              })
          ]))
        #expect(members.contains { $0.contains(index) } == (alone.pieces.first?.standing == .silent))
      }
      for leftOut in members.indices {
        let others = members.indices.filter { $0 != leftOut }.reduce(into: Set<Int>()) { $0.formUnion(members[$1]) }
        #expect(!members[leftOut].isSubset(of: others))
      }
    }
    #expect(gaps.map(\.rows) == gaps.map(\.rows).sorted(by: >))
  }
}
