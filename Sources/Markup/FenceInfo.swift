/// The info string of a code fence: a word, then words of which some are `key=value`.
///
/// A value may stand between quotation marks and then hold spaces.
struct FenceInfo {
  /// The first word, as libcmark takes it for the language; empty where there is none.
  let first: String
  /// The other words, quotation marks included.
  let rest: [String]

  init(_ info: ArraySlice<UInt8>) {
    let end = info.firstIndex(where: Byte.isSpace) ?? info.endIndex
    first = String(decoding: info[..<end], as: UTF8.self)
    var words: [String] = []
    var word: [UInt8] = []
    var quoted = false
    for byte in info[end...] {
      if byte == UInt8(ascii: "\"") { quoted.toggle() }
      if Byte.isSpace(byte), !quoted {
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        word = []
      } else {
        word.append(byte)
      }
    }
    if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
    rest = words
  }

  /// A word as an attribute; nil unless it is `key=value` with a key `[a-z][a-z0-9-]*`.
  static func attribute(_ word: String) -> CodeBlock.Attribute? {
    guard let equals = word.firstIndex(of: "=") else { return nil }
    let name = String(word[..<equals])
    var value = word[word.index(after: equals)...]
    guard Byte.isID(name.utf8) else { return nil }
    if value.count >= 2, value.hasPrefix("\""), value.hasSuffix("\"") { value = value.dropFirst().dropLast() }
    return value.isEmpty || value.contains("\"") ? nil : CodeBlock.Attribute(name: name, value: String(value))
  }
}
