/// Text of strangers made fit to stand in a message: nothing in it moves a cursor, turns the line around or fills the screen.
public enum VisibleText {
  /// How many bytes of a message are shown before it is cut.
  static let sentenceLimit = 600

  /// A message on one line, its middle cut out where it is too long.
  static func sentence(_ text: String) -> String {
    let isPlain = text.utf8.count <= sentenceLimit && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    return isPlain ? text : cut(escaped(text))
  }

  /// The text with every invisible control character written as `\\u{…}`.
  public static func escaped(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: { isHidden($0) }) else { return text }
    var shown = ""
    for scalar in text.unicodeScalars {
      if isHidden(scalar) {
        shown += "\\u{\(String(scalar.value, radix: 16, uppercase: true))}"
      } else {
        shown.unicodeScalars.append(scalar)
      }
    }
    return shown
  }

  /// Whether a character controls the line or the terminal instead of being seen: controls, line separators, and those
  /// that change the direction of writing. Joiners stay, since scripts and emoji need them.
  public static func isHidden(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0...0x1F, 0x7F...0x9F, 0x61C, 0x200E, 0x200F, 0x2028...0x202E, 0x2066...0x2069, 0xFEFF: true
    default: false
    }
  }

  private static func cut(_ text: String) -> String {
    guard text.utf8.count > sentenceLimit else { return text }
    // By scalars: one character may be made of as many as one likes.
    let scalars = text.unicodeScalars
    var head = ""
    var tail: [Unicode.Scalar] = []
    for scalar in scalars {
      if head.utf8.count > sentenceLimit / 2 { break }
      head.unicodeScalars.append(scalar)
    }
    var bytes = 0
    for scalar in scalars.reversed() {
      bytes += UTF8.width(scalar)
      if bytes > sentenceLimit / 3 { break }
      tail.append(scalar)
    }
    var end = ""
    end.unicodeScalars.append(contentsOf: tail.reversed())
    return head + " … " + end
  }
}
