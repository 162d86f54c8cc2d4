public import Claims
import Diagnostics

/// A query as it was typed: what must name something in the Ledger still is text.
public struct QueryRequest: Hashable, Sendable {
  /// The words; white space only is no words.
  public var text: String?
  /// The id of a document.
  public var source: String?
  /// The id of a topic.
  public var topic: String?
  /// A role.
  public var role: String?
  /// Conditions, each `name=value`.
  public var conditions: [String]

  /// A request.
  public init(
    text: String? = nil, source: String? = nil, topic: String? = nil, role: String? = nil, conditions: [String] = []
  ) {
    self.text = text
    self.source = source
    self.topic = topic
    self.role = role
    self.conditions = conditions
  }

  /// The query, or everything in it that names nothing in the Ledger.
  public func resolved(in ledger: Ledger) -> Result<ClaimQuery, QueryFault> {
    var query = ClaimQuery(text: text.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 })
    var wrong: [Diagnostic] = []
    if let source {
      query.source = SourceID(source).flatMap { ledger.source($0)?.id }
      if query.source == nil { wrong.append(unknown("document", source, ledger.sources.map(\.id.text))) }
    }
    if let topic {
      query.topic = ledger.vocabulary.topics.map(\.id).first { $0.text == topic }
      if query.topic == nil { wrong.append(unknown("topic", topic, ledger.vocabulary.topics.map(\.id.text))) }
    }
    if let role {
      query.role = Claim.Role(rawValue: role)
      if query.role == nil { wrong.append(unknown("role", role, Claim.Role.allCases.map(\.rawValue))) }
    }
    for condition in conditions {
      switch QueryCondition.read(condition, in: ledger.vocabulary) {
      case .success(let condition): query.conditions.append(condition)
      case .failure(let fault): wrong += fault.diagnostics
      }
    }
    return wrong.isEmpty ? .success(query) : .failure(QueryFault(diagnostics: wrong))
  }

  private func unknown(_ what: String, _ word: String, _ known: [String]) -> Diagnostic {
    Diagnostic(.unknownID, "no \(what) '\(word)'" + Suggestion.clause(for: word, among: known), at: nil)
  }
}
