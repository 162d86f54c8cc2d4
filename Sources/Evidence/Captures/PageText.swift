/// What a reader of a web page reads.
struct PageText {
  private var blocks: [String] = []
  private var line = ""
  private var prefix = ""
  private var hasScript = false
  private var isPreformatted = false

  /// The text of a page; throws where it has none because scripts would draw it.
  static func text(_ page: [UInt8]) throws(DocumentFault) -> String {
    var text = PageText()
    for node in LibXMLReader.page(page) { text.add(node) }
    text.endBlock()
    let result = text.blocks.joined(separator: "\n\n")
    guard result.isEmpty else { return result + "\n" }
    guard text.hasScript else { throw DocumentFault("the page has no text") }
    throw DocumentFault(
      "the page has no text: it is drawn by a script",
      remedy:
        "open it in a browser and save what is drawn (in its console: copy(document.documentElement.outerHTML)), or save the data that it is drawn from"
    )
  }

  private static let blockNames: Set<String> = [
    "address", "article", "aside", "blockquote", "body", "caption", "dd", "details", "dialog", "div", "dl", "dt",
    "fieldset", "figcaption", "figure", "footer", "form", "h1", "h2", "h3", "h4", "h5", "h6", "header", "hr", "html",
    "li", "main", "nav", "ol", "option", "p", "pre", "section", "summary", "table", "tbody", "tfoot", "thead", "tr",
    "ul",
  ]
  private static let unread: Set<String> = [
    "head", "script", "style", "noscript", "template", "svg", "math", "iframe", "object", "canvas", "audio", "video",
    "textarea", "select",
  ]

  private mutating func add(_ node: LibXMLReader.Node) {
    switch node {
    case .text(let text): append(text)
    case .element(let name, let attributes, let children):
      if name == "script" { hasScript = true }
      // A script that draws the page is named in its head as well.
      if name == "head" { noteScripts(children) }
      guard !Self.unread.contains(name), attributes["hidden"] == nil else { return }
      element(name, children)
    }
  }

  private mutating func noteScripts(_ nodes: [LibXMLReader.Node]) {
    for case .element("script", _, _) in nodes { hasScript = true }
  }

  private mutating func element(_ name: String, _ children: [LibXMLReader.Node]) {
    switch name {
    case "br":
      while line.last == " " { line.removeLast() }
      line += "\n"
    case "td", "th":
      if !line.isEmpty { append(" | ") }
      for child in children { add(child) }
    case "q":
      line += "“"
      for child in children { add(child) }
      line += "”"
    case "code", "kbd", "samp", "tt":
      for child in children { add(child) }
    default:
      guard Self.blockNames.contains(name) else {
        for child in children { add(child) }
        return
      }
      endBlock()
      let former = isPreformatted
      if name == "pre" { isPreformatted = true }
      prefix = Self.prefix(name) ?? prefix
      for child in children { add(child) }
      endBlock()
      isPreformatted = former
      if Self.prefix(name) != nil { prefix = "" }
    }
  }

  private static func prefix(_ name: String) -> String? {
    switch name {
    case "h1": "# "
    case "h2": "## "
    case "h3": "### "
    case "h4": "#### "
    case "h5": "##### "
    case "h6": "###### "
    case "li": "- "
    default: nil
    }
  }

  /// White space is one space, as browsers show it, except where it was set in advance.
  private mutating func append(_ text: String) {
    if isPreformatted {
      line += text
      return
    }
    for scalar in text.unicodeScalars {
      if scalar == " " || scalar == "\n" || scalar == "\t" || scalar == "\r" || scalar == "\u{0C}" {
        if let last = line.unicodeScalars.last, last != " ", last != "\n" { line.unicodeScalars.append(" ") }
      } else {
        line.unicodeScalars.append(scalar)
      }
    }
  }

  private mutating func endBlock() {
    while let last = line.unicodeScalars.last, last == " " || last == "\n" { line.unicodeScalars.removeLast() }
    if !isPreformatted { line = String(line.drop { $0 == " " || $0 == "\n" }) }
    guard !line.isEmpty else { return }
    // A heading or an entry is one line; its mark stands before its first block only.
    let isHeading = prefix.hasPrefix("#")
    blocks.append(prefix + (isHeading ? line.replacing("\n", with: " ") : line))
    if !isHeading { prefix = "" }
    line = ""
  }
}
