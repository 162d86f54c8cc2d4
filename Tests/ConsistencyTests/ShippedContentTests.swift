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

  static let newCallFlagFalse = "device in five, account in five, flag false"

  static let rows: [GoldenRow] = [
    // The Markdown rule: two pages, and one page with itself.
    GoldenRow(
      "text.key-page.needs-true~method-page.rest-of-eu-markdown", .stricter, .readingDependent,
      "device in rest, account in rest, flag false, markdown-key present"),
    GoldenRow(
      "text.method-page.rest-of-eu-markdown~method-page.sheet-uses-markdown", .stricter, .readingDependent,
      "device in rest, account in rest, flag false, markdown-key present"),
    // Overlapping bullets of one page, and "regardless of".
    GoldenRow("interface.method-page.eu-sheet~method-page.five-countries", .stricter, .resolved, newCallFlagFalse),
    GoldenRow(
      "interface.method-page.eu-sheet~new-header.five-whatever-you-pass", .stricter, .readingDependent,
      "device in five, account in eu, flag false"),
    GoldenRow(
      "interface.new-header.five-whatever-you-pass~new-header.yes-or-no", .contradiction, .resolved,
      "device in five, flag false"),
    GoldenRow("interface.method-page.five-countries~new-header.yes-or-no", .contradiction, .resolved, newCallFlagFalse),
    // Which country counts.
    GoldenRow(
      "interface.method-page.outside-eu~notice.five-only-alternative", .basis, .certain,
      "device in outside-eu, storefront in five, system 27.2+, call new",
      "account in outside-eu, storefront in five, system 27.2+, call new"),
    GoldenRow(
      "interface.method-page.device-and-account~notice.five-only-alternative", .basis, .certain,
      "device in outside-eu, storefront in five, system 27.2+, call new",
      "account in outside-eu, storefront in five, system 27.2+, call new"),
    GoldenRow(
      "interface.method-page.device-and-account~new-header.five-whatever-you-pass", .basis, .readingDependent,
      "device in five, account in outside-eu, call new"),
    GoldenRow(
      "interface.method-page.outside-eu~release-notes.five-required", .basis, .readingDependent,
      "device in outside-eu, user in five, call new", "account in outside-eu, user in five, call new"),
    GoldenRow(
      "interface.notice.five-only-alternative~older-page.five-sheet", .basis, .certain,
      "device outside five, storefront in five, system 27.2+, call older"),
    GoldenRow(
      "interface.older-page.five-sheet~release-notes.five-required", .basis, .readingDependent,
      "device outside five, user in five, system 27.2-beta+, call older"),
    GoldenRow(
      "interface.new-header.yes-or-no~notice.five-only-alternative", .contradiction, .certain,
      "storefront in five, system 27.2+, flag false"),
    GoldenRow(
      "interface.method-page.eu-sheet~notice.five-only-alternative", .stricter, .readingDependent,
      "device in eu, account in eu, storefront in five, system 27.2+, flag false"),
    // From which version on.
    GoldenRow(
      "interface.notice.option-from-27-2~older-page.five-sheet", .floor, .certain, "device in five, system <27.2-beta"),
    // Asking again: how long, after a reinstallation, with the switch off.
    GoldenRow(
      "reprompt.method-page.not-within-a-year~new-header.periodic-asking", .duty, .certain,
      "device in eu, account in eu, earlier-answer under-a-year, reprompt-region eligible"),
    GoldenRow(
      "reprompt.method-page.not-within-a-year~older-header.otherwise-remembered", .contradiction, .readingDependent,
      "device in eu, account in eu, earlier-answer under-a-year, reinstalled yes"),
    GoldenRow(
      "reprompt.policy-page.ask-again-after-a-year~policy-page.not-with-the-switch-off", .duty, .resolved,
      "user in eu, earlier-answer a-year-or-more, tracking-setting off"),
    GoldenRow(
      "reprompt.method-page.again-after-a-year~policy-page.ask-again-after-a-year", .duty, .resolved,
      "user in eu, earlier-answer a-year-or-more, tracking-setting off"),
    GoldenRow(
      "reprompt.older-header.again-after-a-year~policy-page.not-with-the-switch-off", .duty, .certain,
      "earlier-answer a-year-or-more, reprompt-region eligible, tracking-setting off"),
    // Calling again after opting out.
    GoldenRow(
      "call-again.method-page.call-again~policy-page.not-after-opting-out", .duty, .certain,
      "call new, consent opted-out-of-all"),
    GoldenRow(
      "call-again.policy-page.may-lead-back~policy-page.not-after-opting-out", .duty, .resolved,
      "consent opted-out-of-all"),
    // The button with the alert, formatting, the Mac.
    GoldenRow(
      "button.method-page.eu-sheet~new-header.no-action-no-button", .contradiction, .readingDependent,
      "device in eu, account in eu, flag false, action given"),
    GoldenRow(
      "formatting.key-page.format~older-page.five-markdown", .stricter, .readingDependent,
      "call older, element other-rich-text"),
    GoldenRow(
      "availability.method-page.availability~new-header.availability", .stricter, .readingDependent,
      "platform mac-catalyst, call new"),
  ]

  @Test("It has the disagreement, of this kind, with this verdict, in these cases", arguments: rows)
  func disagreement(row: GoldenRow) throws {
    let (check, report) = try Self.checked.get()
    let finding = try #require(report.finding(row.id))
    #expect(finding.kind == row.kind)
    #expect(finding.verdict == row.verdict)
    #expect(check.space.texts(finding).sorted() == row.boxes.sorted())
  }

  static let silent: [[String]] = [
    ["method-page/five-countries", "new-header/five-whatever-you-pass"],
    ["method-page/rest-of-eu-markdown", "older-page/five-markdown"],
    ["method-page/outside-eu", "new-header/yes-or-no"],
    ["method-page/action-parameter", "new-header/no-action-no-button"],
    ["notice/five-only-alternative", "release-notes/five-required"],
    ["method-page/switch-off", "policy-page/not-with-the-switch-off"],
    ["older-header/again-after-a-year", "policy-page/ask-again-after-a-year"],
    ["new-header/periodic-asking", "release-notes/alternative-and-yearly"],
  ]

  @Test("Statements that do not disagree are left in peace", arguments: silent)
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

  @Test("Any rule line that says something else is noticed")
  func mutations() throws {
    let (check, report) = try Self.checked.get()
    var session = ConsistencySession(check)
    #expect(session.report == report)
    let evaluator = Evaluator(check, report)
    for claim in check.ledger.claims {
      for (line, statement) in claim.statements.enumerated() {
        let outcome = try #require(check.ledger.vocabulary.outcome(statement.outcome))
        let others = outcome.values.map(\.id).filter { !statement.values.contains($0) }
        let mutated = Statement(
          outcome: statement.outcome, modality: statement.modality, values: others, frame: statement.frame,
          connective: statement.connective, condition: statement.condition, whatever: statement.whatever,
          maybeOnlyIf: statement.maybeOnlyIf, places: statement.places, location: statement.location)
        var lines = claim.statements
        lines[line] = mutated
        let changed = Claim(
          id: claim.id, headings: claim.headings, wording: claim.wording, role: claim.role, topics: claim.topics,
          statements: lines, note: claim.note, formerly: claim.formerly, location: claim.location)
        let isReplaced = session.replace(changed)
        #expect(isReplaced)
        if session.report == report {
          // Nobody else speaks there: then what happens there changes.
          let place = check.space.condition(
            statement.frame + statement.condition, places: statement.places.first ?? [])
          let before = evaluator.cell(statement.outcome, in: place)
          let after = try Evaluator(ConsistencyCheck(check.ledger.replacing(changed)), report)
            .cell(statement.outcome, in: place)
          #expect(before != after, "\(claim.id), line \(line)")
        }
        let isRestored = session.replace(claim)
        #expect(isRestored)
      }
    }
    #expect(session.report == report)
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
