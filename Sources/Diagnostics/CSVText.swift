/// Fields as CSV writes them (RFC 4180); the one place in the house that escapes for CSV.
public enum CSVText {
  /// The text between quotation marks; one that a spreadsheet would take for a formula begins with an apostrophe.
  public static func field(_ text: String) -> String {
    let isRisky = text.unicodeScalars.first.map { "=+-@\t\r".unicodeScalars.contains($0) } ?? false
    return "\"" + (isRisky ? "'" + text : text).replacing("\"", with: "\"\"") + "\""
  }
}
