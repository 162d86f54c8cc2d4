import Diagnostics

extension TreeBuilder {
  /// The running text of a paragraph or heading.
  mutating func content(of node: Int, at location: FileLocation) -> [Inline] {
    leaf = Leaf(node: node, location: location, isWalked: false)
    return inlines(of: node)
  }

  private mutating func inlines(of parent: Int) -> [Inline] {
    var inlines: [Inline] = []
    for child in tree.children(of: parent) { append(child, to: &inlines) }
    return inlines
  }

  private mutating func append(_ node: Int, to inlines: inout [Inline]) {
    switch tree.nodes[node].kind {
    case .text:
      let literal = tree.nodes[node].literal
      guard !literal.isEmpty else { return }
      checkLeaks(node)
      inlines.append(.text(tree.string(literal)))
    case .softBreak: inlines.append(.softBreak)
    case .lineBreak: inlines.append(.lineBreak)
    case .code: inlines.append(.code(tree.string(tree.nodes[node].literal)))
    case .emphasis: inlines.append(.emphasis(self.inlines(of: node)))
    case .strong: inlines.append(.strong(self.inlines(of: node)))
    case .link: appendLink(node, to: &inlines)
    case .image: if let image = image(node) { inlines.append(.image(image)) }
    case .rawInline: report(.rawHTML, Self.rawHTML, at: place(of: node))
    case .tooDeep: reportDepth(at: leaf.location)
    default: return
    }
  }

  private mutating func appendLink(_ node: Int, to inlines: inout [Inline]) {
    let place = place(of: node)
    let target = tree.bytes[tree.url(of: node)]
    if LinkTarget.isClaim(target) {
      if let inline = claimLink(node, to: target, at: place) { inlines.append(inline) }
      return
    }
    let content = self.inlines(of: node)
    if case .text(let text)? = content.first, text.utf8.first == UInt8(ascii: "^") {
      report(.leakedMarkup, Self.message(.footnote, "[\(text)]"), at: place)
    }
    let text = String(decoding: target, as: UTF8.self)
    do {
      let link = Link(
        to: try LinkTarget(checking: text), title: tree.string(tree.title(of: node)), content: content, at: place)
      inlines.append(.link(link))
    } catch {
      report(.badLink, "'\(text)' is no link target: \(error.reason)", at: place)
      inlines += content
    }
  }

  /// A citation or a quotation.
  private mutating func claimLink(_ node: Int, to target: ArraySlice<UInt8>, at place: FileLocation) -> Inline? {
    guard target.starts(with: "claim:".utf8), let reference = ClaimReference(target.dropFirst(6)) else {
      report(.badLink, "'\(String(decoding: target, as: UTF8.self))' is no claim: \(Self.expectedClaim)", at: place)
      return nil
    }
    if isAutolink(node) { return .citation(Citation(reference, at: place)) }
    if !tree.title(of: node).isEmpty {
      report(.badLink, "a quotation has no title: expected [words](claim:\(reference))", at: place)
    }
    guard let words = words(of: node, reference) else { return nil }
    guard !words.isEmpty else {
      report(.notVerbatim, "a quotation needs words; write <claim:\(reference)> to cite without them", at: place)
      return nil
    }
    return .quotation(Quotation(words, of: reference, at: place))
  }

  static let expectedClaim =
    "expected claim:source/claim, each id a lower-case letter, then a–z, 0–9 and hyphens"

  /// The plain text of a quotation; nil, with a report each, where it holds anything else.
  private mutating func words(of link: Int, _ reference: ClaimReference) -> String? {
    var words = ""
    var isPlain = true
    for child in tree.children(of: link) {
      let kind: String
      switch tree.nodes[child].kind {
      case .text, .code:
        words += tree.string(tree.nodes[child].literal)
        continue
      case .softBreak:
        words += " "
        continue
      case .lineBreak: kind = "a line break"
      case .emphasis: kind = "emphasis"
      case .strong: kind = "strong emphasis"
      case .image: kind = "an image"
      case .rawInline: kind = "raw HTML"
      default: kind = "markup"
      }
      report(
        .notVerbatim, "\(kind) within a quotation of '\(reference)': expected the quote's words alone",
        at: place(of: child))
      isPlain = false
    }
    return isPlain ? words : nil
  }

