/// The inline part of a Markdown text: words, links, code and pictures. Emphasis is written as tags, since the marks of
/// Markdown do not hold beside Chinese and Korean letters.
enum MarkdownInline {
  /// The text of some nodes on one line.
  static func text(_ nodes: [HTMLNode]) -> String {
    folded(nodes.map { text($0) }.joined())
  }

  private static func text(_ node: HTMLNode) -> String {
    guard case .element(let name, let attributes, let children) = node else { return escaped(node.words) }
    let inner = children.map { text($0) }.joined()
    switch name {
    case "a":
      guard let href = attributes["href"], !folded(inner).isEmpty else { return anchor(attributes) + inner }
      return "\(anchor(attributes))[\(folded(inner))](\(target(href)))"
    case "code", "kbd": return code(node.words)
    case "img": return "![\(escaped(attributes["alt"] ?? ""))](\(target(attributes["src"] ?? "")))"
    case "br": return "<br>"
    case "em", "i", "strong", "b", "mark", "ins", "sub", "sup": return "<\(name)>\(inner)</\(name)>"
    case "q": return "“\(inner)”"
    case "button", "input", "progress", "output", "nav", "svg", "script", "style", "select", "textarea", "template":
      return ""
    default: return anchor(attributes) + inner
    }
  }

  private static func anchor(_ attributes: [String: String]) -> String {
    attributes["id"].map { "<a id=\"\($0)\"></a>" } ?? ""
  }

  /// A link's target; pages of the site are Markdown files here.
  static func target(_ href: String) -> String {
    let isOutside = href.contains("://") || href.hasPrefix("mailto:") || href.hasPrefix("data:")
    var parts = href.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false).map { String($0) }
    if !isOutside, parts[0].hasSuffix(".html") { parts[0] = "\(parts[0].dropLast(5)).md" }
    return parts.joined(separator: "#").replacing(" ", with: "%20").replacing("(", with: "%28").replacing(
      ")", with: "%29")
  }

  private static func code(_ words: String) -> String {
    let runs: [Substring] = words.split { $0 != "`" }
    let longest = runs.map { $0.count }.max() ?? 0
    let mark = String(repeating: "`", count: longest + 1)
    let blank = words.hasPrefix("`") || words.hasSuffix("`") ? " " : ""
    return mark + blank + words.replacing("\n", with: " ") + blank + mark
  }

  private static let special: Set<Character> = ["\\", "`", "*", "_", "[", "]", "<", ">", "&", "|", "~", "{"]

  private static func escaped(_ text: String) -> String {
    text.map { special.contains($0) ? "\\\($0)" : String($0) }.joined()
  }

  /// Line ends and runs of blanks as one space, none at the ends. Bytes in code spans are one line already.
  private static func folded(_ text: String) -> String {
    var out = ""
    var isBlank = true
    for character in text {
      if character == " " || character == "\n" || character == "\t" || character == "\r\n" {
        if !isBlank { out.append(" ") }
        isBlank = true
      } else {
        out.append(character)
        isBlank = false
      }
    }
    return out.hasSuffix(" ") ? String(out.dropLast()) : out
  }

  /// A paragraph that Markdown does not take for a heading, a list or a line.
  static func safeStart(_ text: String) -> String {
    guard let first = text.first else { return text }
    if "#+-=".contains(first) { return "\\" + text }
    let digits = text.prefix { $0.isASCII && $0.isNumber }
    guard !digits.isEmpty, let mark = text.dropFirst(digits.count).first, mark == "." || mark == ")" else {
      return text
    }
    return "\(digits)\\\(text.dropFirst(digits.count))"
  }
}
