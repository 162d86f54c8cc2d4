import Claims
import Consistency
import Guides

/// The rows of a matrix as a tree of questions, for the diagram and its text.
struct DecisionTree {
  /// A question with its answers, or what happens.
  indirect enum Node: Hashable {
    /// The head of an axis, and for each answer what follows.
    case question(String, [Answer])
    /// What happens, a line an outcome.
    case end([End])
  }

  /// An answer with what follows.
  struct Answer: Hashable {
    let text: String
    let next: Node
  }

  /// One outcome at an end.
  struct End: Hashable {
    /// What happens; empty where no source says.
    let text: String
    let mark: Mark
  }

  /// The tree; nil for a matrix without rows.
  let root: Node?

  init(_ table: MatrixTable) {
    root = Self.node(table.rows, axis: 0, .everything, table)
  }

  /// What follows for some rows in some cases. Rows stand for several options; here every option is asked for on its
  /// own, and those with the same consequences are put together again.
  private static func node(_ rows: [MatrixRow], axis: Int, _ cases: Condition, _ table: MatrixTable) -> Node? {
    guard !rows.isEmpty else { return nil }
    guard axis < table.matrix.axes.count else { return end(rows, cases, table) }
    let evaluator = table.edition.site.evaluator
    var options: [MatrixOption] = []
    for row in rows {
      for option in row.options[axis].options where !options.contains(option) { options.append(option) }
    }
    options = ordered(options, axis, table)
    // Places stay apart: readers look for their own first.
    let isOfPlaces = if case .places = table.matrix.axes[axis] { true } else { false }
    var answers: [(options: [MatrixOption], next: Node)] = []
    for option in options {
      let here = cases.intersection(evaluator.space.condition(option, on: table.shape(table.matrix.axes[axis])))
      let those = rows.filter {
        $0.options[axis].options.contains(option) && evaluator.canHappen(here.intersection($0.scenarios))
      }
      guard let next = node(those, axis: axis + 1, here, table) else { continue }
      if let index = answers.firstIndex(where: { $0.next == next }), !isOfPlaces || axis > 0 {
        answers[index].options.append(option)
      } else {
        answers.append(([option], next))
      }
    }
    guard let first = answers.first else { return nil }
    // What makes no difference is not asked.
    if answers.allSatisfy({ $0.next == first.next }) { return first.next }
    return .question(
      table.head(table.matrix.axes[axis]),
      answers.map { Answer(text: table.text($0.options, axis: axis), next: $0.next) })
  }

  /// The options in the order of the axis, whichever row named them first.
  private static func ordered(_ options: [MatrixOption], _ axis: Int, _ table: MatrixTable) -> [MatrixOption] {
    switch table.matrix.axes[axis] {
    case .places(let names, _): return names.map { MatrixOption.region($0) }.filter { options.contains($0) }
    case .dimension(let id):
      let space = table.edition.site.evaluator.space
      guard let index = space.axis(of: id) else { return options }
      return space.axes[index].atoms.map { MatrixOption.atom($0) }.filter { options.contains($0) }
    }
  }

  /// What the cells say of the cases that lead there: what makes no difference among these is not told.
  private static func end(_ rows: [MatrixRow], _ cases: Condition, _ table: MatrixTable) -> Node {
    var ends: [End] = []
    for row in rows {
      let here = row.scenarios.intersection(cases)
      for cell in row.cells {
        let shown = MatrixCell(table, cell, in: here)
        let end = End(text: shown.text ?? "", mark: shown.mark)
        if !ends.contains(end) { ends.append(end) }
      }
    }
    return .end(ends)
  }
}
