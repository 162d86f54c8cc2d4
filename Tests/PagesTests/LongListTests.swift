import Claims
import Consistency
import Content
import Diagnostics
import Foundation
import Testing
import Workspace

@testable import Pages

/// Lists that are too long for one page.
@Suite struct LongListTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  /// A site whose document 'notice' has 1,001 more quotes.
  private static func site() throws -> Site {
    let content = ContentLoader.load(try Folder("\(checkout)/Templates/new-workspace/Content", prefix: "Content"))
    let ledger = try #require(content.ledger)
    let more = try (1...1001).map { number in
      Claim(
        id: try #require(ClaimID("notice/more-\(number)")), headings: ["More"],
        wording: .quoted(Quotation(text: "Sentence \(number).", restorations: [], location: .wholeFile("c.md"))),
        role: .statement, topics: [], statements: [], note: nil, formerly: [], location: .wholeFile("c.md"))
    }
    let claims = (ledger.claims + more).sorted { $0.id.source < $1.id.source }
    let long = Ledger(
      publication: ledger.publication, vocabulary: ledger.vocabulary, sources: ledger.sources, captures: [],
      claims: claims, glosses: [], decisions: ledger.decisions, observations: [])
    let check = try ConsistencyCheck(long)
    let report = check.report()
    return Site(
      ledger: long, guides: content.guides, report: report, evaluator: Evaluator(check, report), words: [:])
  }

  @Test func `quotes of a document part after 500, and every citation leads to the page that holds its quote`() throws {
    let site = try Self.site()
    let files = site.files().map { $0.path }
    for path in ["en/sources/notice.html", "en/sources/notice/2.html", "en/sources/notice/3.html", "en/quotes-3.html"] {
      #expect(files.contains(path), "\(path)")
    }
    #expect(!files.contains("en/sources/notice/4.html"))
    let locale = try #require(LocaleCode("en"))
    for (name, page) in [("more-1", 0), ("more-498", 0), ("more-499", 1), ("more-998", 1), ("more-999", 2)] {
      let id = try #require(ClaimID("notice/\(name)"))
      let link = CitationNumbers().link(id, number: 1, Edition(site: site, locale: locale), from: .home)
      let path = page == 0 ? "sources/notice.html" : "sources/notice/\(page + 1).html"
      #expect(link.href == "\(path)#notice.\(name)")
      let file = try #require(site.files().first { $0.path == "en/\(path)" })
      guard case .page(let made) = file.make(PageReads()) else {
        Issue.record("no page")
        continue
      }
      #expect("\(made.values)".contains("\"notice.\(name)\""))
    }
  }
}
