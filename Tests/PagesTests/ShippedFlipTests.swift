import Claims
import Consistency
import Content
import Foundation
import Guides
import Testing
import Workspace

@testable import Pages

/// Each encoded quote of the shipped content is made to say something else, and the tables, the single cases and the
/// diagrams must tell, wherever that quote is one that speaks. Which quotes speak where is computed from the pages as they
/// are; where none of their cells changes, the reason is computed too.
@Suite struct ShippedFlipTests {
  /// Why turning a quote round changes nothing in some part of the pages.
  private enum Reason: String, Comparable {
    /// Nothing there is about what the quote is about.
    case otherOutcomes = "nothing there is about it"
    /// The quote speaks in none of the cases there.
    case otherCases = "it speaks in none of the cases there"
    /// A decision or an exception in the text sets it aside wherever it speaks.
    case setAside = "it is set aside wherever it speaks"
    /// Others say enough: without the quote, the same is told.
    case others = "without it the same is told"

    static func < (left: Reason, right: Reason) -> Bool { left.rawValue < right.rawValue }
  }

  /// A part of the pages: its pieces as the checker has them, and what readers see.
  private struct Part: Sendable {
    let pieces: [OutcomeID: [Cell.Piece]]
    var outcomes: Set<OutcomeID> { Set(pieces.keys) }
    let told: String
    /// What is drawn; empty for single cases.
    let drawn: String

    /// The same, with the pieces of some outcomes alone.
    func about(_ outcomes: Set<OutcomeID>) -> Part {
      Part(pieces: pieces.filter { outcomes.contains($0.key) }, told: told, drawn: drawn)
    }
  }

  /// The site with a ledger, as far as it is about some outcomes.
  private struct Shown: Sendable {
    let site: Site
    let edition: Edition
    let outcomes: Set<OutcomeID>

    /// `report` is what the checker finds in the ledger.
    init(_ ledger: Ledger, _ report: ConsistencyReport, about outcomes: Set<OutcomeID>) throws {
      site = Site(
        ledger: ledger, guides: ShippedFlipTests.guides, report: report,
        evaluator: Evaluator(try ConsistencyCheck(ledger), report), words: ShippedFlipTests.words)
      edition = Edition(site: site, locale: try #require(LocaleCode("en")))
      self.outcomes = outcomes
    }

    /// The tables about the outcomes, by guide and id.
    var tables: [String: Part] {
      var parts: [String: Part] = [:]
      for guide in site.guides {
        for matrix in guide.matrices where !outcomes.isDisjoint(with: matrix.outcomes) {
          let table = MatrixTable(edition, matrix, .guide(guide.id.text, .matrix))
          let cells = table.rows.flatMap { row in row.cells.map { (row, $0) } }
          let told = cells.map { row, cell -> String in
            let shown = MatrixCell(table, cell, in: row.scenarios)
            let options = row.options.indices.map { table.text(row.options[$0], axis: $0) }
            return "\(options) \(cell.outcome): \(shown.text ?? "") \(shown.mark) \(shown.claims)"
          }
          parts["\(guide.id)/\(matrix.id)"] = Part(
            pieces: Dictionary(grouping: cells.map(\.1), by: \.outcome).mapValues { $0.flatMap(\.pieces) },
            told: told.joined(separator: "\n"), drawn: String(describing: DecisionTree(table).root))
        }
      }
      return parts
    }

    /// What single cases are told from, by guide and outcome.
    var cases: [String: Part] {
      var parts: [String: Part] = [:]
      for guide in site.guides {
        guard let form = guide.scenario else { continue }
        for outcome in form.tell where outcomes.contains(outcome) {
          guard let diagram = site.evaluator.diagrams(of: [outcome]).diagrams.first else { continue }
          let leaves = diagram.leaves.map { leaf -> String in
            let answer = CaseAnswer(edition, outcome, leaf)
            return "\(answer.text ?? "") \(answer.mark) \(answer.claims) \(answer.setAside)"
          }
          parts["\(guide.id)/\(outcome)"] = Part(
            pieces: [outcome: diagram.leaves], told: "\(diagram.root) \(diagram.nodes) \(leaves)", drawn: "")
        }
      }
      return parts
    }
  }

  private static let content = Result {
    ContentLoader.load(try Folder("\(FlipTests.checkout)/Content", prefix: "Content"))
  }
  private static var guides: [Guide] { (try? content.get().guides) ?? [] }
  private static let words = (try? FlipTests.words()) ?? [:]

  /// Why a claim's turning round may leave some parts as they are; nil where it may not.
  private static func reason(_ claim: ClaimID, _ parts: [String: Part]) -> Reason? {
    if parts.isEmpty { return .otherOutcomes }
    let citations = parts.values.flatMap { $0.pieces.values.flatMap { $0.flatMap(\.citations) } }.filter {
      $0.claim == claim
    }
    if citations.isEmpty { return .otherCases }
    return citations.allSatisfy { $0.isOverruled } ? .setAside : nil
  }

