import Testing
import XLIFF

@Suite("Hostile and damaged files")
struct HostileTests {
  /// A sequence of numbers that is the same in every run.
  private struct Numbers {
    private var state: UInt64

    init(seed: UInt64) { state = seed }

    mutating func next(below limit: Int) -> Int {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(state >> 33) % max(limit, 1)
    }
  }

  private static let bits = [
    "<", ">", "&", "\"", "'", "/", "=", "]]>", "<![CDATA[", "<!--", "-->", "<?", "?>", "&#0;", "&lt;", " id=\"1\"",
    "<ec startRef=\"1\"/>", "<sc id=\"1\"/>", "<em startRef=\"1\"/>", "</source>",
    "<target order=\"99999999999999999999\">",
    " xmlns:x=\"\"", " xml:lang=\"\"", " ref=\"#/f=/=\"", "<cp hex=\"+001\"/>", "\u{0}", "\u{FFFE}", "msgid \"", "\\x",
    "\n",
  ].map { Array($0.utf8) }

  /// Cuts, repeats, swaps and inserts at places that the numbers give.
  private func damaged(_ bytes: [UInt8], _ numbers: inout Numbers) -> [UInt8] {
    var bytes = bytes
    for _ in 0...numbers.next(below: 4) {
      let place = numbers.next(below: bytes.count + 1)
      switch numbers.next(below: 5) {
      case 0: bytes.removeSubrange(place..<min(place + numbers.next(below: 40), bytes.count))
      case 1: bytes.insert(contentsOf: Self.bits[numbers.next(below: Self.bits.count)], at: place)
      case 2: if place < bytes.count { bytes[place] = UInt8(numbers.next(below: 256)) }
      case 3: bytes.insert(contentsOf: bytes[place..<min(place + numbers.next(below: 60), bytes.count)], at: place)
      default: bytes.removeLast(min(numbers.next(below: 30), bytes.count))
      }
    }
    return bytes
  }

  @Test("damaged XLIFF 2.1 gives a document or a reason, never neither, and writes what it read", arguments: 0..<8)
  func damagedXLIFF(seed: Int) throws {
    var numbers = Numbers(seed: UInt64(seed))
    let texts = AllowedCase.all.map { Array($0.text.utf8) }
    for _ in 0..<60 {
      let bytes = damaged(texts[numbers.next(below: texts.count)], &numbers)
      let reading = XLIFFReader.read(bytes, path: "a.xlf")
      guard let document = reading.document else {
        #expect(!reading.diagnostics.isEmpty)
        continue
      }
      let written = XLIFFWriter.write(document)
      let again = XLIFFReader.read(written, path: "a.xlf")
      #expect(again.document == document, "\(String(decoding: bytes, as: UTF8.self))")
      if reading.isValid { #expect(again.isValid, "\(again.diagnostics.map(\.message))") }
    }
  }

  @Test("damaged XLIFF 1.2 and PO give what can be read and reasons for the rest", arguments: 0..<4)
  func damagedExchange(seed: Int) {
    var numbers = Numbers(seed: UInt64(seed))
    let unit =
      "<trans-unit id=\"1\"><source>a<g id=\"1\">b</g></source><target state=\"new\">c<mrk mtype=\"seg\">d</mrk></target><note>n</note></trans-unit>"
    let xliff = Array(
      "<xliff version=\"1.2\"><file original=\"a\" source-language=\"en\"><body>\(unit)</body></file></xliff>".utf8)
    let catalogue = Array(
      "#, fuzzy\n#| msgid \"b\"\nmsgctxt \"c\"\nmsgid \"\"\n\"a\\n\"\nmsgstr[0] \"d\\\"\"\n#~ msgid \"e\"\n#~ msgstr \"f\"\n"
        .utf8)
    for _ in 0..<100 {
      let old = XLIFF12Reader.read(damaged(xliff, &numbers), path: "a.xlf")
      #expect(old.document != nil || !old.problems.isEmpty)
      let reading = POReader.read(damaged(catalogue, &numbers), path: "a.po")
      let again = POReader.read(POWriter.write(reading.document), path: "a.po")
      #expect(again.document.entries.map(\.id) == reading.document.entries.map(\.id))
    }
  }

  @Test(
    "files that are made to be slow are judged in time that grows with their size only",
    .timeLimit(.minutes(1)),
    arguments: [
      "<ph id=\"1\" copyOf=\"2\"/>", "<ec startRef=\"1\"/>", "<em startRef=\"1\"/>",
      "<mrk id=\"1\" type=\"comment\" ref=\"#n=1\"/>",
      "<ph id=\"1\" canReorder=\"no\"/>", "<ph id=\"1\" slr:sizeInfoRef=\"1\"/>",
      "<mrk id=\"1\" its:locQualityIssuesRef=\"#its=1\"/>",
    ])
  func slow(code: String) {
    let count = 3_000
    let reading = Sample.read(
      Sample.target(String(repeating: code, count: count), String(repeating: code, count: count)))
    #expect(reading.violations.count >= count)
  }

  @Test("two thousand units are read, judged and written", .timeLimit(.minutes(1)))
  func large() throws {
    let unit = { (number: Int) in
      "<unit id=\"u\(number)\" slr:sizeRestriction=\"90\"><notes><note id=\"n\">note</note></notes><segment id=\"s\" state=\"translated\"><source>Read <ph id=\"1\" canDelete=\"no\"/> now.</source><target>지금 <ph id=\"1\" canDelete=\"no\"/> 읽으세요.</target></segment></unit>"
    }
    let text = Sample.file((0..<2_000).map(unit).joined(separator: "\n"))
    let reading = Sample.read(text)
    #expect(reading.isValid)
    #expect(reading.document?.units.count == 2_000)
    #expect(XLIFFWriter.write(try #require(reading.document)).count > 500_000)
  }
}
