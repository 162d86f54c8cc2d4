import Diagnostics
import TestSupport
import Testing
import XLIFF

@Suite("Reading XML")
struct XMLReaderTests {
  private func read(_ text: String, limits: XMLLimits = XMLLimits()) -> XMLFile {
    XMLReader.read(Array(text.utf8), path: "a.xml", limits: limits)
  }

  @Test("names, namespaces, attributes, text, CDATA, comments and instructions are kept")
  func tree() throws {
    let file = read(
      """
      <?xml version="1.0"?><!-- before -->
      <a xmlns="urn:a" xmlns:b="urn:b" b:x='1 &lt; 2 &amp; &#38;' y="&#x1F600;">t&amp;t<![CDATA[<raw>]]><!--c--><?p d?><b:e/></a>
      """)
    let root = try #require(file.root)
    #expect(file.problems.isEmpty)
    #expect(file.prolog == [.comment(" before ")])
    #expect(root.name == QualifiedName("a", in: "urn:a"))
    #expect(
      root.namespaces == [
        NamespaceDeclaration(prefix: nil, uri: "urn:a"), NamespaceDeclaration(prefix: "b", uri: "urn:b"),
      ])
    #expect(root["x", in: "urn:b"] == "1 < 2 & &")
    #expect(root["y"] == "😀")
    #expect(root["x"] == nil)
    #expect(
      root.children == [
        .text("t&t"), .cdata("<raw>"), .comment("c"), .instruction(target: "p", data: "d"),
        .element(GenericElement(QualifiedName("e", in: "urn:b", prefix: "b"))),
      ])
  }

  @Test("elements and attributes know their places, in bytes, on any line of the tag")
  func places() throws {
    let file = read("<a>한국\n  <b\n    id = '1' title=\"x = 'y'\"\n    lang=\"ko\"/></a>")
    let element = try #require(file.root?.elements.first)
    #expect(element.location == FileLocation(path: "a.xml", line: 2, column: 3))
    #expect(element.attributes.map { $0.origin.location?.description } == ["a.xml:3:5", "a.xml:3:14", "a.xml:4:5"])
  }

  @Test(
    "a document type is refused where it stands, and nothing in it is expanded or fetched",
    arguments: [
      "<?xml version=\"1.0\"?>\n<!DOCTYPE a>\n<a/>",
      "\n<!DOCTYPE a SYSTEM \"file:///etc/passwd\">\n<a/>",
      "\n<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>\n<a>&x;</a>",
      "\n<!DOCTYPE a [<!ENTITY a0 \"ha\"><!ENTITY a1 \"&a0;&a0;&a0;&a0;\"><!ENTITY a2 \"&a1;&a1;&a1;&a1;\">]>\n<a>&a2;</a>",
    ])
  func doctype(text: String) {
    let file = read(text)
    #expect(file.root == nil)
    #expect(file.problems.count == 1)
    #expect(file.problems.first?.id == .xmlSyntax)
    #expect(file.problems.first?.location?.line == 2)
    #expect(file.problems.first?.message.hasPrefix("a document type declaration ('a') is not allowed") == true)
  }

  @Test("entities of HTML are refused, those of XML are read")
  func entities() {
    #expect(read("<a>&lt;&gt;&amp;&quot;&apos;&#65;</a>").root?.text == "<>&\"'A")
    let file = read("<a>\n&nbsp;</a>")
    #expect(file.root == nil)
    #expect(file.problems.first?.location?.line == 2)
  }

  @Test("nesting, size and attributes have limits with clear messages")
  func limits() {
    var limits = XMLLimits()
    limits.depth = 3
    #expect(read("<a><b><c/></b></a>", limits: limits).problems.isEmpty)
    let deep = read("<a><b><c><d/></c></b></a>", limits: limits)
    #expect(deep.problems.map(\.message) == ["elements are nested deeper than 3 levels"])
    #expect(deep.problems.first?.location?.column == 10)
    limits.bytes = 10
    #expect(read("<a>12345</a>", limits: limits).problems.first?.message.contains("more than 10") == true)
    let many = (0...500).map { " a\($0)=''" }.joined()
    #expect(read("<a\(many)/>").problems.map(\.message) == ["the element has more than 500 attributes"])
    #expect(read("<a><!-- \(many) --><![CDATA[\(many)]]></a>").problems.isEmpty)
  }

  @Test("a hundred thousand nested elements end with a message, not a crash")
  func depthBomb() {
    let file = read(String(repeating: "<a>", count: 100_000))
    #expect(file.problems.map(\.message) == ["elements are nested deeper than 100 levels"])
  }

  @Test(
    "what is not well-formed is reported in words and at its place",
    arguments: [
      ("<a>\n  <b></a>«»", "tag mismatch"), ("<a b=\"1\" b=\"2\"«»/>", "redefined"), ("<a>«»\n", "end of data"),
      ("«»<x:a/>", "prefix 'x'"), ("<a «»x:b=\"1\"/>", "prefix 'x'"), ("<a/>«»<b/>", "extra content"),
      ("«»plain text", "'<' not found"),
    ])
  func malformed(marked: String, words: String) throws {
    let expected = try #require(MarkedText(marked, path: "a.xml"))
    let file = read(expected.text)
    let problem = try #require(file.problems.first)
    #expect(file.root == nil)
    #expect(file.problems.count == 1)
    #expect(problem.id == .xmlSyntax)
    #expect(problem.message.lowercased().contains(words), "\(problem.message)")
    #expect(problem.message.last != "." && problem.message.last != "\n")
    #expect(problem.location?.line == expected.location.line)
    #expect(abs((problem.location?.column ?? 0) - expected.location.column) <= 1)
  }

  @Test("empty and blank files are refused", arguments: ["", " \n\t", "\u{FEFF}"])
  func empty(text: String) {
    #expect(read(text).problems.map(\.message) == ["the file is empty"])
  }

  @Test(
    "a null byte and broken UTF-8 are refused",
    arguments: [[0x3C, 0x61, 0x3E, 0], [0x3C, 0x61, 0x3E, 0xC3, 0x28]] as [[UInt8]])
  func bytes(bytes: [UInt8]) {
    let file = XMLReader.read(bytes + Array("</a>".utf8), path: "a.xml")
    #expect(file.root == nil)
    #expect(!file.problems.isEmpty)
  }

  @Test("white space before the declaration is forgiven, and places stay right")
  func blankBefore() {
    let file = read("\n\n<?xml version=\"1.0\"?>\n<a><b/></a>")
    #expect(file.root?.elements.first?.location?.description == "a.xml:4:4")
  }

  @Test("markers of a merge are named with the remedy")
  func merge() {
    let file = read("<a>\n<<<<<<< ours\n<b/>\n=======\n<c/>\n>>>>>>> theirs\n</a>")
    #expect(file.problems.map(\.message) == ["an unresolved merge: choose one side and remove the markers"])
    #expect(file.problems.first?.location?.line == 2)
  }

  @Test("a missing declaration is UTF-8")
  func noDeclaration() {
    #expect(read("<a>翻译</a>").root?.text == "翻译")
  }

  @Test("UTF-16 is read with a mark, without one, and with a declaration in the text", arguments: [true, false])
  func utf16(isLittleEndian: Bool) {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>\n<a t='é'>번역 😀</a>"
    let units = text.utf16.flatMap { unit -> [UInt8] in
      let bytes = [UInt8(unit & 0xFF), UInt8(unit >> 8)]
      return isLittleEndian ? bytes : bytes.reversed()
    }
    for mark in [isLittleEndian ? [0xFF, 0xFE] : [0xFE, 0xFF], []] as [[UInt8]] {
      let file = XMLReader.read(mark + units, path: "a.xml")
      #expect(file.problems.isEmpty)
      #expect(file.root?.text == "번역 😀")
      #expect(file.root?["t"] == "é")
      #expect(file.encoding == (isLittleEndian ? "UTF-16LE" : "UTF-16BE"))
      #expect(file.root?.location?.line == 2)
    }
  }

  @Test("declared encodings are respected, wrong and unknown ones are named")
  func encodings() {
    let latin = Array("<?xml version='1.0' encoding='ISO-8859-1'?><a>".utf8) + [0xE9] + Array("</a>".utf8)
    #expect(XMLReader.read(latin, path: "a.xml").root?.text == "é")
    let windows = Array("<?xml version='1.0' encoding='windows-1252'?><a>".utf8) + [0x80, 0x93] + Array("</a>".utf8)
    #expect(XMLReader.read(windows, path: "a.xml").root?.text == "€“")
    let korean = Array("<?xml version='1.0' encoding='EUC-KR'?><a>".utf8) + [0xB9, 0xF8] + Array("</a>".utf8)
    #expect(XMLReader.read(korean, path: "a.xml").root?.text == "번")
    let unknown = read("<?xml version='1.0' encoding='no-such'?><a/>")
    #expect(unknown.problems.map(\.message) == ["the encoding 'NO-SUCH' is not known"])
    #expect(read("<?xml version='1.0' encoding='UTF-16'?><a>é</a>").root?.text == "é")
    let odd = XMLReader.read([0xFF, 0xFE, 0x3C, 0, 0x61], path: "a.xml")
    #expect(odd.root == nil && !odd.problems.isEmpty)
  }

  @Test("a byte order mark of UTF-8 is no content, and wins over the declaration")
  func byteOrderMark() {
    let file = read("\u{FEFF}<?xml version='1.0' encoding='ISO-8859-1'?><a>é</a>")
    #expect(file.root?.text == "é")
    #expect(file.text.bytes.first == UInt8(ascii: "<"))
  }
}
