public import Claims

/// What was really observed of the cases that a general statement covers.
public struct Coverage: Hashable, Sendable {
  /// The claim.
  public let claim: ClaimID
  /// The rule line, as its position in the claim's statements.
  public let statement: Int
  /// The cases, one a row of the matrix that the statement reaches into, in the matrix's order.
  public let cells: [CoveredCell]

  /// How many of the cases were observed for certain.
  public var observed: Int { cells.count { !$0.observations.isEmpty } }

  /// One case.
  public struct CoveredCell: Hashable, Sendable {
    /// For each axis of the matrix the option.
    public let options: [MatrixOption]
    /// The observations made in it, sorted, with what was seen of the statement's outcome.
    public let observations: [Seen]
    /// Observations that were made in it or in another case: the record leaves it open. Sorted.
    public let perhaps: [Seen]
  }

  /// One observation in a case.
  public struct Seen: Hashable, Sendable {
    /// The observation.
    public let observation: ObservationID
    /// What was seen.
    public let value: ValueID
    /// Whether the statement says the same.
    public let fits: Bool
  }
}
