/// A report as workflow commands of GitHub Actions, which shows them beside the lines of a change. What the baseline has
/// is left out.
public struct GitHubAnnotations: Sendable {
  private let pathPrefix: String

  /// `pathPrefix` leads from the root of the repository to the workspace (`guides/`, or nothing).
  public init(pathPrefix: String) { self.pathPrefix = pathPrefix }

  /// One line a finding. No line begins with words of the content, which could hold commands of their own.
  public func format(_ report: DiagnosticReport) -> String {
    report.entries.filter { !$0.isKnown }.map { line($0.diagnostic, report) }.joined()
  }

  private func line(_ diagnostic: Diagnostic, _ report: DiagnosticReport) -> String {
    var properties: [(String, String)] = []
    if let place = diagnostic.location {
      properties.append(("file", pathPrefix + place.path))
      if place.line > 0 {
        let columns = place.utf16Columns(in: report.lineOf(place.path, place.line))
        properties += [("line", String(place.line)), ("col", String(columns.lowerBound))]
        properties += [("endLine", String(place.line)), ("endColumn", String(columns.upperBound))]
      }
    }
    properties.append(("title", diagnostic.id.rawValue))
    let notes = diagnostic.notes.map { note in (note.location.map { "\($0): " } ?? "") + note.message }
    let message = ([diagnostic.message] + notes).joined(separator: "\n")
    let shown = properties.map { "\($0)=\(Self.escaped($1, isProperty: true))" }.joined(separator: ",")
    return "::\(diagnostic.severity.rawValue) \(shown)::\(Self.escaped(message, isProperty: false))\n"
  }

  private static func escaped(_ text: String, isProperty: Bool) -> String {
    let safe = text.replacing("%", with: "%25").replacing("\r", with: "%0D").replacing("\n", with: "%0A")
    return isProperty ? safe.replacing(":", with: "%3A").replacing(",", with: "%2C") : safe
  }
}
