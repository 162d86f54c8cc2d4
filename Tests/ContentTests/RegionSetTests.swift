// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Diagnostics
import TestSupport
import Testing

@testable import Content

@Suite struct RegionSetTests {
  private func read(_ yaml: String) -> (sets: [RegionSet], broken: BrokenNames, faults: [Diagnostic]) {
    var faults: [Diagnostic] = []
    var translations = TranslationTable(locales: [])
    var broken = BrokenNames()
    guard let node = YAMLReader.read(SourceText(path: "regions.yaml", "regions:\n" + yaml), reporting: &faults),
      let fields = ShapeChecker.check(node, FileShapes.regions, reporting: &faults)
    else { return ([], broken, faults) }
    let sets = RegionReader.sets(
      fields.records("regions"), translations: &translations, broken: &broken, reporting: &faults)
    return (sets, broken, faults)
  }

  /// Sets, each written as its id and its definition; an empty mark at the front marks the whole record.
  private static func sets(_ lines: [String]) -> String {
    lines.map { line in
      let mark = line.hasPrefix("«»") ? "«»" : ""
      let parts = line.dropFirst(mark.count).split(separator: " ", maxSplits: 1)
      return "  - \(mark){id: \(parts[0]), label: L, \(parts[1])}\n"
    }.joined()
  }

  @Test(arguments: [
    ("set: eu", "DE,FR,IT,NL"), ("set: eu except five", "NL"), ("set: 'eu except five plus NO'", "NL,NO"),
    ("set: eu within five", "DE,FR,IT"), ("set: eu except DE except FR plus JP", "IT,JP,NL"),
    ("members: [five, NL]", "DE,FR,IT,NL"), ("members: [NO, SE]", "NO,SE"), ("members: NO", "NO"),
    ("set: later plus DE", "DE,SE"), ("set: NO", "NO"),
  ])
  func `sets are made from codes, sets and the three operations`(definition: String, members: String) {
    let read = read(
      Self.sets([
        "eu members: [NL, DE, IT, FR]", "five members: [FR, DE, IT]", "it \(definition)", "later members: [SE]",
      ]))
    #expect(read.faults.isEmpty)
    #expect(read.sets[2].members.map { $0.code }.joined(separator: ",") == members)
  }

