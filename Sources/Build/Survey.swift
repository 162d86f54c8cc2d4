import Consistency
public import Diagnostics

/// What a check finds beside disagreements: nothing of it is wrong, all of it is counted, and each kind can be listed.
public struct Survey: Sendable {
  /// The kinds, by the names that `--list` takes.
  public enum Kind: String, Sendable, CaseIterable {
    /// Cases of a declared matrix that no document speaks of, or that they leave open.
    case gaps
    /// What was seen in experiments.
    case observations
    /// What several independent documents say.
    case agreements
    /// Statements of which one asks for more.
    case overlaps
    /// The same sentence in two places.
    case wordings
  }

  /// One thing that was found.
  public struct Item: Sendable {
    /// Where; nil where it is nowhere in particular.
    public let location: FileLocation?
    /// What, in plain words, on one line.
    public let message: String
    /// Further places, and what else there is to know.
    public let notes: [Diagnostic.Note]
    /// The same for programs.
    public let value: JSONValue
  }

  /// All items by kind, the largest first.
  public let items: [Kind: [Item]]

  /// How many there are of a kind.
  public func count(_ kind: Kind) -> Int { items[kind]?.count ?? 0 }
}

extension Inspection {
  /// What the check finds beside disagreements; nil where there is nothing to check.
  public func survey() -> Survey? {
    guard let check, let report, let words = englishWords else { return nil }
    let surveyor = Surveyor(check: check, words: words)
    return Survey(items: [
      .gaps: surveyor.gaps(content.guides, Evaluator(check, report)),
      .observations: surveyor.observations(), .agreements: surveyor.agreements(), .overlaps: surveyor.overlaps(),
      .wordings: surveyor.wordings(),
    ])
  }
}
