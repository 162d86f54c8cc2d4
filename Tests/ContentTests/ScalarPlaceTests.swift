import Diagnostics
import TestSupport
import Testing

@testable import Content

/// Where the words of a text stand, however the text is written.
@Suite struct ScalarPlaceTests {
  private static let rows = [
    "a: one «two» three\n", "a: 'one «two» three'\n", "a: \"one «two» three\"\n", "a: one\n   «two»\n   three\n",
    "a: 'one\n   «two» three'\n", "a: \"one\n   «two» three\"\n", "a: |\n  one\n  «two»\n  three\n",
    "a: >\n  one «two»\n  three\n", "a: >-\n  한국어\n  one «two»\n", "a: 'it''s one «two» three'\n",
    "a: \"\\u00e9\\t \\\"one «two» three\"\n", "a: \"one \\\n   «two» three\"\n", "한: \"국 one «two»\"\n",
    "- - 'one «two»'\n", "{a: [one «two»]}\n", "a: one\r\n  «two»\r\n",
  ]

  @Test(arguments: rows)
  func `a word's place is found in every form of scalar`(row: String) throws {
    let marked = try #require(MarkedText(row, path: "file.yaml"))
    let read = readYAML(marked.text)
    #expect(read.faults.isEmpty)
    let scalar = try #require(read.node?.firstText)
    let range = try #require(scalar.value.firstRange(of: "two"))
    let start = scalar.value.utf8.distance(from: scalar.value.startIndex, to: range.lowerBound)
    #expect(scalar.place(of: start..<start + 3) == marked.location)
  }

  @Test func `the end of a text is a place as well`() throws {
    for text in ["a: one two«»\n", "a: 'one two«»'\n", "a: one\n  two«»\n"] {
      let marked = try #require(MarkedText(text, path: "file.yaml"))
      let scalar = try #require(readYAML(marked.text).node?.firstText)
      #expect(scalar.place(of: 7..<7) == marked.location)
    }
  }
}

extension YAMLNode {
  /// The first text that holds "two".
  fileprivate var firstText: Located<String>? {
    switch value {
    case .scalar(let text, _): text.contains("two") ? scalar : nil
    case .sequence(let items): items.lazy.compactMap { $0.firstText }.first
    case .mapping(let entries): entries.lazy.compactMap { $0.value.firstText }.first
    case .refused: nil
    }
  }
}
