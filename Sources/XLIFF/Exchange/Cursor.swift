/// A place in a line of a catalogue.
struct Cursor {
  let bytes: [UInt8]
  var index: Int
  let end: Int

  /// Why a string could not be read, and where.
  struct Failure: Error {
    let message: String
    let cursor: Cursor?
  }

  var isAtEnd: Bool { index >= end }
  var peek: UInt8? { isAtEnd ? nil : bytes[index] }

  mutating func skipSpaces() {
    while let byte = peek, XMLCharacters.isSpace(byte) { index += 1 }
  }

  /// Steps over a text, if it is there. A word must not go on.
  mutating func take(_ text: String) -> Bool {
    let wanted = Array(text.utf8)
    guard index + wanted.count <= end, bytes[index..<(index + wanted.count)].elementsEqual(wanted) else { return false }
    let after = index + wanted.count
    if wanted[0] >= 0x61, after < end, bytes[after] >= 0x61 || bytes[after] == UInt8(ascii: "_") { return false }
    index = after
    return true
  }

  /// A number, if one is there.
  mutating func number() -> Int? {
    let start = index
    while let byte = peek, 0x30...0x39 ~= byte, index - start < 4 { index += 1 }
    return Int(String(decoding: bytes[start..<index], as: UTF8.self))
  }

  /// The rest of the line.
  func rest() -> String { String(decoding: bytes[index..<end], as: UTF8.self) }

  /// The rest of the line after the one space that separates it.
  func restWithoutSpace() -> String {
    peek == UInt8(ascii: " ") ? String(decoding: bytes[(index + 1)..<end], as: UTF8.self) : rest()
  }

  /// A quoted string, its escapes resolved; nothing but white space may follow.
  mutating func quoted() -> Result<String, Failure> {
    guard peek == UInt8(ascii: "\"") else {
      return .failure(Failure(message: "a quoted string is missing", cursor: self))
    }
    index += 1
    var text: [UInt8] = []
    while let byte = peek {
      let at = self
      index += 1
      switch byte {
      case UInt8(ascii: "\""):
        skipSpaces()
        guard isAtEnd else { return .failure(Failure(message: "something follows the string", cursor: self)) }
        return .success(String(decoding: text, as: UTF8.self))
      case UInt8(ascii: "\\"):
        guard let escaped = escape() else { return .failure(Failure(message: "an unknown escape", cursor: at)) }
        text.append(escaped)
      default: text.append(byte)
      }
    }
    return .failure(Failure(message: "the string is not closed", cursor: nil))
  }

  private mutating func escape() -> UInt8? {
    guard let byte = peek else { return nil }
    index += 1
    switch byte {
    case UInt8(ascii: "n"): return 0x0A
    case UInt8(ascii: "t"): return 0x09
    case UInt8(ascii: "r"): return 0x0D
    case UInt8(ascii: "a"): return 0x07
    case UInt8(ascii: "b"): return 0x08
    case UInt8(ascii: "f"): return 0x0C
    case UInt8(ascii: "v"): return 0x0B
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "'"), UInt8(ascii: "?"): return byte
    case UInt8(ascii: "x"): return digits(radix: 16, atMost: 2)
    case 0x30...0x37:
      index -= 1
      return digits(radix: 8, atMost: 3)
    default: return nil
    }
  }

  private mutating func digits(radix: Int, atMost count: Int) -> UInt8? {
    var value = 0
    var found = 0
    while found < count, let byte = peek, let digit = Character(Unicode.Scalar(byte)).hexDigitValue, digit < radix {
      value = value * radix + digit
      found += 1
      index += 1
    }
    return found == 0 || value > 255 ? nil : UInt8(value)
  }
}
