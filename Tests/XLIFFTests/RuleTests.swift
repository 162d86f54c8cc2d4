import Foundation
import TestSupport
import Testing
import XLIFF

@Suite("The rules of the specification")
struct RuleTests {
  @Test("a breach is reported by its rule at its place", arguments: RuleCase.all)
  func breach(_ row: RuleCase) throws {
    let marked = try #require(MarkedText(row.marked, path: "sample.xlf"))
    let reading = Sample.read(marked.text)
    #expect(reading.problems.isEmpty)
    let found = reading.violations.map { "\($0.rule.rawValue) \($0.location?.line ?? 0):\($0.location?.column ?? 0)" }
    #expect(found.contains("\(row.rule.rawValue) \(marked.location.line):\(marked.location.column)"), "found \(found)")
  }

  @Test("every rule has a case that provokes it")
  func everyRuleIsProvoked() {
    let provoked = Set(RuleCase.all.map(\.rule))
    #expect(XLIFFRule.allCases.filter { !provoked.contains($0) }.isEmpty)
  }

  @Test("every violation names its section")
  func sections() {
    for row in RuleCase.all {
      let reading = Sample.read(row.marked.replacing("«", with: "").replacing("»", with: ""))
      for violation in reading.violations {
        #expect(violation.section.first?.isNumber == true)
        #expect(violation.diagnostic.message.contains(violation.rule.rawValue))
      }
    }
  }

  @Test("what the specification allows is not reported", arguments: AllowedCase.all)
  func allowed(_ row: AllowedCase) {
    let reading = Sample.read(row.text)
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics.map(\.message))")
    #expect(reading.document != nil)
  }

  @Test("a misspelt attribute gets a suggestion")
  func suggestion() {
    let reading = Sample.read(Sample.unit("<segment stat=\"initial\"><source/></segment>"))
    #expect(reading.violations.map(\.message) == ["'segment' has no attribute 'stat'; did you mean 'state'?"])
  }

  @Test("rule names are stable and lower-case")
  func names() {
    for rule in XLIFFRule.allCases {
      #expect(rule.rawValue.allSatisfy { $0.isLowercase || $0 == "-" })
    }
  }

  @Test("the documentation lists every rule with its section and what it asks")
  func documented() throws {
    let package = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let text = try String(contentsOf: package.appending(path: "docs/xliff.md"), encoding: .utf8)
    for rule in XLIFFRule.allCases {
      #expect(text.contains("| `\(rule.rawValue)` | \(rule.section) | \(rule.summary) |"))
    }
  }
}
