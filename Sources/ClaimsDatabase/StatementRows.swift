import Claims

/// The rows of statements, which belong to claims.
final class StatementRows {
  private let names: NameTables
  private let statements: RowWriter

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.names = names
    statements = RowWriter(Schema.statement, access)
  }

  /// Writes the statements of a claim.
  func insert(_ statements: [Statement], claim: Int64) throws(DatabaseFault) {
    for (position, statement) in statements.enumerated() {
      var row = try self.statements.row()
      row.put(claim)
      row.put(position)
      row.put(try names.outcomes.number(of: statement.outcome))
      row.put(statement.modality.rawValue)
      row.put(try names.valueLists.number(of: statement.values))
      row.put(try names.conditions.number(of: statement.frame))
      row.put(statement.connective.rawValue)
      row.put(try names.conditions.number(of: statement.condition))
      row.put(try names.dimensionLists.number(of: statement.whatever))
      row.put(statement.maybeOnlyIf)
      row.put(try names.dimensionLists.number(of: statement.places))
      try row.put(statement.location, names)
      try row.end()
    }
  }

  /// Erases the statements of a claim.
  func erase(_ claim: Int64) throws(DatabaseFault) { try statements.erase(claim) }

  /// Reads the statements of a claim.
  func read(of claim: Int64, in rows: RowReader) throws(DatabaseFault) -> [Statement] {
    var statements: [Statement] = []
    while try rows.next(of: claim) {
      _ = rows.integer()
      let outcome = try names.outcomes.name(rows.integer())
      let modality = try rows.value { Statement.Modality(rawValue: $0) }
      let values = try names.valueLists.members(rows.optionalInteger())
      let frame = try names.conditions.condition(rows.optionalInteger())
      let connective = try rows.value { Statement.Connective(rawValue: $0) }
      let condition = try names.conditions.condition(rows.optionalInteger())
      let whatever = try names.dimensionLists.members(rows.optionalInteger())
      let maybeOnlyIf = rows.bool()
      let places = try names.dimensionLists.parts(rows.optionalInteger())
      statements.append(
        Statement(
          outcome: outcome, modality: modality, values: values, frame: frame, connective: connective,
          condition: condition, whatever: whatever, maybeOnlyIf: maybeOnlyIf, places: places,
          location: try rows.place(names)))
    }
    return statements
  }
}
