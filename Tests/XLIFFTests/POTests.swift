import Diagnostics
import Testing
import XLIFF

@Suite("Exchanging PO")
struct POTests {
  private func read(_ text: String) -> POReading { POReader.read(Array(text.utf8), path: "ko.po") }

  private let catalogue = """
    # Korean
    msgid ""
    msgstr ""
    "Language: ko\\n"
    "Content-Type: text/plain; charset=UTF-8\\n"

    # needs a look
    #. Step 1
    #: guide:p1 guide:p2
    #, fuzzy, python-brace-format
    #| msgctxt "guide.p1"
    #| msgid "Read {q1}"
    msgctxt "guide.p1"
    msgid "Read {q1} \\"now\\"."
    msgstr "{q1}을 읽으세요."

    msgid "one\\ttab\\\\"
    msgid_plural ""
    "many\\n"
    "tabs"
    msgstr[0] "하나"
    msgstr[1] ""

    #~ msgid "gone"
    #~ msgstr "간 것"

    """

  @Test("comments, context, flags, former messages, plurals and obsolete entries are kept")
  func entries() throws {
    let reading = read(catalogue)
    #expect(reading.problems.isEmpty, "\(reading.problems)")
    let document = reading.document
    #expect(document.headerComments == ["Korean"])
    #expect(document["Language"] == "ko")
    #expect(document.entries.count == 3)
    let first = document.entries[0]
    #expect(first.context == "guide.p1")
    #expect(first.id == "Read {q1} \"now\".")
    #expect(first.translation == "{q1}을 읽으세요.")
    #expect(first.isFuzzy)
    #expect(first.flags == ["fuzzy", "python-brace-format"])
    #expect(first.previous == POEntry.Previous(context: "guide.p1", id: "Read {q1}"))
    #expect(first.comments == ["needs a look"])
    #expect(first.extractedComments == ["Step 1"])
    #expect(first.references == ["guide:p1", "guide:p2"])
    #expect(first.origin.location?.line == 7)
    #expect(document.entries[1].plural == "many\ntabs")
    #expect(document.entries[1].translations == ["하나", ""])
    #expect(document.entries[2].isObsolete)
    #expect(document.entries[2].id == "gone")
  }

  @Test("the same values give the same bytes, which read back the same")
  func roundTrip() {
    let document = read(catalogue).document
    let written = POWriter.write(document)
    #expect(String(decoding: written, as: UTF8.self) == catalogue)
    #expect(POReader.read(written, path: "ko.po").document == document)
  }

  @Test("hard text survives")
  func text() {
    let hard = "\u{1}\u{7F}\\ \"\r\n\t\n\n한국\u{2028}😀 "
    let document = PODocument(entries: [POEntry(id: hard, translations: [hard], comments: ["a\nb", ""])])
    let reading = POReader.read(POWriter.write(document), path: "a.po")
    #expect(reading.problems.isEmpty)
    #expect(reading.document.entries.first?.id == hard)
    #expect(reading.document.entries.first?.translation == hard)
    #expect(reading.document.entries.first?.comments == ["a", "b", ""])
  }

  @Test("entries without blank lines between them are told apart")
  func dense() {
    let reading = read(
      "msgid \"a\"\nmsgstr \"1\"\n# c\nmsgid \"b\"\nmsgstr \"2\"\n#~ msgid \"c\"\n#~ msgstr \"3\"\nmsgctxt \"x\"\nmsgid \"a\"\nmsgstr \"4\""
    )
    #expect(reading.problems.isEmpty)
    #expect(reading.document.entries.map(\.id) == ["a", "b", "c", "a"])
    #expect(reading.document.entries.map(\.isObsolete) == [false, false, true, false])
    #expect(reading.document.entries[1].comments == ["c"])
  }

  @Test(
    "what is wrong is reported at its place",
    arguments: [
      ("msgid \"a\nmsgstr \"\"", 1, "the string is not closed"), ("msgid \"a\"\n", 1, "the entry has no msgstr"),
      ("msgstr \"a\"", 1, "the entry has no msgid"), ("msgid \"a\" b\nmsgstr \"\"", 1, "something follows the string"),
      ("msgid \"\\q\"\nmsgstr \"\"", 1, "an unknown escape"),
      ("msgid \"a\"\nmsgstr \"\"\n\nmsgid \"a\"\nmsgstr \"\"", 4, "the message is there twice"),
      ("msgid \"a\"\n<<<<<<< ours\nmsgstr \"b\"", 2, "an unresolved merge: choose one side and remove the markers"),
      ("\"a\"", 1, "a string without a keyword before it"),
      ("msgid \"a\"\nmsgstr[x] \"b\"", 2, "the number of a plural form is wrong"),
    ])
  func problems(text: String, line: Int, message: String) {
    let problems = read(text).problems
    #expect(
      problems.contains { $0.location?.line == line && $0.message == message && $0.id == .poSyntax }, "\(problems)")
  }

  @Test("marks, UTF-16 and the header's charset are respected")
  func encodings() {
    let text = "msgid \"\"\nmsgstr \"Content-Type: text/plain; charset=UTF-8\\n\"\n\nmsgid \"a\"\nmsgstr \"번\"\n"
    #expect(
      POReader.read([0xEF, 0xBB, 0xBF] + Array(text.utf8), path: "a.po").document.entries.first?.translation == "번")
    let wide: [UInt8] =
      [0xFF, 0xFE] + text.utf16.flatMap { unit -> [UInt8] in [UInt8(unit & 0xFF), UInt8(unit >> 8)] }
    #expect(POReader.read(wide, path: "a.po").document.entries.first?.translation == "번")
    let korean = text.replacing("UTF-8", with: "EUC-KR").replacing("번", with: "#")
    let bytes = Array(korean.utf8).flatMap { byte -> [UInt8] in byte == UInt8(ascii: "#") ? [0xB9, 0xF8] : [byte] }
    #expect(POReader.read(bytes, path: "a.po").document.entries.first?.translation == "번")
    #expect(POReader.read([0x22, 0xFF], path: "a.po").problems.map(\.message) == ["the file is not valid UTF-8"])
  }
}
