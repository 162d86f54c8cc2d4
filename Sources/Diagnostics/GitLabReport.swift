/// A report as a Code Quality report of GitLab, which shows it in merge requests. What the baseline has is left out.
public struct GitLabReport: Sendable {
  private let pathPrefix: String
  private let workspaceFile: String

  /// `pathPrefix` leads from the root of the repository to the workspace (`guides/`, or nothing); `workspaceFile` is
  /// where findings about the workspace as a whole are shown.
  public init(pathPrefix: String, workspaceFile: String) {
    self.pathPrefix = pathPrefix
    self.workspaceFile = workspaceFile
  }

  /// An array of objects.
  public func format(_ report: DiagnosticReport) -> String {
    JSONValue.array(report.entries.filter { !$0.isKnown }.map { row($0) }).indented
  }

  private func row(_ entry: DiagnosticReport.Entry) -> JSONValue {
    let diagnostic = entry.diagnostic
    let place = diagnostic.location ?? .wholeFile(workspaceFile)
    let sentences = [diagnostic.message] + diagnostic.notes.map { $0.message }
    return .members([
      "description": .string(sentences.joined(separator: "; ")), "check_name": .string(diagnostic.id.rawValue),
      "fingerprint": .string(entry.fingerprint),
      "severity": .string(diagnostic.severity == .error ? "major" : "minor"),
      "location": .members([
        "path": .string(pathPrefix + place.path), "lines": .members(["begin": .integer(max(place.line, 1))]),
      ]),
    ])
  }
}
