import Foundation
import Testing

@testable import Packets

@Suite struct CanonicalJSONTests {
  private struct Sample: Codable, Equatable {
    var zebra = "a\"b\\,{}[]:\n/é한"
    var apple: [Int] = [1, 2]
    var empty: [Int] = []
    var inner: [String: Bool] = [:]
    var nothing: Int?
  }

  @Test func `keys are sorted, levels indented, and strings left alone`() throws {
    let bytes = try CanonicalJSON.bytes(Sample())
    let expected = """
      {
        "apple": [
          1,
          2
        ],
        "empty": [],
        "inner": {},
        "zebra": "a\\"b\\\\,{}[]:\\n/é한"
      }

      """
    #expect(String(decoding: bytes, as: UTF8.self) == expected)
  }

  @Test func `what is read back is the same value`() throws {
    let sample = Sample(zebra: "\u{1F}\u{2028}😀", apple: [], empty: [3], inner: ["b": true, "a": false], nothing: 7)
    #expect(try CanonicalJSON.value(Sample.self, try CanonicalJSON.bytes(sample)) == sample)
  }
}
