import Testing
import XLIFF

@Suite("Modules as values")
struct ModuleValueTests {
  private func document(_ unit: XLIFFUnit) throws -> XLIFFDocument {
    XLIFFDocument(
      sourceLanguage: try #require(LanguageTag("en")), targetLanguage: LanguageTag("ko"),
      files: [XLIFFFile(id: "f", children: [.unit(unit)])])
  }

  @Test("glossary, matches, metadata and rules are written where the specification wants them, and read back")
  func roundTrip() throws {
    var unit = XLIFFUnit(id: "u", parts: [UnitPart(id: "s1", source: PartContent([.text("Ask the user.")]))])
    unit.glossary = [
      GlossaryEntry(
        id: "g1", ref: "#s1", term: .init("user", source: "house"), translations: [.init("사용자", id: "t1")],
        definition: .init("a person"))
    ]
    unit.matches = [
      TranslationMatch(
        id: "m1", ref: "#s1", origin: "memory", type: "tm", similarity: "98.5",
        source: [.text("Ask "), .placeholder(InlineCode(id: "1"))], target: [.placeholder(InlineCode(id: "1"))])
    ]
    unit.metadata = [
      MetadataGroup(
        category: "context", values: [.init("preview", "a.html#u")], groups: [MetadataGroup(values: [.init("x", "y")])])
    ]
    unit.checks = [
      TargetCheck(.endsWith, ".", existsInSource: true), TargetCheck(.isNotPresent, "**", isCaseSensitive: false),
    ]
    let made = try document(unit)
    #expect(made.violations.isEmpty, "\(made.violations.map(\.message))")
    let reading = XLIFFReader.read(XLIFFWriter.write(made), path: "a.xlf")
    let read = try #require(reading.document?.units.first)
    #expect(reading.isValid)
    #expect(read.glossary == unit.glossary)
    #expect(read.matches == unit.matches)
    #expect(read.metadata == unit.metadata)
    #expect(read.checks == unit.checks)
    #expect(XLIFFWriter.write(try #require(reading.document)) == XLIFFWriter.write(made))
  }

  @Test("setting a module keeps its place and the other extensions; setting none removes it")
  func replacing() {
    let other = GenericNode.element(GenericElement(QualifiedName("a", in: "urn:x", prefix: "x")))
    var unit = XLIFFUnit(id: "u")
    unit.glossary = [GlossaryEntry(term: .init("a"), definition: .init("b"))]
    unit.extensions.append(other)
    unit.glossary = [GlossaryEntry(term: .init("c"), definition: .init("d"))]
    #expect(unit.extensions.count == 2)
    #expect(unit.extensions.last == other)
    #expect(unit.glossary.map(\.term.text) == ["c"])
    unit.glossary = []
    #expect(unit.extensions == [other])
  }

  @Test("white space that a tool re-indented compares equal, text that changed does not")
  func whiteSpace() {
    let code = InlineCode(id: "1")
    let sent: [Inline] = [.text("Read this "), .placeholder(code), .text(" now.")]
    let back: [Inline] = [.text("\n    Read\n    this "), .placeholder(code), .text("\n      now.\n  ")]
    #expect(sent.collapsingWhiteSpace == back.collapsingWhiteSpace)
    #expect(
      sent.collapsingWhiteSpace != [Inline.text("Read this"), .placeholder(code), .text(" now.")].collapsingWhiteSpace)
    #expect(([.text("  ")] as [Inline]).collapsingWhiteSpace.isEmpty)
  }
}
