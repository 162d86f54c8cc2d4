public import Diagnostics

/// What the latest build came to, as open pages are told.
public struct BuildState: Sendable {
  /// Whether the site is that of the content as it is now; else it is the last good one.
  public let isCurrent: Bool
  /// What is wrong; warnings where the site is current.
  public let problems: [Diagnostic]
  private let lineOf: @Sendable (String, Int) -> String?

  /// A state; `lineOf` is asked for the lines that the problems point at.
  public init(
    isCurrent: Bool, problems: [Diagnostic], lineOf: @escaping @Sendable (String, Int) -> String? = { _, _ in nil }
  ) {
    self.isCurrent = isCurrent
    self.problems = problems.sorted()
    self.lineOf = lineOf
  }

  /// How many problems a page is told; more than anybody reads.
  private static let limit = 50

  /// The state as the script on the pages reads it, on one line.
  var json: String {
    JSONValue.members([
      "current": .boolean(isCurrent), "count": .integer(problems.count),
      "problems": .array(problems.prefix(Self.limit).map { problem($0) }),
    ]).line
  }

  private func problem(_ diagnostic: Diagnostic) -> JSONValue {
    let place = diagnostic.location
    let line = place.flatMap { $0.line > 0 ? lineOf($0.path, $0.line) : nil }
    let notes = diagnostic.notes.map { note in
      JSONValue.members(["place": note.location.map { .string($0.description) }, "message": .string(note.message)])
    }
    return .members([
      "id": .string(diagnostic.id.rawValue), "severity": .string(diagnostic.severity.rawValue),
      "message": .string(diagnostic.message), "place": place.map { .string($0.description) },
      "parts": line.flatMap { text in place.map { .array(Self.parts(of: text, $0).map { .string($0) }) } },
      "notes": notes.isEmpty ? nil : .array(notes),
    ])
  }

  /// The line in three: before the place, the place, behind it; long ends are cut.
  private static func parts(of line: String, _ place: FileLocation) -> [String] {
    let bytes = Array(line.utf8)
    let start = min(max(place.column - 1, 0), bytes.count)
    let end = min(start + place.length, bytes.count)
    func text(_ range: Range<Int>) -> String { String(decoding: bytes[range], as: UTF8.self) }
    let (before, after) = (text(0..<start), text(end..<bytes.count))
    return [
      before.count > 80 ? "…" + before.suffix(80) : before, String(text(start..<end).prefix(300)),
      after.count > 160 ? after.prefix(160) + "…" : after,
    ]
  }
}
