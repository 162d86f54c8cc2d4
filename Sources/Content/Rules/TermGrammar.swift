import Claims
import Diagnostics

/// Terms of conditions: `flag is not true`, `system from 27.2`, `in five`, `storefront outside eu`.
extension RuleCursor {
  /// One or more terms joined by `and`.
  mutating func terms() throws(Fault) -> [Term] {
    var terms = [try term()]
    while take("and") { terms.append(try term()) }
    return terms
  }

  /// One term.
  mutating func term() throws(Fault) -> Term {
    if take("in") { return Term(.places, .inside(try regions())) }
    if take("outside") { return Term(.places, .outside(try regions())) }
    let dimension = try dimension()
    let subject = Term.Subject.dimension(dimension.id)
    switch dimension.kind {
    case .choice(let values): return Term(subject, try choicePredicate(dimension, values.map { $0.id }))
    case .region: return Term(subject, try regionPredicate(dimension))
    case .version: return Term(subject, try versionPredicate(dimension))
    }
  }

  private mutating func choicePredicate(_ dimension: Dimension, _ known: [ValueID]) throws(Fault) -> Term.Predicate {
    guard take("is") else { throw expected("'is' or 'is not' after '\(dimension.id)'") }
    if take("not") { return .isNoneOf(try values(of: dimension.id.text, among: known)) }
    return .isOneOf(try values(of: dimension.id.text, among: known))
  }

  private mutating func regionPredicate(_ dimension: Dimension) throws(Fault) -> Term.Predicate {
    if take("in") { return .inside(try regions()) }
    if take("outside") { return .outside(try regions()) }
    throw expected("'in' or 'outside' after '\(dimension.id)', which is a place,")
  }

  private mutating func versionPredicate(_ dimension: Dimension) throws(Fault) -> Term.Predicate {
    if take("from") { return .from(try version(of: dimension)) }
    if take("before") { return .before(try version(of: dimension)) }
    guard take("between") else { throw expected("'from', 'before' or 'between' after '\(dimension.id)', a version,") }
    let first = try version(of: dimension)
    guard take("and") else { throw expected("'and' and a later version") }
    let token = current
    let second = try version(of: dimension)
    guard first < second else {
      throw Fault(.badVersion, "the second version must be later than \(first), found \(second)", token)
    }
    return .between(first, second)
  }
}

/// Reads terms that stand alone, such as the value of `only-when` or `given`.
enum TermText {
  /// The terms of a text; a fault is reported at its word, as far as the text stands on one line of the file.
  static func terms(
    _ text: Located<String>, vocabulary: Vocabulary, reporting faults: inout [Diagnostic]
  ) -> [Term]? {
    let source = SourceText(path: text.location.path, text.value)
    var cursor = RuleCursor(RuleToken.tokens(in: 0..<source.bytes.count, of: source), vocabulary: vocabulary)
    do throws(RuleCursor.Fault) {
      let terms = try cursor.terms()
      guard cursor.isAtEnd else { throw cursor.expected("'and' or the end") }
      return terms
    } catch {
      let inner = error.diagnostic.location
      // A quoted scalar begins with its quotation mark, which is not part of the text.
      let quote = text.location.length > text.value.utf8.count ? 1 : 0
      let place = FileLocation(
        path: text.location.path, line: text.location.line,
        column: text.location.column + quote + (inner?.column ?? 1) - 1, length: inner?.length ?? 0)
      faults.append(Diagnostic(error.diagnostic.id, error.diagnostic.message, at: place))
      return nil
    }
  }
}
