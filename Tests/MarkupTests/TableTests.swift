import Diagnostics
import Markup
import Testing

@Suite struct TableTests {
  private func table(_ rows: String, before: String = "") throws -> Table {
    let reading = Reading("\(before)```table\n\(rows)\n```\n")
    #expect(reading.diagnostics.isEmpty, "\(reading.diagnostics)")
    let block = reading.document.blocks.last?.block
    guard case .table(let table)? = block else { throw NoTable(block: block) }
    return table
  }

  private struct NoTable: Error { let block: Block? }

  @Test("headings, alignment and cells")
  func shape() throws {
    let table = try table(
      "| Country | Shown | Since | n |\n|---|:--|:-:|--:|\n| France | *alert* | | - |\n\n 독일 | 표시 `a` | 27.2 | \\|")
    #expect(table.columns.map(\.heading.content.plainText) == ["Country", "Shown", "Since", "n"])
    #expect(table.columns.map(\.alignment) == [.none, .start, .centre, .end])
    #expect(
      table.rows.map { $0.cells.map(\.content.plainText) } == [
        ["France", "alert", "", "-"], ["독일", "표시 a", "27.2", "|"],
      ])
    #expect(table.rows[0].cells[1].content == [.emphasis([.text("alert")])])
    #expect(table.rows.map(\.location.line) == [4, 6])
    #expect(table.rows[1].cells.map(\.location.column) == [2, 11, 24, 32])
  }

  @Test("a cell is running text, whatever block it looks like")
  func cells() throws {
    let table = try table(
      "| a |\n| # b # |\n| - c |\n| > d |\n| 1. e \\ |\n| --- |\n| \\\\| |\n| `f \\| g` |".replacing(
        "| \\\\| |", with: "| \\\\ |"))
    #expect(
      table.rows.map { $0.cells[0].content.plainText } == ["# b #", "- c", "> d", "1. e \\", "---", "\\", "f | g"])
  }

  @Test("citations in cells have their places, behind escaped bars as well")
  func places() {
    let text = "> - ```table\n>   | 你 | b |\n>   | \\| \\| <claim:a/b> | [w](claim:c/d) |\n>   ```\n"
    let reading = Reading(text)
    #expect(reading.diagnostics.isEmpty)
    #expect(
      reading.places == [
        FileLocation(path: "guide.md", line: 3, column: 13, length: 11),
        FileLocation(path: "guide.md", line: 3, column: 27, length: 14),
      ])
  }

  @Test("the same text in CRLF gives the same table")
  func lineEnds() throws {
    let table = try table("| a | b |\r\n| 1 | <claim:a/b> |\r")
    #expect(table.rows[0].cells.map(\.content.plainText) == ["1", ""])
    #expect(table.rows[0].cells[1].location.column == 7)
  }

  @Test(
    "a table that does not add up is an error at its place",
    arguments: [
      ("«»```table\n\n```", "no lines"), ("```table\n«| a | b |»\n```", "no rows"),
      ("```table\n«a»\n|---|\n```", "no rows"),
      ("```table\n| a | b |\n  «| 1 |»\n```", "1 cell"), ("```table\n| a | b |\n| 1 | 2 | «3» |\n```", "3 cells"),
      ("```table\n| a | b |\n«|---|»\n| 1 | 2 |\n```", "1 cell, the table has 2 columns"),
      ("- ```table\n  | 你 |\n  | 好 | «더 많이» | x |\n  ```", "write '\\|'"),
    ])
  func faults(marked: String, reason: String) throws { try expectFault(.tableSyntax, marked, saying: reason) }

  @Test("faults within cells are found where they are")
  func cellFaults() throws {
    try expectFault(.badLink, "```table\n| a |\n| \\| «[x](javascript:y)» |\n```")
    try expectFault(.leakedMarkup, "> ```table\n> | 你 «**» |\n> | b |\n> ```")
    try expectFault(.rawHTML, "```table\n| a |\n| 好 «<br>» |\n```")
    try expectFault(.leakedMarkup, "```table\n| a |\n| [x«][»y] |\n```\n\n[y]: /u\n", saying: "not defined")
  }

  @Test("a table is written with scopes and classes, never with style")
  func html() throws {
    let html = Reading("```table\n| a | b |\n|---|--:|\n| <claim:x/y> | 1 & 2 |\n```\n").html
    #expect(
      html == """
        <table>
        <thead>
        <tr>
        <th scope="col">a</th>
        <th scope="col" class="align-end">b</th>
        </tr>
        </thead>
        <tbody>
        <tr>
        <td><cite>x/y</cite></td>
        <td class="align-end">1 &amp; 2</td>
        </tr>
        </tbody>
        </table>

        """)
  }
}
