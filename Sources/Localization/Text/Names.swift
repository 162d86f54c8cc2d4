/// Names that are the same in every language: identifiers such as `notDetermined` and names such as iPadOS, told by an
/// upper-case letter behind a lower-case one.
public enum Names {
  /// The names in a text, in order, each as often as it stands.
  public static func all(in text: String) -> [String] { ranges(in: text).map { String(text[$0]) } }

  /// Where they stand.
  static func ranges(in text: String) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    let bytes = text.utf8
    var index = bytes.startIndex
    while index < bytes.endIndex {
      guard isLetter(bytes[index]) else {
        bytes.formIndex(after: &index)
        continue
      }
      let start = index
      var end = index
      var hasHump = false
      var wasLower = false
      while index < bytes.endIndex {
        let byte = bytes[index]
        let next = bytes.index(after: index)
        if isLetter(byte) || (48...57).contains(byte) || byte == UInt8(ascii: "_") {
          if wasLower, (65...90).contains(byte) { hasHump = true }
          wasLower = (97...122).contains(byte)
          end = next
        } else if byte == UInt8(ascii: "."), next < bytes.endIndex, isLetter(bytes[next]), hasHump {
          wasLower = false
        } else {
          break
        }
        index = next
      }
      guard hasHump else { continue }
      // Parameters belong to the name of a method: `request(completionHandler:)`.
      if end < bytes.endIndex, bytes[end] == UInt8(ascii: "("), let close = parameters(in: bytes, from: end) {
        end = close
        index = close
      }
      ranges.append(start..<end)
    }
    return ranges
  }

  private static func parameters(in bytes: String.UTF8View, from open: String.Index) -> String.Index? {
    var index = bytes.index(after: open)
    while index < bytes.endIndex {
      let byte = bytes[index]
      bytes.formIndex(after: &index)
      if byte == UInt8(ascii: ")") { return index }
      guard isLetter(byte) || byte == UInt8(ascii: ":") || byte == UInt8(ascii: "_") || (48...57).contains(byte) else {
        return nil
      }
    }
    return nil
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (97...122).contains(byte | 0x20) && byte >= 65 }
}
