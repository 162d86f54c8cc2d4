// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Diagnostics
import TestSupport
import Testing

@testable import Content

@Suite struct ShapeTests {
  private static let item = RecordShape(
    "an item", [.needed("id", .identifier, "its id"), .optional("label", .text, "its name")])

  private static let shape = RecordShape(
    "the file",
    [
      .needed("title", .text, "the title"),
      .optional("kind", .word(["choice", "region", "version"]), "the kind"),
      .optional("opaque", .yesNo, "whether it is opaque"),
      .optional("on", .date, "the day"),
      .optional("version", .version, "the version"),
      .optional("locale", .locale, "the locale"),
      .optional("url", .address, "the address"),
      .optional("sha256", .digest, "the digest"),
      .optional("id", .identifier, "the id"),
      .optional("when", .terms, "the condition"),
      .optional("items", .list(of: .record(item)), "the items"),
      .optional("tags", .list(of: .identifier, orOne: true), "the tags"),
      .optional("free", .map(of: .version), "anything"),
      .optional("inner", .record(item), "an item"),
    ])

  private func faults(_ yaml: String) -> [Diagnostic] {
    var faults: [Diagnostic] = []
    guard let node = YAMLReader.read(SourceText(path: "file.yaml", yaml), reporting: &faults) else { return faults }
    _ = ShapeChecker.check(node, Self.shape, reporting: &faults)
    return faults
  }

  private static let id = "an id (lower-case letters, digits and hyphens, a letter first) was expected here, found"
  private static let day = "a day, YYYY-MM-DD, or --MM-DD where the year is not known was expected here, found"
  private static let digest = "a SHA-256 of 64 hexadecimal digits in lower case was expected here, found"
  private static let address = "an address that begins with https:// was expected here, found"
  private static let known =
    "known here: title, kind, opaque, on, version, locale, url, sha256, id, when, items, tags, free, inner"

