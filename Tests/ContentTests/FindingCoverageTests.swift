import Diagnostics
import Foundation
import Testing

/// Every kind of finding that these modules make is provoked by some test.
@Suite struct FindingCoverageTests {
  /// Findings that only another module makes, with the test target that provokes them.
  private static let elsewhere: [DiagnosticID: String] = [
    .badLink: "MarkupTests", .tableSyntax: "MarkupTests", .leakedMarkup: "MarkupTests", .markupDepth: "MarkupTests",
    .templateSyntax: "MustacheTests", .unclosedSection: "MustacheTests", .unknownName: "MustacheTests",
    .unprintableValue: "MustacheTests", .recursivePartial: "MustacheTests", .missingTemplate: "MustacheTests",
    .databaseSetAside: "ClaimsDatabaseTests", .xmlSyntax: "XLIFFTests", .poSyntax: "XLIFFTests",
    .disagreement: "EndToEndTests", .reviewOverdue: "EndToEndTests",
  ]

  /// Findings of Build and XLIFF that no test names yet, and some that nothing reports yet.
  private static let open: Set<DiagnosticID> = [
    .decisionLapsed, .decisionIncomplete, .xliffRule, .captureMismatch, .quoteNotFound, .impossibleCondition,
    .strongerThanQuotes,
  ]

  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The words of all Swift files below a folder, this one left out: names of cases and ids as they are printed.
  private func words(below folder: String) throws -> Set<Substring> {
    let root = Self.checkout.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    #expect(!names.isEmpty)
    var words: Set<Substring> = []
    for name in names where name.hasSuffix(".swift") && !name.hasSuffix("FindingCoverageTests.swift") {
      let text = try String(contentsOf: root.appending(path: name), encoding: .utf8)
      let parts = text.utf8.split { byte in
        !((97...122).contains(byte | 0x20) || (48...57).contains(byte) || byte == UInt8(ascii: "-"))
      }
      words.formUnion(parts.map { Substring($0) })
    }
    return words
  }

  private func names(_ words: Set<Substring>, _ id: DiagnosticID) -> Bool {
    words.contains("\(id)"[...]) || words.contains(id.rawValue[...])
  }

  @Test func `each finding of content and workspace has a test that names it`() throws {
    let tests = try words(below: "Tests/ContentTests").union(words(below: "Tests/WorkspaceTests"))
    for id in DiagnosticID.allCases where Self.elsewhere[id] == nil && !Self.open.contains(id) {
      #expect(names(tests, id), "no test provokes '\(id.rawValue)'")
    }
  }

  @Test func `each finding of another module has a test there`() throws {
    for target in Set(Self.elsewhere.values) {
      let tests = try words(below: "Tests/\(target)")
      for (id, owner) in Self.elsewhere where owner == target {
        #expect(names(tests, id), "no test of \(target) provokes '\(id.rawValue)'")
      }
    }
  }

  @Test func `what has no test here is reported by nothing here`() throws {
    let sources = try ["Content", "Workspace", "Guides"].map { try words(below: "Sources/\($0)") }
    for id in Self.open.union(Self.elsewhere.keys) where id != .disagreement {
      #expect(
        !sources.contains { $0.contains("\(id)"[...]) }, "'\(id.rawValue)' is reported here and needs a test here")
    }
  }
}
