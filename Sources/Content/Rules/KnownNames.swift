import Claims

/// The vocabulary as rules see it: its names, and those whose declaration is broken.
///
/// A broken declaration was reported where it stands; what leans on it is left out without a second report.
struct KnownNames {
  let vocabulary: Vocabulary
  var broken = BrokenNames()

  init(_ vocabulary: Vocabulary, broken: BrokenNames = BrokenNames()) {
    self.vocabulary = vocabulary
    self.broken = broken
  }
}

/// Names that are declared although nothing could be made of the declaration.
struct BrokenNames: Hashable {
  /// What a name is the name of.
  enum Kind: Hashable, CaseIterable { case dimension, outcome, region, topic, term }

  private var names: [Kind: Set<String>] = [:]
  private var files: Set<Kind> = []

  /// Takes note of one broken declaration.
  mutating func add(_ kind: Kind, _ name: String) { names[kind, default: []].insert(name) }

  /// Takes note of a file that could not be read: every name may be in it.
  mutating func addFile(of kind: Kind) { files.insert(kind) }

  /// Whether a name that is not known may be one of the broken ones.
  func excuse(_ kind: Kind, _ name: String) -> Bool { files.contains(kind) || names[kind]?.contains(name) == true }
}