  private mutating func image(_ node: Int) -> Image? {
    let place = place(of: node)
    let target = tree.string(tree.url(of: node))
    let content = inlines(of: node)
    if Self.citesClaim(content) {
      report(.badLink, "an image's text cannot cite a claim; cite beside the image", at: place)
    }
    do {
      let source = try LinkTarget(checking: target)
      guard source.kind == .relative else {
        report(.badLink, "'\(target)' is no image: expected a relative path of a file", at: place)
        return nil
      }
      return Image(
        source: source, title: tree.string(tree.title(of: node)), alternative: alternative(of: node), at: place)
    } catch {
      report(.badLink, "'\(target)' is no image: \(error.reason)", at: place)
      return nil
    }
  }

  /// The text of an image as HTML has it: plain, line ends as spaces.
  private func alternative(of image: Int) -> String {
    var text = ""
    for node in image + 1..<tree.nodes[image].end {
      switch tree.nodes[node].kind {
      case .text, .code: text += tree.string(tree.nodes[node].literal)
      case .softBreak, .lineBreak: text += " "
      default: continue
      }
    }
    return text
  }

  private static func citesClaim(_ content: [Inline]) -> Bool {
    content.contains { inline in
      switch inline {
      case .citation, .quotation: true
      case .emphasis(let content), .strong(let content): citesClaim(content)
      case .link(let link): citesClaim(link.content)
      default: false
      }
    }
  }

  /// Whether a link is written as `<…>`; where its place is unknown, whether it shows its target.
  private func isAutolink(_ node: Int) -> Bool {
    if let range = locator[node] { return text.bytes[range.lowerBound] == UInt8(ascii: "<") }
    let content = tree.children(of: node).map { tree.nodes[$0] }
    return content.count == 1 && content[0].kind == .text
      && tree.bytes[content[0].literal].elementsEqual(tree.bytes[tree.url(of: node)])
  }

  /// The place of an inline; that of its paragraph where the source could not be walked.
  private mutating func place(of node: Int) -> FileLocation {
    walkLeaf()
    return locator[node].map { text.location($0) } ?? leaf.location
  }

  private mutating func walkLeaf() {
    guard !leaf.isWalked else { return }
    leaf.isWalked = true
    _ = locator.locate(leaf.node)
  }

  /// Reports markup that was left in a text; what is escaped by a backslash or an entity is meant.
  private mutating func checkLeaks(_ node: Int) {
    let literal = tree.nodes[node].literal
    let leaks = Leak.all(in: tree.bytes[literal])
    guard !leaks.isEmpty else { return }
    walkLeaf()
    let offsets = locator.offsets(ofText: node)
    for leak in leaks {
      guard let offsets else {
        report(leak.kind.id, Self.message(leak.kind, tree.string(leak.range)), at: leaf.location)
        continue
      }
      guard let range = written(leak, literal, offsets) else { continue }
      let first = offsets[range.lowerBound - literal.lowerBound]
      let last = offsets[range.upperBound - 1 - literal.lowerBound]
      report(leak.kind.id, Self.message(leak.kind, tree.string(range)), at: text.location(first..<last + 1))
    }
  }

  /// The part of a leak that is written as it is, without what an author escaped; nil where its mark is escaped.
  private func written(_ leak: Leak, _ literal: Range<Int>, _ offsets: [Int]) -> Range<Int>? {
    func isWritten(_ index: Int) -> Bool { text.bytes[offsets[index - literal.lowerBound]] == tree.bytes[index] }
    var range = leak.range
    if leak.kind == .emphasis {
      while let first = range.first, !isWritten(first) { range = first + 1..<range.upperBound }
      while let last = range.last, !isWritten(last) { range = range.lowerBound..<last }
    }
    return range.count >= leak.mark && range.prefix(leak.mark).allSatisfy(isWritten) ? range : nil
  }

  private static func message(_ kind: Leak.Kind, _ words: String) -> String {
    switch kind {
    case .emphasis:
      "'\(words)' stays in the text: emphasis neither opens nor closes here; move it away from the marks beside it"
    case .template: "'\(words)' stays in the text: placeholders belong into templates; write it as code if it is meant"
    case .attributes: "'\(words)' stays in the text: attributes are not part of Markdown here; remove it"
    case .footnote: "'\(words)' is no footnote here; cite with <claim:source/claim>"
    case .link: "'](' stays in the text: this is no link; check its brackets, or its target for spaces"
    case .reference:
      "'][' stays in the text: this is no link, its label is not defined (in a cell or a value no label is)"
    case .claim: "'\(words)' is no citation: \(expectedClaim)"
    }
  }
}

extension Leak.Kind {
  fileprivate var id: DiagnosticID { self == .claim ? .badLink : .leakedMarkup }
}
