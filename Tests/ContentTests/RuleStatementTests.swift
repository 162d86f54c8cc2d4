// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Claims
import Diagnostics
import TestSupport
import Testing

@testable import Content

/// Reads one rule line below a frame.
func readRule(_ line: String, frame: String? = "places mean device and account") throws -> Result<
  Statement, RuleCursor.Fault
> {
  let names = try VocabularyFixture.names()
  let source = SourceText(path: "claims.md", line)
  let above = SourceText(path: "claims.md", frame ?? "")
  let read =
    frame == nil
    ? RuleFrame() : try RuleFrameText.frame(in: 0..<above.bytes.count, of: above, names: names).get()
  return RuleParser.statement(in: 0..<source.bytes.count, of: source, frame: read, names: names)
}

/// A statement in a row: everything that is not said is the plainest.
struct StatementRow: Sendable, CustomTestStringConvertible {
  let line: String
  var outcome = "interface"
  var modality = Statement.Modality.isSo
  var values = ["alert"]
  var frame: [String] = []
  var connective = Statement.Connective.always
  var condition: [String] = []
  var whatever: [String] = []
  var maybeOnlyIf = false

  var testDescription: String { line }
}

extension Term {
  /// The term in plain words, for comparing.
  var outline: String {
    let subject =
      switch self.subject {
      case .places: "places"
      case .dimension(let id): id.text
      }
    let list = { (names: [RegionName]) in names.map { $0.description }.joined(separator: "|") }
    switch predicate {
    case .isOneOf(let values): return "\(subject) = \(values.map { $0.text }.joined(separator: "|"))"
    case .isNoneOf(let values): return "\(subject) ≠ \(values.map { $0.text }.joined(separator: "|"))"
    case .from(let version): return "\(subject) ≥ \(version)"
    case .before(let version): return "\(subject) < \(version)"
    case .between(let first, let second): return "\(first) ≤ \(subject) < \(second)"
    case .inside(let regions): return "\(subject) in \(list(regions))"
    case .outside(let regions): return "\(subject) outside \(list(regions))"
    }
  }
}

@Suite struct RuleStatementTests {
  private static let rows: [StatementRow] = [
    StatementRow(line: "interface is alert"),
    StatementRow(line: "interface must be alert", modality: .must),
    StatementRow(line: "interface may be alert", modality: .may),
    StatementRow(line: "interface must not be alert", modality: .mustNot),
    StatementRow(line: "interface should be alert", modality: .should),
    StatementRow(line: "interface should not be alert", modality: .shouldNot),
    StatementRow(line: "interface is alert or none", values: ["alert", "none"]),
    StatementRow(line: "interface is alert or none or alert", values: ["alert", "none"]),
    StatementRow(line: "text is markdown", outcome: "text", values: ["markdown"]),
    // Frames
    StatementRow(line: "in five: interface is alert", frame: ["places in five"]),
    StatementRow(line: "in five or NO: interface is alert", frame: ["places in five|NO"]),
    StatementRow(line: "outside eu: interface is alert", frame: ["places outside eu"]),
    StatementRow(line: "outside eu or CH or LI: interface is alert", frame: ["places outside eu|CH|LI"]),
    // Connectives
    StatementRow(line: "interface is alert if call is new", connective: .onIf, condition: ["call = new"]),
    StatementRow(line: "interface is alert only if call is new", connective: .onlyIf, condition: ["call = new"]),
    StatementRow(line: "interface is alert exactly if call is new", connective: .exactlyIf, condition: ["call = new"]),
    StatementRow(line: "interface is alert unless call is new", connective: .unless, condition: ["call = new"]),
    // Terms
    StatementRow(line: "interface is alert if flag is not yes", connective: .onIf, condition: ["flag ≠ yes"]),
    StatementRow(line: "interface is alert if flag is yes or no", connective: .onIf, condition: ["flag = yes|no"]),
    StatementRow(line: "interface is alert if flag is not yes or no", connective: .onIf, condition: ["flag ≠ yes|no"]),
    StatementRow(line: "interface is alert if system from 27.2", connective: .onIf, condition: ["system ≥ 27.2"]),
    StatementRow(
      line: "interface is alert if system before 27.2-beta", connective: .onIf, condition: ["system < 27.2-beta"]),
    StatementRow(
      line: "interface is alert if system between 26 and 28", connective: .onIf, condition: ["26 ≤ system < 28"]),
    StatementRow(line: "interface is alert if system from 27.2.0", connective: .onIf, condition: ["system ≥ 27.2.0"]),
    StatementRow(line: "interface is alert if in five", connective: .onIf, condition: ["places in five"]),
    StatementRow(
      line: "interface is alert if outside eu or GB", connective: .onIf, condition: ["places outside eu|GB"]),
    StatementRow(line: "interface is alert if device in NO", connective: .onIf, condition: ["device in NO"]),
    StatementRow(
      line: "interface is alert if account outside rest or DE", connective: .onIf,
      condition: ["account outside rest|DE"]),
    StatementRow(
      line: "interface is alert if call is new and system between 26 and 28 and in five and device in FR",
      connective: .onIf, condition: ["call = new", "26 ≤ system < 28", "places in five", "device in FR"]),
    // Tails
    StatementRow(line: "interface is alert, whatever flag", whatever: ["flag"]),
    StatementRow(line: "interface is alert, whatever flag and key", whatever: ["flag", "key"]),
    StatementRow(
      line: "interface is alert if call is new (maybe only if)", connective: .onIf, condition: ["call = new"],
      maybeOnlyIf: true),
    StatementRow(
      line: "interface is alert unless call is new (maybe only if)", connective: .unless, condition: ["call = new"],
      maybeOnlyIf: true),
    StatementRow(
      line: "in five: interface must be alert or none if call is new and flag is not no, whatever key (maybe only if)",
      modality: .must, values: ["alert", "none"], frame: ["places in five"], connective: .onIf,
      condition: ["call = new", "flag ≠ no"], whatever: ["key"], maybeOnlyIf: true),
    // Blanks
    StatementRow(line: "  interface\tis   alert  ,whatever flag", whatever: ["flag"]),
    StatementRow(line: "in five :interface is alert", frame: ["places in five"]),
    StatementRow(
      line: "interface\u{A0}is\u{3000}alert if\u{2009}call is\u{202F}new", connective: .onIf, condition: ["call = new"]),
  ]

