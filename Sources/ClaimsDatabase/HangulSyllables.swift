/// Hangul syllables put together from their letters (The Unicode Standard, section 3.12): file systems and some
/// keyboards take them apart.
enum HangulSyllables {
  private static let lead: UInt32 = 0x1100
  private static let vowel: UInt32 = 0x1161
  private static let tail: UInt32 = 0x11A7
  private static let syllable: UInt32 = 0xAC00

  /// The text with each lead, vowel and tail made one syllable; everything else stays.
  static func composed(_ scalars: [Unicode.Scalar]) -> [Unicode.Scalar] {
    var out: [Unicode.Scalar] = []
    for scalar in scalars {
      if let before = out.last, let joined = join(before.value, scalar.value) {
        out[out.count - 1] = joined
      } else {
        out.append(scalar)
      }
    }
    return out
  }

  private static func join(_ left: UInt32, _ right: UInt32) -> Unicode.Scalar? {
    if (lead..<lead + 19).contains(left), (vowel..<vowel + 21).contains(right) {
      return Unicode.Scalar(syllable + ((left - lead) * 21 + (right - vowel)) * 28)
    }
    if (syllable..<syllable + 11172).contains(left), (left - syllable) % 28 == 0,
      (tail + 1..<tail + 28).contains(right)
    {
      return Unicode.Scalar(left + (right - tail))
    }
    return nil
  }
}
