extension String {
  /// Without the blanks (U+0020) at its ends.
  public var withoutBlanksAround: String {
    let bytes = utf8
    guard let first = bytes.firstIndex(where: { $0 != UInt8(ascii: " ") }),
      let last = bytes.lastIndex(where: { $0 != UInt8(ascii: " ") })
    else { return "" }
    return String(self[first...last])
  }

  /// Without the blanks (U+0020) behind its last word.
  public var withoutBlanksBehind: String {
    guard let last = utf8.lastIndex(where: { $0 != UInt8(ascii: " ") }) else { return "" }
    return String(self[...last])
  }
}
