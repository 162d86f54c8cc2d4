/// What stands behind a link's text: `(target "title")`, `[label]`, `[]` or nothing.
enum LinkTail {
  /// The end of the tail that starts at `start`, right behind the `]`. The link is known to be one.
  static func end(in bytes: ArraySlice<UInt8>, from start: Int) -> Int {
    endOfInline(bytes, start) ?? endOfLabel(bytes, start) ?? start
  }

  private static func endOfInline(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var cursor = start
    guard at(bytes, cursor) == UInt8(ascii: "(") else { return nil }
    cursor += 1
    skipSpace(bytes, &cursor)
    guard let target = endOfTarget(bytes, cursor) else { return nil }
    cursor = target
    skipSpace(bytes, &cursor)
    if cursor > target, let title = endOfTitle(bytes, cursor) {
      cursor = title
      skipSpace(bytes, &cursor)
    }
    return at(bytes, cursor) == UInt8(ascii: ")") ? cursor + 1 : nil
  }

  private static func endOfTarget(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var cursor = start
    if at(bytes, cursor) == UInt8(ascii: "<") {
      cursor += 1
      while let byte = at(bytes, cursor), !Byte.isLineEnd(byte), byte != UInt8(ascii: "<") {
        if byte == UInt8(ascii: ">") { return cursor + 1 }
        cursor += escapes(bytes, cursor) ? 2 : 1
      }
      return nil
    }
    var depth = 0
    while let byte = at(bytes, cursor), !Byte.isSpace(byte), byte >= 0x20, byte != 0x7F {
      if byte == UInt8(ascii: "(") {
        depth += 1
      } else if byte == UInt8(ascii: ")") {
        if depth == 0 { return cursor }
        depth -= 1
      }
      cursor += escapes(bytes, cursor) ? 2 : 1
    }
    return depth == 0 ? cursor : nil
  }

  private static func endOfTitle(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int? {
    guard let open = at(bytes, start) else { return nil }
    let close: UInt8
    switch open {
    case UInt8(ascii: "\""), UInt8(ascii: "'"): close = open
    case UInt8(ascii: "("): close = UInt8(ascii: ")")
    default: return nil
    }
    var cursor = start + 1
    while let byte = at(bytes, cursor) {
      if byte == close { return cursor + 1 }
      if open != close, byte == open { return nil }
      cursor += escapes(bytes, cursor) ? 2 : 1
    }
    return nil
  }

  private static func endOfLabel(_ bytes: ArraySlice<UInt8>, _ start: Int) -> Int? {
    var cursor = start
    guard at(bytes, cursor) == UInt8(ascii: "[") else { return nil }
    cursor += 1
    while let byte = at(bytes, cursor), byte != UInt8(ascii: "["), cursor - start <= 1001 {
      if byte == UInt8(ascii: "]") { return cursor + 1 }
      cursor += escapes(bytes, cursor) ? 2 : 1
    }
    return nil
  }

  /// Skips white space with at most the line ends in it, and the marks of quotes behind them.
  private static func skipSpace(_ bytes: ArraySlice<UInt8>, _ cursor: inout Int) {
    var lineStart = false
    while let byte = at(bytes, cursor), Byte.isSpace(byte) || (lineStart && byte == UInt8(ascii: ">")) {
      if Byte.isLineEnd(byte) { lineStart = true }
      cursor += 1
    }
  }

  private static func escapes(_ bytes: ArraySlice<UInt8>, _ cursor: Int) -> Bool {
    guard bytes[cursor] == Byte.backslash, let next = at(bytes, cursor + 1) else { return false }
    return Byte.isPunctuation(next)
  }

  private static func at(_ bytes: ArraySlice<UInt8>, _ index: Int) -> UInt8? {
    index < bytes.endIndex ? bytes[index] : nil
  }
}
