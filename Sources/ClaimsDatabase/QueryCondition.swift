public import Claims
import Diagnostics

/// A condition that a statement must speak of: `region=DE`, `device=eu`, `flag=true`, `system=27.2`.
///
/// A statement speaks of it where it has terms on the dimension and all of them admit the value, whatever the statement
/// says then, or where it names the dimension as making no difference.
public struct QueryCondition: Hashable, Sendable {
  /// What must have the value.
  public let subject: Subject
  /// The value.
  public let value: Value

  /// A condition.
  public init(subject: Subject, value: Value) {
    self.subject = subject
    self.value = value
  }

  /// What must have a value.
  public enum Subject: Hashable, Sendable {
    /// One dimension.
    case dimension(DimensionID)
    /// Any dimension whose values are regions: a place, whatever it is the place of.
    case anyPlace
  }

  /// The value that is looked for.
  public enum Value: Hashable, Sendable {
    /// A value of a choice.
    case value(ValueID)
    /// Regions, all of them.
    case regions([RegionCode])
    /// A version.
    case version(Version)
  }

  /// Reads `name=value`, where the name is a dimension's id, or `region` for a place of any kind.
  public static func read(_ text: String, in vocabulary: Vocabulary) -> Result<QueryCondition, QueryFault> {
    func wrong(_ id: DiagnosticID, _ message: String) -> Result<QueryCondition, QueryFault> {
      .failure(QueryFault(diagnostics: [Diagnostic(id, message, at: nil)]))
    }
    guard let equals = text.firstIndex(of: "=") else {
      return wrong(.badValue, "'\(text)' is no condition; expected name=value, such as region=DE")
    }
    let name = String(text[..<equals])
    let word = String(text[text.index(after: equals)...])
    let dimension = DimensionID(name).flatMap { vocabulary.dimension($0) }
    guard let dimension else {
      guard name == "region" else {
        let known = vocabulary.dimensions.map(\.id.text) + ["region"]
        return wrong(.unknownID, "nothing depends on '\(name)'" + Suggestion.clause(for: name, among: known))
      }
      return regions(word, vocabulary).map { QueryCondition(subject: .anyPlace, value: $0) }
    }
    let subject = Subject.dimension(dimension.id)
    switch dimension.kind {
    case .region:
      return regions(word, vocabulary).map { QueryCondition(subject: subject, value: $0) }
    case .choice(let values):
      guard let value = values.first(where: { $0.id.text == word }) else {
        let clause = Suggestion.clause(for: word, among: values.map(\.id.text))
        return wrong(.unknownID, "'\(name)' has no value '\(word)'" + clause)
      }
      return .success(QueryCondition(subject: subject, value: .value(value.id)))
    case .version:
      guard let version = Version(word) else {
        return wrong(.badVersion, "'\(word)' is no version; expected one such as 27.2 or 27.2-beta3")
      }
      return .success(QueryCondition(subject: subject, value: .version(version)))
    }
  }

  private static func regions(_ word: String, _ vocabulary: Vocabulary) -> Result<Value, QueryFault> {
    if let code = RegionCode(word) { return .success(.regions([code])) }
    if let id = RegionSetID(word), let set = vocabulary.regionSet(id) { return .success(.regions(set.members)) }
    let known = vocabulary.regionSets.map(\.id.text) + RegionCode.all.map(\.code)
    let clause =
      RegionCode(word.uppercased()).map { "; did you mean '\($0)'?" } ?? Suggestion.clause(for: word, among: known)
    let message = "no region '\(word)'; expected a code of ISO 3166-1 or a set of the vocabulary" + clause
    return .failure(QueryFault(diagnostics: [Diagnostic(.unknownRegion, message, at: nil)]))
  }

  /// Whether a statement speaks of the condition.
  func isNamed(in statement: Statement, _ vocabulary: Vocabulary) -> Bool {
    if statement.whatever.contains(where: { covers($0, vocabulary) }) { return true }
    let terms = (statement.frame + statement.condition).filter { covers($0, statement, vocabulary) }
    return !terms.isEmpty && terms.allSatisfy { admits($0.predicate, vocabulary) }
  }

  private func covers(_ dimension: DimensionID, _ vocabulary: Vocabulary) -> Bool {
    switch subject {
    case .dimension(let id): dimension == id
    case .anyPlace: vocabulary.dimension(dimension)?.kind == .region
    }
  }

  private func covers(_ term: Term, _ statement: Statement, _ vocabulary: Vocabulary) -> Bool {
    switch term.subject {
    case .dimension(let dimension): covers(dimension, vocabulary)
    case .places: subject == .anyPlace || statement.places.joined().contains { covers($0, vocabulary) }
    }
  }

  private func admits(_ predicate: Term.Predicate, _ vocabulary: Vocabulary) -> Bool {
    switch (value, predicate) {
    case (.value(let value), .isOneOf(let values)): values.contains(value)
    case (.value(let value), .isNoneOf(let values)): !values.contains(value)
    case (.version(let version), .from(let first)): version >= first
    case (.version(let version), .before(let end)): version < end
    case (.version(let version), .between(let first, let end)): version >= first && version < end
    case (.regions(let regions), .inside(let names)):
      regions.allSatisfy { region in names.contains { vocabulary.members(of: $0).contains(region) } }
    case (.regions(let regions), .outside(let names)):
      !regions.contains { region in names.contains { vocabulary.members(of: $0).contains(region) } }
    default: false
    }
  }
}
