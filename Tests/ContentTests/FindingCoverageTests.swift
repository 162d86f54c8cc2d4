import Diagnostics
import Foundation
import Testing

/// Every kind of finding is made somewhere and provoked by some test.
@Suite struct FindingCoverageTests {
  /// Findings that nothing reports yet; the list may only shrink.
  private static let unreported: Set<DiagnosticID> = []
  /// Findings that are reported and that no test names yet; the list may only shrink.
  private static let untested: Set<DiagnosticID> = []

  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  /// The words of all Swift files below a folder, this one left out: names of cases and ids as they are printed.
  private func words(below folder: String, leavingOut: String = "FindingCoverageTests.swift") throws -> Set<Substring> {
    let root = Self.checkout.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: root.path())?.compactMap { $0 as? String } ?? []
    #expect(!names.isEmpty)
    var words: Set<Substring> = []
    for name in names where name.hasSuffix(".swift") && !name.hasSuffix(leavingOut) {
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

  @Test func `each finding has a test that names it`() throws {
    let tests = try words(below: "Tests")
    for id in DiagnosticID.allCases where !Self.unreported.contains(id) {
      #expect(
        names(tests, id) != Self.untested.contains(id), "'\(id.rawValue)': a test is missing, or it is no longer")
    }
  }

  @Test func `each finding is made somewhere`() throws {
    let sources = try words(below: "Sources", leavingOut: "DiagnosticID.swift")
    for id in DiagnosticID.allCases {
      #expect(
        sources.contains("\(id)"[...]) != Self.unreported.contains(id), "'\(id.rawValue)' is made nowhere, or is now")
    }
  }
}
