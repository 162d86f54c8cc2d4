import Digests
import Foundation
import Testing

@Suite struct Base64Tests {
  @Test(arguments: 0...70) func `every length is written as Foundation writes it, and read back`(count: Int) {
    let bytes = (0..<count).map { UInt8(truncatingIfNeeded: $0 &* 151 &+ count) }
    let text = Base64.text(bytes)
    #expect(text == Data(bytes).base64EncodedString())
    #expect(Base64.bytes(text) == bytes)
  }

  @Test(arguments: ["A", "AB", "ABC", "ABC=D", "AB=C", "====", "AB==AB==", "A===", "AB\n=", "AR==", "ABB=", "A+-_"])
  func `what Base64 does not write is not read`(text: String) {
    #expect(Base64.bytes(text) == nil)
  }

  @Test func `a bit that no byte has is a fault`() {
    #expect(Base64.bytes("AQ==") == [1])
    for last in ["AR==", "AS==", "AX=="] { #expect(Base64.bytes(last) == nil) }
  }
}
