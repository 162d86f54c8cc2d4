import Diagnostics
import Testing

@testable import Markup

/// libcmark's own renderer is the oracle: the same bytes for the same text.
@Suite struct DifferentialTests {
  /// Faults that leave something out of the tree, so that the oracle says more than we do.
  private static let cuts: Set<DiagnosticID> = [.rawHTML, .badLink, .notVerbatim, .markupDepth]

  /// How many seeds one case tries.
  private static let batch = 250

  @Test("the tree of a generated document gives the bytes that libcmark writes", arguments: 0..<24)
  func structured(part: Int) {
    var compared = 0
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      var generator = MarkdownGenerator(seed: seed)
      if compare(generator.document(), seed) { compared += 1 }
    }
    #expect(compared >= Self.batch * 3 / 4, "most documents are comparable")
  }

  @Test("markup that does not close gives the bytes that libcmark writes", arguments: 0..<16)
  func soup(part: Int) {
    var compared = 0
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      var generator = MarkdownGenerator(seed: 1_000_000 + seed)
      if compare(generator.soup(), seed) { compared += 1 }
    }
    #expect(compared >= Self.batch / 2, "most soups are comparable")
  }

  @Test("every inline of a generated document is found in its source", arguments: 0..<8)
  func places(part: Int) {
    for seed in part * Self.batch..<(part + 1) * Self.batch {
      var generator = MarkdownGenerator(seed: seed)
      expectPlaces(generator.document(), "document \(seed)")
      generator = MarkdownGenerator(seed: 1_000_000 + seed)
      expectPlaces(generator.soup(), "soup \(seed)")
    }
  }

  @Test("every ASCII character of a target is written as libcmark writes it", arguments: 0x20..<0x7F)
  func targets(code: Int) {
    let character = String(UnicodeScalar(UInt8(code)))
    guard character != "\\" else { return }
    let escaped = Byte.isPunctuation(UInt8(code)) ? "\\" + character : character
    #expect(compare("[x](<./a\(escaped)b> \"\(escaped)\") \(escaped) `\(character)`\n", code))
  }

  /// Whether the text could be compared; an issue is recorded where the bytes differ.
  private func compare(_ markdown: String, _ seed: Int) -> Bool {
    let source = SourceText(path: "t.md", markdown)
    let read = MarkdownReader.parse(source)
    guard Self.cuts.isDisjoint(with: read.diagnostics.map(\.id)) else { return false }
    let ours = HTMLWriter().html(read.document)
    let theirs = CMark(source.bytes[...]).renderedHTML()
    if ours.bytes != theirs {
      Issue.record(
        "seed \(seed)\n--- text\n\(markdown)\n--- ours\n\(ours)\n--- libcmark\n\(String(decoding: theirs, as: UTF8.self))"
      )
    }
    return true
  }

  private func expectPlaces(_ markdown: String, _ name: String) {
    let source = SourceText(path: "t.md", markdown)
    let text = ParsedText(source, range: source.bytes.indices)
    let tree = CMark(source.bytes[...]).flattened(depthLimit: MarkdownReader.depthLimit)
    var locator = InlineLocator(tree, in: text)
    for (index, node) in tree.nodes.enumerated() {
      switch node.kind {
      case .paragraph, .heading:
        if !locator.locate(index) {
          let lines = (node.place.line..<node.place.line + 8).map { source.line($0) ?? "" }.joined(separator: "\n")
          Issue.record("\(name): \(node.kind) at \(node.place.line):\(node.place.column) was not found\n\(lines)")
        }
      default: continue
      }
    }
  }
}
