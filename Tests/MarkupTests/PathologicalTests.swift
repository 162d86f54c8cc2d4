import Diagnostics
import Foundation
import Testing

@testable import Markup

/// Inputs that make careless readers of Markdown take time in the square of their length, or overflow the stack.
@Suite(.serialized) struct PathologicalTests {
  /// Each is made of `count` repetitions.
  private static let inputs: [(name: String, make: @Sendable (Int) -> String)] = [
    (
      "nested strong emphasis",
      { String(repeating: "*a **a ", count: $0) + "b" + String(repeating: " a** a*", count: $0) }
    ),
    ("emphasis that opens and never closes", { String(repeating: "a_ ", count: $0) }),
    ("emphasis that closes and never opened", { String(repeating: "_a ", count: $0) }),
    ("link openers", { String(repeating: "[a", count: $0) }),
    ("link closers", { String(repeating: "a]", count: $0) }),
    ("mismatched openers and closers", { String(repeating: "*a_ ", count: $0) }),
    ("nested brackets", { String(repeating: "[", count: $0) + "a" + String(repeating: "]", count: $0) }),
    ("openers of links to quotes", { String(repeating: "[a](claim:", count: $0) }),
    ("autolinks that never end", { String(repeating: "<claim:a", count: $0) }),
    ("nested block quotes", { String(repeating: "> ", count: $0) + "a" }),
    ("nested lists", { String(repeating: "- ", count: $0) + "a" }),
    (
      "backticks of every length",
      { count in (1...max(1, count / 40)).map { "e" + String(repeating: "`", count: $0) }.joined() }
    ),
    ("pairs of backslashes", { String(repeating: "\\\\", count: $0) }),
    ("entities", { String(repeating: "&amp;&#65;", count: $0) }),
    ("references that are not defined", { String(repeating: "[a][b] ", count: $0) }),
    ("definitions of references", { count in (0..<count).map { "[a\($0)]: https://example.com\n" }.joined() }),
    ("raw HTML that never ends", { String(repeating: "<!-- a ", count: $0) }),
    ("empty lines in a quote", { String(repeating: ">\n", count: $0) }),
    ("fences that never close", { String(repeating: "``` a\n", count: $0) }),
    ("table rows", { "```table\n| a | b |\n|---|---|\n" + String(repeating: "| 1 | 2 |\n", count: $0) + "```\n" }),
  ]

  /// What reading and writing a text costs this thread's processor, in seconds: what others do meanwhile does not count.
  private static func seconds(_ text: String) -> Double {
    let source = SourceText(path: "input.md", text)
    return (0..<3).map { _ in
      let start = processorSeconds()
      let (document, _) = MarkdownReader.parse(source)
      _ = HTMLWriter().html(document)
      return processorSeconds() - start
    }.min() ?? 0
  }

  private static func processorSeconds() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  @Test(arguments: inputs.indices)
  func `eight times the input takes no more than some eight times as long`(index: Int) {
    let (name, make) = Self.inputs[index]
    let small = Self.seconds(make(500))
    let large = Self.seconds(make(4_000))
    // In the square it would be 64 times; what takes less than some milliseconds proves nothing either way.
    #expect(large < max(0.1, small * 40), "\(name): \(small) s, then \(large) s")
  }

  @Test func `what is nested beyond the limit is told, and no walk overflows the stack`() {
    for text in [String(repeating: "> ", count: 50_000) + "a", String(repeating: "[", count: 50_000)] {
      let (document, _) = MarkdownReader.parse(SourceText(path: "input.md", text))
      document.visitInlines { _ in }
      _ = HTMLWriter().html(document)
    }
  }
}
