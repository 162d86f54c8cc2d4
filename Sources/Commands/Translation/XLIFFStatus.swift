import Claims
import Localization

/// `verbatim xliff status`: how far the translations are.
enum XLIFFStatus {
  static func run(_ invocation: Invocation, _ names: [String], _ console: Console) throws -> ExitStatus {
    let command = XLIFFCommand.description
    guard let desk = try TranslationDesk.open(invocation, console) else { return .findings }
    let required = invocation.value(XLIFFCommand.require).flatMap { AssessedUnit.State(rawValue: $0) } ?? .translated
    let documents = try desk.documents(try desk.locales(invocation, command), named: names, command)
    let report = StatusReport(
      documents, findings: desk.findings(documents), required: required, today: CalendarDate.today)
    if invocation.value(XLIFFCommand.format) == "json" {
      console.write(StatusText.json(report))
    } else {
      console.write(StatusText.text(report, words: invocation.has(XLIFFCommand.words)))
    }
    let isBlocked = invocation.value(XLIFFCommand.require) != nil && report.rows.contains { !$0.blockers.isEmpty }
    return isBlocked ? .findings : .clean
  }
}
