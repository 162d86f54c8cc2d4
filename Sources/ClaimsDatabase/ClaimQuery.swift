public import Claims

/// What somebody looks for: words, and what the claims that have them must also meet.
public struct ClaimQuery: Hashable, Sendable {
  /// Words that must all be found, phrases between quotation marks; nil for any.
  public var text: String?
  /// The document; nil for any.
  public var source: SourceID?
  /// A topic; nil for any.
  public var topic: TopicID?
  /// The role; nil for any.
  public var role: Claim.Role?
  /// Conditions that one of the claim's statements must speak of together.
  public var conditions: [QueryCondition]

  /// A query.
  public init(
    text: String? = nil, source: SourceID? = nil, topic: TopicID? = nil, role: Claim.Role? = nil,
    conditions: [QueryCondition] = []
  ) {
    self.text = text
    self.source = source
    self.topic = topic
    self.role = role
    self.conditions = conditions
  }

  /// Whether a claim meets everything but the words.
  public func admits(_ claim: Claim, in ledger: Ledger) -> Bool {
    if let source, claim.id.source != source { return false }
    if let topic, !claim.topics.contains(topic) { return false }
    if let role, claim.role != role { return false }
    if conditions.isEmpty { return true }
    return claim.statements.contains { statement in
      conditions.allSatisfy { $0.isNamed(in: statement, ledger.vocabulary) }
    }
  }
}
