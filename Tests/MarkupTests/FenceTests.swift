import Diagnostics
import Markup
import Testing

@Suite struct FenceTests {
  @Test("a fence names a language and attributes")
  func code() throws {
    let reading = Reading("```swift include=samples/Ask.swift title=\"Ask first\"\n```\n")
    guard case .code(let code)? = reading.block else {
      Issue.record("expected code")
      return
    }
    #expect(code.language == "swift")
    #expect(code.include == "samples/Ask.swift")
    #expect(code[attribute: "title"] == "Ask first")
    #expect(code[attribute: "x"] == nil)
    #expect(code.text.isEmpty)
    #expect(reading.diagnostics.isEmpty)
    #expect(Reading("    a\n").block == .code(CodeBlock(language: nil, text: "a\n")))
  }

  @Test("data is embedded by its id", arguments: Embed.Kind.allCases)
  func embeds(kind: Embed.Kind) throws {
    let reading = Reading("> - ~~~ \(kind.rawValue) eu-regions\n>   ~~~\n")
    guard case .quote(let quoted)? = reading.block, case .list(let list)? = quoted.first?.block else {
      Issue.record("expected a list in a quote")
      return
    }
    #expect(list.items.flatMap(\.blocks).map(\.block) == [.embed(Embed(kind, id: "eu-regions"))])
    #expect(list.items.flatMap(\.blocks).map(\.location.column) == [5])
    #expect(reading.diagnostics.isEmpty)
  }

  @Test(
    "a fence that is not understood is an error",
    arguments: [
      (DiagnosticID.badID, "«»```matrix\n```", "lacks an id"), (.badID, "```matrix «EU»\n```", "is not an id"),
      (.unknownBlock, "> ```diagram eu «more»\n> ```", "too many"),
      (.unknownBlock, "«»```checklist eu\nx\n```", "no lines"),
      (.unknownBlock, "```matirx «eu»\n```", "did you mean 'matrix'"),
      (.unknownBlock, "```swift «a=»\n```", "key=value"),
      (.unknownBlock, "```swift «A=b»\n```", "key=value"), (.duplicateKey, "```swift a=b «a=c»\n```", "twice"),
      (.unknownBlock, "«»```swift include=a.swift\nx\n```", "no lines"),
      (.badLink, "```swift «include=»/\\\\x\n```", "cannot be included"),
      (.badLink, "```swift «include=»https://e.org/x\n```", "relative"),
      (.tableSyntax, "```table «wide»\n| a |\n| b |\n```", "expected 'table' alone"),
    ])
  func faults(id: DiagnosticID, marked: String, reason: String) throws { try expectFault(id, marked, saying: reason) }
}
