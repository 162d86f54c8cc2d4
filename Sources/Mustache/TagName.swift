/// The rules for what may stand in a tag.
enum TagName {
  /// Space, tab and line ends: what may surround a name.
  static func isSpace(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"): true
    default: false
    }
  }

  /// Letters of ASCII, digits, `-` and `_`: what names are made of.
  static func isNameByte(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
      true
    default: false
    }
  }

  /// The range without the space at its ends.
  static func trimmed(_ range: Range<Int>, in bytes: [UInt8]) -> Range<Int> {
    var start = range.lowerBound
    var end = range.upperBound
    while start < end, isSpace(bytes[start]) { start += 1 }
    while end > start, isSpace(bytes[end - 1]) { end -= 1 }
    return start..<end
  }

  /// Whether this names a value: `.`, or parts with one `.` between each two.
  static func isPath(_ name: ArraySlice<UInt8>) -> Bool {
    if name.elementsEqual(".".utf8) { return true }
    return name.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
      .allSatisfy { !$0.isEmpty && $0.allSatisfy(isNameByte) }
  }

  /// Whether this names a template: as a path, without the lone `.`.
  static func isTemplate(_ name: ArraySlice<UInt8>) -> Bool { isPath(name) && !name.elementsEqual(".".utf8) }
}
