import Claims
import Diagnostics
import Localization
import Workspace

/// `verbatim xliff check`: every translation of the workspace, or one XLIFF file by itself.
enum XLIFFCheck {
  static func run(_ invocation: Invocation, _ names: [String], _ console: Console) throws -> ExitStatus {
    let files = names.filter { $0.hasSuffix(".xlf") || $0.hasSuffix(".xliff") || $0.contains(".") }
    if !files.isEmpty { return try judge(files, invocation, console) }
    let command = XLIFFCommand.description
    guard let desk = try TranslationDesk.open(invocation, console) else { return .findings }
    let documents = try desk.documents(try desk.locales(invocation, command), named: names, command)
    let findings = desk.findings(documents)
    let places = desk.places
    let diagnostics = findings.map { finding in
      let address = places.address(finding.unit, in: finding.document)
      return finding.diagnostic(seenAt: address.map { "\(finding.locale)/\($0)" })
    }.sorted()
    let inspection = desk.inspection
    if invocation.value(XLIFFCommand.format) == "json" {
      console.write(DiagnosticJSON.document(DiagnosticReport(diagnostics) { inspection.line($0, $1) }))
    } else {
      console.complain(diagnostics) { inspection.line($0, $1) }
      let errors = findings.count { $0.severity == .error }
      let units = documents.reduce(0) { $0 + $1.units.count { $0.isTranslated } }
      console.say("\(units) translations checked: \(errors) errors, \(findings.count - errors) warnings.")
    }
    return diagnostics.hasErrors ? .findings : .clean
  }

  private static func judge(_ files: [String], _ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    var all: [Diagnostic] = []
    var texts: [String: SourceText] = [:]
    for path in files {
      let judged = FileJudgement.judge(try EditedFiles.read(path), path: path)
      all += judged.diagnostics
      let text = judged.text
      texts[path] = text
      if invocation.value(XLIFFCommand.format) != "json" {
        console.complain(judged.diagnostics) { name, line in name == path ? text.line(line) : nil }
        if judged.diagnostics.isEmpty { console.say("\(path): valid XLIFF \(judged.version ?? "2")") }
      }
    }
    if invocation.value(XLIFFCommand.format) == "json" {
      let report = DiagnosticReport(all) { [texts] in texts[$0]?.line($1) }
      console.write(DiagnosticJSON.document(report))
    }
    return all.hasErrors ? .findings : .clean
  }
}

extension TranslationDesk {
  /// What the checks find in some documents, accepted findings left out.
  func findings(_ documents: [DocumentTranslation]) -> [TranslationFinding] {
    TranslationChecks(ledger, accepted: content.acceptedUnits).findings(documents)
  }
}
