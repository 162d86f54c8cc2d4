import Diagnostics
import Markup
import Testing

@Suite struct MarkdownReaderTests {
  @Test("running text becomes inlines")
  func inlines() throws {
    let reading = Reading("a *b **c*** `d`  \ne\\\nf\ng &amp; \\*h\n")
    #expect(
      reading.paragraph == [
        .text("a "), .emphasis([.text("b "), .strong([.text("c")])]), .text(" "), .code("d"), .lineBreak, .text("e"),
        .lineBreak, .text("f"), .softBreak, .text("g & *h"),
      ])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("blocks keep their level, start, spacing and place")
  func blocks() throws {
    let reading = Reading("## Two\n\n> q\n\n7) a\n8) b\n\n***\n\n- x\n\n- y\n")
    let blocks = reading.document.blocks
    #expect(blocks.map(\.location.line) == [1, 3, 5, 8, 10])
    #expect(blocks.map(\.location.column) == [1, 1, 1, 1, 1])
    #expect(blocks[0].block == .heading(Heading(level: 2, content: [.text("Two")])))
    guard case .quote(let quoted) = blocks[1].block, case .list(let numbered) = blocks[2].block,
      case .list(let bullets) = blocks[4].block
    else {
      Issue.record("expected a quote and two lists")
      return
    }
    #expect(quoted.map(\.location.column) == [3])
    #expect(numbered.marker == .number(start: 7))
    #expect(numbered.spacing == .tight)
    #expect(numbered.items.map(\.location.line) == [5, 6])
    #expect(numbered.items.flatMap(\.blocks).map(\.location.column) == [4, 4])
    #expect(blocks[3].block == .thematicBreak)
    #expect(bullets.marker == .bullet)
    #expect(bullets.spacing == .loose)
  }

  @Test("an autolink to a claim is a citation, a link to one a quotation")
  func claims() throws {
    let reading = Reading("See <claim:older-page/five-sheet>; [the `x`\nkey](claim:a/b2) [w][r]\n\n[r]: claim:c/d\n")
    let citations = try #require(reading.paragraph)
    guard citations.count == 6, case .citation(let citation) = citations[1], case .quotation(let first) = citations[3],
      case .quotation(let second) = citations[5]
    else {
      Issue.record("\(citations)")
      return
    }
    #expect(citation.reference.description == "older-page/five-sheet")
    #expect(first.words == "the x key")
    #expect(first.reference == ClaimReference(source: "a", claim: "b2"))
    #expect(second.words == "w")
    #expect(reading.diagnostics.isEmpty)
  }

  @Test("a link that shows its claim's address is still a quotation")
  func addressAsWords() throws {
    guard case .quotation(let quotation)? = Reading("[claim:a/b](claim:a/b)").paragraph?.first else {
      Issue.record("expected a quotation")
      return
    }
    #expect(quotation.words == "claim:a/b")
  }

  @Test(
    "the words of a quotation are plain",
    arguments: [
      ("[a «*b*» c](claim:a/b)", "emphasis"), ("[«**b**»](claim:a/b)", "strong"),
      ("[a «![b](c.png)»](claim:a/b)", "image"),
      ("[a«\\»\nb](claim:a/b)", "line break"), ("«[](claim:a/b)»", "needs words"),
    ])
  func words(marked: String, reason: String) throws { try expectFault(.notVerbatim, marked, saying: reason) }

  @Test("what the words of a quotation hold is never leaked markup")
  func verbatimMarks() {
    #expect(Reading("[write {{x}} ** y](claim:a/b)").diagnostics.isEmpty)
  }

  @Test("a part of a file is read with the places of the whole")
  func part() throws {
    let source = SourceText(path: "checklist.md", "# A\nid: x\n\nbody <claim:a/b>\n\n- *x*\n\n# B\n<i>\n")
    let read = MarkdownReader.parse(source, lines: 4..<8)
    #expect(read.diagnostics.isEmpty)
    #expect(read.document.blocks.map(\.location.line) == [4, 6])
    var places: [FileLocation] = []
    read.document.visitInlines { if case .citation(let citation) = $0 { places.append(citation.location) } }
    #expect(places == [FileLocation(path: "checklist.md", line: 4, column: 6, length: 11)])
    #expect(MarkdownReader.parse(source, lines: 8..<99).diagnostics.first?.location?.line == 9)
    #expect(MarkdownReader.parse(source, lines: 50..<60).document.blocks.isEmpty)
    #expect(MarkdownReader.parse(source, lines: 3..<3).document.blocks.isEmpty)
  }

  @Test("a value within a line is read as running text, whatever block it looks like")
  func values() throws {
    let text = "skip if: - # 1. 你 `a` <claim:older-page/five-sheet> #\n"
    let source = SourceText(path: "checklist.md", text)
    let read = MarkdownReader.parseInlines(source, bytes: 9..<text.utf8.count - 1)
    guard read.content.count == 5, case .citation(let citation) = read.content[3] else {
      Issue.record("\(read.content)")
      return
    }
    #expect(read.content.plainText == "- # 1. 你 a  #")
    #expect(citation.location == FileLocation(path: "checklist.md", line: 1, column: 25, length: 29))
    #expect(MarkdownReader.parseInlines(source, bytes: 4..<4).content.isEmpty)
    #expect(MarkdownReader.parseInlines(source, bytes: 9..<9999).content.isEmpty == false)
  }

  @Test("all faults are reported at once, in order")
  func all() {
    let reading = Reading("<b>\n\na <i> [x](http://e.org) **\n\n```table\n```\n")
    #expect(reading.diagnostics.map(\.id) == [.rawHTML, .rawHTML, .badLink, .leakedMarkup, .tableSyntax])
    #expect(reading.diagnostics == reading.diagnostics.sorted())
  }

  @Test(
    "raw HTML is an error with its place",
    arguments: [
      "«<div class=\"x\">»\ntext\n</div>\n", "a «<b>»c", "> - «<!-- no -->»", "你 «<br/>»\n",
      "a\n  b «<a\n»   href='x'> c",
      "a «<?php ?>» b", "text\n\n«<script>alert(1)</script>»\n",
    ])
  func rawHTML(marked: String) throws {
    try expectFault(.rawHTML, marked.replacing("\n»", with: "»\n"), saying: "\\<")
  }

  @Test("raw HTML is left out, its text stays")
  func rawHTMLOutput() { #expect(Reading("a <b>c</b>\n\n<p>\n\nd").html == "<p>a c</p>\n<p>d</p>\n") }

  @Test("plain text is what a reader sees")
  func plainText() {
    let reading = Reading(
      """
      # *Head*

      a `b`
      c <claim:a/b>[q](claim:a/b) ![alt *x*](i.png) [l](u)\\
      d

      - x
      - y

      > z

      ```
      code
      ```
      ```table
      | a | b |
      | 1 | 2 |
      ```
      ```matrix m
      ```
      """)
    #expect(
      reading.document.plainText == "Head\n\na b c q alt x l\nd\n\nx\ny\n\nz\n\ncode\n\na\tb\n1\t2")
  }
}
