/// A report as SARIF 2.1.0 (OASIS), the form that code hosts show beside the lines of a change.
public struct SARIFLog: Sendable {
  private let version: String
  private let pathPrefix: String
  private let workspaceFile: String

  /// A log by the tool of a version. `pathPrefix` leads from the root of the repository to the workspace (`guides/`, or
  /// nothing); `workspaceFile` is where findings about the workspace as a whole are shown.
  public init(version: String, pathPrefix: String, workspaceFile: String) {
    self.version = version
    self.pathPrefix = pathPrefix
    self.workspaceFile = workspaceFile
  }

  /// The text of the log.
  public func format(_ report: DiagnosticReport) -> String {
    let ids = Set(report.entries.map { $0.diagnostic.id.rawValue }).sorted()
    let indices = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($0.element, $0.offset) })
    let driver = JSONValue.members([
      "name": .string("verbatim"), "semanticVersion": .string(version),
      "rules": .array(ids.compactMap { DiagnosticID(rawValue: $0) }.map { rule($0) }),
    ])
    let run = JSONValue.members([
      "tool": .members(["driver": driver]),
      "invocations": .array([.members(["executionSuccessful": .boolean(true)])]),
      "columnKind": .string("utf16CodeUnits"),
      "results": .array(report.entries.map { result($0, indices, report) }),
    ])
    return JSONValue.members([
      "$schema": .string("https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json"),
      "version": .string("2.1.0"), "runs": .array([run]),
    ]).indented
  }

  private func rule(_ id: DiagnosticID) -> JSONValue {
    let words = id.rawValue.replacing("-", with: " ")
    return .members([
      "id": .string(id.rawValue), "shortDescription": .members(["text": .string(words)]),
      "help": .members(["text": .string("'verbatim explain \(id.rawValue)' tells what it means and how to mend it.")]),
      "defaultConfiguration": .members(["level": .string(id.severity.rawValue)]),
    ])
  }

  private func result(_ entry: DiagnosticReport.Entry, _ indices: [String: Int], _ report: DiagnosticReport)
    -> JSONValue
  {
    let diagnostic = entry.diagnostic
    let place = diagnostic.location ?? .wholeFile(workspaceFile)
    // A related location needs a place; what has none is told in the message.
    let sentences = [diagnostic.message] + diagnostic.notes.filter { $0.location == nil }.map { $0.message }
    let related = diagnostic.notes.compactMap { note in note.location.map { (note.message, $0) } }.enumerated().map {
      location($0.element.1, report, id: $0.offset + 1, message: $0.element.0)
    }
    let fixes = diagnostic.fixIts.map { fix($0, report) }
    return .members([
      "ruleId": .string(diagnostic.id.rawValue), "ruleIndex": indices[diagnostic.id.rawValue].map { .integer($0) },
      "level": .string(diagnostic.severity.rawValue),
      "message": .members(["text": .string(sentences.joined(separator: "\n"))]),
      "locations": .array([location(place, report)]), "relatedLocations": related.isEmpty ? nil : .array(related),
      "partialFingerprints": .members(["verbatim/v1": .string(entry.fingerprint)]),
      "baselineState": report.hasBaseline ? .string(entry.isKnown ? "unchanged" : "new") : nil,
      "fixes": fixes.isEmpty ? nil : .array(fixes),
    ])
  }

  private func location(_ place: FileLocation, _ report: DiagnosticReport, id: Int? = nil, message: String? = nil)
    -> JSONValue
  {
    .members([
      "id": id.map { .integer($0) },
      "physicalLocation": .members([
        "artifactLocation": artifact(place.path), "region": region(place, report),
      ]),
      "message": message.map { .members(["text": .string($0)]) },
    ])
  }

  private func artifact(_ path: String) -> JSONValue {
    .members(["uri": .string(URIPath.encoded(pathPrefix + path)), "uriBaseId": .string("%SRCROOT%")])
  }

  /// The region, whose columns count UTF-16 code units as most editors do; nil for a file as a whole.
  private func region(_ place: FileLocation, _ report: DiagnosticReport) -> JSONValue? {
    guard place.line > 0 else { return nil }
    let columns = place.utf16Columns(in: report.lineOf(place.path, place.line))
    return .members([
      "startLine": .integer(place.line), "startColumn": .integer(columns.lowerBound),
      "endColumn": .integer(columns.upperBound),
    ])
  }

  private func fix(_ fixIt: Diagnostic.FixIt, _ report: DiagnosticReport) -> JSONValue {
    let replacement = JSONValue.members([
      "deletedRegion": region(fixIt.location, report),
      "insertedContent": .members(["text": .string(fixIt.replacement)]),
    ])
    let change = JSONValue.members([
      "artifactLocation": artifact(fixIt.location.path), "replacements": .array([replacement]),
    ])
    return .members(["description": .members(["text": .string(fixIt.message)]), "artifactChanges": .array([change])])
  }
}
