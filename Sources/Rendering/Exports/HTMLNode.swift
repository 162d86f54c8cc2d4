/// A published page as a tree: only what this tool's own templates write, which closes every element that it opens.
indirect enum HTMLNode: Hashable, Sendable {
  case text(String)
  case element(name: String, attributes: [String: String], children: [HTMLNode])

  /// The nodes of a well-formed piece of HTML. What is no tag counts as text.
  static func nodes(_ html: [UInt8]) -> [HTMLNode] {
    var parser = Parser(bytes: html)
    return parser.nodes(until: nil)
  }

  private static let empty: Set<String> = [
    "area", "base", "br", "col", "hr", "img", "input", "link", "meta", "source", "wbr",
  ]

  private struct Parser {
    let bytes: [UInt8]
    var position = 0

    mutating func nodes(until name: String?) -> [HTMLNode] {
      var nodes: [HTMLNode] = []
      while position < bytes.count {
        guard bytes[position] == UInt8(ascii: "<") else {
          nodes.append(.text(text()))
          continue
        }
        if starts("<!--") {
          skip(past: "-->")
        } else if starts("<!") {
          skip(past: ">")
        } else if starts("</") {
          let closed = word(from: position + 2)
          skip(past: ">")
          // Whatever closes here ends the innermost element; pages are checked to be well-formed.
          if name != nil, closed == name { return nodes }
        } else {
          nodes.append(element())
        }
      }
      return nodes
    }

    private mutating func text() -> String {
      let start = position
      while position < bytes.count, bytes[position] != UInt8(ascii: "<") { position += 1 }
      return Entities.decoded(bytes[start..<position])
    }

    private mutating func element() -> HTMLNode {
      let name = word(from: position + 1)
      position += 1 + name.utf8.count
      var attributes: [String: String] = [:]
      while position < bytes.count, bytes[position] != UInt8(ascii: ">") {
        guard isNameByte(bytes[position]) else {
          position += 1
          continue
        }
        let key = word(from: position)
        position += key.utf8.count
        guard position + 1 < bytes.count, bytes[position] == UInt8(ascii: "="),
          bytes[position + 1] == UInt8(ascii: "\"")
        else {
          attributes[key] = ""
          continue
        }
        let start = position + 2
        position = start
        while position < bytes.count, bytes[position] != UInt8(ascii: "\"") { position += 1 }
        attributes[key] = Entities.decoded(bytes[start..<position])
        position += 1
      }
      // Pictures are written as XML, where '/>' ends an element at once.
      let isEmpty = position > 0 && position < bytes.count && bytes[position - 1] == UInt8(ascii: "/")
      position += 1
      if isEmpty || HTMLNode.empty.contains(name) { return .element(name: name, attributes: attributes, children: []) }
      if name == "script" || name == "style" {
        skip(past: "</\(name)>")
        return .element(name: name, attributes: attributes, children: [])
      }
      return .element(name: name, attributes: attributes, children: nodes(until: name))
    }

    private func starts(_ words: String) -> Bool { bytes[position...].starts(with: words.utf8) }

    private mutating func skip(past words: String) {
      while position < bytes.count, !starts(words) { position += 1 }
      position = min(position + words.utf8.count, bytes.count)
    }

    private func word(from start: Int) -> String {
      String(decoding: bytes[start...].prefix { isNameByte($0) }, as: UTF8.self).lowercased()
    }

    private func isNameByte(_ byte: UInt8) -> Bool {
      switch byte | 0x20 {
      case UInt8(ascii: "a")...UInt8(ascii: "z"): true
      default:
        (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ":")
      }
    }
  }
}

/// The character references that the tool writes.
enum Entities {
  static func decoded(_ bytes: ArraySlice<UInt8>) -> String {
    let text = String(decoding: bytes, as: UTF8.self)
    guard text.utf8.contains(UInt8(ascii: "&")) else { return text }
    return text.replacing("&lt;", with: "<").replacing("&gt;", with: ">").replacing("&quot;", with: "\"")
      .replacing("&#39;", with: "'").replacing("&nbsp;", with: "\u{A0}").replacing("&amp;", with: "&")
  }
}

extension HTMLNode {
  /// The words in it.
  var words: String {
    switch self {
    case .text(let text): text
    case .element(_, _, let children): children.map { $0.words }.joined()
    }
  }

  /// The first element of a name in it, itself included.
  func first(_ wanted: String) -> HTMLNode? {
    guard case .element(let name, _, let children) = self else { return nil }
    return name == wanted ? self : children.lazy.compactMap { $0.first(wanted) }.first
  }

  /// An attribute of an element.
  func attribute(_ name: String) -> String? {
    guard case .element(_, let attributes, _) = self else { return nil }
    return attributes[name]
  }
}
