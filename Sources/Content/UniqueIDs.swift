import Diagnostics

/// Remembers where each id was first used, and reports the second use with both places.
struct UniqueIDs<ID: Hashable> {
  private let kind: String
  private var places: [ID: FileLocation] = [:]

  /// `kind` names the things in messages ("dimension").
  init(_ kind: String) { self.kind = kind }

  /// Whether the id is new; a repeated one is reported.
  mutating func insert(_ id: ID, at location: FileLocation, reporting faults: inout [Diagnostic]) -> Bool {
    guard let first = places[id] else {
      places[id] = location
      return true
    }
    faults.append(
      Diagnostic(
        .duplicateID, "the \(kind) '\(id)' is declared twice", at: location,
        notes: [Diagnostic.Note("it was first declared here", at: first)]))
    return false
  }
}
