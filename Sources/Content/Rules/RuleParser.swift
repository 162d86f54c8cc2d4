import Claims
import Diagnostics

/// What a claim's rule lines inherit from the lines above them.
struct RuleFrame: Hashable {
  /// What the sentences are about: all terms hold.
  var terms: [Term] = []
  /// Which dimensions a place name means; several entries are several readings.
  var places: [[DimensionID]] = []
  /// Whether a line that belongs to the frame could not be read.
  var isIncomplete = false

  /// This frame with another one inside it: terms add up, the inner meaning of places wins.
  func adding(_ inner: RuleFrame) -> RuleFrame {
    RuleFrame(
      terms: terms + inner.terms, places: inner.places.isEmpty ? places : inner.places,
      isIncomplete: isIncomplete || inner.isIncomplete)
  }
}

/// Reads one rule line: `in five: interface is full-page-sheet if call is new, whatever flag (maybe only if)`.
struct RuleParser {
  private var cursor: RuleCursor
  private let frame: RuleFrame
  private let location: FileLocation

  private init(_ cursor: RuleCursor, frame: RuleFrame, location: FileLocation) {
    self.cursor = cursor
    self.frame = frame
    self.location = location
  }

  /// The statement of a rule line, or the fault that ends it.
  static func statement(
    in range: Range<Int>, of source: SourceText, frame: RuleFrame, names: KnownNames
  ) -> Result<Statement, RuleCursor.Fault> {
    let cursor = RuleCursor(RuleToken.tokens(in: range, of: source), names: names)
    var parser = RuleParser(cursor, frame: frame, location: source.location(range))
    do throws(RuleCursor.Fault) { return .success(try parser.statement()) } catch { return .failure(error) }
  }

  private mutating func statement() throws(RuleCursor.Fault) -> Statement {
    let firstToken = cursor.current
    let placeTerm = try placeBeforeColon()
    let outcome = try cursor.outcome()
    let modality = try modality(after: outcome)
    if modality == .isSo { try refuseNot(of: outcome) }
    let values = try cursor.values(of: outcome.id.text, among: outcome.values.map { $0.id })
    let connective = connective()
    let condition = connective == .always ? [] : try cursor.terms()
    let whatever = try whatever()
    let maybeOnlyIf = try maybeOnlyIf(connective)
    guard cursor.isAtEnd else { throw cursor.expected(continuation(connective, whatever)) }
    let terms = frame.terms + (placeTerm.map { [$0] } ?? [])
    let usesPlaces = (terms + condition).contains { $0.subject == .places }
    // A frame that could not be read was reported; its lack of places is no second fault.
    if usesPlaces, frame.places.isEmpty, !frame.isIncomplete {
      throw RuleCursor.Fault(
        .ruleSyntax,
        "the rule names a place, but no line says which dimension it means; add 'places mean DIMENSION' above",
        cursor.firstPlace ?? firstToken)
    }
    return Statement(
      outcome: outcome.id, modality: modality, values: values, frame: terms, connective: connective,
      condition: condition, whatever: whatever, maybeOnlyIf: maybeOnlyIf, places: usesPlaces ? frame.places : [],
      location: location)
  }

  /// `in REGION:` or `outside REGION:`.
  private mutating func placeBeforeColon() throws(RuleCursor.Fault) -> Term? {
    guard cursor.current.kind == .word, cursor.current.text == "in" || cursor.current.text == "outside" else {
      return nil
    }
    let term = try cursor.term()
    guard cursor.take(.colon) else { throw cursor.expected("':' or 'or' after the region") }
    return term
  }

  private mutating func modality(after outcome: Outcome) throws(RuleCursor.Fault) -> Statement.Modality {
    if cursor.take("is") { return .isSo }
    if cursor.take("must") {
      if cursor.take("not") {
        try be()
        return .mustNot
      }
      try be()
      return .must
    }
    if cursor.take("should") {
      let isNegated = cursor.take("not")
      try be()
      return isNegated ? .shouldNot : .should
    }
    if cursor.take("may") {
      try be()
      return .may
    }
    throw cursor.expected(
      "'is', 'must be', 'should be', 'may be', 'must not be' or 'should not be' after '\(outcome.id)'")
  }

