/// Anchors made from headings.
public enum Anchor {
  /// A heading's words as an id: ASCII letters in lower case, digits, and hyphens between words; at most 60 bytes.
  /// A heading without any ASCII letter gives `section`.
  public static func slug(_ heading: String) -> String {
    var slug = ""
    var needsHyphen = false
    for byte in heading.utf8 {
      let lower = (65...90).contains(byte) ? byte + 32 : byte
      let isWordByte = (97...122).contains(lower) || (48...57).contains(lower)
      guard isWordByte else {
        // An apostrophe does not part a word.
        if byte != UInt8(ascii: "'"), byte != 0xE2, byte != 0x80, byte != 0x99 { needsHyphen = !slug.isEmpty }
        continue
      }
      if slug.isEmpty, (48...57).contains(lower) { slug = "n" }
      if needsHyphen { slug += "-" }
      needsHyphen = false
      slug.unicodeScalars.append(Unicode.Scalar(lower))
      if slug.utf8.count >= 60 { break }
    }
    return slug.isEmpty ? "section" : slug
  }
}
