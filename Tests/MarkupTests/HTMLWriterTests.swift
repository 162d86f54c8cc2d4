import Diagnostics
import Markup
import Testing

@Suite struct HTMLWriterTests {
  @Test("the plain style shows what is ours in a plain way")
  func plain() {
    let reading = Reading("<claim:a/b> [x & y](claim:a/b)\n\n```matrix eu\n```\n```swift include=a.swift\n```\n")
    #expect(
      reading.html == """
        <p><cite>a/b</cite> <q>x &amp; y</q></p>
        <p><code>matrix eu</code></p>
        <pre><code class="language-swift"></code></pre>

        """)
  }

  @Test("headings move by the offset and stay within six levels")
  func levels() {
    let document = Reading("# a\n\n##### b\n").document
    #expect(HTMLWriter(levelOffset: 2).html(document).string == "<h3>a</h3>\n<h6>b</h6>\n")
    #expect(HTMLWriter(levelOffset: -3).html(document).string == "<h1>a</h1>\n<h2>b</h2>\n")
  }

  /// A style that says of everything that it was asked.
  private struct Marking: HTMLStyle {
    func anchor(of heading: Heading, at location: FileLocation) -> String? {
      heading.level > 1 ? "line-\(location.line)" : nil
    }
    func write(_ citation: Citation, to html: inout HTML) { html.text("{c \(citation.reference)}") }
    func write(_ quotation: Quotation, to html: inout HTML) { html.text("{q \(quotation.words)}") }
    func write(_ link: Link, content: HTML, to html: inout HTML) {
      html.text("{l ")
      html.append(content)
      html.text("}")
    }
    func write(_ image: Image, to html: inout HTML) { html.text("{i \(image.alternative)}") }
    func write(_ embed: Embed, at location: FileLocation, to html: inout HTML) { html.text("{e \(embed.id)}") }
    func write(_ code: CodeBlock, at location: FileLocation, to html: inout HTML) {
      html.text("{x \(code.include ?? "")}")
    }
    func write(_ table: Table, element: HTML, at location: FileLocation, to html: inout HTML) {
      html.element("div", [.class("scroll")]) { $0.append(element) }
    }
  }

  @Test("a style decides about citations, quotations, links, images, embeds, code, tables and anchors")
  func style() {
    let document = Reading(
      """
      # a
      ## b
      <claim:a/b> [w](claim:a/b) [*l*](u) ![i](v)
      ```diagram d
      ```
      ```swift include=f
      ```
      ```table
      | h |
      | [c](claim:a/b) |
      ```
      - x
      """
    ).document
    #expect(
      HTMLWriter(style: Marking()).html(document).string == """
        <h1>a</h1>
        <h2 id="line-2">b</h2>
        <p>{c a/b} {q w} {l <em>l</em>} {i i}</p>
        {e d}
        {x f}
        <div class="scroll"><table>
        <thead>
        <tr>
        <th scope="col">h</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td>{q c}</td>
        </tr>
        </tbody>
        </table>
        </div>
        <ul>
        <li>x</li>
        </ul>

        """)
  }

  @Test("running text alone has no element around it")
  func inlines() throws {
    let content = try #require(Reading("a *b* & c").paragraph)
    #expect(HTMLWriter().html(content).string == "a <em>b</em> &amp; c")
  }
}
