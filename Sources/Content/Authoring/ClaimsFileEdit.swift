/// Adds a statement to a claims file, under the heading where the document has it.
public enum ClaimsFileEdit {
  /// The file's text with the statement, and the line (1-based) at which it begins. Nothing that stands there changes.
  ///
  /// It goes to the end of the first section of that heading; where there is none, one is added at the end.
  public static func adding(_ statement: String, under headings: [String], to text: String) -> (text: String, line: Int)
  {
    let heading = headings.joined(separator: " / ")
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    while lines.last?.isEmpty == true { lines.removeLast() }
    var added = statement.split(separator: "\n", omittingEmptySubsequences: false).map { String($0) }
    while added.last?.isEmpty == true { added.removeLast() }
    var place = lines.count
    if let start = heading.isEmpty ? 0 : lines.firstIndex(where: { $0.hasPrefix("# ") && title($0) == heading }) {
      let first = heading.isEmpty ? 0 : start + 1
      place = lines[first...].firstIndex { $0.hasPrefix("# ") } ?? lines.count
      while place > first, lines[place - 1].isEmpty { place -= 1 }
    } else if !heading.isEmpty {
      added = ["# \(heading)", ""] + added
    }
    let offset = added.count - statement.split(separator: "\n").count
    if place > 0 { added.insert("", at: 0) }
    if place < lines.count, !lines[place].isEmpty { added.append("") }
    lines.insert(contentsOf: added, at: place)
    return (lines.joined(separator: "\n") + "\n", place + (place > 0 ? 1 : 0) + offset + 1)
  }

  private static func title(_ line: String) -> String {
    line.dropFirst(2).split(separator: " ").joined(separator: " ")
  }
}
