public import Diagnostics

/// How those parts of a document look that depend on more than their text: pages give their own, `PlainStyle` is plain.
///
/// Every requirement has a plain default. What is written need not end with a line end.
public protocol HTMLStyle {
  /// The id of a heading's element; nil for none.
  func anchor(of heading: Heading, at location: FileLocation) -> String?
  /// Writes a citation: plainly, the claim's address.
  func write(_ citation: Citation, to html: inout HTML)
  /// Writes a quotation: plainly, its words in a `q` element.
  func write(_ quotation: Quotation, to html: inout HTML)
  /// Writes words of code inside a text: plainly, in a `code` element.
  func write(code text: String, to html: inout HTML)
  /// Writes a link around its content.
  func write(_ link: Link, content: HTML, to html: inout HTML)
  /// Writes a picture.
  func write(_ image: Image, to html: inout HTML)
  /// Writes what is embedded: plainly, its kind and id.
  func write(_ embed: Embed, at location: FileLocation, to html: inout HTML)
  /// Writes a code block, included text as well: plainly, the text that stands in the document.
  func write(_ code: CodeBlock, at location: FileLocation, to html: inout HTML)
  /// Writes what stands around a table, whose element is given.
  func write(_ table: Table, element: HTML, at location: FileLocation, to html: inout HTML)
}

extension HTMLStyle {
  /// None.
  public func anchor(of heading: Heading, at location: FileLocation) -> String? { nil }

  /// The claim's address.
  public func write(_ citation: Citation, to html: inout HTML) {
    html.element("cite", text: citation.reference.description)
  }

  /// The words.
  public func write(_ quotation: Quotation, to html: inout HTML) {
    html.element("q", text: quotation.words)
  }

  /// A `code` element.
  public func write(code text: String, to html: inout HTML) { html.element("code", text: text) }

  /// An `a` element.
  public func write(_ link: Link, content: HTML, to html: inout HTML) {
    html.element("a", [.href(link.target)] + title(link.title)) { $0.append(content) }
  }

  /// An `img` element.
  public func write(_ image: Image, to html: inout HTML) {
    html.void("img", [.src(image.source), .named("alt", image.alternative)] + title(image.title))
  }

  /// A paragraph that names it.
  public func write(_ embed: Embed, at location: FileLocation, to html: inout HTML) {
    html.element("p") { $0.element("code", text: "\(embed.kind.rawValue) \(embed.id)") }
  }

  /// The text of the block.
  public func write(_ code: CodeBlock, at location: FileLocation, to html: inout HTML) {
    let language = code.language.map { HTML.Attribute.named("class", "language-" + $0) }
    html.element("pre") { $0.element("code", language.map { [$0] } ?? [], text: code.text) }
  }

  /// The table alone.
  public func write(_ table: Table, element: HTML, at location: FileLocation, to html: inout HTML) {
    html.append(element)
  }

  private func title(_ title: String) -> [HTML.Attribute] { title.isEmpty ? [] : [.named("title", title)] }
}

/// The plain style: for documents without our extensions, the bytes that libcmark writes.
public struct PlainStyle: HTMLStyle, Sendable {
  /// The plain style.
  public init() {}
}
