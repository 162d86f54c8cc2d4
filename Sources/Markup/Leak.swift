/// Markup that was left in a text because it did not take effect, such as `**` beside Chinese marks.
struct Leak {
  /// Where it stands in the text's bytes.
  let range: Range<Int>
  /// How many bytes at its start make it a leak; escape one of them and it is meant.
  let mark: Int
  let kind: Kind

  /// What was meant.
  enum Kind {
    case emphasis, template, attributes, footnote, link, reference, claim
  }

  /// The leaks in a text; linear in its length.
  static func all(in text: ArraySlice<UInt8>) -> [Leak] {
    var leaks: [Leak] = []
    var index = text.startIndex
    var mayClose = true
    while let start = text[index...].firstIndex(where: { isStart($0) }) {
      let leak = find(text[start...], mayClose: &mayClose)
      if let leak { leaks.append(leak) }
      index = leak?.range.upperBound ?? start + 1
    }
    return leaks
  }

  private static func isStart(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "*"), UInt8(ascii: "{"), UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "<"): true
    default: false
    }
  }

  /// The leak at the very start of `text`. `mayClose` turns false once no `}}` follows any more.
  private static func find(_ text: ArraySlice<UInt8>, mayClose: inout Bool) -> Leak? {
    let start = text.startIndex
    switch text[start] {
    case UInt8(ascii: "*"):
      let end = text.firstIndex { $0 != UInt8(ascii: "*") } ?? text.endIndex
      return end - start > 1 ? Leak(range: start..<end, mark: 2, kind: .emphasis) : nil
    case UInt8(ascii: "{"):
      if text.starts(with: "{{".utf8) {
        guard mayClose else { return nil }
        var index = start + 2
        while index + 1 < text.endIndex {
          if text[index] == UInt8(ascii: "}"), text[index + 1] == UInt8(ascii: "}") {
            return Leak(range: start..<index + 2, mark: 2, kind: .template)
          }
          index += 1
        }
        mayClose = false
        return nil
      }
      guard text.starts(with: "{.".utf8) || text.starts(with: "{#".utf8), text.count > 2, Byte.isLetter(text[start + 2])
      else { return nil }
      return closed(text, by: UInt8(ascii: "}"), mark: 2, kind: .attributes) { byte in
        byte == UInt8(ascii: "{") || Byte.isLineEnd(byte)
      }
    case UInt8(ascii: "["):
      guard text.starts(with: "[^".utf8), text.count > 3, text[start + 2] != UInt8(ascii: "]") else { return nil }
      return closed(text, by: UInt8(ascii: "]"), mark: 2, kind: .footnote) { byte in
        byte == UInt8(ascii: "[") || Byte.isSpace(byte)
      }
    case UInt8(ascii: "]"):
      if text.starts(with: "](".utf8) { return Leak(range: start..<start + 2, mark: 2, kind: .link) }
      return text.starts(with: "][".utf8) ? Leak(range: start..<start + 2, mark: 2, kind: .reference) : nil
    default:
      guard text.starts(with: "<claim:".utf8) else { return nil }
      let end = text.dropFirst().firstIndex { $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "<") }
      guard let end, text[end] == UInt8(ascii: ">") else {
        return Leak(range: start..<start + 7, mark: 1, kind: .claim)
      }
      return Leak(range: start..<end + 1, mark: 1, kind: .claim)
    }
  }

  private static func closed(
    _ text: ArraySlice<UInt8>, by close: UInt8, mark: Int, kind: Kind, stop: (UInt8) -> Bool
  ) -> Leak? {
    guard let end = text.dropFirst(2).firstIndex(where: { $0 == close || stop($0) }), text[end] == close else {
      return nil
    }
    return Leak(range: text.startIndex..<end + 1, mark: mark, kind: kind)
  }
}