  /// What turning one claim round came to.
  private struct Flip: Sendable {
    let claim: ClaimID
    /// Why no table, no diagram, and no single case has to change.
    let (tables, diagrams, cases): (Reason?, Reason?, Reason?)
    /// Whether the tables, the diagrams, and the single cases did.
    let (tableChanged, diagramChanged, caseChanged): (Bool, Bool, Bool)
    /// Tables whose diagram changed while no cell did.
    let apart: [String]
  }

  /// The shipped content as it is.
  private struct Whole: Sendable {
    let ledger: Ledger
    let session: ConsistencySession
    private let shown: Shown

    init(_ ledger: Ledger) throws {
      self.ledger = ledger
      session = ConsistencySession(try ConsistencyCheck(ledger))
      shown = try Shown(ledger, session.report, about: Set(ledger.vocabulary.outcomes.map(\.id)))
      (tables, cases) = (shown.tables, shown.cases)
    }

    private let tables: [String: Part]
    private let cases: [String: Part]

    /// The parts about some outcomes.
    func parts(about outcomes: Set<OutcomeID>) -> (tables: [String: Part], cases: [String: Part]) {
      (
        tables.filter { !outcomes.isDisjoint(with: $0.value.outcomes) }.mapValues { $0.about(outcomes) },
        cases.filter { !outcomes.isDisjoint(with: $0.value.outcomes) }
      )
    }

    /// The pages with a claim in the place of another, found by comparing that claim alone.
    func with(_ index: Int, saying statements: [Statement]) throws -> Shown {
      let changed = try FlipTests.changed(ledger, index, statements)
      var session = session
      let isReplaced = session.replace(changed.claims[index])
      #expect(isReplaced)
      return try Shown(changed, session.report, about: Set(ledger.claims[index].statements.map(\.outcome)))
    }
  }

  private static func flip(_ index: Int, _ whole: Whole) throws -> Flip {
    let claim = whole.ledger.claims[index]
    let (tables, cases) = whole.parts(about: Set(claim.statements.map(\.outcome)))
    let after = try whole.with(index, saying: FlipTests.flipped(claim, whole.ledger.vocabulary))
    let (newTables, newCases) = (after.tables, after.cases)
    let drawn = tables.keys.filter { tables[$0]?.drawn != newTables[$0]?.drawn }
    var diagrams = reason(claim.id, tables)
    if drawn.isEmpty, diagrams == nil {
      let without = try whole.with(index, saying: []).tables
      if tables.allSatisfy({ $0.value.drawn == without[$0.key]?.drawn }) { diagrams = .others }
    }
    return Flip(
      claim: claim.id, tables: reason(claim.id, tables), diagrams: diagrams, cases: reason(claim.id, cases),
      tableChanged: tables.contains { $0.value.told != newTables[$0.key]?.told },
      diagramChanged: !drawn.isEmpty, caseChanged: cases.contains { $0.value.told != newCases[$0.key]?.told },
      apart: drawn.filter { tables[$0]?.told == newTables[$0]?.told }.sorted())
  }

  @Test func `every encoded quote that speaks in a cell changes it, its case and its diagram when turned round`()
    async throws
  {
    let ledger = try #require(try Self.content.get().ledger)
    let whole = try Whole(ledger)
    let encoded = ledger.claims.indices.filter { !ledger.claims[$0].statements.isEmpty }
    let flips = try await withThrowingTaskGroup(of: Flip.self) { group in
      for index in encoded { group.addTask { try Self.flip(index, whole) } }
      return try await group.reduce(into: [Flip]()) { $0.append($1) }
    }.sorted { $0.claim.description < $1.claim.description }
    #expect(flips.count == encoded.count)
    for flip in flips {
      // Who is set aside may still bring another disagreement; who does not speak changes nothing.
      #expect(flip.tableChanged || flip.tables != nil, "\(flip.claim) changes no cell")
      #expect(flip.diagramChanged || flip.diagrams != nil, "\(flip.claim) changes no diagram")
      #expect(flip.caseChanged || flip.cases != nil, "\(flip.claim) changes no single case")
      #expect(flip.apart.isEmpty, "\(flip.claim) changes the diagram of \(flip.apart) and no cell")
    }
    func told(_ isChanged: Bool, _ reason: Reason?) -> String {
      isChanged ? "changed" : reason?.rawValue ?? "unchanged"
    }
    for flip in flips where !(flip.tableChanged && flip.diagramChanged && flip.caseChanged) {
      print(
        "turned round: \(flip.claim)", "tables: \(told(flip.tableChanged, flip.tables))",
        "diagrams: \(told(flip.diagramChanged, flip.diagrams))", "cases: \(told(flip.caseChanged, flip.cases))",
        separator: "; ")
    }
    // Most quotes speak somewhere, or the tables would be about something else than the documents.
    #expect(flips.count { $0.tableChanged && $0.diagramChanged && $0.caseChanged } > flips.count / 2)
  }
}
