import Claims
import ClaimsDatabase
import Content
import Digests
import Foundation
import Testing
import Workspace

/// The content that is shipped: sound, stored without loss, and word for word what the documents say.
@Suite struct ShippedContentTests {
  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().path()

  private static func content() throws -> LoadedContent {
    ContentLoader.load(try Folder("\(checkout)/Content", prefix: "Content"))
  }

  @Test func `it loads without any diagnostic`() throws {
    let content = try Self.content()
    #expect(content.diagnostics.isEmpty)
    #expect(try #require(content.ledger).claims.count >= 60)
  }

  @Test func `files to ledger is the same as files to database to ledger`() throws {
    let content = try Self.content()
    let ledger = try #require(content.ledger)
    let path = FileManager.default.temporaryDirectory.appending(path: "verbatim-\(UUID().uuidString).sqlite").path()
    defer { try? FileManager.default.removeItem(atPath: path) }
    let files = content.files.map { ContentFile(path: "Content/\($0.key)", digest: SHA256(of: $0.value.bytes).hex) }
    let database = try ClaimsDatabase(path: path, name: "claims.sqlite")
    try database.update(to: ledger, files: files)
    #expect(try database.ledger() == ledger)
    let reopened = try ClaimsDatabase(path: path, name: "claims.sqlite")
    #expect(try reopened.ledger() == ledger)
  }

  /// The text of a document in `../shared/sources`, white space folded; nil, said aloud, where it is not at hand.
  private static func source(_ name: String) throws -> String? {
    let path = "\(checkout)/../shared/sources/\(name)"
    guard FileManager.default.fileExists(atPath: path) else {
      print("SKIPPED: quotes against ../shared/sources/\(name), which is not there")
      return nil
    }
    return folded(try String(contentsOfFile: path, encoding: .utf8))
  }

  private static func folded(_ text: String) -> String {
    text.split { $0.isWhitespace }.joined(separator: " ")
  }

  @Test func `every quote stands, byte for byte, in the captured page or in the article that quotes it`() throws {
    guard let page = try Self.source("reference-page-new-method.txt"), let article = try Self.source("article.en.txt")
    else { return }
    let ledger = try #require(try Self.content().ledger)
    for claim in ledger.claims {
      guard let quotation = claim.quotation else { continue }
      let isCaptured = ledger.source(claim.id.source)?.standing == .primary && claim.id.source.text == "method-page"
      let document = isCaptured ? page : article
      #expect(document.contains(quotation.text), "\(claim.id) is not in its document: \(quotation.text)")
    }
  }

  @Test func `the checksum of the captured page is that of the document at hand`() throws {
    let path = "\(Self.checkout)/../shared/sources/reference-page-new-method.txt"
    guard FileManager.default.fileExists(atPath: path) else {
      print("SKIPPED: the checksum of ../shared/sources/reference-page-new-method.txt, which is not there")
      return
    }
    let bytes = [UInt8](try Data(contentsOf: URL(filePath: path)))
    let ledger = try #require(try Self.content().ledger)
    let captures = ledger.captures.filter { $0.source.text == "method-page" }
    #expect(captures.map { $0.originalSHA256 } == [SHA256(of: bytes).hex])
    #expect(captures.first?.holes.count == 5)
  }

  @Test func `no quotation of a vendor in the article is missing from the claims`() throws {
    guard let article = try Self.source("article.en.txt") else { return }
    let ledger = try #require(try Self.content().ledger)
    let known = Self.bare(ledger.claims.compactMap { $0.quotation?.shown }.joined(separator: " "))
    for quotation in Self.outerQuotations(article) where quotation.split(separator: " ").count >= 3 {
      // The author's own string, of the probe app.
      if quotation.hasPrefix("Probe: the standard usage description") { continue }
      for sentence in Self.sentences(quotation) {
        #expect(known.contains(Self.bare(sentence)), "in no claim: \(sentence)")
      }
    }
  }

  /// What stands between the outermost quotation marks.
  private static func outerQuotations(_ text: String) -> [String] {
    var depth = 0
    var current = ""
    var found: [String] = []
    for character in text {
      if character == "“" {
        depth += 1
        if depth == 1 { current = "" } else { current.append(character) }
      } else if character == "”", depth > 0 {
        depth -= 1
        if depth == 0 { found.append(current) } else { current.append(character) }
      } else if depth > 0 {
        current.append(character)
      }
    }
    return found
  }

  /// The sentences of a text, and the halves that a semicolon parts: claims are no longer than these.
  private static func sentences(_ text: String) -> [String] {
    text.replacing(". ", with: ".\n").replacing("; ", with: ";\n").split(separator: "\n").map { String($0) }
      .filter { $0.split(separator: " ").count >= 3 }
  }

  /// Letters and digits only: marks and brackets are the typesetter's, not what this test is about.
  private static func bare(_ text: String) -> String { text.filter { $0.isLetter || $0.isNumber } }
}
