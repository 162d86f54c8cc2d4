import Diagnostics

/// Builds the tree out of the parser's events, and says when to stop.
final class XMLTreeBuilder {
  /// Whether the parser goes on.
  enum Verdict { case proceed, stop }

  /// An attribute as the parser reports it.
  struct RawAttribute {
    let prefix: String?
    let local: String
    let uri: String?
    let value: String
  }

  let source: SourceText
  let limits: XMLLimits
  private(set) var root: GenericElement?
  private(set) var prolog: [GenericNode] = []
  private(set) var problems: [Diagnostic] = []
  private var stack: [GenericElement] = []
  private var pending: [UInt8] = []

  init(source: SourceText, limits: XMLLimits) {
    self.source = source
    self.limits = limits
  }

  /// A start tag, seen when the parser stands at its end; `offset` is a byte in the source.
  func start(
    _ name: QualifiedName, namespaces: [NamespaceDeclaration], attributes: [RawAttribute], endingAt offset: Int
  ) -> Verdict {
    flush()
    let tag = XMLStartTag(endingAt: offset, in: source)
    guard stack.count < limits.depth else {
      report("elements are nested deeper than \(limits.depth) levels", at: tag.location)
      return .stop
    }
    if let prefix = name.prefix, name.namespace.isEmpty {
      report("the prefix '\(prefix)' of element '\(name.local)' is not declared", at: tag.location)
    }
    var element = GenericElement(name, namespaces: namespaces, origin: Origin(tag.location))
    element.attributes.reserveCapacity(attributes.count)
    let places = attributes.isEmpty ? [:] : tag.attributeLocations()
    for raw in attributes {
      let attribute = QualifiedName(raw.local, in: raw.uri ?? "", prefix: raw.prefix)
      let location = places[attribute.written] ?? tag.location
      if let prefix = raw.prefix, raw.uri == nil {
        report("the prefix '\(prefix)' of attribute '\(raw.local)' is not declared", at: location)
      }
      element.attributes.append(GenericAttribute(attribute, raw.value, origin: Origin(location)))
    }
    stack.append(element)
    return .proceed
  }

  /// An end tag; the parser guarantees that it matches.
  func end() {
    flush()
    guard let element = stack.popLast() else { return }
    if stack.isEmpty { root = element } else { append(.element(element)) }
  }

  /// A piece of text; pieces are joined.
  func characters(_ bytes: some Sequence<UInt8>) {
    pending += bytes
  }

  /// A CDATA section, comment or processing instruction.
  func node(_ node: GenericNode) {
    flush()
    if stack.isEmpty {
      if root == nil { prolog.append(node) }
    } else {
      append(node)
    }
  }

  /// A document type declaration: refused, as no entity is ever expanded and nothing is ever fetched.
  func doctype(_ name: String, at offset: Int) -> Verdict {
    report(
      "a document type declaration ('\(name)') is not allowed; remove it and write characters instead of entities",
      at: source.location(at: offset))
    return .stop
  }

  /// Something that the parser found wrong.
  func report(_ message: String, at location: FileLocation?) {
    problems.append(Diagnostic(.xmlSyntax, message, at: location))
  }

  private func append(_ node: GenericNode) {
    stack[stack.count - 1].children.append(node)
  }

  private func flush() {
    guard !pending.isEmpty else { return }
    if !stack.isEmpty { append(.text(String(decoding: pending, as: UTF8.self))) }
    pending.removeAll(keepingCapacity: true)
  }
}
