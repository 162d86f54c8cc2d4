import Diagnostics
import Foundation
import Testing

@Suite struct DiagnosticExplanationTests {
  @Test(arguments: DiagnosticID.allCases)
  func `every diagnostic is explained in whole sentences, with an example and a way out`(id: DiagnosticID) throws {
    let explanation = try #require(DiagnosticExplanation.of(id))
    for text in [explanation.meaning, explanation.remedy] {
      #expect(text.first?.isUppercase == true && text.hasSuffix("."))
    }
    #expect(!explanation.example.isEmpty)
    #expect(explanation.text.hasPrefix("\(id.rawValue) ("))
  }

  @Test func `none is explained twice`() {
    let ids = DiagnosticExplanation.groups.flatMap(\.explanations).map(\.id)
    #expect(Set(ids).count == ids.count)
  }

  @Test func `the page of the documentation is made from the same texts`() throws {
    let file = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "docs/diagnostics.md")
    if ProcessInfo.processInfo.environment["VERBATIM_RECORD"] == "1" {
      try Data(DiagnosticExplanation.page.utf8).write(to: file)
    }
    #expect(try String(contentsOf: file, encoding: .utf8) == DiagnosticExplanation.page)
  }
}
