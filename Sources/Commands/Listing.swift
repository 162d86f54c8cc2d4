import Build
import Consistency
import Diagnostics

/// What `check --list` tells: things that need no action, each with its place.
enum Listing {
  /// How many are told unless all are asked for.
  static let shown = 10

  /// The entries of a kind, the most important first.
  static func entries(
    _ kind: String, _ inspection: Inspection, _ findings: [Finding], _ survey: Survey?
  ) -> [String] {
    if let kind = Survey.Kind(rawValue: kind) {
      return (survey?.items[kind] ?? []).map { entry($0.location, $0.message, id: nil, $0.notes) }
    }
    // What is open comes first, then what was decided, then what the text settles.
    let told = findings.filter { !$0.needsDecision }.enumerated().sorted {
      (rank($0.element), $0.offset) < (rank($1.element), $1.offset)
    }
    return told.compactMap { item in
      inspection.diagnostic(item.element).map {
        entry($0.location, "\(state(item.element)): \($0.message)", id: item.element.id, $0.notes)
      }
    }
  }

  /// The entries, and how many are not told.
  static func text(_ entries: [String], of kind: String, isComplete: Bool) -> String {
    let told = isComplete ? entries[...] : entries.prefix(shown)
    let rest = entries.count - told.count
    let more = rest == 0 ? "" : "… and \(rest) more: verbatim check --list \(kind) --all\n"
    return told.joined() + more
  }

  private static func entry(
    _ location: FileLocation?, _ message: String, id: String?, _ notes: [Diagnostic.Note]
  ) -> String {
    let place = location.map { "\($0): " } ?? ""
    var text = "\(place)\(message)\(id.map { " [\($0)]" } ?? "")\n"
    for note in notes { text += "    " + (note.location.map { "\($0): " } ?? "") + note.message + "\n" }
    return text
  }

  private static func rank(_ finding: Finding) -> Int {
    if finding.verdict == .resolved { return 2 }
    if case .decided = finding.state { return 1 }
    return 0
  }

  private static func state(_ finding: Finding) -> String {
    if finding.verdict == .resolved { return "settled by the text" }
    switch finding.state {
    case .decided(let id): return "decided in '\(id)'"
    case .open(let id): return "recorded as open in '\(id)'"
    case .undecided, .lapsed, .overdue: return "not decided"
    }
  }
}
