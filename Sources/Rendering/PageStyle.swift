import Diagnostics
import Markup
import Pages

/// How a page's text looks: citations with their numbers, quotations in their language, code as figures.
struct PageStyle: HTMLStyle {
  let page: Page

  func anchor(of heading: Heading, at location: FileLocation) -> String? { page.anchors[location] }

  func write(code text: String, to html: inout HTML) {
    html.element("code") { IdentifierHTML.write(text, to: &$0) }
  }

  func write(_ citation: Citation, to html: inout HTML) {
    if page.citationsTouch { html.dropLastBlank() }
    writeMark(citation.reference, to: &html)
  }

  func write(_ quotation: Quotation, to html: inout HTML) {
    let language = page.citations[quotation.reference]?.language
    html.element("q", language.map { [.named("lang", $0)] } ?? [], text: quotation.words)
    writeMark(quotation.reference, to: &html)
  }

  private func writeMark(_ reference: ClaimReference, to html: inout HTML) {
    guard let link = page.citations[reference], let target = LinkTarget(link.href) else { return }
    html.element(
      "a", [.class("cite"), .href(target), .named("aria-label", link.label)], text: String(link.number))
  }

  func write(_ code: CodeBlock, at location: FileLocation, to html: inout HTML) {
    html.element("figure", [.class("code")]) { figure in
      if let file = code.include?.split(separator: "/").last {
        figure.element("figcaption", text: String(file))
      }
      figure.element("pre", [.named("tabindex", "0")]) { block in
        block.element("code", code.language.map { [.named("class", "language-\($0)")] } ?? []) { html in
          if code.language == "swift" { html.append(SwiftHighlighter.html(code.text)) } else { html.text(code.text) }
        }
      }
    }
    html.markup("\n")
  }

  func write(_ table: Table, element: HTML, at location: FileLocation, to html: inout HTML) {
    html.element("div", [.class("scroll"), .named("tabindex", "0")]) { $0.append(element) }
    html.markup("\n")
  }
}
