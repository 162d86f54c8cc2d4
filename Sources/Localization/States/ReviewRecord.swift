public import Claims
public import Diagnostics
import Digests

/// Somebody's word that a translation was reviewed: good for one source and one target, void when either moves.
public struct ReviewRecord: Hashable, Sendable {
  /// The document.
  public let document: DocumentName
  /// The unit.
  public let unit: UnitKey
  /// What it was judged to be.
  public let state: State
  /// Who says so.
  public let by: String
  /// In what role; nil where nothing was said.
  public let role: String?
  /// The day.
  public let on: CalendarDate
  /// The SHA-256 of the source that was reviewed.
  public let source: String
  /// The SHA-256 of the target that was reviewed.
  public let target: String
  /// Where it was read; takes part in no comparison that matters.
  public let location: FileLocation?

  /// A record.
  public init(
    document: DocumentName, unit: UnitKey, state: State, by: String, role: String?, on: CalendarDate, source: String,
    target: String, location: FileLocation? = nil
  ) {
    self.document = document
    self.unit = unit
    self.state = state
    self.by = by
    self.role = role
    self.on = on
    self.source = source
    self.target = target
    self.location = location
  }

  /// What a review can say.
  public enum State: String, Hashable, Sendable, CaseIterable {
    /// A second person read it.
    case reviewed
    /// It is released.
    case final
  }

  /// The SHA-256 that a record keeps of a segment.
  public static func digest(_ segment: Segment) -> String { SHA256(of: segment.markdown).hex }

  /// Whether the record still speaks of these texts, or why not.
  func verdict(source current: Segment, target: Segment) -> Verdict {
    if self.source != Self.digest(current) { return .void(VoidReview(.original, by: by, on: on)) }
    if self.target != Self.digest(target) { return .void(VoidReview(.translation, by: by, on: on)) }
    return .valid
  }

  /// Whether a record counts.
  enum Verdict: Hashable { case valid, void(VoidReview) }
}

/// The file of a locale's review records, written by `verbatim review` only.
public enum ReviewFile {
  /// The YAML of some records, sorted by document and unit.
  public static func yaml(_ records: [ReviewRecord]) -> String {
    var text = "# Who reviewed what. Only 'verbatim review' writes this file.\nreviews:\n"
    for record in records.sorted(by: { ($0.document, $0.unit) < ($1.document, $1.unit) }) {
      text += "  - document: \(record.document)\n    unit: \(record.unit)\n    state: \(record.state.rawValue)\n"
      text += "    by: \(quoted(record.by))\n"
      if let role = record.role { text += "    role: \(quoted(role))\n" }
      text += "    on: \(record.on)\n    source: \(record.source)\n    target: \(record.target)\n"
    }
    return text
  }

  private static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "''") + "'"
  }
}