  private static let rows: [FaultRow] = [
    // Keys
    FaultRow("title: x\n«titel»: y\n", .unknownKey, "the file has no key 'titel'; did you mean 'title'?"),
    FaultRow("title: x\n«colour»: y\n", .unknownKey, "the file has no key 'colour'; \(known)"),
    FaultRow("title: x\n«''»: y\n", .unknownKey, "the file has no key ''; \(known)"),
    FaultRow("«»kind: choice\n", .missingKey, "the file needs the key 'title': the title"),
    FaultRow(
      "title: x\nitems:\n  - «»label: y\n  - id: z\n    «lable»: y\n",
      Expected(.missingKey, "an item needs the key 'id': its id"),
      Expected(.unknownKey, "an item has no key 'lable'; did you mean 'label'?")),
    // Shapes
    FaultRow("«»[a]\n", .wrongShape, "the file was expected here, a mapping; found a list"),
    FaultRow("«a»\n", .wrongShape, "the file was expected here, a mapping; found a text"),
    FaultRow("title: «»[a, b]\n", .wrongShape, "a text was expected here, found a list"),
    FaultRow(
      "title:\n  «»a: b\n", .wrongShape, "a text was expected here, found a mapping; quote the text if it holds ': '"),
    FaultRow("title: x\nitems: «y»\n", .wrongShape, "a list was expected here, found a text"),
    FaultRow("title: x\nitems:\n  «»id: y\n", .wrongShape, "a list was expected here, found a mapping"),
    FaultRow("title: x\nitems: [«y»]\n", .wrongShape, "an item was expected here, a mapping; found a text"),
    FaultRow("title: x\nfree: «»[1]\n", .wrongShape, "a mapping was expected here, found a list"),
    FaultRow(
      "title: x\nfree: {a: «b», c: 1.0}\n", .badVersion,
      "a version such as 27.2 or 27.2-beta was expected here, found 'b'"),
    FaultRow("title: x\ninner: «y»\n", .wrongShape, "an item was expected here, a mapping; found a text"),
    FaultRow("title: x\ntags: [a, «»[b]]\n", .wrongShape, "\(id.replacing(", found", with: "")), found a list"),
    // Scalars
    FaultRow("title:«»\n", .badValue, "a text was expected here, found ''"),
    FaultRow("title: «'  '»\n", .badValue, "a text was expected here, found '  '"),
    FaultRow("title: «\"a\\0b\"»\n", .badValue, "a text holds the control character U+0000; remove it"),
    FaultRow("title: «\"\\e[2J\"»\n", .badValue, "a text holds the control character U+001B; remove it"),
    FaultRow("title: x\nid: «True»\n", .badID, "\(id) 'True'"), FaultRow("title: x\nid: «9a»\n", .badID, "\(id) '9a'"),
    FaultRow("title: x\ntags: «a_b»\n", .badID, "\(id) 'a_b'"),
    FaultRow("title: x\ntags: [a, «한»]\n", .badID, "\(id) '한'"),
    FaultRow(
      "title: x\nkind: «regoin»\n", .badValue,
      "one of choice, region, version was expected here, found 'regoin'; did you mean 'region'?"),
    FaultRow("title: x\nkind: «7»\n", .badValue, "one of choice, region, version was expected here, found '7'"),
    FaultRow("title: x\nopaque: «true»\n", .badValue, "yes or no was expected here, found 'true'"),
    FaultRow("title: x\nopaque: «Yes»\n", .badValue, "yes or no was expected here, found 'Yes'"),
    FaultRow("title: x\non: «2026-02-29»\n", .badDate, "\(day) '2026-02-29'"),
    FaultRow("title: x\non: «16 September»\n", .badDate, "\(day) '16 September'"),
    FaultRow(
      "title: x\nversion: «27.2.»\n", .badVersion,
      "a version such as 27.2 or 27.2-beta was expected here, found '27.2.'"),
    FaultRow(
      "title: x\nlocale: «zh_Hans»\n", .badLocale, "a locale such as en or zh-Hans was expected here, found 'zh_Hans'"),
    FaultRow("title: x\nurl: «http://x.org»\n", .badValue, "\(address) 'http://x.org'"),
    FaultRow("title: x\nurl: «https://»\n", .badValue, "\(address) 'https://'"),
    FaultRow("title: x\nurl: «'https://a b'»\n", .badValue, "\(address) 'https://a b'"),
    FaultRow("title: x\nsha256: «abc»\n", .badValue, "\(digest) 'abc'"),
    FaultRow(
      "title: x\nsha256: «\(String(repeating: "A", count: 64))»\n", .badValue,
      "\(digest) '\(String(repeating: "A", count: 64))'"),
    FaultRow(
      "title: x\nwhen: «''»\n", .badValue,
      "a condition such as 'call is new and system from 27.2' was expected here, found ''"),
    // What was refused when it was read is not reported again.
    FaultRow(
      "title: «*x»\n", .yamlAlias,
      "the alias '*x' is not allowed; write the value out, or quote a text that begins with '*'"),
    // All at once
    FaultRow(
      "«»kind: «x»\nopaque: «on»\n«what»: y\n", Expected(.missingKey, "the file needs the key 'title': the title"),
      Expected(.badValue, "one of choice, region, version was expected here, found 'x'"),
      Expected(.badValue, "yes or no was expected here, found 'on'"),
      Expected(.unknownKey, "the file has no key 'what'; did you mean 'when'?")),
  ]

  @Test(arguments: rows)
  func `a file that does not fit its shape says where and what was expected`(row: FaultRow) throws {
    let marked = try #require(MarkedText(row.text, path: "file.yaml"))
    expect(faults(marked.text), are: row.expected, at: marked.locations)
  }

  @Test func `a file that fits is silent`() {
    let text = """
      title: x
      kind: region
      opaque: no
      on: --09-16
      version: 27.2-beta3
      locale: es-419
      url: https://example.org/a?b#c
      sha256: \(String(repeating: "0f", count: 32))
      id: "yes"
      when: call is new
      items: [{id: a, label: A}, {id: b}]
      tags: a
      free: {NO: 1.0, on: 2}
      inner: {id: on}

      """
    #expect(faults(text).isEmpty)
  }

  @Test(arguments: [
    ("title: x\ntags:\n  - call is new: and more\n", "title: x\ntags:\n  - \"call is new: and more\"\n"),
    ("title:\n  Note:  한\n", "title:\n  \"Note:  한\"\n"),
  ])
  func `a mapping that was meant as a text can be quoted by the fix-it`(broken: String, mended: String) throws {
    let fault = try #require(faults(broken).first { $0.id == .wrongShape })
    #expect(try #require(fault.fixIts.first).applied(to: broken) == mended)
  }

  @Test func `a huge wrong value does not flood the message`() throws {
    let fault = try #require(faults("title: x\nid: \(String(repeating: "Ab ", count: 20_000))\n").first)
    #expect(fault.message.utf8.count < 700)
  }
}
