import Foundation
import Testing

@testable import Evidence

/// Documents as people save them.
@Suite struct SavedDocumentTests {
  private static func text(_ source: String, _ form: DocumentForm) throws -> String {
    try SavedDocument(Array(source.utf8), form: form).text()
  }

  private static func message(_ bytes: [UInt8], _ form: DocumentForm, mediaType: String? = nil) -> String {
    do {
      return "no fault: " + (try SavedDocument(bytes, form: form, mediaType: mediaType).text())
    } catch {
      return error.message + (error.remedy.map { " / \($0)" } ?? "")
    }
  }

  // MARK: Web pages

  @Test func `a web page keeps headings, entries and the words of links, and leaves out what nobody reads`() throws {
    let page = """
      <!doctype html><html><head><title>No</title><script>var no = "no";</script><style>no {}</style></head><body>
      <h1>The <em>prompt</em></h1>
      <p>You must   call <a href="/doc"><code>ask()</code></a>
      first.<br>Then wait&nbsp;&amp; see “it”.</p>
      <ul><li>One <b>thing</b></li><li><p>Another</p></li></ul>
      <div hidden>No</div><noscript>No script</noscript>
      <h2>More</h2><table><tr><th>a</th><td>b</td></tr></table><pre>let x =
        1</pre>
      </body></html>
      """
    #expect(
      try Self.text(page, .html) == """
        # The prompt

        You must call ask() first.
        Then wait\u{A0}& see “it”.

        - One thing

        - Another

        ## More

        a | b

        let x =
          1

        """)
  }

  @Test func `a page that a script would draw says so, and how to save it`() {
    let page = "<html><head><script src='a.js'></script></head><body><div id='app'></div></body></html>"
    let message = Self.message(Array(page.utf8), .html)
    #expect(message.hasPrefix("the page has no text: it is drawn by a script / open it in a browser and save"))
    #expect(Self.message(Array("<html><body></body></html>".utf8), .html) == "the page has no text")
  }

  @Test func `broken and hostile pages are read as far as they go`() throws {
    #expect(try Self.text("<p>One<p>Two</b><table><td>Three", .html) == "One\n\nTwo\n\nThree\n")
    let deep = String(repeating: "<div>", count: 5_000) + "words"
    _ = try? Self.text("<p>first</p>" + deep, .html)
    let entity = "<!DOCTYPE x [<!ENTITY e SYSTEM \"file:///etc/hostname\">]><p>see &e; there</p>"
    #expect(try Self.text(entity, .html).contains("see"))
  }

  // MARK: Encodings

  @Test func `the same words in every encoding that says what it is`() throws {
    let words = "Привет, мир: “да”"
    let utf16 = [0xFF, 0xFE] + Array(try #require(words.data(using: .utf16LittleEndian)))
    let big = [0xFE, 0xFF] + Array(try #require(words.data(using: .utf16BigEndian)))
    #expect(try SavedDocument(utf16, form: .text).text() == words)
    #expect(try SavedDocument(big, form: .text).text() == words)
    #expect(try SavedDocument([0xEF, 0xBB, 0xBF] + Array(words.utf8), form: .text).text() == words)
    let cyrillic = Array(try #require(words.data(using: .windowsCP1251)))
    #expect(try SavedDocument(cyrillic, form: .text, mediaType: "text/plain; charset=windows-1251").text() == words)
    #expect(try SavedDocument(cyrillic, form: .text, encoding: "windows-1251").text() == words)
    let page = Array("<meta charset=\"windows-1251\"><p>".utf8) + cyrillic
    #expect(try SavedDocument(page, form: .html).text() == words + "\n")
  }

  @Test func `a windows-1251 page with a wrong header is refused, never turned into wrong letters`() throws {
    let cyrillic = Array(try #require("<p>Привет, мир</p>".data(using: .windowsCP1251)))
    #expect(
      Self.message(cyrillic, .html, mediaType: "text/html; charset=iso-8859-1").contains(
        "would be a word of accented letters only in 'windows-1252', which the header says it is in"))
    #expect(
      Self.message(cyrillic, .html, mediaType: "text/html; charset=utf-8").contains(
        "line 1, column 4 is not valid in UTF-8, which the header says it is in"))
    #expect(Self.message(cyrillic, .html).contains("name its encoding with --encoding"))
    let declared = Array("<meta charset=windows-1251>".utf8) + cyrillic
    #expect(
      Self.message(declared, .html, mediaType: "text/html; charset=utf-8").hasPrefix(
        "the header says 'utf-8', the page itself 'windows-1251'"))
    #expect(try SavedDocument(declared, form: .html, encoding: "windows-1251").text() == "Привет, мир\n")
  }

  @Test func `half UTF-8 is refused with its place`() {
    let mixed = Array("one ‘two’\nthree ".utf8) + [0x92, 0x73] + Array(" ’".utf8)
    #expect(
      Self.message(mixed, .text).hasPrefix(
        "line 2, column 7 is not valid in UTF-8; other places are: the file mixes encodings"))
    #expect(
      Self.message(mixed, .text, mediaType: "text/plain; charset=windows-1252").hasPrefix(
        "the file mixes UTF-8 and 'windows-1252'"))
    #expect(
      Self.message(Array("it’s".utf8), .text, mediaType: "text/plain; charset=windows-1252").hasPrefix(
        "the file is UTF-8, not 'windows-1252'"))
    #expect(Self.message(Array("lost \u{FFFD} letter".utf8), .text).contains("U+FFFD"))
    #expect(Self.message([0x61, 0, 0x62, 0], .text).contains("NUL bytes"))
  }

  @Test func `western pages keep their accents`() throws {
    let bytes = Array(try #require("Déjà vu: naïve cafés, “Größe”".data(using: .windowsCP1252)))
    let text = try SavedDocument(bytes, form: .text, mediaType: "text/plain; charset=ISO-8859-1").text()
    #expect(text == "Déjà vu: naïve cafés, “Größe”")
  }

  // MARK: Other forms

  @Test func `the data of a DocC page has the names of its links`() throws {
    let json = """
      {"metadata": {"title": "ask()", "platforms": [{"name": "iOS", "introducedAt": "27.2", "beta": true}]},
       "abstract": [{"type": "text", "text": "Asks."}],
       "primaryContentSections": [
        {"kind": "declarations", "declarations": [{"tokens": [{"text": "func "}, {"text": "ask()"}]}]},
        {"kind": "parameters", "parameters": [{"name": "flag", "content": [{"type": "paragraph",
          "inlineContent": [{"type": "text", "text": "A flag."}]}]}]},
        {"kind": "content", "content": [
          {"type": "heading", "level": 2, "text": "Discussion"},
          {"type": "paragraph", "inlineContent": [
            {"type": "text", "text": "The text you supply via "},
            {"type": "reference", "identifier": "doc://key"},
            {"type": "text", "text": " in a "}, {"type": "strong", "inlineContent": [{"type": "text", "text": "sheet"}]},
            {"type": "text", "text": ", with "}, {"type": "codeVoice", "code": "nil"}, {"type": "text", "text": "."}]},
          {"type": "unorderedList", "items": [{"content": [{"type": "paragraph",
            "inlineContent": [{"type": "text", "text": "One."}]}]}]},
          {"type": "aside", "style": "important", "name": "Important", "content": [{"type": "paragraph",
            "inlineContent": [{"type": "text", "text": "Wait."}]}]}]}],
       "references": {"doc://key": {"title": "TheKey", "kind": "symbol"}}}
      """
    #expect(
      try Self.text(json, .docc) == """
        # ask()

        Asks.

        iOS 27.2+ Beta

        func ask()

        ## Parameters

        `flag` A flag.

        ## Discussion

        The text you supply via `TheKey` in a sheet, with `nil`.

        - One.

        Important: Wait.

        """)
    #expect(Self.message(Array("{}".utf8), .docc).hasPrefix("this JSON is not what DocC draws a page from"))
    #expect(Self.message(Array("nonsense".utf8), .docc).hasPrefix("this JSON is not what DocC draws a page from"))
  }

  @Test func `a header loses the marks of its comments, and their lines are joined`() throws {
    let header = """
      /*!
       @method ask
       * The user must
       * answer first.
       *
       * Then call again.
       */
      + (void)ask API_AVAILABLE(ios(27.2));

      /// One line
      /// and another.
      int x; // not a comment of its own
      /* short */
      """
    let text = try Self.text(header, .header)
    #expect(
      text == """
        @method ask
        The user must
        answer first.

        Then call again.

        + (void)ask API_AVAILABLE(ios(27.2));

        One line
        and another.

        int x; // not a comment of its own

        short

        """)
    #expect(try EvidenceFixture.verdict("The user must answer first.", in: text).isVerified)
  }

  @Test func `a PDF is read through pdftotext`() throws {
    let pdf = """
      %PDF-1.4
      1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
      2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
      3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 200]/Contents 4 0 R/Resources<</Font<</F 5 0 R>>>>>>endobj
      4 0 obj<</Length 54>>stream
      BT /F 12 Tf 20 100 Td (You must ask before you track.) Tj ET
      endstream endobj
      5 0 obj<</Type/Font/Subtype/Type1/BaseFont/Helvetica>>endobj
      trailer<</Root 1 0 R>>
      """
    do {
      let text = try SavedDocument(Array(pdf.utf8), form: .pdf).text()
      #expect(text.contains("You must ask before you track."))
    } catch {
      #expect(error.message == "pdftotext is not installed" && error.remedy?.contains("poppler-utils") == true)
    }
    #expect(Self.message(Array("%PDF-nonsense".utf8), .pdf).hasPrefix("pdftotext "))
  }

  @Test(arguments: [
    ("%PDF-1.7 …", "x", DocumentForm.pdf), ("#include", "a/B.h", .header), ("x", "notes.MD", .markdown),
    ("<!DOCTYPE html><p>", "-", .html), ("{\"schemaVersion\": 1", "-", .docc), ("words", "-", .text),
    ("words", "page.html", .html), ("{}", "page.json", .docc),
  ])
  func `the form is told by first bytes and name`(_ bytes: String, _ name: String, _ form: DocumentForm) {
    #expect(DocumentForm.of(Array(bytes.utf8), name: name) == form)
  }

  @Test func `an excerpt keeps the paragraphs of quotes under their headings`() throws {
    let document = "# One\n\nA first.\n\n## Two\n\nA second.\n\nA third.\n\n## Three\n\nA fourth.\n"
    let capture = CaptureText(Array(document.utf8))
    let spans = ["second", "fourth"].compactMap { word in
      ByteSearch.first(Array(word.utf8), in: capture.bytes, from: 0).map { capture.span($0..<$0 + 6) }
    }
    #expect(
      Excerpt.text(capture, keeping: spans) == "# One\n\n## Two\n\nA second.\n\n## Three\n\nA fourth.\n")
  }
}
