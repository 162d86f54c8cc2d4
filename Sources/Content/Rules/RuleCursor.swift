import Claims
import Diagnostics

/// Walks over the tokens of a rule line and types its words by the vocabulary. The first fault ends the line.
struct RuleCursor {
  let tokens: [RuleToken]
  let names: KnownNames
  private var position = 0
  /// The first `in` or `outside` that no dimension stands before.
  var firstPlace: RuleToken?

  var vocabulary: Vocabulary { names.vocabulary }

  init(_ tokens: [RuleToken], names: KnownNames) {
    self.tokens = tokens
    self.names = names
  }

  /// What is wrong with the line.
  struct Fault: Error {
    /// Nil where the line leans on a broken declaration, which is reported there.
    let diagnostic: Diagnostic?
    /// The token's bytes.
    let range: Range<Int>

    init(_ id: DiagnosticID, _ message: String, _ token: RuleToken) {
      diagnostic = Diagnostic(id, message, at: token.location)
      range = token.range
    }

    /// A fault that is reported elsewhere.
    init(excusedAt token: RuleToken) {
      diagnostic = nil
      range = token.range
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

  /// Takes a word; `what` says which kind was expected. It is worked out only for a fault: most lines have none.
  mutating func word(_ what: @autoclosure () -> String) throws(Fault) -> RuleToken {
    guard current.kind == .word else { throw expected(what()) }
    return take()
  }

  // MARK: Words of the vocabulary

  /// Takes the name of a dimension.
  mutating func dimension() throws(Fault) -> Dimension {
    let names = vocabulary.dimensions.lazy.map { $0.id.text }
    let token = try word("a dimension (\(KnownHint.list(Array(names))))")
    if let found = DimensionID(token.text).flatMap({ vocabulary.dimension($0) }) { return found }
    throw unknown("dimension", .dimension, token, among: Array(names))
  }

  /// Takes the name of an outcome.
  mutating func outcome() throws(Fault) -> Outcome {
    let names = vocabulary.outcomes.lazy.map { $0.id.text }
    let token = try word("an outcome (\(KnownHint.list(Array(names))))")
    if let found = OutcomeID(token.text).flatMap({ vocabulary.outcome($0) }) { return found }
    throw unknown("outcome", .outcome, token, among: Array(names))
  }

  /// Takes values joined by `or`; `owner` names what has them.
  mutating func values(of owner: String, among known: [ValueID]) throws(Fault) -> [ValueID] {
    var found: [ValueID] = []
    repeat {
      let token = try word("a value of '\(owner)' (\(KnownHint.list(known.map { $0.text })))")
      guard let value = ValueID(token.text), known.contains(value) else {
        if !found.isEmpty { try refuseDimension(token, instead: "values of '\(owner)'") }
        throw unknown("value", of: owner, nil, token, among: known.map { $0.text })
      }
      if !found.contains(value) { found.append(value) }
    } while take("or")
    return found
  }

  /// Takes a version that the dimension knows.
  mutating func version(of dimension: Dimension, among cuts: [Version]) throws(Fault) -> Version {
    let token = try word("a version such as 27.2")
    guard let version = Version(token.text) else {
      throw Fault(.badVersion, "'\(token.text)' is not a version such as 27.2 or 27.2-beta", token)
    }
    guard cuts.contains(version) else {
      let known = KnownHint.list(cuts.map { $0.description })
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
      if !found.isEmpty { try refuseDimension(token, instead: "regions") }
      let name = try region(token)
      if !found.contains(name) { found.append(name) }
    } while take("or")
    return found
  }

  /// `call is new or key is present`: there is no `or` between conditions.
  private func refuseDimension(_ token: RuleToken, instead what: String) throws(Fault) {
    guard DimensionID(token.text).flatMap({ vocabulary.dimension($0) }) != nil else { return }
    throw Fault(
      .ruleSyntax, "'or' joins \(what) here, and '\(token.text)' begins another condition; write a second rule line",
      token)
  }

  private func region(_ token: RuleToken) throws(Fault) -> RegionName {
    if let name = RegionNames.name(token.text, vocabulary) { return name }
    if names.broken.excuse(.region, token.text), !RegionNames.isCodeLike(token.text) {
      throw Fault(excusedAt: token)
    }
    throw Fault(
      .unknownRegion, RegionNames.message(token.text, sets: vocabulary.regionSets.map { $0.id.text }), token)
  }

  private func unknown(
    _ what: String, of owner: String? = nil, _ kind: BrokenNames.Kind?, _ token: RuleToken, among known: [String]
  ) -> Fault {
    let ending = owner.map { " of '\($0)'" } ?? ""
    if let kind, names.broken.excuse(kind, token.text) { return Fault(excusedAt: token) }
    return Fault(
      .unknownID, "there is no \(what) '\(token.text)'\(ending)\(KnownHint.clause(for: token.text, among: known))",
      token)
  }
}