  /// `interface is not alert`: an outcome is said by what it is.
  private func refuseNot(of outcome: Outcome) throws(RuleCursor.Fault) {
    let known = outcome.values.map { $0.id.text }
    guard cursor.current.text == "not", !known.contains("not") else { return }
    throw RuleCursor.Fault(
      .ruleSyntax,
      "'not' cannot stand here; name what '\(outcome.id)' is instead (\(KnownHint.list(known)) joined by 'or'), or write 'must not be'",
      cursor.current)
  }

  private mutating func be() throws(RuleCursor.Fault) {
    guard cursor.take("be") else { throw cursor.expected("'be'") }
  }

  private mutating func connective() -> Statement.Connective {
    if cursor.take("if") { return .onIf }
    if cursor.take("unless") { return .unless }
    for (first, connective) in [("only", Statement.Connective.onlyIf), ("exactly", .exactlyIf)]
    where cursor.current.text == first && cursor.next.text == "if" {
      cursor.take()
      cursor.take()
      return connective
    }
    return .always
  }

  private mutating func whatever() throws(RuleCursor.Fault) -> [DimensionID] {
    guard cursor.take(.comma) else { return [] }
    guard cursor.take("whatever") else { throw cursor.expected("'whatever' and a dimension") }
    var dimensions = [try cursor.dimension().id]
    while cursor.take("and") { dimensions.append(try cursor.dimension().id) }
    return dimensions
  }

  private mutating func maybeOnlyIf(_ connective: Statement.Connective) throws(RuleCursor.Fault) -> Bool {
    let token = cursor.current
    guard cursor.take(.opening) else { return false }
    guard cursor.take("maybe"), cursor.take("only"), cursor.take("if"), cursor.take(.closing) else {
      throw cursor.expected("'(maybe only if)'")
    }
    guard connective == .onIf || connective == .unless else {
      throw RuleCursor.Fault(
        .ruleSyntax, "'(maybe only if)' needs an 'if' or 'unless' before it; this rule has none", token)
    }
    return true
  }

  /// What could have followed.
  private func continuation(_ connective: Statement.Connective, _ whatever: [DimensionID]) -> String {
    if !whatever.isEmpty { return "'and', '(maybe only if)' or the end of the line" }
    return connective == .always
      ? "'or', 'if', 'only if', 'exactly if', 'unless', ', whatever' or the end of the line"
      : "'and', 'or', ', whatever', '(maybe only if)' or the end of the line"
  }
}

/// Reads a `for:` line or a `places mean` line.
enum RuleFrameText {
  /// `call is new and system from 27.2; places mean device and account`.
  static func frame(
    in range: Range<Int>, of source: SourceText, names: KnownNames
  ) -> Result<RuleFrame, RuleCursor.Fault> {
    var cursor = RuleCursor(RuleToken.tokens(in: range, of: source), names: names)
    var frame = RuleFrame()
    do throws(RuleCursor.Fault) {
      repeat {
        if cursor.current.text == "places" {
          cursor.take()
          guard cursor.take("mean") else { throw cursor.expected("'mean'") }
          frame.places = try places(&cursor)
        } else {
          frame.terms += try cursor.terms()
        }
      } while cursor.take(.semicolon)
      guard cursor.isAtEnd else { throw cursor.expected("'and', ';' or the end of the line") }
      return .success(frame)
    } catch { return .failure(error) }
  }

  /// `device and account, or storefront`.
  private static func places(_ cursor: inout RuleCursor) throws(RuleCursor.Fault) -> [[DimensionID]] {
    var readings: [[DimensionID]] = []
    repeat {
      if !readings.isEmpty, !cursor.take("or") { throw cursor.expected("'or'") }
      var dimensions = [try place(&cursor)]
      while cursor.take("and") { dimensions.append(try place(&cursor)) }
      readings.append(dimensions)
    } while cursor.take(.comma)
    return readings
  }

  private static func place(_ cursor: inout RuleCursor) throws(RuleCursor.Fault) -> DimensionID {
    let token = cursor.current
    let dimension = try cursor.dimension()
    guard dimension.kind == .region else {
      throw RuleCursor.Fault(
        .ruleSyntax, "a place can only mean a dimension of regions; '\(dimension.id)' is none", token)
    }
    return dimension.id
  }
}