  @Test(arguments: rows)
  func `every form of the grammar gives its statement`(row: StatementRow) throws {
    let statement = try readRule(row.line).get()
    #expect(statement.outcome.text == row.outcome)
    #expect(statement.modality == row.modality)
    #expect(statement.values.map { $0.text } == row.values)
    #expect(statement.frame.map { $0.outline } == row.frame)
    #expect(statement.connective == row.connective)
    #expect(statement.condition.map { $0.outline } == row.condition)
    #expect(statement.whatever.map { $0.text } == row.whatever)
    #expect(statement.maybeOnlyIf == row.maybeOnlyIf)
    let usesPlaces = (statement.frame + statement.condition).contains { $0.subject == .places }
    #expect(statement.places.map { $0.map { $0.text } } == (usesPlaces ? [["device", "account"]] : []))
    #expect(statement.location == FileLocation(path: "claims.md", line: 1, column: 1, length: row.line.utf8.count))
  }

  // MARK: Frames

  @Test(
    arguments: [
      ("call is new", ["call = new"], []), ("call is new and system from 27.2", ["call = new", "system ≥ 27.2"], []),
      ("places mean device", [], [["device"]]), ("places mean device and account", [], [["device", "account"]]),
      ("places mean device, or account", [], [["device"], ["account"]]),
      ("places mean device, or device and account, or account", [], [["device"], ["device", "account"], ["account"]]),
      ("call is new; places mean device; flag is yes", ["call = new", "flag = yes"], [["device"]]),
      ("in five; places mean device", ["places in five"], [["device"]]),
    ] as [(String, [String], [[String]])])
  func `a frame holds terms and what places mean`(text: String, terms: [String], places: [[String]]) throws {
    let source = SourceText(path: "claims.md", text)
    let frame = try RuleFrameText.frame(
      in: 0..<source.bytes.count, of: source, names: VocabularyFixture.names()
    ).get()
    #expect(frame.terms.map { $0.outline } == terms)
    #expect(frame.places.map { $0.map { $0.text } } == places)
  }

  @Test func `terms of a frame stand before those of the line, and an inner meaning of places wins`() throws {
    let names = try VocabularyFixture.names()
    let read = { (text: String) throws in
      let source = SourceText(path: "claims.md", text)
      return try RuleFrameText.frame(in: 0..<source.bytes.count, of: source, names: names).get()
    }
    let frame = try read("call is new; places mean device").adding(try read("key is present; places mean account"))
    let line = SourceText(path: "claims.md", "in five: interface is alert")
    let statement = try RuleParser.statement(in: 0..<line.bytes.count, of: line, frame: frame, names: names).get()
    #expect(statement.frame.map { $0.outline } == ["call = new", "key = present", "places in five"])
    #expect(statement.places.map { $0.map { $0.text } } == [["account"]])
  }

  @Test func `a statement without places does not take over what they mean`() throws {
    #expect(try readRule("interface is alert if device in NO").get().places.isEmpty)
  }
}
