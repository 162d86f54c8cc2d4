import Claims

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
    let token = current
    if take("in") { return try place(token, inside: true) }
    if take("outside") { return try place(token, inside: false) }
    let dimension = try dimension()
    let subject = Term.Subject.dimension(dimension.id)
    switch dimension.kind {
    case .choice(let values): return Term(subject, try choicePredicate(dimension, values.map { $0.id }))
    case .region: return Term(subject, try regionPredicate(dimension))
    case .version(_, let cuts): return Term(subject, try versionPredicate(dimension, cuts))
    }
  }

  private mutating func place(_ token: RuleToken, inside: Bool) throws(Fault) -> Term {
    if firstPlace == nil { firstPlace = token }
    let regions = try regions()
    return Term(.places, inside ? .inside(regions) : .outside(regions))
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

  private mutating func versionPredicate(_ dimension: Dimension, _ cuts: [Version]) throws(Fault) -> Term.Predicate {
    if take("from") { return .from(try version(of: dimension, among: cuts)) }
    if take("before") { return .before(try version(of: dimension, among: cuts)) }
    guard take("between") else { throw expected("'from', 'before' or 'between' after '\(dimension.id)', a version,") }
    let first = try version(of: dimension, among: cuts)
    guard take("and") else { throw expected("'and' and a later version") }
    let token = current
    let second = try version(of: dimension, among: cuts)
    guard first < second else {
      throw Fault(.badVersion, "the second version must be later than \(first), found \(second)", token)
    }
    return .between(first, second)
  }
}
