import Claims
import Content
import Foundation
import Testing
import Workspace

@testable import Evidence

@Suite struct HoleTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  private static func ledger() throws -> Ledger {
    let content = ContentLoader.load(try Folder("\(checkout)/Content", prefix: "Content"))
    return try #require(content.ledger)
  }

  @Test func `every quote of the shipped content is verified in its document or in the one that quotes it`() throws {
    let ledger = try Self.ledger()
    for evidence in EvidenceReport(ledger).evidence where evidence.verdict != .reported {
      #expect(evidence.verdict.isVerified, "\(evidence.claim): \(evidence.verdict)")
    }
  }

  @Test func `the five holes of the captured page are found, with the words of the record put back`() throws {
    let holes = EvidenceReport(try Self.ledger()).evidence.compactMap { evidence -> [HoleUse]? in
      if case .hole(_, let uses, _) = evidence.verdict { uses } else { nil }
    }.flatMap { $0 }
    #expect(holes.count == 5)
    #expect(holes.allSatisfy { $0.state == .restored })
    #expect(Set(holes.compactMap { $0.restoration?.certainty }) == [.known, .guessed])
  }

  private static let hole = Capture.Hole(
    after: "text you supply via", before: "in a sheet", words: "TheKey", certainty: .known, from: "article, line 3")
  private static let document = "The system displays text you supply via in a sheet, always."

  private static func uses(
    _ quote: String, _ restorations: [Quotation.Restoration] = [], holes: [Capture.Hole] = [hole]
  ) throws -> [HoleUse]? {
    var fixture = EvidenceFixture()
    try fixture.document("page", document, holes: holes)
    try fixture.quote("page", "quote", quote, restorations: restorations)
    guard case .hole(_, let uses, _) = try fixture.verdict("page/quote") else { return nil }
    return uses
  }

  private static func restoration(_ offset: Int, _ words: String) -> Quotation.Restoration {
    Quotation.Restoration(offset: offset, words: words, certainty: .known, from: "article, line 3")
  }

  @Test func `a hole is told with what is missing and what was put there`() throws {
    let quote = "text you supply via in a sheet"
    #expect(try Self.uses(quote)?.map { $0.state } == [.missing])
    #expect(try Self.uses(quote, [Self.restoration(20, "TheKey")])?.map { $0.state } == [.restored])
    #expect(try Self.uses(quote, [Self.restoration(20, "OtherKey")])?.map { $0.state } == [.different])
    #expect(try Self.uses(quote, [Self.restoration(5, "TheKey")])?.map { $0.state } == [.unrecorded, .missing])
    #expect(try Self.uses(quote, [Self.restoration(20, "TheKey")], holes: [])?.map { $0.state } == [.unrecorded])
  }

  @Test func `words of a hole that stand in the quote as if the document had them are a hole all the same`() throws {
    let uses = try #require(try Self.uses("text you supply via TheKey in a sheet, always."))
    #expect(uses.map { $0.state } == [.missing])
    #expect(uses.first?.hole?.words == "TheKey")
    #expect(try Self.uses("text you supply via AnyKey in a sheet, always.") == nil)
  }

  @Test func `brackets that we put are declared, brackets of the document are text`() throws {
    var fixture = EvidenceFixture()
    try fixture.document("page", "In the EU, you [the developer] must ask first.")
    try fixture.quote("page", "own", "In the EU, you [the developer] must ask first.")
    try fixture.quote("page", "without", "In the EU, you must ask first.")
    #expect(try fixture.verdict("page/own").name == "exact")
    fixture.claims.removeFirst()
    #expect(try fixture.verdict("page/without").marked == "In the EU, you{+ [the developer]+} must ask first.")
  }
}
