import Diagnostics
import Foundation
import Testing

@Suite struct JSONTextTests {
  @Test(arguments: [
    ("plain", "\"plain\""), ("", "\"\""), ("a\"b\\c", #""a\"b\\c""#), ("1\n2\r3\t4", #""1\n2\r3\t4""#),
    ("</script>&", #""\u003c/script\u003e\u0026""#), ("\u{2028}x\u{2029}", #""\u2028x\u2029""#),
    ("\u{0}\u{1F}\u{7F}", #""\u0000\u001f\u007f""#), ("“정확히” 准确 👩‍👩‍👧 é", "\"“정확히” 准确 👩‍👩‍👧 é\""),
    ("\u{202A}\u{2027}", "\"\u{202A}\u{2027}\""),
  ])
  func `a string is written as a script may hold it, and read back as it was`(text: String, written: String) throws {
    #expect(JSONText.quoted(text) == written)
    let data = Data("[\(written)]".utf8)
    #expect(try JSONSerialization.jsonObject(with: data) as? [String] == [text])
  }

  private static let long = String(repeating: "x", count: 60)
  private static let value = JSONValue.members([
    "name": .string("a"), "few": .array([.integer(1), .boolean(true), .null]),
    "many": .array([.string(long), .members(["inner": .string(long), "none": .array([])])]),
  ])

  @Test func `a value stands on one line, without blanks, or as people read it`() {
    let long = Self.long
    #expect(
      Self.value.line
        == #"{"name": "a", "few": [1, true, null], "many": ["\#(long)", {"inner": "\#(long)", "none": []}]}"#)
    #expect(
      Self.value.compact
        == #"{"name":"a","few":[1,true,null],"many":["\#(long)",{"inner":"\#(long)","none":[]}]}"#)
    #expect(
      Self.value.indented == """
        {
          "name": "a",
          "few": [1, true, null],
          "many": [
            "\(long)",
            {"inner": "\(long)", "none": []}
          ]
        }

        """)
  }
}
