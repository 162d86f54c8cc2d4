import Claims
import Testing

@testable import Evidence

@Suite struct LargeCaptureTests {
  // Without the optimiser, each byte costs a hundred times as much: the whole size is for `swift test -c release` and for
  // the benchmark, which checks the same.
  #if DEBUG
    private static let size = 1 << 20
  #else
    private static let size = 50 << 20
  #endif

  @Test func `a capture of 50 MB is searched, its changed sentence found, its places counted`() throws {
    let filler = "The people who read this document know that nothing in it was ever said by anybody else.\n\n"
    var bytes: [UInt8] = []
    let line = Array(filler.utf8)
    bytes.reserveCapacity(Self.size)
    while bytes.count < Self.size / 2 { bytes += line }
    let start = bytes.count
    let needle = "Only the zebra of the seventh enclosure may see the prompt’s second page."
    bytes += Array("\(needle)\n\n".utf8)
    while bytes.count < Self.size { bytes += line }
    let document = String(decoding: bytes, as: UTF8.self)
    var fixture = EvidenceFixture()
    try fixture.document("page", document)
    try fixture.quote("page", "exact", needle)
    try fixture.quote("page", "typography", needle.replacing("’", with: "'"))
    try fixture.quote("page", "altered", needle.replacing("seventh", with: "eighth"))
    let report = EvidenceReport(try fixture.ledger())
    #expect(report.evidence.map { $0.verdict.name } == ["exact", "typography", "gone"])
    for evidence in report.evidence.prefix(2) {
      #expect(evidence.verdict.span?.bytes == start..<start + needle.utf8.count)
      #expect(evidence.verdict.span?.characters == start..<start + needle.unicodeScalars.count)
    }
    // The passage is another quote's; alone, the changed quote is told with what differs.
    fixture.claims.removeFirst(2)
    #expect(
      try fixture.verdict("page/altered").marked == needle.replacing("seventh", with: "[-eighth-]{+seventh+}"))
  }
}
