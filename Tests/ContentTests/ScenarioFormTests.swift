import Claims
import Content
import Diagnostics
import Guides
import Testing

/// The file of the page of single cases: what it names must exist, and its picture shows a source's own words.
@Suite struct ScenarioFormTests {
  private static let path = "guides/ship/scenario.yaml"
  private static let whole = """
    ask: [device, call]
    tell: [interface, text]
    picture:
      form: interface
      alert: alert
      sheet: full-page-sheet
      title: page/sheet
      buttons: [page/sheet]
      third-button:
        outcome: interface
        value: alert
        label: five countries
        quote: page/sheet
      text:
        outcome: text
        value: markdown
        formatting: interface
        supported: alert
        kind: key
        kinds:
          bold: present
          other: absent

    """

  private static let files: [String: String] = WorkspaceFixture.translated.filter { !$0.key.hasPrefix("locales/") }
    .merging(
      ["verbatim.yaml": "title: T\npublisher: P\nas-of: 2026-11-30\n", path: whole], uniquingKeysWith: { $1 })

  @Test func `a form is read with its picture`() throws {
    let guide = try #require(try WorkspaceFixture.expectFaults([:], [], in: Self.files).guides.first)
    let form = try #require(guide.scenario)
    #expect(form.ask.map { $0.text } == ["device", "call"] && form.tell.map { $0.text } == ["interface", "text"])
    let picture = try #require(form.picture)
    #expect(picture.title.value.description == "page/sheet" && picture.buttons.count == 1)
    #expect(picture.thirdButton?.label == "five countries")
    #expect(picture.text?.kinds[.bold]?.text == "present" && picture.text?.kinds[.other]?.text == "absent")
    #expect(picture.text?.kinds[.italic] == nil)
  }

  private static let faults: [EditRow] = [
    EditRow(
      path, "ask: [device, call]", "ask: [«devise», call]",
      Expected(.unknownID, "there is no dimension 'devise'; did you mean 'device'?")),
    EditRow(
      path, "tell: [interface, text]", "tell: [«interfaces», text]",
      Expected(.unknownID, "there is no outcome 'interfaces'; did you mean 'interface'?")),
    EditRow(
      path, "sheet: full-page-sheet", "sheet: «full-page-sheets»",
      Expected(.unknownID, "'interface' has no value 'full-page-sheets'; did you mean 'full-page-sheet'?")),
    EditRow(
      path, "label: five countries\n    quote: page/sheet", "label: six countries\n    quote: «page/sheet»",
      Expected(.notVerbatim, "'six countries' is not an exact part of the quote of 'page/sheet'")),
    EditRow(
      path, "bold: present", "bold: «here»",
      Expected(.unknownID, "'key' has no value 'here'; known here: present, absent")),
    EditRow(
      path, "bold: present", "«fat»: present",
      Expected(
        .unknownKey,
        "the page knows no kind of formatting 'fat'; known here: bold, italic, bullet-list, paragraph-break, underline, other"
      )),
  ]

  @Test(arguments: faults) func `a fault in a form is said where it is`(row: EditRow) throws {
    try row.run(on: Self.files)
  }

  @Test func `a step that obliges more than its quotes is told`() throws {
    let step = "---\ntitle: T\n---\n## «Call it»\nid: call\n\nYou must call it <claim:page/sheet>.\n"
    try WorkspaceFixture.expectFaults(
      ["guides/ship/checklist.md": step],
      [
        Expected(
          .strongerThanQuotes,
          "the step 'call' says that something is required, but its quotes make it optional; cite the quote that asks for it, or say it in weaker words"
        )
      ], in: Self.files)
  }

  @Test func `a step may oblige as much as its quotes do`() throws {
    let claims = "# Discussion\n\n## sheet\n> You must show the sheet in the five countries.\n\n## text\n> Words.\n"
    let files = Self.files.filter { $0.key != Self.path }.merging(["sources/page/claims.md": claims]) { $1 }
    let step = "---\ntitle: T\n---\n## Call it\nid: call\n\nYou must call it: [must show](claim:page/sheet).\n"
    try WorkspaceFixture.expectFaults(
      [
        "guides/ship/checklist.md": step, "guides/ship/faq.md": nil, "guides/ship/guide.md": nil,
        "guides/ship/matrix.yaml": nil,
      ], [], in: files)
  }
}
