import Foundation

/// Folds away typography, piece by piece: what is left is what has to be equal.
///
/// A run of white space becomes one space, or one line feed where a paragraph ends, so that no quote runs on from one
/// paragraph into the next.
struct TextFolding {
  let bytes: [UInt8]
  private(set) var position: Int
  /// Links that were entered: where their text ends, and where they end.
  private var links: [(textEnd: Int, end: Int)] = []
  /// Whether the line began as a heading does.
  private var isInHeading: Bool

  /// A piece that folding changes, or that stays as it is (`step` is nil).
  struct Piece {
    let range: Range<Int>
    let step: TypographyStep?
    /// What is left of it; for a piece that stays, its own bytes.
    let folded: Folded
  }

  /// What is left of a piece.
  enum Folded: Equatable {
    case same
    case nothing
    case byte(UInt8)
    case bytes([UInt8])
  }

  /// Folds bytes, from the beginning of a line on.
  init(_ bytes: [UInt8], from start: Int = 0) {
    self.bytes = bytes
    position = start
    isInHeading = start < bytes.count && bytes[start] == UInt8(ascii: "#")
  }

  /// The next piece, which is one scalar with what joins it, or a run of white space; nil at the end.
  mutating func next() -> Piece? {
    guard position < bytes.count else { return nil }
    let start = position
    let (step, folded) = take()
    return Piece(range: start..<position, step: step, folded: folded)
  }

  /// Bytes that fold to themselves whatever follows, unless something that joins comes next.
  @inline(__always)
  static func isPlain(_ byte: UInt8) -> Bool {
    byte > 0x20 && byte < 0x80 && byte != UInt8(ascii: "`") && byte != UInt8(ascii: "[") && byte != UInt8(ascii: "]")
  }

  /// The end of the run of bytes from the position on that fold to themselves.
  func endOfPlainRun() -> Int {
    let count = bytes.count
    var end = position
    unsafe bytes.withUnsafeBufferPointer { bytes in
      while end < count {
        if end > position, end + 8 <= count {
          let length = unsafe Self.plainLength(
            UnsafeRawBufferPointer(bytes).loadUnaligned(fromByteOffset: end, as: UInt64.self))
          if length > 0 {
            end += length
            continue
          }
        }
        let byte = unsafe bytes[end]
        if Self.isPlain(byte) {
          end += 1
        } else if byte == 0x20, end > position, end + 1 < count, unsafe Self.isPlain(bytes[end + 1]) {
          end += 2
        } else {
          break
        }
      }
    }
    // What is not ASCII may join the last byte.
    if end < count, bytes[end] >= 0x80, end > position { end -= 1 }
    return end
  }