  @Test func `operations are read from left to right`() throws {
    let read = read(
      Self.sets(["a members: [DE, FR]", "b members: [FR]", "x set: a except b plus b", "y set: a plus b except b"]))
    #expect(read.sets[2].members.map { $0.code } == ["DE", "FR"])
    #expect(read.sets[3].members.map { $0.code } == ["DE"])
    #expect(
      read.sets[2].definition
        == .expression(
          first: .set(try id("a")),
          steps: [
            RegionSet.Step(operation: .except, operand: .set(try id("b"))),
            RegionSet.Step(operation: .plus, operand: .set(try id("b"))),
          ]))
  }

  @Test func `everywhere except leaves out sets and codes`() throws {
    let read = read(Self.sets(["five members: [DE, FR]", "rest set: 'everywhere except five, NO'"]))
    #expect(read.faults.isEmpty)
    #expect(read.sets[1].members.count == 249 - 3)
    #expect(read.sets[1].definition == .everywhereExcept([.set(try id("five")), try country("NO")]))
  }

  @Test func `sets may be nested deep, in any order of the file`() {
    let chain = (0..<60).map { $0 == 0 ? "s0 members: [DE]" : "s\($0) set: s\($0 - 1)" }
    #expect(read(Self.sets(chain)).faults.isEmpty)
    let read = read(Self.sets(chain.reversed()))
    #expect(read.faults.isEmpty)
    #expect(read.sets.allSatisfy { $0.members.map { $0.code } == ["DE"] })
  }

  private static let operations = "one of except, plus, within was expected here, found"

  private static let rows: [FaultRow] = [
    // Unknown codes and sets
    FaultRow(
      "a members: [«UK», DE]", .unknownRegion, "ISO 3166-1 knows no country 'UK'; the code of the United Kingdom is GB"),
    FaultRow("a members: [«EL»]", .unknownRegion, "ISO 3166-1 knows no country 'EL'; the code of Greece is GR"),
    FaultRow("a members: [«XX»]", .unknownRegion, "ISO 3166-1 knows no country 'XX'"),
    FaultRow("a members: [«de», FR]", .unknownRegion, "country codes are upper case; did you mean 'DE'?"),
    FaultRow("a members: [«De»]", .unknownRegion, "country codes are upper case; did you mean 'DE'?"),
    FaultRow(
      "five members: [DE]\na set: NO plus «fvie»", .unknownRegion, "there is no region set 'fvie'; did you mean 'five'?"
    ),
    FaultRow(
      "five members: [DE]\na set: five plus «uk»", .unknownRegion,
      "ISO 3166-1 knows no country 'uk'; the code of the United Kingdom is GB"),
    FaultRow(
      "five members: [DE]\na set: «germany» plus five", .unknownRegion,
      "there is no region set 'germany'; known here: five, a, everywhere"),
    FaultRow(
      "a set: «everywere» except DE", .unknownRegion, "there is no region set 'everywere'; did you mean 'everywhere'?"),
    FaultRow("a members: [«Deutschland»]", .unknownRegion, "there is no region set 'Deutschland'; known here: a"),
    // Expressions, to the word
    FaultRow("a set: DE «but» FR", .badValue, "\(operations) 'but'"),
    FaultRow("a set: DE «exept» FR", .badValue, "\(operations) 'exept'; did you mean 'except'?"),
    FaultRow("a set: 'DE«,» FR'", .badValue, "\(operations) ','"),
    FaultRow("a set: DE except«»", .badValue, "a region was expected after 'except', found the end"),
    FaultRow("a set: 'DE except«,» FR'", .badValue, "a region was expected after 'except', found ','"),
    FaultRow("a set: DE plus FR except «Fr»", .unknownRegion, "country codes are upper case; did you mean 'FR'?"),
    FaultRow("a set: everywhere«»", .badValue, "'except' was expected here, found the end"),
    FaultRow("a set: everywhere «but» DE", .badValue, "'except' was expected here, found 'but'"),
    FaultRow("a set: everywhere except«»", .badValue, "a region was expected here, found the end"),
    FaultRow("a set: 'everywhere except DE,«»'", .badValue, "a region was expected here, found the end"),
    FaultRow("a set: everywhere except DE «FR»", .badValue, "',' and another region was expected here, found 'FR'"),
    FaultRow(
      "a set: \"everywhere except «XX», «YY»\"", Expected(.unknownRegion, "ISO 3166-1 knows no country 'XX'"),
      Expected(.unknownRegion, "ISO 3166-1 knows no country 'YY'")),
    // Empty, overlapping
    FaultRow("«a» members: []", .emptyRegion, "the region set 'a' has no members"),
    FaultRow("five members: [DE]\n«a» set: five except DE", .emptyRegion, "the region set 'a' has no members"),
    FaultRow("five members: [DE]\n«a» set: five within FR", .emptyRegion, "the region set 'a' has no members"),
    FaultRow("a members: [DE, FR, «DE»]", .overlappingRegions, "'DE' is named twice in this set"),
    FaultRow(
      "five members: [DE, FR]\na members: [five, NO, «FR»]", .overlappingRegions,
      "'FR' names FR again, which another entry of this set holds already"),
    FaultRow(
      "a members: [DE]\nb members: [FR, DE]\nc members: [a, «b»]", .overlappingRegions,
      "'b' names DE again, which another entry of this set holds already"),
    // Circles: one report, and none for what hangs on them
    FaultRow("«a» set: a", .regionCycle, "region sets are made from each other in a circle: a → a"),
    FaultRow(
      "«a» set: b plus DE\nb set: c plus DE\nc set: a plus DE\nd set: c within FR", .regionCycle,
      "region sets are made from each other in a circle: a → b → c → a"),
    FaultRow(
      "x set: everywhere except a\n«a» members: [b]\nb members: [a]", .regionCycle,
      "region sets are made from each other in a circle: a → b → a"),
    // Declarations
    FaultRow("a members: [DE]\n«a» members: [FR]", .duplicateID, "the region set 'a' is declared twice"),
    FaultRow("«»a as-of: 2026-01-01", .missingKey, "a region set needs either 'members' or 'set'"),
    FaultRow("«»a members: [DE], set: FR", .wrongShape, "a region set has either 'members' or 'set', not both"),
  ]

  @Test(arguments: rows)
  func `what is wrong with a set is said at its word`(row: FaultRow) throws {
    let marked = "regions:\n" + Self.sets(row.text.split(separator: "\n").map { String($0) })
    let text = try #require(MarkedText(marked, path: "regions.yaml"))
    expect(
      read(String(text.text.dropFirst(9))).faults, are: row.expected, at: text.locations)
  }

  @Test func `what leans on a broken set is given up in silence and its name excused`() {
    let read = read(Self.sets(["a members: [UK]", "b set: a", "c set: everywhere except b", "d members: [DE]"]))
    #expect(read.faults.count == 1)
    #expect(read.sets.map { $0.id.text } == ["d"])
    #expect(["a", "b", "c"].allSatisfy { read.broken.excuse(.region, $0) } && !read.broken.excuse(.region, "d"))
  }

  @Test func `a chain of ten thousand sets is refused without overflowing the stack`() {
    let chain = (0..<10_000).map { $0 == 0 ? "s0 members: [DE]" : "s\($0) set: s\($0 - 1)" }
    let read = read(Self.sets(chain.reversed()))
    #expect(Set(read.faults.map { $0.message }) == ["region sets are made from each other more than 64 deep here"])
  }
}
