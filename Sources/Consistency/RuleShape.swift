import Claims

/// What a rule says, but for who says it where: rules of one shape disagree with the same others in the same cases.
struct RuleShape: Hashable {
  private let modality: Statement.Modality
  private let values: [ValueID]
  private let frame: [Term]
  private let connective: Statement.Connective
  private let conditions: [[Term]]
  private let whatever: [[DimensionID]]
  private let maybeOnlyIf: Bool
  private let places: [[DimensionID]]

  init(_ rule: Rule) {
    let statement = rule.statement
    modality = statement.modality
    values = statement.values
    frame = statement.frame
    connective = statement.connective
    conditions = rule.lines.map(\.condition)
    whatever = rule.lines.map(\.whatever)
    maybeOnlyIf = statement.maybeOnlyIf
    places = statement.places
  }
}
