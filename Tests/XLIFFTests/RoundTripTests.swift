import Foundation
import Testing
import XLIFF

@Suite("Writing XLIFF 2.1")
struct RoundTripTests {
  private func write(_ document: XLIFFDocument) -> String {
    String(decoding: XLIFFWriter.write(document), as: UTF8.self)
  }

  @Test("a made document is written line by line, in one way only")
  func layout() throws {
    let english = try #require(LanguageTag("en"))
    let korean = try #require(LanguageTag("ko"))
    let quote = InlineCode(
      id: "q1", type: .quote, subType: "vb:verbatim", canCopy: false, canDelete: false,
      side: CodeSide(data: "d1", display: "“Ask \"before\" & after”"))
    let unit = XLIFFUnit(
      id: "store-links.p1", defaults: InheritedProperties(canResegment: false),
      notes: [XLIFFNote("A step\nof a list.", category: "context", priority: 2)],
      originalData: [OriginalDatum(id: "d1", content: [.text("[q]")])],
      parts: [
        UnitPart(
          id: "s1", state: .initial, subState: "vb:stale",
          source: PartContent([.text("Read "), .placeholder(quote), .text(" <now>.")]),
          target: PartContent([.placeholder(quote), .text("을\u{1} 읽으세요.")]))
      ])
    let document = XLIFFDocument(
      sourceLanguage: english, targetLanguage: korean,
      files: [XLIFFFile(id: "guide", original: "guides/guide.md", children: [.unit(unit)])])
    #expect(
      write(document) == """
        <?xml version="1.0" encoding="UTF-8"?>
        <xliff xmlns="urn:oasis:names:tc:xliff:document:2.0" version="2.1" srcLang="en" trgLang="ko">
          <file id="guide" original="guides/guide.md">
            <unit id="store-links.p1" canResegment="no">
              <notes>
                <note category="context" priority="2">A step
        of a list.</note>
              </notes>
              <originalData>
                <data id="d1">[q]</data>
              </originalData>
              <segment id="s1" state="initial" subState="vb:stale">
                <source>Read <ph id="q1" type="quote" subType="vb:verbatim" canCopy="no" canDelete="no" dataRef="d1" disp="“Ask &quot;before&quot; &amp; after”"/> &lt;now&gt;.</source>
                <target><ph id="q1" type="quote" subType="vb:verbatim" canCopy="no" canDelete="no" dataRef="d1" disp="“Ask &quot;before&quot; &amp; after”"/>을<cp hex="0001"/> 읽으세요.</target>
              </segment>
            </unit>
          </file>
        </xliff>

        """)
    #expect(document.violations.isEmpty)
    let reading = XLIFFReader.read(XLIFFWriter.write(document), path: "guide.xlf")
    #expect(reading.document == document)
    #expect(reading.document?.units.first?.origin.location?.line == 4)
  }

  @Test("every document of the rules' cases is read, written and read again without loss")
  func cases() throws {
    for text in AllowedCase.all.map(\.text) { try check(Array(text.utf8), "case") }
  }

  @Test(
    "every file of the suite is read, written and read again without loss",
    arguments: ["core/valid", "core/in-out", "modules/valid"])
  func suite(folder: String) throws {
    for name in SuiteFolder.files(folder) { try check(try SuiteFolder.bytes(folder, name), name) }
  }

  private func check(_ bytes: [UInt8], _ name: String) throws {
    let first = XLIFFReader.read(bytes, path: name)
    let document = try #require(first.document, "\(name) gives no document")
    let written = XLIFFWriter.write(document)
    let second = XLIFFReader.read(written, path: name)
    #expect(second.document == document, "\(name) is not the same after writing")
    #expect(XLIFFWriter.write(try #require(second.document)) == written, "\(name) is not written the same twice")
    #expect(
      second.violations.map(\.rule) == first.violations.map(\.rule),
      "\(name): \(second.violations.map(\.message)) after, \(first.violations.map(\.message)) before")
  }

  @Test("unknown modules and extensions keep their text, comments, instructions, prefixes and white space")
  func extensions() throws {
    let extensionText =
      "<my:a xmlns:my=\"urn:my\" my:q=\"my:name\">\n  <b xmlns=\"urn:b\"> t <![CDATA[<]]><!--c--></b>\n<?p d?></my:a>"
    let text = Sample.unit("\(extensionText)<segment><source/></segment>")
    let document = try #require(Sample.read(text).document)
    let written = write(document)
    #expect(written.contains(extensionText.replacing("><", with: "><")))
    #expect(written.contains("xmlns:x=\"urn:example:x\""))
  }

  @Test("modules are laid out like the core, their text untouched")
  func modules() throws {
    let text = Sample.unit(
      "<gls:glossary><gls:glossEntry><gls:term> a b </gls:term>\n\n<gls:definition>c\nd</gls:definition></gls:glossEntry></gls:glossary><segment><source/></segment>"
    )
    let written = write(try #require(Sample.read(text).document))
    #expect(
      written.contains(
        """
              <gls:glossary>
                <gls:glossEntry>
                  <gls:term> a b </gls:term>
                  <gls:definition>c
        d</gls:definition>
                </gls:glossEntry>
              </gls:glossary>
        """))
  }

  @Test("prefixes that a tool renamed, and default namespaces, come home")
  func prefixes() throws {
    let text = """
      <ns0:xliff xmlns:ns0="\(XLIFFNamespace.core)" xmlns:ns1="\(XLIFFNamespace.metadata)" version="2.0" srcLang="en"><ns0:file id="f"><ns1:metadata><ns1:metaGroup><ns1:meta type="t">m</ns1:meta></ns1:metaGroup></ns1:metadata><ns0:unit id="u"><validation xmlns="\(XLIFFNamespace.validation)"><rule isPresent="a"/></validation><ns0:segment><ns0:source>a</ns0:source></ns0:segment></ns0:unit></ns0:file></ns0:xliff>
      """
    let reading = Sample.read(text)
    #expect(reading.isValid, "\(reading.diagnostics)")
    let document = try #require(reading.document)
    let written = write(document)
    #expect(written.contains("<source>a</source>"))
    #expect(written.contains("<ns1:meta type=\"t\">m</ns1:meta>"))
    #expect(written.contains("<validation xmlns=\"\(XLIFFNamespace.validation)\">"))
    #expect(XLIFFReader.read(Array(written.utf8), path: "a.xlf").document == document)
  }

  @Test("a made element of a module is declared where its prefix is not")
  func madeModules() throws {
    let english = try #require(LanguageTag("en"))
    var file = XLIFFFile(id: "f")
    let meta = GenericElement(
      QualifiedName("meta", in: XLIFFNamespace.metadata, prefix: "mda"),
      attributes: [GenericAttribute(QualifiedName("type"), "t")])
    let group = GenericElement(
      QualifiedName("metaGroup", in: XLIFFNamespace.metadata, prefix: "mda"), children: [.element(meta)])
    let metadata = GenericElement(
      QualifiedName("metadata", in: XLIFFNamespace.metadata, prefix: "mda"), children: [.element(group)])
    file.extensions = [.element(metadata)]
    file.attributes = [GenericAttribute(QualifiedName("fs", in: XLIFFNamespace.formatStyle), "p")]
    file.children = [.unit(XLIFFUnit(id: "u", parts: [UnitPart(source: PartContent([.text("a")]))]))]
    let document = XLIFFDocument(sourceLanguage: english, files: [file])
    #expect(document.violations.isEmpty, "\(document.violations)")
    let written = write(document)
    #expect(written.contains("<file xmlns:fs=\"\(XLIFFNamespace.formatStyle)\" id=\"f\" fs:fs=\"p\">"))
    #expect(written.contains("<mda:metadata xmlns:mda=\"\(XLIFFNamespace.metadata)\">"))
  }

  @Test("text survives: spaces, line ends, tabs, quotes, emoji, combining marks, bidi marks")
  func text() throws {
    let hard = "  a\t\"b\" 'c' \r\n d\u{301} 👩‍👩‍👧 \u{200F}א\u{200E} ]]> &amp; \u{85}\u{2028} "
    let english = try #require(LanguageTag("en"))
    let code = InlineCode(id: "1", side: CodeSide(display: hard))
    let unit = XLIFFUnit(id: "u", parts: [UnitPart(source: PartContent([.text(hard), .placeholder(code)]))])
    let document = XLIFFDocument(sourceLanguage: english, files: [XLIFFFile(id: "f", children: [.unit(unit)])])
    let reading = XLIFFReader.read(XLIFFWriter.write(document), path: "a.xlf")
    #expect(reading.isValid)
    #expect(reading.document == document)
  }
}
