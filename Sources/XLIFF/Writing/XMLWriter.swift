/// Writes a tree of elements: the same tree always gives the same bytes.
///
/// UTF-8 without a byte order mark, two spaces an indent, `\n` line ends. Characters that XML cannot hold become U+FFFD.
struct XMLWriter {
  private var out: [UInt8] = []
  /// The namespaces in scope, innermost last; an empty prefix is the default namespace.
  private var scopes: [[String: String]] = [["xml": XMLCharacters.namespace, "": ""]]

  /// The bytes of a document with this root.
  static func document(_ root: GenericElement) -> [UInt8] {
    var writer = XMLWriter()
    writer.raw("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n")
    writer.element(root, depth: 0)
    writer.raw("\n")
    return writer.out
  }

  private mutating func element(_ element: GenericElement, depth: Int) {
    let fixed = open(element)
    defer { scopes.removeLast() }
    guard !element.children.isEmpty else {
      raw("/>")
      return
    }
    raw(">")
    if ModuleLayout.isBlock(element.name), element.children.allSatisfy(\.standsAlone) {
      for child in element.children where !child.isBlankText {
        newLine(depth + 1)
        node(child, depth: depth + 1)
      }
      newLine(depth)
    } else {
      for child in element.children { node(child, depth: depth) }
    }
    raw("</\(fixed)>")
  }

  private mutating func node(_ node: GenericNode, depth: Int) {
    switch node {
    case .element(let child): element(child, depth: depth)
    case .text(let text): escape(text, quoted: false)
    case .cdata(let text):
      raw("<![CDATA[")
      raw(text.replacing("]]>", with: "]]]]><![CDATA[>"))
      raw("]]>")
    case .comment(let text):
      raw("<!--")
      raw(text.replacing("--", with: "- -"))
      raw(text.hasSuffix("-") ? " -->" : "-->")
    case .instruction(let target, let data):
      raw("<?\(target)")
      if let data { raw(" " + data.replacing("?>", with: "? >")) }
      raw("?>")
    }
  }

  /// Writes the start tag up to its `>`, with the declarations that its names need; returns the written name.
  private mutating func open(_ element: GenericElement) -> String {
    var scope = scopes.last ?? [:]
    var declarations: [NamespaceDeclaration] = []
    for declaration in element.namespaces where scope[declaration.prefix ?? ""] != declaration.uri {
      scope[declaration.prefix ?? ""] = declaration.uri
      declarations.append(declaration)
    }
    var prefix = element.name.prefix ?? ""
    if scope[prefix] != element.name.namespace {
      let taken = declarations.contains { ($0.prefix ?? "") == prefix }
      if taken { prefix = free(in: scope) }
      scope[prefix] = element.name.namespace
      declarations.append(NamespaceDeclaration(prefix: prefix.isEmpty ? nil : prefix, uri: element.name.namespace))
    }
    var attributes: [(name: String, value: String)] = []
    for attribute in element.attributes {
      guard !attribute.name.namespace.isEmpty else {
        attributes.append((attribute.name.local, attribute.value))
        continue
      }
      let prefix = declare(attribute.name, in: &scope, with: &declarations, keeping: prefix)
      attributes.append(("\(prefix):\(attribute.name.local)", attribute.value))
    }
    let name = prefix.isEmpty ? element.name.local : "\(prefix):\(element.name.local)"
    raw("<\(name)")
    for declaration in declarations {
      self.attribute(declaration.prefix.map { "xmlns:\($0)" } ?? "xmlns", declaration.uri)
    }
    for attribute in attributes { self.attribute(attribute.name, attribute.value) }
    scopes.append(scope)
    return name
  }

  /// The prefix to write an attribute with, declared where it is not yet. Attributes always need one.
  private func declare(
    _ name: QualifiedName, in scope: inout [String: String], with declarations: inout [NamespaceDeclaration],
    keeping elementPrefix: String
  ) -> String {
    let wanted = name.prefix ?? XLIFFNamespace.prefixes[name.namespace] ?? ""
    if !wanted.isEmpty, scope[wanted] == name.namespace { return wanted }
    let candidates = scope.filter { $0.value == name.namespace && !$0.key.isEmpty }.keys
    if let known = candidates.min() { return known }
    let taken = wanted.isEmpty || wanted == elementPrefix || declarations.contains { $0.prefix == wanted }
    let prefix = taken ? free(in: scope) : wanted
    scope[prefix] = name.namespace
    declarations.append(NamespaceDeclaration(prefix: prefix, uri: name.namespace))
    return prefix
  }

  private func free(in scope: [String: String]) -> String {
    var number = 0
    while scope["ns\(number)"] != nil { number += 1 }
    return "ns\(number)"
  }

  private mutating func attribute(_ name: String, _ value: String) {
    raw(" \(name)=\"")
    escape(value, quoted: true)
    raw("\"")
  }

  private mutating func newLine(_ depth: Int) {
    out.append(UInt8(ascii: "\n"))
    out.append(contentsOf: repeatElement(UInt8(ascii: " "), count: 2 * depth))
  }

  private mutating func raw(_ text: String) {
    out += text.utf8
  }

  private mutating func escape(_ text: String, quoted: Bool) {
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": raw("&amp;")
      case "<": raw("&lt;")
      case ">": raw("&gt;")
      case "\"" where quoted: raw("&quot;")
      case "\n" where quoted: raw("&#10;")
      case "\t" where quoted: raw("&#9;")
      case "\r": raw("&#13;")
      default:
        if XMLCharacters.isAllowed(scalar.value) {
          out += UTF8.encode(scalar).map { Array($0) } ?? []
        } else {
          raw("\u{FFFD}")
        }
      }
    }
  }
}

extension GenericNode {
  /// Whether it may be put on a line of its own: anything but text.
  fileprivate var standsAlone: Bool {
    switch self {
    case .element, .comment, .instruction: true
    case .text, .cdata: isBlankText
    }
  }
}
