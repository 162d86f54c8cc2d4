import Diagnostics

/// A page's HTML as Markdown (CommonMark, with tables as GitHub has them): the same words, links and anchors, without
/// what only works on the page itself.
enum MarkdownExport {
  /// The Markdown of some nodes, ending with one line end.
  static func text(_ nodes: [HTMLNode]) -> String {
    let blocks = blocks(nodes).filter { !$0.isEmpty }
    return blocks.joined(separator: "\n\n") + "\n"
  }

  /// Controls and lists of contents: other site builders have their own.
  private static let leftOut: Set<String> = [
    "nav", "button", "progress", "input", "output", "script", "style", "form", "select", "textarea", "svg", "template",
  ]
  private static let inline: Set<String> = [
    "a", "abbr", "b", "br", "cite", "code", "em", "i", "img", "ins", "kbd", "label", "mark", "q", "small", "span",
    "strong", "sub", "sup", "time", "wbr",
  ]

  private static func isInline(_ node: HTMLNode) -> Bool {
    guard case .element(let name, _, _) = node else { return true }
    return inline.contains(name) || leftOut.contains(name)
  }

  /// Blocks, without empty lines between them.
  private static func blocks(_ nodes: [HTMLNode]) -> [String] {
    var blocks: [String] = []
    var run: [HTMLNode] = []
    func close() {
      let words = MarkdownInline.text(run)
      if !words.isEmpty { blocks.append(MarkdownInline.safeStart(words)) }
      run = []
    }
    for node in nodes {
      if isInline(node) {
        run.append(node)
      } else {
        close()
        blocks += block(node)
      }
    }
    close()
    return blocks
  }

  private static func block(_ node: HTMLNode) -> [String] {
    guard case .element(let name, let attributes, let children) = node else { return [] }
    let anchor = attributes["id"].map { ["<a id=\"\($0)\"></a>"] } ?? []
    switch name {
    case _ where leftOut.contains(name): return []
    case "h1", "h2", "h3", "h4", "h5", "h6":
      let level = Int(name.dropFirst()) ?? 1
      let id = attributes["id"].map { " {#\($0)}" } ?? ""
      return ["\(String(repeating: "#", count: level)) \(MarkdownInline.text(children))\(id)"]
    case "blockquote", "aside": return anchor + [prefixed(text(children), "> ", "> ")]
    case "ul", "ol": return anchor + [list(children, isNumbered: name == "ol")]
    case "dl": return anchor + [definitions(children)]
    case "pre": return anchor + [code(node)]
    case "table": return anchor + MarkdownTable(children).blocks
    case "hr": return ["---"]
    default: return anchor + blocks(children)
    }
  }

  private static func list(_ nodes: [HTMLNode], isNumbered: Bool) -> String {
    var number = 0
    return nodes.compactMap { node -> String? in
      guard case .element("li", let attributes, let children) = node else { return nil }
      number += 1
      let mark = isNumbered ? "\(number). " : "- "
      let anchor = attributes["id"].map { "<a id=\"\($0)\"></a>" } ?? ""
      let body = text(children)
      return prefixed(anchor + (body == "\n" ? "" : body), mark, String(repeating: " ", count: mark.count))
    }.joined(separator: "\n")
  }

  /// A list of names with what belongs to each.
  private static func definitions(_ nodes: [HTMLNode]) -> String {
    var lines: [String] = []
    func visit(_ nodes: [HTMLNode]) {
      for node in nodes {
        guard case .element(let name, _, let children) = node else { continue }
        switch name {
        case "dt": lines.append("- \(MarkdownInline.text(children)): ")
        case "dd":
          let body = prefixed(text(children), "", "  ")
          if lines.last?.hasSuffix(": ") == true { lines[lines.count - 1] += body } else { lines.append("  \(body)") }
        default: visit(children)
        }
      }
    }
    visit(nodes)
    return lines.joined(separator: "\n")
  }

  private static func code(_ node: HTMLNode) -> String {
    let language =
      (node.first("code")?.attribute("class") ?? node.attribute("class") ?? "").split(separator: " ").lazy
      .compactMap { $0.hasPrefix("language-") ? $0.dropFirst("language-".count) : nil }.first ?? ""
    let words = node.words
    let runs: [Substring] = words.split { $0 != "`" }
    let longest = runs.map { $0.count }.max() ?? 0
    let fence = String(repeating: "`", count: max(3, longest + 1))
    return "\(fence)\(language)\n\(words.hasSuffix("\n") ? words : words + "\n")\(fence)"
  }

  /// Lines with something in front of each; empty lines stay without blanks at their ends.
  private static func prefixed(_ text: String, _ first: String, _ rest: String) -> String {
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    while lines.last?.isEmpty == true { lines.removeLast() }
    return lines.enumerated().map { index, line in
      let mark = index == 0 ? first : rest
      guard line.isEmpty else { return mark + line }
      return mark.withoutBlanksBehind
    }.joined(separator: "\n")
  }
}
