/// Looks over a file before the parser does, for what the parser takes too long for.
enum XMLPrescan {
  /// Where a start tag stands that has more attributes than the limit; nil where there is none.
  ///
  /// libxml2 compares every attribute of a tag with every other, so a tag with a million of them would never end.
  static func tooManyAttributes(in bytes: [UInt8], limit: Int) -> Int? {
    var index = 0
    while let start = bytes[index...].firstIndex(of: UInt8(ascii: "<")) {
      let rest = bytes[start...]
      if rest.starts(with: "<!--".utf8) {
        index = end(of: "-->", in: bytes, from: start + 4)
      } else if rest.starts(with: "<![CDATA[".utf8) {
        index = end(of: "]]>", in: bytes, from: start + 9)
      } else if rest.starts(with: "<?".utf8) {
        index = end(of: "?>", in: bytes, from: start + 2)
      } else {
        var count = 0
        index = start + 1
        while index < bytes.count, bytes[index] != UInt8(ascii: ">"), bytes[index] != UInt8(ascii: "<") {
          let byte = bytes[index]
          if byte == UInt8(ascii: "=") { count += 1 }
          if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
            index = bytes[(index + 1)...].firstIndex(of: byte) ?? bytes.count - 1
          }
          index += 1
        }
        if count > limit { return start }
      }
    }
    return nil
  }

  /// The place after the next occurrence of a short text, or the end.
  private static func end(of text: String, in bytes: [UInt8], from start: Int) -> Int {
    let wanted = Array(text.utf8)
    var index = start
    while index + wanted.count <= bytes.count {
      if bytes[index] == wanted[0], bytes[index...].starts(with: wanted) { return index + wanted.count }
      index += 1
    }
    return bytes.count
  }
}