  /// How many of eight bytes, the first one lowest, surely go on a run of plain ones: all of them, seven where the last
  /// one is a space, 0 where that has to be found out byte by byte.
  @inline(__always)
  private static func plainLength(_ word: UInt64) -> Int {
    let word = UInt64(littleEndian: word)
    let ones: UInt64 = 0x0101_0101_0101_0101
    let highs: UInt64 = 0x8080_8080_8080_8080
    // The highest bit of each byte that is zero, and perhaps of some above it.
    func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word & highs }
    let controls = (word &- ones &* 0x20) & ~word & highs
    let marks = zeros(word ^ ones &* 0x60) | zeros(word ^ ones &* 0x5B) | zeros(word ^ ones &* 0x5D)
    if (word & highs) | controls | marks != 0 { return 0 }
    // Exact, because no byte has its highest bit set.
    let spaces = ~((word ^ ones &* 0x20) &+ ones &* 0x7F) & highs
    if spaces & (spaces << 8) != 0 { return 0 }
    return spaces >> 63 == 1 ? 7 : 8
  }

  /// Goes on to the end of a run of plain bytes.
  mutating func skip(to end: Int) { position = end }

  private mutating func take() -> (TypographyStep?, Folded) {
    let byte = bytes[position]
    if Self.isPlain(byte) { return cluster(Scalar(bytes, at: position)) }
    switch byte {
    case UInt8(ascii: "`"):
      position += 1
      return (.codeMarks, .nothing)
    case UInt8(ascii: "["):
      if let link = linkAtPosition() {
        links.append(link)
        position += 1
        return (.linkText, .nothing)
      }
    case UInt8(ascii: "]"):
      if let link = links.last, link.textEnd == position {
        links.removeLast()
        position = link.end
        return (.linkText, .nothing)
      }
    default: break
    }
    let scalar = Scalar(bytes, at: position)
    if scalar.isPlainSpace || scalar.isOtherSpace { return whiteSpace() }
    switch scalar.value {
    case 0xAD, 0x200B, 0x2060, 0xFEFF:
      position += scalar.length
      return (.invisibleMarks, .nothing)
    case 0x200E, 0x200F, 0x061C, 0x202A...0x202E, 0x2066...0x2069:
      position += scalar.length
      return (.directionMarks, .nothing)
    case 0x201C...0x201F:
      position += scalar.length
      return (.quotationMarks, .byte(UInt8(ascii: "\"")))
    case 0x2018...0x201B:
      position += scalar.length
      return (.quotationMarks, .byte(UInt8(ascii: "'")))
    case 0xFB00...0xFB06:
      position += scalar.length
      let letters = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]
      return (.ligatures, .bytes(Array(letters[Int(scalar.value - 0xFB00)].utf8)))
    default: return cluster(scalar)
    }
  }

  /// A scalar with the marks that join it, composed.
  private mutating func cluster(_ first: Scalar) -> (TypographyStep?, Folded) {
    let start = position
    position += first.length
    var isJoined = false
    while position < bytes.count, bytes[position] >= 0xCC {
      let next = Scalar(bytes, at: position)
      guard next.isExtending else { break }
      position += next.length
      isJoined = true
    }
    guard isJoined || first.isNeverComposed else { return (nil, .same) }
    let own = bytes[start..<position]
    let composed = Array(String(decoding: own, as: UTF8.self).precomposedStringWithCanonicalMapping.utf8)
    return composed.elementsEqual(own) ? (nil, .same) : (.composition, .bytes(composed))
  }

  /// A run of white space: one space, or one line feed at the end of a paragraph, a heading or a list's entry.
  private mutating func whiteSpace() -> (TypographyStep?, Folded) {
    let start = position
    var lineEnds = 0
    var hasOther = false
    while position < bytes.count {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") || (byte == UInt8(ascii: "\r") && !isLineFeed(position + 1)) { lineEnds += 1 }
      if byte == 0x20 || (0x09...0x0D).contains(byte) {
        position += 1
        continue
      }
      guard byte >= 0xC2 else { break }
      let scalar = Scalar(bytes, at: position)
      guard scalar.isOtherSpace else { break }
      if scalar.value == 0x2029 { lineEnds += 2 }
      hasOther = true
      position += scalar.length
    }
    var endsParagraph = lineEnds > 1
    if lineEnds > 0 {
      let opensHeading = position < bytes.count && bytes[position] == UInt8(ascii: "#")
      endsParagraph =
        endsParagraph || isInHeading || opensHeading || opensEntry(position) || position == bytes.count
      isInHeading = opensHeading
    }
    if endsParagraph { return (.whiteSpace, .byte(UInt8(ascii: "\n"))) }
    if position == start + 1, bytes[start] == 0x20 { return (nil, .same) }
    return (hasOther ? .otherSpaces : .whiteSpace, .byte(0x20))
  }

  private func isLineFeed(_ offset: Int) -> Bool { offset < bytes.count && bytes[offset] == UInt8(ascii: "\n") }

  /// Whether a list's entry begins at an offset: `- `, `* `, `+ ` or `• `.
  private func opensEntry(_ offset: Int) -> Bool {
    guard offset < bytes.count else { return false }
    let mark = Scalar(bytes, at: offset)
    guard [0x2D, 0x2A, 0x2B, 0x2022].contains(mark.value), offset + mark.length < bytes.count else { return false }
    return bytes[offset + mark.length] == 0x20
  }

  /// The Markdown link that begins at the position: where its text and the whole of it end. At most 2,000 bytes are
  /// looked at, so that stray brackets cost nothing.
  private func linkAtPosition() -> (textEnd: Int, end: Int)? {
    let limit = min(bytes.count, position + 2_000)
    guard let textEnd = closing(UInt8(ascii: "["), UInt8(ascii: "]"), from: position, limit),
      textEnd > position + 1, textEnd + 1 < limit, bytes[textEnd + 1] == UInt8(ascii: "("),
      let end = closing(UInt8(ascii: "("), UInt8(ascii: ")"), from: textEnd + 1, limit),
      // An address has no spaces: brackets and parentheses of prose are no link.
      !bytes[textEnd + 2..<end].contains(0x20), end > textEnd + 2
    else { return nil }
    return (textEnd, end + 1)
  }

  private func closing(_ open: UInt8, _ close: UInt8, from start: Int, _ limit: Int) -> Int? {
    var depth = 0
    var offset = start
    while offset < limit {
      let byte = bytes[offset]
      if byte == UInt8(ascii: "\n") { return nil }
      if byte == open { depth += 1 }
      if byte == close {
        depth -= 1
        if depth == 0 { return offset }
      }
      offset += 1
    }
    return nil
  }
}
