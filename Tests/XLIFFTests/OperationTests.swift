import Testing
import XLIFF

@Suite("Splitting, joining and cleaning units")
struct OperationTests {
  /// What the suite's pairs of files show, by the words in their names.
  private func transformed(_ document: XLIFFDocument, _ name: String) throws -> XLIFFDocument {
    try #require(
      [
        "toJoin": document.mapUnits { $0.joined(inheriting: $1) },
        "toSegment": document.mapUnits { $0.segmented(at: .afterFullStop, inheriting: $1) },
        "toRewrite": document,
        "toRemoveAnnotations": document.mapUnits { unit, _ in unit.removingAnnotations { _ in true } },
        "toRemoveExtensions": document.mapUnits { unit, _ in unit.removingAnnotations { $0.type.contains(":") } },
      ].first { name.hasPrefix($0.key) }?.value)
  }

  @Test(
    "the suite's pairs of files come out as expected",
    arguments: SuiteFolder.files("core/in-out").filter { $0.contains("_in") })
  func suite(name: String) throws {
    let input = XLIFFReader.read(try SuiteFolder.bytes("core/in-out", name), path: name)
    let output = XLIFFReader.read(
      try SuiteFolder.bytes("core/in-out", name.replacing("_in", with: "_out")), path: name)
    let result = try transformed(try #require(input.document), name)
    let expected = Canonical.document(try #require(output.document))
    let found = Canonical.document(result)
    #expect(found == expected, "\(String(decoding: XLIFFWriter.write(found), as: UTF8.self))")
    #expect(result.violations.isEmpty, "\(result.violations.map(\.message))")
  }

  private func sampleUnit(_ content: String, attributes: String = "") throws -> XLIFFUnit {
    let reading = Sample.read(Sample.unit(content, attributes: attributes))
    #expect(reading.isValid, "\(reading.diagnostics)")
    return try #require(reading.document?.units.first)
  }

  @Test("joining takes the earliest state and its sub-state, and stops at what must stay")
  func join() throws {
    let unit = try sampleUnit(
      """
      <segment id="a" state="final" subState="x:f"><source>A. </source><target>가. </target></segment>
      <segment id="b" state="translated" subState="x:t"><source>B. </source><target>나. </target></segment>
      <ignorable><source> </source></ignorable>
      <segment id="c" canResegment="no"><source>C.</source></segment>
      <ignorable><source> </source></ignorable>
      <segment id="d"><source>D.</source></segment>
      """)
    let joined = unit.joined()
    #expect(joined.parts.map { $0.source.inlines.plainText } == ["A. B.  ", "C.", " ", "D."])
    #expect(joined.parts.map(\.id) == ["a", "c", nil, "d"])
    #expect(joined.parts[0].state == .translated)
    #expect(joined.parts[0].subState == "x:t")
    #expect(joined.parts[0].target?.inlines.plainText == "가. 나. ")
  }

  @Test("a unit that must not be resegmented stays as it is")
  func forbidden() throws {
    let unit = try sampleUnit(
      "<segment><source>A. B. </source></segment><segment><source>C.</source></segment>",
      attributes: " canResegment=\"no\"")
    #expect(unit.joined() == unit)
    #expect(unit.segmented(at: .afterFullStop) == unit)
  }

  @Test("joining never tears sources apart that are not neighbours")
  func neighbours() throws {
    let unit = try sampleUnit(
      """
      <segment id="a"><source>A. </source><target>가. </target></segment>
      <segment id="b" canResegment="no"><source>B. </source><target order="3">나. </target></segment>
      <segment id="c"><source>C. </source><target order="2">다. </target></segment>
      """)
    #expect(unit.joined() == unit)
  }

  @Test("splitting opens the spans and annotations that it cuts, and joining closes them again")
  func splitAndJoin() throws {
    let unit = try sampleUnit(
      "<segment id=\"s1\"><source>One <pc id=\"1\" type=\"fmt\">two. <mrk id=\"m\" type=\"term\">Three. Four</mrk></pc> five.</source></segment>"
    )
    let split = unit.segmented(at: .afterFullStop)
    #expect(split.parts.map { $0.source.inlines.plainText } == ["One two. ", "Three. ", "Four five."])
    #expect(split.parts.map(\.id) == ["s1", "s2", "s3"])
    guard case .spanStart(let start, .paired) = split.parts[0].source.inlines[1] else {
      Issue.record("the span is not opened: \(split.parts[0].source.inlines)")
      return
    }
    #expect(start.canOverlap == false)
    #expect(split.joined() == unit)
  }

  @Test("a target that does not split alike keeps its segment whole")
  func unequalTarget() throws {
    let unit = try sampleUnit("<segment><source>A. B.</source><target>가, 나.</target></segment>")
    #expect(unit.segmented(at: .afterFullStop) == unit)
  }

  @Test("splitting keeps the order of targets")
  func order() throws {
    let unit = try sampleUnit(
      """
      <segment id="a"><source>A. B.</source><target order="2">가. 나.</target></segment>
      <segment id="c"><source>C. D.</source><target order="1">다. 라.</target></segment>
      """)
    let split = unit.segmented(at: .afterFullStop)
    #expect(split.parts.map { $0.target?.inlines.plainText } == ["가. ", "나.", "다. ", "라."])
    #expect(split.parts.map(\.order) == [3, 4, 1, 2])
  }

  @Test("removing an annotation keeps its text and the other annotations")
  func remove() throws {
    let unit = try sampleUnit(
      "<segment><source>a<mrk id=\"1\" type=\"term\">b<sm id=\"2\" type=\"x:y\"/>c</mrk>d</source></segment><segment><source>e<em startRef=\"2\"/></source></segment>"
    )
    let cleaned = unit.removingAnnotations { $0.type == "x:y" }
    #expect(
      cleaned.parts[0].source.inlines == [
        .text("a"), .marked(Annotation(id: "1", type: "term"), [.text("bc")]), .text("d"),
      ])
    #expect(cleaned.parts[1].source.inlines == [.text("e")])
  }
}
