import Build
import Claims
import ClaimsDatabase
import Diagnostics
import Workspace

/// `verbatim query`: finds quoted statements.
enum QueryCommand: Command {
  private static let source = Flag("source", letter: "s", value: "ID", "only from this document")
  private static let topic = Flag("topic", letter: "t", value: "ID", "only on this topic")
  private static let role = Flag("role", letter: "r", value: "ROLE", "only of this role: rule, advice, label, …")
  private static let condition = Flag(
    "condition", letter: "c", value: "NAME=VALUE", isRepeatable: true,
    "only with a rule that speaks of it: region=DE, device=DE, flag=true, system=27.2")
  private static let format = Flag(
    "format", value: "FORM", choices: ["table", "json", "csv"], "how the result is written")

  static let description = CommandDescription(
    name: "query", summary: "find quoted statements", arguments: "[TEXT]", argumentCount: 0...64,
    details: """
      Finds quoted statements by their words, in the original and in every translation: all words must be there, and a
      phrase between quotation marks must stand together. Chinese and Korean are found from two characters on, parts of
      identifiers by their words. Without a text, all statements that the flags admit.
      """,
    flags: [source, topic, role, condition, format, .output],
    examples: [
      .init(line: "verbatim query markdown", meaning: "also finds identifiers that contain the word"),
      .init(
        line: "verbatim query --condition region=DE --role rule", meaning: "rules that name Germany or a set with it"),
      .init(line: "verbatim query 弹窗 --format json", meaning: "by the words of a translation"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let ledger = inspection.content.ledger, !inspection.faults.hasErrors else {
      console.complain(inspection.faults) { inspection.line($0, $1) }
      console.complain("The content has errors; mend them first.\n")
      return .findings
    }
    let request = QueryRequest(
      text: invocation.arguments.isEmpty ? nil : invocation.arguments.joined(separator: " "),
      source: invocation.value(source), topic: invocation.value(topic), role: invocation.value(role),
      conditions: invocation.values(condition))
    switch request.resolved(in: ledger) {
    case .failure(let fault):
      console.complain(fault.diagnostics) { _, _ in nil }
      return .failure
    case .success(let query):
      let store = try ClaimsStore.opening(folders, inspection)
      console.complain(store.notes) { _, _ in nil }
      let claims = try store.claims(matching: query)
      switch invocation.value(format) {
      case "json": console.write(QueryResult.json(claims, ledger))
      case "csv": console.write(QueryResult.csv(claims, ledger))
      default:
        console.write(QueryResult.table(claims, ledger))
        console.say(claims.count == 1 ? "1 quoted statement." : "\(claims.count) quoted statements.")
      }
      return .clean
    }
  }
}

/// What a query found, in three forms.
enum QueryResult {
  private static func said(_ claim: Claim) -> String {
    claim.quotation.map { $0.shown } ?? claim.report.map { $0.paraphrase.original } ?? ""
  }

  /// For people: address, document and words.
  static func table(_ claims: [Claim], _ ledger: Ledger) -> String {
    claims.map { claim in
      let title = ledger.source(claim.id.source)?.title ?? claim.id.source.text
      let words = claim.report == nil ? "“\(said(claim))”" : "(reported) \(said(claim))"
      return "\(claim.id)  \(title)\n    \(words)\n"
    }.joined()
  }

  /// An array of objects.
  static func json(_ claims: [Claim], _ ledger: Ledger) -> String {
    let rows = claims.map { claim -> String in
      let topics = claim.topics.map { JSONText.quoted($0.text) }.joined(separator: ", ")
      return """
          {"id": \(JSONText.quoted(claim.id.description)), "source": \(JSONText.quoted(claim.id.source.text)), \
        "document": \(JSONText.quoted(ledger.source(claim.id.source)?.title ?? "")), \
        "role": "\(claim.role.rawValue)", "reported": \(claim.report != nil), \
        "quote": \(JSONText.quoted(claim.quotation?.text ?? "")), "shown": \(JSONText.quoted(said(claim))), \
        "topics": [\(topics)], "path": \(JSONText.quoted(claim.location.path)), "line": \(claim.location.line)}
        """
    }
    return rows.isEmpty ? "[]\n" : "[\n\(rows.joined(separator: ",\n"))\n]\n"
  }

  /// RFC 4180; what a spreadsheet would take for a formula begins with an apostrophe.
  static func csv(_ claims: [Claim], _ ledger: Ledger) -> String {
    let head = ["id", "source", "role", "reported", "quote", "topics"]
    let rows = claims.map { claim in
      [
        claim.id.description, claim.id.source.text, claim.role.rawValue, claim.report == nil ? "no" : "yes",
        said(claim), claim.topics.map { $0.text }.joined(separator: " "),
      ]
    }
    return ([head] + rows).map { $0.map { CSVText.field($0) }.joined(separator: ",") + "\r\n" }.joined()
  }
}
