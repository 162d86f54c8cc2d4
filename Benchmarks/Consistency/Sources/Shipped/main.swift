import Claims
import Consistency
import Content
import Foundation
import Guides
import Workspace

// Prints how long the parts of a check of a workspace's `Content/` take, in milliseconds of the processor: the second
// run of each, so that no part pays for what the process does once.
let folder = CommandLine.arguments.dropFirst().first ?? "../../Content"
let content = ContentLoader.load(try Folder(folder))
guard let ledger = content.ledger else { exit(1) }

func processorTime() -> Double {
  var time = timespec()
  unsafe clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) * 1000 + Double(time.tv_nsec) / 1e6
}

var total = 0.0
func shown(_ time: Double) -> String { String(format: "%.2f", time) }

@MainActor
func measure<Value>(_ name: String, _ work: () throws -> Value) rethrows -> Value {
  let first = processorTime()
  _ = try work()
  let start = processorTime()
  let value = try work()
  let end = processorTime()
  total += end - start
  print("\(name): \(shown(end - start)) ms (first run \(shown(start - first)))")
  return value
}

let check = try measure("prepare") { try ConsistencyCheck(ledger) }
let report = measure("compare") { check.report() }
let evaluator = measure("evaluator") { Evaluator(check, report) }
let matrices = content.guides.flatMap(\.matrices)
// As the pages ask for them: the first axis's places one by one.
let shapes = matrices.map { matrix -> [MatrixShape] in
  let axes = matrix.axes.map { axis -> MatrixAxis in
    switch axis {
    case .places(let sets, let dimensions): .places(dimensions, sets)
    case .dimension(let id): .dimension(id)
    }
  }
  var parts = [axes]
  if case .places(let dimensions, let sets)? = axes.first {
    parts = sets.map { [.places(dimensions, [$0])] + axes.dropFirst() }
  }
  return parts.map { MatrixShape(axes: $0, fixed: matrix.given, outcomes: matrix.outcomes) }
}
for (matrix, shape) in zip(matrices, shapes) {
  _ = measure("matrix \(matrix.id)") { shape.map { MatrixBuilder(evaluator, $0).foldedRows() } }
}
_ = measure("observations") { check.observations() }
_ = measure("agreements") { check.agreements() }
_ = measure("wordings") { check.wordings() }
_ = measure("vacuous rules") { check.vacuousRules() }
_ = measure("gaps") { shapes.joined().map { check.gaps(in: $0, evaluator) } }
print("in all: \(shown(total)) ms")
