import Claims
import Consistency
import Content
import Diagnostics
import Foundation
import Guides
import Testing
import Workspace

@testable import Pages

/// What is computed follows the quotes: whichever encoded quote loses its rule lines, the pages tell.
@Suite struct FlipTests {
  static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  /// What a reader sees of the computed parts.
  private struct Told: Equatable {
    let matrix: String
    let cases: String
    let diagrams: [String]
  }

  private static func content() throws -> LoadedContent {
    ContentLoader.load(try Folder("\(checkout)/Templates/new-workspace/Content", prefix: "Content"))
  }

  static func words() throws -> [LocaleCode: Words] {
    let folder = try Folder("\(checkout)/Templates")
    var faults: [Diagnostic] = []
    var words: [LocaleCode: Words] = [:]
    for tag in ["en", "zh-Hans", "ko"] {
      let locale = try #require(LocaleCode(tag))
      words[locale] = Words(
        locale: locale, entries: WordsFile.entries(try folder.text("words/\(tag).yaml").get(), reporting: &faults))
    }
    #expect(faults.isEmpty)
    return words
  }

  private static func told(_ ledger: Ledger, _ guides: [Guide]) throws -> Told {
    let check = try ConsistencyCheck(ledger)
    let report = check.report()
    let site = Site(
      ledger: ledger, guides: guides, report: report, evaluator: Evaluator(check, report), words: try words())
    let files = site.files()
    func text(_ path: String) throws -> String {
      guard case .text(let text)? = files.first(where: { $0.path == path })?.make(PageReads()) else { return "" }
      return text
    }
    let edition = Edition(site: site, locale: try #require(LocaleCode("en")))
    let diagrams = guides.flatMap { guide in
      guide.matrices.map { matrix in
        String(describing: DecisionTree(MatrixTable(edition, matrix, .guide(guide.id.text, .matrix))).root)
      }
    }
    return Told(
      matrix: try text("matrix.json"), cases: try text("en/first/case-data.js"), diagrams: diagrams)
  }

  /// A ledger in which a claim says something else.
  static func changed(_ ledger: Ledger, _ index: Int, _ statements: [Statement]) throws -> Ledger {
    var claims = ledger.claims
    let old = claims[index]
    claims[index] = Claim(
      id: old.id, headings: old.headings, wording: old.wording, role: old.role, topics: old.topics,
      statements: statements, note: old.note, formerly: old.formerly, location: old.location)
    return Ledger(
      publication: ledger.publication, vocabulary: ledger.vocabulary, sources: ledger.sources,
      captures: ledger.captures, claims: claims, glosses: ledger.glosses, decisions: ledger.decisions,
      observations: ledger.observations)
  }

  /// Another value in each line: what a claim said before must be gone.
  static func flipped(_ claim: Claim, _ vocabulary: Vocabulary) -> [Statement] {
    claim.statements.map { statement in
      let values = vocabulary.outcome(statement.outcome)?.values.map { $0.id } ?? []
      return Statement(
        outcome: statement.outcome, modality: statement.modality,
        values: values.filter { !statement.values.contains($0) }, frame: statement.frame,
        connective: statement.connective, condition: statement.condition, whatever: statement.whatever,
        maybeOnlyIf: statement.maybeOnlyIf, places: statement.places, location: statement.location)
    }
  }

  @Test func `every encoded quote is in the matrix, the cases and the diagram`() throws {
    let content = try Self.content()
    let ledger = try #require(content.ledger)
    let whole = try Self.told(ledger, content.guides)
    #expect(whole.cases.contains("window.verbatimCase"))
    var flipped = 0
    for index in ledger.claims.indices {
      let claim = ledger.claims[index]
      guard !claim.statements.isEmpty else { continue }
      let others = Self.flipped(claim, ledger.vocabulary)
      let told = try Self.told(try Self.changed(ledger, index, others), content.guides)
      #expect(told.matrix != whole.matrix, "\(claim.id) is not in the matrix")
      #expect(told.cases != whole.cases, "\(claim.id) is not in the cases")
      #expect(told.diagrams != whole.diagrams, "\(claim.id) is not in the diagram")
      flipped += 1
    }
    #expect(flipped == 3)
  }
}
