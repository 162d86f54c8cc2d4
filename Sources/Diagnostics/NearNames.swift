/// Known names for many a "did you mean". The search for the nearest costs a walk over all of them, so that it stops
/// after a while: past hundreds of faults a hint is worth nothing, and minutes are much.
public struct NearNames: Sendable {
  private let names: [String]
  private var comparisonsLeft = 300_000

  /// The names; their order decides between equally near ones.
  public init(_ names: [String]) { self.names = names }

  /// `; did you mean 'x'?`, or nothing.
  public mutating func clause(for word: String) -> String {
    guard comparisonsLeft > 0 else { return "" }
    comparisonsLeft -= names.count
    return Suggestion.clause(for: word, among: names)
  }
}
