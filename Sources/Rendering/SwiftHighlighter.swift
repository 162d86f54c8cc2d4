import Markup

/// Swift code with its kinds of words marked, so that a style sheet can colour them. The text stays as it is.
enum SwiftHighlighter {
  /// What a piece of code is.
  enum Kind {
    case plain, keyword, type, string, number, comment
  }

  /// The code as HTML.
  static func html(_ code: String) -> HTML {
    var html = HTML()
    for (kind, text) in pieces(code) {
      switch kind {
      case .plain: html.text(text)
      case .keyword: html.element("span", [.class("hl-keyword")], text: text)
      case .type: html.element("span", [.class("hl-type")], text: text)
      case .string: html.element("span", [.class("hl-string")], text: text)
      case .number: html.element("span", [.class("hl-number")], text: text)
      case .comment: html.element("span", [.class("hl-comment")], text: text)
      }
    }
    return html
  }

  /// The code in pieces; together they are the code.
  static func pieces(_ code: String) -> [(kind: Kind, text: String)] {
    var pieces: [(kind: Kind, text: String)] = []
    var rest = Substring(code)
    func add(_ kind: Kind, _ text: Substring) {
      if kind == .plain, pieces.last?.kind == .plain {
        pieces[pieces.count - 1].text += text
      } else {
        pieces.append((kind, String(text)))
      }
    }
    while let first = rest.first {
      if rest.hasPrefix("//") {
        let end = rest.firstIndex { $0.isNewline } ?? rest.endIndex
        add(.comment, rest[..<end])
        rest = rest[end...]
      } else if rest.hasPrefix("/*") {
        let end = commentEnd(rest)
        add(.comment, rest[..<end])
        rest = rest[end...]
      } else if first == "\"" {
        let end = stringEnd(rest)
        add(.string, rest[..<end])
        rest = rest[end...]
      } else if first.isLetter || first == "_" || first == "#" || first == "@" {
        let end = rest.dropFirst().firstIndex { !($0.isLetter || $0.isNumber || $0 == "_") } ?? rest.endIndex
        let word = rest[..<end]
        let follows = pieces.last?.text.last == "."
        add(
          first == "#" || first == "@" || (!follows && keywords.contains(String(word)))
            ? .keyword : first.isUppercase ? .type : .plain, word)
        rest = rest[end...]
      } else if first.isNumber {
        let end = rest.firstIndex { !($0.isNumber || $0.isLetter || $0 == "." || $0 == "_") } ?? rest.endIndex
        add(.number, rest[..<end])
        rest = rest[end...]
      } else {
        add(.plain, rest.prefix(1))
        rest = rest.dropFirst()
      }
    }
    return pieces
  }

  /// Comments nest in Swift.
  private static func commentEnd(_ text: Substring) -> Substring.Index {
    var depth = 0
    var index = text.startIndex
    while index < text.endIndex {
      let here = text[index...]
      if here.hasPrefix("/*") {
        depth += 1
        index = text.index(index, offsetBy: 2)
      } else if here.hasPrefix("*/") {
        depth -= 1
        index = text.index(index, offsetBy: 2)
        if depth == 0 { return index }
      } else {
        index = text.index(after: index)
      }
    }
    return text.endIndex
  }

  private static func stringEnd(_ text: Substring) -> Substring.Index {
    let isLong = text.hasPrefix("\"\"\"")
    let mark = isLong ? "\"\"\"" : "\""
    var index = text.index(text.startIndex, offsetBy: mark.count)
    while index < text.endIndex {
      let here = text[index...]
      if here.hasPrefix("\\"), here.count > 1 {
        index = text.index(index, offsetBy: 2)
      } else if here.hasPrefix(mark) {
        return text.index(index, offsetBy: mark.count)
      } else if !isLong, here.first?.isNewline == true {
        return index
      } else {
        index = text.index(after: index)
      }
    }
    return text.endIndex
  }

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default",
    "defer", "deinit", "do", "else", "enum", "extension", "fallthrough", "false", "fileprivate", "final", "for", "func",
    "get", "guard", "if", "import", "in", "init", "inout", "internal", "is", "lazy", "let", "mutating", "nil",
    "nonisolated", "open", "operator", "override", "private", "protocol", "public", "repeat", "required", "rethrows",
    "return", "self", "Self", "set", "some", "static", "struct", "subscript", "super", "switch", "throw", "throws",
    "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}
