import Diagnostics
import Workspace

/// Findings that were there before: `check` notes them in a file, and later counts only what is new.
enum KnownFindings {
  static let baseline = Flag("baseline", value: "FILE", "count only what this file does not have")
  static let writeBaseline = Flag("write-baseline", value: "FILE", "write all that is wrong now to this file, and pass")

  /// What the file of `--baseline` knows; nil without the flag.
  static func read(_ invocation: Invocation) throws -> Baseline? {
    guard let path = invocation.value(baseline) else { return nil }
    switch Baseline.read(try NamedFile.text(path)) {
    case .success(let known): return known
    case .failure(let fault): throw WorkspaceFault("\(fault.location.map { "\($0): " } ?? "")\(fault.message)")
    }
  }

  /// Writes the file of `--write-baseline`; whether it was asked for.
  static func write(_ report: DiagnosticReport, _ invocation: Invocation, _ console: Console) throws -> Bool {
    guard let path = invocation.value(writeBaseline) else { return false }
    try NamedFile.write(Baseline.text(of: report), to: path)
    let count = report.entries.count
    console.say(
      "'\(path)' knows \(count == 1 ? "1 problem" : "\(count) problems"). Next: verbatim check --baseline \(path)")
    return true
  }

  /// What the summary says about known problems; nil where there is nothing to say.
  static func summary(_ report: DiagnosticReport) -> String? {
    var sentences: [String] = []
    if report.knownCount > 0 {
      sentences.append(
        "\(report.knownCount == 1 ? "1 known problem is" : "\(report.knownCount) known problems are") not counted.")
    }
    if report.goneCount > 0 {
      sentences.append("\(report.goneCount) of those in the file are mended: write it anew with --write-baseline.")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: " ")
  }
}
