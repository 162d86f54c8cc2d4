import Claims
import Content
import Foundation
import Testing
import Workspace

@testable import Consistency

/// What a careful reader finds in the documents must be found in the claims that quote them. A row whose claim is
/// missing fails.
@Suite("The shipped content")
struct ShippedContentTests {
  static let checked = Result {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let content = ContentLoader.load(try Folder(root.appending(path: "Content").path()))
    let check = try ConsistencyCheck(try #require(content.ledger))
    return (check, check.report())
  }

  @Test("It has the disagreement, of this kind, with this verdict, in these cases", arguments: ShippedTensions.all)
  func disagreement(tension: Tension) throws {
    let (check, report) = try Self.checked.get()
    let row = tension.finding
    let finding = try #require(report.finding(row.id))
    #expect(finding.kind == row.kind)
    #expect(finding.verdict == row.verdict)
    #expect(check.space.texts(finding).sorted() == row.boxes.sorted())
  }

  @Test("It has no other disagreement between these statements")
  func noOther() throws {
    let (_, report) = try Self.checked.get()
    let known = Set(ShippedTensions.all.map(\.finding.id))
    let claims = Set(report.findings.filter { known.contains($0.id) }.flatMap { $0.sides.map(\.claim) })
    let others = report.findings.filter { finding in
      !known.contains(finding.id) && finding.sides.allSatisfy { claims.contains($0.claim) }
    }
    #expect(others.map(\.id) == [])
  }

  @Test(
    "In a case that no pair of statements disputes, these speak and these are silent", arguments: ShippedTensions.cases)
  func cell(row: ShippedCase) throws {
    let (check, report) = try Self.checked.get()
    let claims = Set(check.ledger.claims.map(\.id.description))
    #expect(claims.isSuperset(of: row.speaks + row.silent))
    let cell = Evaluator(check, report).cell(
      try RuleText.id(row.outcome), in: check.space.condition(try RuleText.terms(row.scenario)))
    let piece = try #require(cell.pieces.first)
    #expect(cell.isUniform)
    #expect(piece.standing == row.standing)
    #expect(piece.effect?.values.map(\.text) ?? [] == row.values)
    let speaking = Set(piece.citations.map(\.claim.description))
    #expect(speaking.isSuperset(of: row.speaks))
    #expect(speaking.isDisjoint(with: row.silent))
  }

  @Test("No row of the ground truth about statements or observations is left out")
  func allRows() throws {
    let shared = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().appending(path: "shared/ground-truth/tensions.md")
    guard let text = try? String(contentsOf: shared, encoding: .utf8) else {
      print("SKIPPED: the rows of ../shared/ground-truth/tensions.md, which is not there")
      return
    }
    // "- **T14 cadence wording.** …"; rows of the kinds "text" and "evidence" are about quotes, not about what they say.
    let rows = text.split(separator: "\n").filter { $0.hasPrefix("- **T") }.compactMap { line -> String? in
      let head = line.dropFirst(4).prefix { $0 != "*" }
      let isAboutWords = [", text.", ", evidence.", "glosses.", "count."].contains { head.hasSuffix($0) }
      return isAboutWords ? nil : head.split(separator: " ").first.map { String($0) }
    }
    #expect(rows.count > 15)
    let known = Set(ShippedTensions.all.flatMap(\.rows) + ShippedTensions.cases.map(\.row) + ["T35", "T37"])
    #expect(rows.filter { !known.contains($0) } == [])
  }

  @Test("Statements that do not disagree are left in peace", arguments: ShippedTensions.controls.map(\.claims))
  func control(claims: [String]) throws {
    let (check, report) = try Self.checked.get()
    let ids = try claims.map { try #require(ClaimID($0)) }
    #expect(report.findings.allSatisfy { Set($0.sides.map(\.claim)) != Set(ids) })
    #expect(check.wordings().allSatisfy { $0.kind == .copy || $0.claims != ids })
  }

  @Test("Two documents say that no action means no button: counted as agreement")
  func corroborated() throws {
    let (check, _) = try Self.checked.get()
    let ids = try ["method-page/action-parameter", "new-header/no-action-no-button"].map { try #require(ClaimID($0)) }
    #expect(check.agreements().agreements.contains { Set(ids).isSubset(of: $0.claims) && $0.independentSources > 1 })
  }

  @Test("No rule is idle, no witness is impossible, no search was cut short")
  func sound() throws {
    let (check, report) = try Self.checked.get()
    #expect(check.vacuousRules().isEmpty)
    #expect(report.undecided.isEmpty)
    let possible = Admissibility(check.space)
    for finding in report.findings {
      #expect(finding.boxesAreComplete)
      #expect(!possible.excluded.contains { $0.contains(finding.witness.point(in: check.space)) })
    }
  }

  @Test("What was seen in the simulator refutes nothing; a device or an account outside the EU explains it")
  func simulator() throws {
    let (check, _) = try Self.checked.get()
    let findings = Dictionary(uniqueKeysWithValues: check.observations().map { ($0.observation.text, $0) })
    #expect(findings.values.allSatisfy { !$0.isRefutation })
    let germany = try #require(findings["september-20-germany"])
    let challenge = try #require(germany.challenges.first { $0.claim.description == "method-page/eu-sheet" })
    #expect(challenge.completions.map(check.space.text) == ["device in outside-eu", "account in outside-eu"])
    #expect(germany.explanations.first.map(check.space.text)?.hasPrefix("device in outside-eu") == true)
  }

  @Test("An immediate return has several possible causes, an inactive app among them, a restriction not")
  func immediateReturn() throws {
    let (check, _) = try Self.checked.get()
    let france = try #require(check.observations().first { $0.observation.text == "september-20-france-7-26" })
    let causes = Set(france.predictions.filter { $0.outcome.text == "prompt" }.map(\.claim.description))
    #expect(
      causes.isSuperset(of: [
        "method-page/pending-request", "method-page/not-active", "method-page/switch-off", "method-page/app-extension",
      ]))
    #expect(!causes.contains("method-page/restricted"))
  }

  @Test("The summary of the runs covers twenty combinations; six were run for certain and one more in one of two")
  func coverage() throws {
    let (check, report) = try Self.checked.get()
    let codes: [RegionName] = try ["US", "DE", "NL", "FR"].map { .country(try #require(RegionCode($0))) }
    let shape = MatrixShape(
      axes: [
        .places([try RuleText.id("locale")], codes), .dimension(try RuleText.id("call")),
        .dimension(try RuleText.id("flag")), .dimension(try RuleText.id("action")),
      ], fixed: try RuleText.terms("environment is simulator"), outcomes: [try RuleText.id("interface")])
    let coverages = check.coverages(over: shape, Evaluator(check, report))
    let summary = try #require(coverages.first { $0.claim.description == "simulator-record/always-the-alert" })
    #expect(summary.cells.count == 20)
    #expect(summary.observed == 6)
    let observed = summary.cells.flatMap(\.observations)
    #expect(observed.allSatisfy { $0.fits })
    #expect(summary.cells.contains { $0.perhaps.contains { $0.observation.text == "september-19-germany-false" } })
  }

  @Test("Any rule line that says something else, or is gone, is noticed")
  func mutations() throws {
    let (check, report) = try Self.checked.get()
    var session = ConsistencySession(check)
    #expect(session.report == report)
    let evaluator = Evaluator(check, report)
    for claim in check.ledger.claims {
      for (line, statement) in claim.statements.enumerated() {
        let outcome = try #require(check.ledger.vocabulary.outcome(statement.outcome))
        let others = outcome.values.map(\.id).filter { !statement.values.contains($0) }
        // "Only if" speaks where its condition fails.
        let terms = statement.connective == .onlyIf ? statement.frame : statement.frame + statement.condition
        let place = check.space.condition(terms, places: statement.places.first ?? [])
        let before = evaluator.cell(statement.outcome, in: place)
        for replacement in [[statement.saying(others)], []] {
          var lines = claim.statements
          lines.replaceSubrange(line...line, with: replacement)
          let changed = claim.with(lines)
          let isReplaced = session.replace(changed)
          #expect(isReplaced)
          if session.report == report {
            // Nobody else speaks there: then what the cell says, or who says it, changes.
            let again = try ConsistencyCheck(check.ledger.replacing(changed))
            #expect(before != Evaluator(again, report).cell(statement.outcome, in: place), "\(claim.id), line \(line)")
          }
        }
        let isRestored = session.replace(claim)
        #expect(isRestored)
      }
    }
    #expect(session.report == report)
  }
}

extension Statement {
  /// The statement with other values.
  fileprivate func saying(_ values: [ValueID]) -> Statement {
    Statement(
      outcome: outcome, modality: modality, values: values, frame: frame, connective: connective, condition: condition,
      whatever: whatever, maybeOnlyIf: maybeOnlyIf, places: places, location: location)
  }
}

extension Claim {
  /// The claim with other rule lines.
  fileprivate func with(_ statements: [Statement]) -> Claim {
    Claim(
      id: id, headings: headings, wording: wording, role: role, topics: topics, statements: statements, note: note,
      formerly: formerly, location: location)
  }
}

extension Ledger {
  /// The ledger with another claim of the same id.
  fileprivate func replacing(_ claim: Claim) -> Ledger {
    Ledger(
      publication: publication, vocabulary: vocabulary, sources: sources, captures: captures,
      claims: claims.map { $0.id == claim.id ? claim : $0 }, glosses: glosses, decisions: decisions,
      observations: observations)
  }
}
