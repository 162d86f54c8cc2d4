import Diagnostics

/// What to say behind "there is no …": the nearest name, or else which names there are.
enum KnownHint {
  /// `; did you mean 'x'?` or `; known here: a, b`; nothing where nothing is known.
  static func clause(for name: String, among known: [String]) -> String {
    if let nearest = Suggestion.nearest(to: name, among: known) { return "; did you mean '\(nearest)'?" }
    return known.isEmpty ? "" : "; known here: \(list(known))"
  }

  /// The names between commas, cut where there are many.
  static func list(_ names: [String]) -> String {
    names.count <= 16 ? names.joined(separator: ", ") : names.prefix(16).joined(separator: ", ") + ", …"
  }
}
