import Claims
import Guides

/// The decision diagram of a matrix: a picture laid out from its computed rows, and the same as a list.
///
/// The picture is as narrow as the narrowest screen, 288 units, so that its letters are readable there and on paper. It
/// grows downwards: a question, below it the answers, each with what follows, indented.
struct DecisionDiagram {
  private let table: MatrixTable
  private let words: Words

  init(_ table: MatrixTable) {
    self.table = table
    words = table.edition.words
  }

  /// The diagram as a block of a guide's text; nil for a matrix without rows.
  func embedded() -> Page.Embedded? { value.map { Page.Embedded(template: "diagram-block", values: $0) } }

  /// The values of the template `diagram-block`; nil for a matrix without rows.
  var value: PageRecord? { table.edition.diagrams(table.matrix.location) { drawn } }

  private var drawn: PageRecord? {
    guard let root = DecisionTree(table).root else { return nil }
    var layout = DiagramLayout(words)
    layout.place(root, indent: 0)
    let title = RichText.plain(table.matrix.title(table.edition.locale))
    return [
      "title": .text(words("diagram-title", ["title": title])), "width": .text(String(DiagramLayout.width)),
      "height": .text(String(layout.height)), "boxes": .records(layout.boxes), "lines": .records(layout.lines),
      "paths": .records(paths(root, [])),
    ]
  }

  /// Every way through the tree, a sentence each: the answers, and what happens.
  private func paths(_ node: DecisionTree.Node, _ answers: [String]) -> [PageRecord] {
    switch node {
    case .end(let ends):
      let said = ends.map { end in
        let mark = words("mark-\(end.mark.rawValue)")
        return end.text.isEmpty ? mark : words("diagram-end", ["outcome": end.text, "mark": mark])
      }.joined(separator: words("cell-separator"))
      let text = words("diagram-path", ["answers": answers.joined(separator: " › "), "outcome": said])
      return [["text": .rich(RichText.label(text))]]
    case .question(_, let branches):
      return branches.flatMap { paths($0.next, answers + [$0.text]) }
    }
  }
}

/// Puts the parts of a decision diagram one below the other.
struct DiagramLayout {
  /// The width of the picture.
  static let width = 288
  private static let size = 12.0
  private static let lineHeight = 16
  private static let step = 16
  private static let gap = 8

  private let words: Words
  /// Boxes with their lines of text: `{kind, x, y, width, height, rows: [{x, y, text}]}`.
  private(set) var boxes: [PageRecord] = []
  /// Lines that lead from a question to its answers: `{d}`.
  private(set) var lines: [PageRecord] = []
  private(set) var height = 1

  init(_ words: Words) { self.words = words }

  /// Places a node; gives the place of the middle of its left side.
  @discardableResult
  mutating func place(_ node: DecisionTree.Node, indent: Int) -> Int {
    switch node {
    case .end(let ends):
      var middle = height
      for (index, end) in ends.enumerated() {
        let label = end.text.isEmpty ? words("mark-\(end.mark.rawValue)") : end.text
        let y = box("end \(end.mark.rawValue)", "\(end.mark.symbol) \(label)", indent: indent)
        if index == 0 { middle = y }
      }
      return middle
    case .question(let question, let answers):
      let top = box("question", question, indent: indent)
      let x = indent * Self.step + Self.step / 2
      for answer in answers {
        let y = box("answer", answer.text, indent: indent + 1)
        connect(x, top, (indent + 1) * Self.step, y)
        let from = (indent + 1) * Self.step + Self.step / 2
        let to = place(answer.next, indent: indent + 2)
        connect(from, y, (indent + 2) * Self.step, to)
      }
      return top
    }
  }

  private mutating func connect(_ x: Int, _ top: Int, _ end: Int, _ y: Int) {
    lines.append(["d": .text("M\(x) \(top + Self.lineHeight / 2)V\(y)H\(end)")])
  }

  private mutating func box(_ kind: String, _ text: String, indent: Int) -> Int {
    let x = indent * Self.step
    let inset = 7
    let width = Self.width - x - 1
    let rows = TextWidth.lines(RichText.plain(text), width: Double(width - 2 * inset) / Self.size)
    let boxHeight = rows.count * Self.lineHeight + 8
    let top = height
    boxes.append([
      "kind": .text(kind), "x": .text("\(x).5"), "y": .text("\(top).5"), "width": .text(String(width - 1)),
      "height": .text(String(boxHeight)),
      "rows": .records(
        rows.enumerated().map { index, row in
          [
            "x": .text(String(x + inset)), "y": .text(String(top + 4 + (index + 1) * Self.lineHeight - 4)),
            "text": .text(row),
          ]
        }),
    ])
    height = top + boxHeight + Self.gap
    return top + 4 + Self.lineHeight / 2
  }
}
