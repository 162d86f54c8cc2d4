// Rows of a table are read across.
// swift-format-ignore-file: LineLength
import Testing

@testable import Workspace

@Suite struct UTF8CheckTests {
  @Test(
    arguments: [
      ("plain text\n", nil), ("한국어 中文 🇰🇷 é", nil), ("\u{0}\u{7F}\u{80}\u{7FF}\u{800}\u{FFFF}\u{10000}\u{10FFFF}", nil),
    ] as [(String, Int?)])
  func `valid text has no fault`(text: String, offset: Int?) {
    #expect(UTF8Check.firstFault(in: Array(text.utf8)) == offset)
  }

  @Test(
    arguments: [
      ([0x61, 0x80], 1), ([0xFF], 0), ([0xC0, 0xAF], 0), ([0xC1, 0xBF], 0), ([0xE0, 0x80, 0xAF], 0),
      ([0xED, 0xA0, 0x80], 0),
      ([0xF0, 0x80, 0x80, 0xAF], 0), ([0xF4, 0x90, 0x80, 0x80], 0), ([0xF5, 0x80, 0x80, 0x80], 0),
      ([0x61, 0xE2, 0x82], 1),
      ([0xED, 0x95, 0x9C, 0xED, 0x95], 3), ([0xC3, 0x28], 0), ([0xF0, 0x9F, 0x87], 0), ([0x61, 0x62, 0xFE], 2),
    ] as [([UInt8], Int)])
  func `a faulty sequence is found at its first byte`(bytes: [UInt8], offset: Int) {
    #expect(UTF8Check.firstFault(in: bytes) == offset)
  }

  @Test func `it agrees with the standard library on ten thousand byte strings`() {
    var generator = SystemRandomNumberGenerator()
    // Bytes that begin or continue sequences come often, so that most strings are nearly right.
    let bytes: [UInt8] = [0x41, 0x80, 0x8F, 0x9F, 0xA0, 0xBF, 0xC2, 0xDF, 0xE0, 0xED, 0xEF, 0xF0, 0xF4, 0xF5]
    for _ in 0..<10_000 {
      let text = (0..<Int.random(in: 0...6, using: &generator)).map { _ in
        bytes[Int.random(in: bytes.indices, using: &generator)]
      }
      #expect((UTF8Check.firstFault(in: text) == nil) == (String(validating: text, as: UTF8.self) != nil), "\(text)")
    }
  }
}
