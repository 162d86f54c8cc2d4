/// Where sentences end in a folded text: after a full stop, question or exclamation mark with the closing marks behind
/// it, when white space and no small letter follow; after the marks of Chinese and Japanese always; at a paragraph's end.
enum Sentences {
  /// The offsets just behind the ends of sentences in a range: `start < end <= limit`.
  static func ends(in bytes: [UInt8], from start: Int, to limit: Int) -> [Int] {
    var ends: [Int] = []
    var position = max(0, start)
    while position < limit {
      let byte = bytes[position]
      if byte == 0x0A {
        ends.append(position + 1)
        position += 1
      } else if byte == UInt8(ascii: ".") || byte == UInt8(ascii: "?") || byte == UInt8(ascii: "!") {
        position += 1
        while position < bytes.count, isCloser(bytes[position]) { position += 1 }
        if endsSentence(bytes, at: position), position <= limit { ends.append(position) }
      } else if byte >= 0xE3 {
        let scalar = Scalar(bytes, at: position)
        position += scalar.length
        if [0x3002, 0xFF01, 0xFF1F].contains(scalar.value) {
          while position < bytes.count, [0x300D, 0x300F, 0xFF09].contains(Scalar(bytes, at: position).value) {
            position += 3
          }
          if position <= limit { ends.append(position) }
        }
      } else {
        position += 1
      }
    }
    return ends
  }

  private static func isCloser(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") || byte == UInt8(ascii: ")") || byte == UInt8(ascii: "]")
  }

  private static func endsSentence(_ bytes: [UInt8], at offset: Int) -> Bool {
    guard offset < bytes.count else { return true }
    guard bytes[offset] == 0x20 || bytes[offset] == 0x0A else { return false }
    guard offset + 1 < bytes.count else { return true }
    return !(UInt8(ascii: "a")...UInt8(ascii: "z")).contains(bytes[offset + 1])
  }

  /// The sentences of a folded text, white space at their beginnings left out.
  static func ranges(in bytes: [UInt8]) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var start = 0
    for end in ends(in: bytes, from: 0, to: bytes.count) + [bytes.count] {
      while start < end, bytes[start] == 0x20 || bytes[start] == 0x0A { start += 1 }
      var stop = end
      while stop > start, bytes[stop - 1] == 0x20 || bytes[stop - 1] == 0x0A { stop -= 1 }
      if start < stop { ranges.append(start..<stop) }
      start = max(start, end)
    }
    return ranges
  }
}
