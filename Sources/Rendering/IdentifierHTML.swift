import Markup

/// Identifiers that may break at their humps: `<wbr>` adds no character, so that copied text stays as it is.
enum IdentifierHTML {
  /// The text with places to break; short words have none.
  static func write(_ text: String, to html: inout HTML) {
    guard text.utf8.count > 14 else {
      html.text(text)
      return
    }
    var isFirst = true
    for word in text.split(separator: " ", omittingEmptySubsequences: false) {
      if !isFirst { html.markup(" ") }
      isFirst = false
      if word.utf8.count > 14 { write(word: word, to: &html) } else { html.text(String(word)) }
    }
  }

  private static func write(word: Substring, to html: inout HTML) {
    var run = ""
    var previous: Character?
    for character in word {
      if let previous, breaks(previous, character) {
        html.text(run)
        html.markup("<wbr>")
        run = ""
      }
      run.append(character)
      previous = character
    }
    html.text(run)
  }

  private static func breaks(_ left: Character, _ right: Character) -> Bool {
    if right.isUppercase, left.isLowercase || left.isNumber { return true }
    return left == ":" || left == "(" || (left == "." && right.isLetter) || left == "_"
  }
}
