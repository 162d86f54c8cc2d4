public import Diagnostics

/// An editor's decision on a disagreement, or the record that it is open.
public struct Decision: Hashable, Sendable {
  /// The decision's id: its file's name.
  public let id: DecisionID
  /// The question that it answers.
  public let question: LocalizedText
  /// The ids of the disagreements that it is about.
  public let about: [String]
  /// The claim that is followed; nil where the disagreement is recorded as open.
  public let follow: ClaimID?
  /// The claims that were not followed.
  public let alternatives: [ClaimID]
  /// Why; published.
  public let reason: LocalizedText
  /// What only the house should read.
  public let internalNote: String?
  /// Who decided, as a role or a name; nil for an open record.
  public let decidedBy: String?
  /// Who approved it, if anyone.
  public let approvedBy: String?
  /// Who owns an open question.
  public let owner: String?
  /// The day of the decision.
  public let decidedOn: CalendarDate?
  /// The day by which somebody must look again.
  public let reviewBy: CalendarDate?
  /// The SHA-256 of each quote that the decision rests on, sorted by claim; a change of one voids the decision.
  public let quotes: [QuoteDigest]
  /// Where it was declared.
  public let location: FileLocation

  /// A decision.
  public init(
    id: DecisionID, question: LocalizedText, about: [String], follow: ClaimID?, alternatives: [ClaimID],
    reason: LocalizedText, internalNote: String?, decidedBy: String?, approvedBy: String?, owner: String?,
    decidedOn: CalendarDate?, reviewBy: CalendarDate?, quotes: [QuoteDigest], location: FileLocation
  ) {
    self.id = id
    self.question = question
    self.about = about
    self.follow = follow
    self.alternatives = alternatives
    self.reason = reason
    self.internalNote = internalNote
    self.decidedBy = decidedBy
    self.approvedBy = approvedBy
    self.owner = owner
    self.decidedOn = decidedOn
    self.reviewBy = reviewBy
    self.quotes = quotes
    self.location = location
  }

  /// Whether the disagreement is recorded as open.
  public var isOpen: Bool { follow == nil }

  /// A quote as it was when the decision was taken.
  public struct QuoteDigest: Hashable, Sendable {
    /// The claim.
    public let claim: ClaimID
    /// The SHA-256 of its words, 64 hexadecimal digits.
    public let sha256: String

    /// A quote's digest.
    public init(claim: ClaimID, sha256: String) {
      self.claim = claim
      self.sha256 = sha256
    }
  }
}
