import Testing
import XLIFF

@Suite("Exchanging XLIFF 1.2")
struct XLIFF12Tests {
  private func read(_ text: String) -> XLIFF12Reading { XLIFF12Reader.read(Array(text.utf8), path: "a.xlf") }

  private func file(_ body: String, root: String = "xmlns=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"")
    -> String
  {
    """
    <?xml version="1.0" encoding="UTF-8"?>
    <xliff \(root)>
    <file original="a.md" source-language="en" target-language="ko" datatype="plaintext"><body>
    \(body)
    </body></file></xliff>
    """
  }

  @Test("a made document is written line by line and reads back the same")
  func layout() throws {
    let english = try #require(LanguageTag("en"))
    let quote = InlineCode(id: "q1", subType: "vb:quote", canCopy: false, side: CodeSide(equivalent: "“Ask”"))
    let bold = InlineCode(id: "b1", subType: "ctype:bold")
    let unit = TransUnit(
      id: "p1", name: "guide.p1", isApproved: false,
      source: [
        .text("Read "), .placeholder(quote), .text(" "), .span(bold, end: CodeSide(), [.text("now")]), .text("."),
      ],
      target: TransUnitTarget(
        [
          .spanStart(bold, .paired), .marked(Annotation(id: "m1", translate: false), [.text("API")]),
          .spanEnd(bold, .paired),
        ],
        state: "needs-review-translation", stateQualifier: "fuzzy-match"),
      notes: [TransUnitNote("Formal & short", from: "lead", priority: 2, annotates: "target")])
    let document = XLIFF12Document(files: [
      XLIFF12File(original: "a.md", sourceLanguage: english, targetLanguage: LanguageTag("ko"), units: [unit])
    ])
    let written = String(decoding: XLIFF12Writer.write(document), as: UTF8.self)
    #expect(
      written == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
          <file original="a.md" source-language="en" target-language="ko" datatype="plaintext">
            <body>
              <trans-unit id="p1" resname="guide.p1" approved="no" xml:space="preserve">
                <source xml:lang="en">Read <x id="q1" ctype="x-vb-quote" clone="no" equiv-text="“Ask”"/> <g id="b1" ctype="bold">now</g>.</source>
                <target xml:lang="ko" state="needs-review-translation" state-qualifier="fuzzy-match"><bx id="b1" rid="b1" ctype="bold"/><mrk mtype="protected" mid="m1">API</mrk><ex id="b1-end" rid="b1" ctype="bold"/></target>
                <note from="lead" priority="2" annotates="target">Formal &amp; short</note>
              </trans-unit>
            </body>
          </file>
        </xliff>

        """)
    let reading = read(written)
    #expect(reading.problems.isEmpty)
    #expect(reading.document == document)
    #expect(reading.document?.units.first?.origin.location?.line == 5)
  }

  @Test(
    "prefixes, a lost namespace, an old version and a lost declaration are forgiven",
    arguments: [
      "<ns0:xliff xmlns:ns0=\"urn:oasis:names:tc:xliff:document:1.2\" version=\"1.2\"><ns0:file original=\"a\" source-language=\"en\"><ns0:body><ns0:trans-unit id=\"1\"><ns0:source>a<ns0:x id=\"1\"/></ns0:source></ns0:trans-unit></ns0:body></ns0:file></ns0:xliff>",
      "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"><body><group><trans-unit id=\"1\"><source>a<x id=\"1\"/></source></trans-unit></group></body></file></xliff>",
      "\n<xliff xmlns=\"urn:oasis:names:tc:xliff:document:1.1\" version=\"1.1\">\n<file original=\"a\" source-language=\"en\"><header/><body>\n<group>\n<group>\n<trans-unit id=\"1\">\n<source><![CDATA[a]]><x id=\"1\"/></source>\n</trans-unit></group></group></body></file></xliff>",
    ])
  func forms(text: String) throws {
    let reading = read(text)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    let unit = try #require(reading.document?.units.first)
    #expect(unit.source == [.text("a"), .placeholder(InlineCode(id: "1"))])
    #expect(unit.target == nil)
  }

  @Test("marks of segmentation are left out, their text stays and they are counted")
  func segmentation() throws {
    let reading = read(
      file(
        "<trans-unit id=\"1\"><source>A. B.</source><seg-source><mrk mtype=\"seg\" mid=\"0\">A.</mrk> <mrk mtype=\"seg\" mid=\"1\">B.</mrk></seg-source><target><mrk mtype=\"seg\" mid=\"0\">가.</mrk> <mrk mtype=\"seg\" mid=\"1\">나<x id=\"1\"/>.</mrk></target></trans-unit>"
      ))
    let unit = try #require(reading.document?.units.first)
    #expect(unit.target?.inlines == [.text("가. 나"), .placeholder(InlineCode(id: "1")), .text(".")])
    #expect(unit.target?.segmentCount == 2)
    #expect(unit.asides.isEmpty)
  }

  @Test("inline elements that hold native code are codes, not text")
  func nativeCodes() throws {
    let reading = read(
      file(
        "<trans-unit id=\"1\"><source>a<bpt id=\"1\" ctype=\"bold\">&lt;b></bpt>b<ept id=\"1\">&lt;/b></ept><ph id=\"2\">{0}</ph><it id=\"3\" pos=\"open\">&lt;i></it><ex id=\"4\"/></source></trans-unit>"
      ))
    let source = try #require(reading.document?.units.first?.source)
    #expect(source.plainText == "ab")
    #expect(
      source.dropFirst() == [
        .spanStart(InlineCode(id: "1", subType: "ctype:bold", side: CodeSide(display: "<b>")), .paired), .text("b"),
        .spanEnd(InlineCode(id: "1", side: CodeSide(display: "</b>")), .paired),
        .placeholder(InlineCode(id: "2", side: CodeSide(display: "{0}"))),
        .spanStart(InlineCode(id: "3", side: CodeSide(display: "<i>")), .isolated),
        .spanEnd(InlineCode(id: "4"), .isolated),
      ])
  }

  @Test("matches and foreign elements are kept aside and written again")
  func asides() throws {
    let body = """
      <trans-unit id="1"><source>a</source><target state="new"/><alt-trans match-quality="80%"><source>b</source><target>c</target></alt-trans><x:y xmlns:x="urn:x" z="1">text</x:y></trans-unit>
      """
    let document = try #require(read(file(body)).document)
    #expect(document.units.first?.asides.map(\.name.written) == ["alt-trans", "x:y"])
    let written = XLIFF12Writer.write(document)
    #expect(XLIFF12Reader.read(written, path: "a.xlf").document == document)
    #expect(String(decoding: written, as: UTF8.self).contains("<x:y xmlns:x=\"urn:x\" z=\"1\">text</x:y>"))
  }

  @Test("what cannot be read is named with its place, the rest is read")
  func problems() throws {
    let reading = read(
      file(
        """
        <trans-unit id="1"><source>a</source></trans-unit>
        <trans-unit><source>b</source></trans-unit>
        <trans-unit id="3"/>
        <trans-unit id="1"><source>c</source></trans-unit>
        """))
    #expect(
      reading.problems.map { "\($0.location?.line ?? 0): \($0.message)" } == [
        "5: 'trans-unit' needs 'id'", "6: the unit '3' has no source", "7: the file has a second unit '1'",
      ])
    #expect(reading.document?.units.map(\.id) == ["1", "1"])
    #expect(read("<xliff version=\"2.1\"/>").problems.count == 1)
    #expect(read("<po/>").document == nil)
  }
}
