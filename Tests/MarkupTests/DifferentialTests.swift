import Diagnostics
import Testing

@testable import Markup

/// libcmark's own renderer is the oracle: the same bytes for the same text.
@Suite struct DifferentialTests {
  /// Faults that leave something out of the tree, so that the oracle says more than we do.
  private static let cuts: Set<DiagnosticID> = [.rawHTML, .badLink, .notVerbatim, .markupDepth]

  /// How many seeds one case tries.
  private static let batch = 250

  @Test("the tree of a generated document gives the bytes that libcmark writes", arguments: 0..<16)
  func structured(part: Int) {
    var compared = 0
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      var generator = MarkdownGenerator(seed: seed)
      if compare(generator.document(), seed) { compared += 1 }
    }
    #expect(compared >= 205, "most of the 250 are comparable, over 5,000 texts in all")
  }

  @Test("markup that does not close gives the bytes that libcmark writes", arguments: 0..<12)
  func soup(part: Int) {
    var compared = 0
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      var generator = MarkdownGenerator(seed: 1_000_000 + seed)
      if compare(generator.soup(), seed) { compared += 1 }
    }
    #expect(compared >= 145, "most of the 250 are comparable")
  }

  @Test("every ASCII character of a target is written as libcmark writes it", arguments: 0x20..<0x7F)
  func targets(code: Int) {
    let character = String(UnicodeScalar(UInt8(code)))
    guard character != "\\" else { return }
    let escaped = Byte.isPunctuation(UInt8(code)) ? "\\" + character : character
    #expect(compare("[x](<./a\(escaped)b> \"\(escaped)\") \(escaped) `\(character)`\n", code))
  }

  /// Whether the text could be compared. An issue is recorded where the bytes differ, and where an inline was not found
  /// in the source.
  private func compare(_ markdown: String, _ seed: Int) -> Bool {
    let source = SourceText(path: "t.md", markdown)
    expectPlaces(source, seed)
    let read = MarkdownReader.parse(source)
    guard Self.cuts.isDisjoint(with: read.diagnostics.map(\.id)) else { return false }
    let ours = HTMLWriter().html(read.document)
    let theirs = CMark(source.bytes[...]).renderedHTML()
    if ours.bytes != theirs {
      let oracle = String(decoding: theirs, as: UTF8.self)
      Issue.record("seed \(seed)\n--- text\n\(markdown)\n--- ours\n\(ours)\n--- libcmark\n\(oracle)")
    }
    return true
  }

  private func expectPlaces(_ source: SourceText, _ seed: Int) {
    let tree = CMark(source.bytes[...]).flattened(depthLimit: MarkdownReader.depthLimit)
    var locator = InlineLocator(tree, in: ParsedText(source, range: source.bytes.indices))
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .paragraph, .heading:
        if locator.locate(index) { continue }
        let text = source.text(source.bytes.indices)
        Issue.record("seed \(seed): the \(node.kind) at \(node.place) was not found\n--- text\n\(text)")
      default: continue
      }
    }
  }
}
