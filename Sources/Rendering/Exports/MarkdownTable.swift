/// A table as GitHub's Markdown has it. A cell that spans rows stands in each of them.
struct MarkdownTable {
  /// The caption, if any, and the table.
  let blocks: [String]

  init(_ nodes: [HTMLNode]) {
    var caption: String?
    var rows: [[HTMLNode]] = []
    func visit(_ nodes: [HTMLNode]) {
      for node in nodes {
        guard case .element(let name, _, let children) = node else { continue }
        switch name {
        case "caption": caption = MarkdownInline.text(children)
        case "tr": rows.append(children.filter { ["th", "td"].contains(Self.name($0)) })
        default: visit(children)
        }
      }
    }
    visit(nodes)
    let grid = Self.grid(rows)
    let width = grid.map { $0.count }.max() ?? 0
    guard width > 0 else {
      blocks = [caption].compactMap { $0 }
      return
    }
    var lines = grid.map { row in
      "| " + (row + Array(repeating: "", count: width - row.count)).joined(separator: " | ") + " |"
    }
    lines.insert("|" + String(repeating: " --- |", count: width), at: 1)
    blocks = [caption, lines.joined(separator: "\n")].compactMap { $0 }
  }

  private static func name(_ node: HTMLNode) -> String {
    guard case .element(let name, _, _) = node else { return "" }
    return name
  }

  private static func grid(_ rows: [[HTMLNode]]) -> [[String]] {
    // For each column, the text that still spans rows and how many.
    var spans: [Int: (text: String, left: Int)] = [:]
    return rows.map { cells in
      var row: [String] = []
      var rest = cells[...]
      while true {
        if let span = spans[row.count], span.left > 0 {
          spans[row.count] = (span.text, span.left - 1)
          row.append(span.text)
        } else if let cell = rest.popFirst() {
          let words = text(cell)
          let down = cell.attribute("rowspan").flatMap { Int($0) } ?? 1
          for _ in 0..<(cell.attribute("colspan").flatMap { Int($0) } ?? 1) {
            spans[row.count] = (words, down - 1)
            row.append(words)
          }
        } else {
          return row
        }
      }
    }
  }

  /// A cell on one line: its paragraphs and items are parted by line breaks.
  private static func text(_ cell: HTMLNode) -> String {
    guard case .element(_, _, let children) = cell else { return "" }
    var parts: [String] = []
    var run: [HTMLNode] = []
    func close() {
      let words = MarkdownInline.text(run)
      if !words.isEmpty { parts.append(words) }
      run = []
    }
    func visit(_ nodes: [HTMLNode]) {
      for node in nodes {
        if case .element(let name, _, let children) = node,
          [
            "p", "div", "ul", "ol", "li", "blockquote", "figure", "figcaption", "details", "summary", "dl", "dt", "dd",
            "header", "section",
          ].contains(name)
        {
          close()
          visit(children)
          close()
        } else {
          run.append(node)
        }
      }
    }
    visit(children)
    close()
    return parts.joined(separator: "<br>")
  }
}
