import Claims
import Diagnostics

/// Walks over the tokens of a rule line and types its words by the vocabulary. The first fault ends the line.
struct RuleCursor {
  let tokens: [RuleToken]
  let vocabulary: Vocabulary
  private var position = 0

  init(_ tokens: [RuleToken], vocabulary: Vocabulary) {
    self.tokens = tokens
    self.vocabulary = vocabulary
  }

  /// What is wrong with the line.
  struct Fault: Error {
    let diagnostic: Diagnostic

    init(_ id: DiagnosticID, _ message: String, _ token: RuleToken) {
      diagnostic = Diagnostic(id, message, at: token.location)
    }
  }

  var current: RuleToken { tokens[position] }
  var next: RuleToken { tokens[min(position + 1, tokens.count - 1)] }
  var isAtEnd: Bool { current.kind == .end }

  /// Takes the current token.
  @discardableResult
  mutating func take() -> RuleToken {
    let token = current
    if position < tokens.count - 1 { position += 1 }
    return token
  }

  /// Takes the current token if it is this word.
  mutating func take(_ word: String) -> Bool {
    guard current.kind == .word, current.text == word else { return false }
    take()
    return true
  }

  /// Takes the current token if it is this mark.
  mutating func take(_ mark: RuleToken.Kind) -> Bool {
    guard current.kind == mark else { return false }
    take()
    return true
  }

  /// A fault at the current token: what was expected, what was found.
  func expected(_ what: String) -> Fault {
    Fault(.ruleSyntax, "\(what) was expected here, found \(current.shown)", current)
  }

  /// Takes a word; `what` says which kind was expected.
  mutating func word(_ what: String) throws(Fault) -> RuleToken {
    guard current.kind == .word else { throw expected(what) }
    return take()
  }

  // MARK: Words of the vocabulary

  /// Takes the name of a dimension.
  mutating func dimension() throws(Fault) -> Dimension {
    let token = try word("a dimension (\(listed(vocabulary.dimensions.map { $0.id.text })))")
    if let found = DimensionID(token.text).flatMap({ vocabulary.dimension($0) }) { return found }
    throw unknown("dimension", token, among: vocabulary.dimensions.map { $0.id.text })
  }

  /// Takes the name of an outcome.
  mutating func outcome() throws(Fault) -> Outcome {
    let token = try word("an outcome (\(listed(vocabulary.outcomes.map { $0.id.text })))")
    if let found = OutcomeID(token.text).flatMap({ vocabulary.outcome($0) }) { return found }
    throw unknown("outcome", token, among: vocabulary.outcomes.map { $0.id.text })
  }

  /// Takes values joined by `or`; `owner` names what has them.
  mutating func values(of owner: String, among known: [ValueID]) throws(Fault) -> [ValueID] {
    var found: [ValueID] = []
    repeat {
      let token = try word("a value of '\(owner)' (\(listed(known.map { $0.text })))")
      guard let value = ValueID(token.text), known.contains(value) else {
        throw unknown("value of '\(owner)'", token, among: known.map { $0.text })
      }
      if !found.contains(value) { found.append(value) }
    } while take("or")
    return found
  }

  /// Takes a version that the dimension knows.
  mutating func version(of dimension: Dimension) throws(Fault) -> Version {
    guard case .version(_, let cuts) = dimension.kind else { throw expected("'is'") }
    let token = try word("a version such as 27.2")
    guard let version = Version(token.text) else {
      throw Fault(.badVersion, "'\(token.text)' is not a version such as 27.2 or 27.2-beta", token)
    }
    guard cuts.contains(version) else {
      let known = cuts.map { $0.description }.joined(separator: ", ")
      throw Fault(
        .badVersion,
        "the version \(version) is not among those of '\(dimension.id)' (\(known)); add it to the vocabulary", token)
    }
    return version
  }

  /// Takes regions joined by `or`.
  mutating func regions() throws(Fault) -> [RegionName] {
    var found: [RegionName] = []
    repeat {
      let token = try word("a region set or a country's code")
      let name = try region(token)
      if !found.contains(name) { found.append(name) }
    } while take("or")
    return found
  }

  private func region(_ token: RuleToken) throws(Fault) -> RegionName {
    if let id = RegionSetID(token.text), vocabulary.regionSet(id) != nil { return .set(id) }
    if let code = RegionCode(token.text) { return .country(code) }
    throw RegionNames.fault(token.text, at: token, sets: vocabulary.regionSets.map { $0.id.text })
  }

  private func unknown(_ what: String, _ token: RuleToken, among known: [String]) -> Fault {
    let hint =
      Suggestion.nearest(to: token.text, among: known).map { "; did you mean '\($0)'?" }
      ?? "; known here: \(listed(known))"
    return Fault(.unknownID, "there is no \(what) '\(token.text)'\(hint)", token)
  }

  private func listed(_ words: [String]) -> String {
    words.count <= 12 ? words.joined(separator: ", ") : words.prefix(12).joined(separator: ", ") + ", …"
  }
}
