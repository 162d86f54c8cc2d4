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

  /// How far the translations have come.
  public let translations: [TranslationCount]

  /// What was computed.
  public init(
    observations: [ObservationFinding], gaps: [MatrixGaps], cases: [MatrixCases],
    evidence: [ClaimID: QuoteEvidence], translations: [TranslationCount]
  ) {
    self.translations = translations
    self.observations = observations
    self.gaps = gaps
    self.cases = cases
    self.evidence = evidence
  }

  /// How far the translation of one document into one language has come: how many texts are in which state.
  public struct TranslationCount: Hashable, Sendable {
    /// The guide; nil for the quotes.
    public let guide: GuideID?
    /// The language.
    public let locale: LocaleCode
    /// Translated, and read by nobody else.
    public let translated: Int
    /// Read by a second person, or released.
    public let reviewed: Int
    /// Translated, but what was translated has changed since.
    public let outdated: Int
    /// Not translated, or only begun.
    public let missing: Int

    /// A count.
    public init(guide: GuideID?, locale: LocaleCode, translated: Int, reviewed: Int, outdated: Int, missing: Int) {
      self.guide = guide
      self.locale = locale
      self.translated = translated
      self.reviewed = reviewed
      self.outdated = outdated
      self.missing = missing
    }
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
