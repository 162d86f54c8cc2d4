import Build
import Consistency
import Diagnostics
import Workspace

/// The forms in which a check is written for machines.
enum CheckForm: String, CaseIterable {
  case json
  case sarif
  case github
  case gitlab

  /// `--format`, with the text for people as its first choice.
  static let flag = Flag(
    "format", value: "FORM", choices: ["text"] + allCases.map { $0.rawValue },
    "how the result is written; github and gitlab show it beside the lines of a change")

  /// The form that was asked for; nil for the text.
  init?(_ invocation: Invocation) { self.init(rawValue: invocation.value(Self.flag) ?? "text") }

  /// The result in this form; `root` is the workspace's own folder.
  func text(
    _ report: DiagnosticReport, _ inspection: Inspection, _ findings: [Finding], _ survey: Survey?, root: String
  ) -> String {
    let prefix = RepositoryPath.prefix(ofWorkspace: root)
    let file = "Content/verbatim.yaml"
    return switch self {
    case .json: CheckJSON.text(report, inspection, findings, survey)
    case .sarif: SARIFLog(version: ToolIdentity.version, pathPrefix: prefix, workspaceFile: file).format(report)
    case .github: GitHubAnnotations(pathPrefix: prefix).format(report)
    case .gitlab: GitLabReport(pathPrefix: prefix, workspaceFile: file).format(report)
    }
  }
}
