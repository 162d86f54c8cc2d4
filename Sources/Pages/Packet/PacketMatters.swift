public import Claims
public import Consistency
public import Guides

/// What a packet tells beyond the site's own values: computed once for all languages.
public struct PacketMatters: Sendable {
  /// What each observation means for the quotes.
  public let observations: [ObservationFinding]
  /// The cases on which no source speaks, or too little, by matrix.
  public let gaps: [MatrixGaps]
  /// Every case of every matrix, none folded.
  public let cases: [MatrixCases]
  /// How each quote stands in the saved copies.
  public let evidence: [ClaimID: QuoteEvidence]

  /// What was computed.
  public init(
    observations: [ObservationFinding], gaps: [MatrixGaps], cases: [MatrixCases], evidence: [ClaimID: QuoteEvidence]
  ) {
    self.observations = observations
    self.gaps = gaps
    self.cases = cases
    self.evidence = evidence
  }

  /// The cases of one matrix.
  public struct MatrixCases: Sendable {
    /// The guide that declares the matrix.
    public let guide: GuideID
    /// The matrix.
    public let matrix: Matrix
    /// Its rows.
    public let rows: [MatrixRow]

    /// The cases of a matrix.
    public init(guide: GuideID, matrix: Matrix, rows: [MatrixRow]) {
      self.guide = guide
      self.matrix = matrix
      self.rows = rows
    }
  }

  /// The gaps of one matrix.
  public struct MatrixGaps: Sendable {
    /// The guide that declares the matrix.
    public let guide: GuideID
    /// The matrix.
    public let matrix: Matrix
    /// Its gaps, the largest first.
    public let gaps: [Gap]

    /// The gaps of a matrix.
    public init(guide: GuideID, matrix: Matrix, gaps: [Gap]) {
      self.guide = guide
      self.matrix = matrix
      self.gaps = gaps
    }
  }
}
