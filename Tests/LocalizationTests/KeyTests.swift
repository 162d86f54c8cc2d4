import Claims
import Diagnostics
import Guides
import Localization
import Markup
import Testing

/// Keys follow their blocks through edits.
@Suite struct KeyTests {
  private static let before = [
    "From iOS 27.2, the prompt can appear as a sheet.", "In France the sheet comes with every call.",
    "The button gives no answer; a tap closes the sheet.", "A year is the shortest wait that any source names.",
    "The page lists five cases in which no prompt appears.",
  ]

  private static func document(_ paragraphs: [String], _ recorded: UnitRecords = UnitRecords()) throws -> SourceDocument
  {
    let text = SourceText(path: "guide.md", paragraphs.joined(separator: "\n\n"))
    let article = Article(
      head: FrontMatter(title: "T", description: nil), body: MarkdownReader.parse(text).document)
    return SourceDocument(article, of: try #require(GuideID("g")), recorded: recorded, at: .wholeFile("guide.md"))
  }

  /// The keys after an edit, by the numbers of the blocks before; a new block is nil.
  private static func carried(_ after: [String]) throws -> [Int?] {
    let first = try document(before)
    let second = try document(after, UnitRecords([.article: first.records]))
    let old = first.records.map(\.key)
    let keys = second.records.map(\.key)
    #expect(Set(keys).count == keys.count)
    return keys.map { old.firstIndex(of: $0) }
  }

  @Test func `keys are made of the first words and are the same every time`() throws {
    let keys = try Self.document(Self.before + ["From iOS 27.2, the prompt is new.", "这里没有"]).units.map(\.key.text)
    #expect(
      keys == [
        "title", "p-from-ios-27-2-the", "p-in-france-the-sheet-comes", "p-the-button-gives-no-answer",
        "p-a-year-is-the-shortest", "p-the-page-lists-five-cases", "p-from-ios-27-2-the-2", "p-text",
      ])
  }

  @Test func `an edited sentence keeps its key`() throws {
    var after = Self.before
    after[2] = "The button gives no answer, and a tap closes the whole sheet."
    #expect(try Self.carried(after) == [0, 1, 2, 3, 4])
  }

  @Test func `a new block has a new key and shifts none`() throws {
    var after = Self.before
    after.insert("Something else entirely stands here now.", at: 1)
    #expect(try Self.carried(after) == [0, nil, 1, 2, 3, 4])
  }

  @Test func `a removed block takes its key along`() throws {
    var after = Self.before
    after.remove(at: 2)
    #expect(try Self.carried(after) == [0, 1, 3, 4])
  }

  @Test func `a block that moved keeps its key, also where it was edited on the way`() throws {
    var after = Self.before
    after.insert(after.remove(at: 4), at: 0)
    #expect(try Self.carried(after) == [4, 0, 1, 2, 3])
    after[0] = "The page lists six cases in which no prompt appears."
    #expect(try Self.carried(after) == [4, 0, 1, 2, 3])
  }

  @Test func `a block that was replaced by another has another key`() throws {
    var after = Self.before
    after[3] = "Nobody knows."
    #expect(try Self.carried(after) == [0, 1, 2, nil, 4])
  }

  @Test func `edits next to each other are told apart by their words`() throws {
    var after = Self.before
    after[1] = "In Italy the sheet comes with each and every call."
    after[2] = "The button gives no answer: tapping closes the sheet."
    #expect(try Self.carried(after) == [0, 1, 2, 3, 4])
    after.swapAt(1, 2)
    #expect(try Self.carried(after) == [0, 2, 1, 3, 4])
  }

  @Test func `records are the same after a second update`() throws {
    let first = try Self.document(Self.before)
    let second = try Self.document(Self.before, UnitRecords([.article: first.records]))
    #expect(first == second)
    #expect(UnitRecords([.article: first.records]).yaml == UnitRecords([.article: second.records]).yaml)
  }

  @Test func `the shipped records are those of the shipped guide`() throws {
    for document in Shipped.content.translations {
      guard case .guide(let id, let part) = document.source.name else { continue }
      let file = try #require(Shipped.files["guides/\(id)/units.yaml"])
      #expect(
        file.contains(
          UnitRecords([part: document.source.records]).yaml.split(separator: "\n").dropFirst(2)
            .joined(separator: "\n")))
    }
  }
}
