import Testing

/// Kinds of broken content, each with the message that its author gets: place, what was found, what was expected.
@Suite struct BrokenContentTests {
  struct Break: Sendable, CustomTestStringConvertible {
    let kind: String
    let file: String
    let old: String
    let new: String
    let message: String
    var testDescription: String { kind }
  }

  static let breaks: [Break] = [
    Break(
      kind: "a misspelt region", file: "sources/notice/claims.md", old: "in western:", new: "in westren:",
      message: "Content/sources/notice/claims.md:6:6: error: there is no region set 'westren'; did you "
        + "mean 'western'? [unknown-region]"),
    Break(
      kind: "a country that is none", file: "vocabulary/regions.yaml", old: "[benelux, FR, DE, AT]",
      new: "[benelux, FR, UK]",
      message: "ISO 3166-1 knows no country 'UK'; the code of the United Kingdom is GB [unknown-region]"),
    Break(
      kind: "a rule that breaks off", file: "sources/notice/claims.md", old: "age-notice must be shown",
      new: "age-notice must shown",
      message: "Content/sources/notice/claims.md:6:31: error: 'be' was expected here, found 'shown' [rule-syntax]"),
    Break(
      kind: "a value outside its dimension", file: "sources/release-notes/claims.md", old: "minors is adults",
      new: "minors is adlts",
      message: "there is no value 'adlts' of 'minors'; did you mean 'adults'? [unknown-id]"),
    Break(
      kind: "a version that is none", file: "vocabulary/dimensions.yaml", old: "\"1.0\"", new: "one",
      message: "a version such as 27.2 or 27.2-beta was expected here, found 'one' [bad-version]"),
    Break(
      kind: "a misspelt key", file: "sources/notice/source.yaml", old: "publisher:", new: "publihser:",
      message: "Content/sources/notice/source.yaml:2:1: error: a source has no key 'publihser'; did you "
        + "mean 'publisher'? [unknown-key]"),
    Break(
      kind: "the same key twice", file: "verbatim.yaml", old: "publisher: Your team",
      new: "publisher: Your team\ntitle: Again",
      message: "Content/verbatim.yaml:3:1: error: the key 'title' stands here twice [duplicate-key]"),
    Break(
      kind: "a value that swallows a colon", file: "verbatim.yaml", old: "title: Example guides",
      new: "title: Guides: examples",
      message: "[swallowed-text]"),
    Break(
      kind: "a value that loses its tail", file: "verbatim.yaml", old: "title: Example guides", new: "title: Guide #1",
      message: "the text after ' #' is lost as a comment; quote the value"),
    Break(
      kind: "a quotation that is not in the quote", file: "guides/first/checklist.md",
      old: "[must show the age notice]", new: "[must show an age notice]",
      message: "'must show an age notice' is not an exact part of the quote of 'notice/western-notice' [not-verbatim]"),
    Break(
      kind: "a citation of nothing", file: "guides/first/faq.md", old: "claim:notice/western-notice",
      new: "claim:notice/westernnotice",
      message: "there is no quoted statement 'notice/westernnotice'; did you mean "
        + "'notice/western-notice'? [unknown-id]"),
    Break(
      kind: "raw HTML", file: "guides/first/faq.md", old: "The documents disagree:",
      new: "The <b>documents</b> disagree:",
      message: "[raw-html]"),
    Break(
      kind: "a link to another scheme", file: "guides/first/faq.md", old: "The documents disagree:",
      new: "The [documents](javascript:alert) disagree:", message: "[bad-link]"),
    Break(
      kind: "an answer without a quote", file: "guides/first/faq.md",
      old: "forbid it <claim:release-notes/not-for-adult-apps>, the notice requires it in the "
        + "western countries <claim:notice/western-notice>",
      new: "forbid it, the notice requires it in the western countries",
      message: "no quoted statement stands behind this answer; cite one with <claim:source/name> [unsupported-answer]"),
    Break(
      kind: "an embedded block where none can be shown", file: "guides/first/checklist.md",
      old: "Elsewhere the notice", new: "```matrix notice\n```\n\nElsewhere the notice",
      message: "only a matrix or its diagram can be embedded, and only in guide.md"),
    Break(
      kind: "an id that is used twice", file: "sources/notice/claims.md", old: "## others-free",
      new: "## western-notice",
      message: "the quoted statement 'western-notice' is declared twice [duplicate-id]"),
    Break(
      kind: "region sets in a circle", file: "vocabulary/regions.yaml", old: "[BE, NL, LU]", new: "[BE, NL, western]",
      message: "region sets are made from each other in a circle: benelux → western → benelux [region-cycle]"),
    Break(
      kind: "a tab", file: "verbatim.yaml", old: "publisher: Your team", new: "publisher: Your team\n\tx: y",
      message: "Content/verbatim.yaml:3:1: error: a tab in the indentation; YAML is indented with spaces [tab-indent]"),
  ]

  @Test(arguments: breaks)
  func `broken content is told with its place and the way out`(_ broken: Break) throws {
    let workspace = try TemporaryWorkspace.example()
    let file = "Content/\(broken.file)"
    let before = try workspace.text(file)
    try workspace.replace(broken.old, with: broken.new, in: file)
    #expect(try workspace.text(file) != before, "the break did not change the file")
    let run = try workspace.run("check", "--color", "never")
    #expect(run.status == 1)
    #expect(run.errors.contains(broken.message), "\(run.errors)")
    // What leans on something that is at fault is not reported a second time.
    #expect(!run.errors.contains("no such disagreement"), "\(run.errors)")
  }

  @Test func `a link out of the workspace, a folder in a file's place and bytes that are no text are refused`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.remove("Content/guides/first/faq.md")
    try workspace.link("Content/guides/first/faq.md", to: "/etc/hostname")
    try workspace.remove("Content/vocabulary/topics.yaml")
    try workspace.write("x", to: "Content/vocabulary/topics.yaml/x")
    try workspace.write(bytes: [0x61, 0x0A, 0xFF, 0x62], to: "Content/sources/notice/claims.md")
    let run = try workspace.run("check", "--color", "never")
    #expect(run.status == 1)
    #expect(run.errors.contains("Content/guides/first/faq.md: error: this link leads out of the workspace"))
    #expect(run.errors.contains("Content/vocabulary/topics.yaml: error: a file was expected here, found a folder"))
    #expect(run.errors.contains("byte 2 of the file is not valid UTF-8"))
  }

  @Test func `a file of a hundred megabytes is refused without reading it`() throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.makeSparse("Content/sources/notice/claims.md", megabytes: 100)
    let run = try workspace.run("check", "--color", "never")
    #expect(run.status == 1)
    #expect(run.errors.contains("Content/sources/notice/claims.md: error: the file is larger than 8 MiB"))
  }
}
