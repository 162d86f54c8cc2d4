/// Everything that one run found, ready to be written in any form: sorted, each finding with its fingerprint.
public struct DiagnosticReport: Sendable {
  /// The findings, sorted by place.
  public let entries: [Entry]
  /// How many findings of the baseline are no longer there.
  public let goneCount: Int
  /// Whether a baseline was given.
  let hasBaseline: Bool
  /// Gives the text of a line (1-based) of a file.
  let lineOf: @Sendable (String, Int) -> String?

  /// One finding.
  public struct Entry: Hashable, Sendable {
    /// What is wrong and where.
    public let diagnostic: Diagnostic
    /// What stays the same about it from run to run: 16 hexadecimal digits, unique in a report.
    public let fingerprint: String
    /// Whether the baseline has it.
    public let isKnown: Bool
  }

  /// A report; `lineOf` is asked for the lines that findings point at.
  public init(
    _ diagnostics: [Diagnostic], baseline: Baseline? = nil, lineOf: @escaping @Sendable (String, Int) -> String?
  ) {
    let sorted = diagnostics.sorted()
    let known = baseline?.fingerprints ?? []
    let fingerprints = DiagnosticFingerprint.all(sorted, lineOf: lineOf)
    entries = zip(sorted, fingerprints).map { Entry(diagnostic: $0, fingerprint: $1, isKnown: known.contains($1)) }
    goneCount = known.subtracting(fingerprints).count
    hasBaseline = baseline != nil
    self.lineOf = lineOf
  }

  /// The findings that the baseline does not have; all, where there is none.
  public var new: [Diagnostic] { entries.filter { !$0.isKnown }.map { $0.diagnostic } }
  /// How many findings the baseline has.
  public var knownCount: Int { entries.count { $0.isKnown } }
}
