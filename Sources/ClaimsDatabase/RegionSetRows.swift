import Claims

/// The rows of sets of regions.
final class RegionSetRows {
  private let access: TableAccess
  private let names: NameTables
  private let sets: RowWriter
  private let operands: RowWriter
  private let members: RowWriter
  private let translations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    sets = RowWriter(Schema.regionSet, access)
    operands = RowWriter(Schema.regionSetOperand, access)
    members = RowWriter(Schema.regionSetMember, access)
    translations = TranslationRows(of: "region_set", access, names)
  }

  /// Writes all sets.
  func insert(_ sets: [RegionSet]) throws(DatabaseFault) {
    for (index, set) in sets.enumerated() {
      let id = Int64(index) + 1
      let steps = DefinitionDraft(set.definition)
      var row = try self.sets.row()
      row.put(id)
      row.put(try names.regionSets.number(of: set.id))
      row.put(set.label.original)
      row.put(set.asOf?.description)
      row.put(steps.form)
      try row.put(set.location, names)
      try row.end()
      try translations.insert(["label": set.label], owner: id)
      for (position, step) in steps.steps.enumerated() {
        var row = try operands.row()
        row.put(id)
        row.put(position)
        row.put(step.operation?.rawValue)
        if case .set(let name) = step.operand {
          row.put(try names.regionSets.number(of: name))
        } else {
          row.putNull()
        }
        if case .country(let code) = step.operand { row.put(code.code) } else { row.putNull() }
        try row.end()
      }
      for (position, code) in set.members.enumerated() {
        var row = try members.row()
        row.put(id)
        row.put(position)
        row.put(code.code)
        try row.end()
      }
    }
  }

  /// Erases all sets.
  func eraseAll() throws(DatabaseFault) {
    try operands.eraseAll()
    try members.eraseAll()
    try translations.eraseAll()
    try sets.eraseAll()
  }

  /// Reads all sets.
  func read() throws(DatabaseFault) -> [RegionSet] {
    let rows = try RowReader(Schema.regionSet, access)
    let operandRows = try RowReader(Schema.regionSetOperand, access)
    let memberRows = try RowReader(Schema.regionSetMember, access)
    let translations = try translations.reader()
    var sets: [RegionSet] = []
    while try rows.next() {
      let id = rows.integer()
      let name = try names.regionSets.name(rows.integer())
      let label = try translations.texts(of: id)("label", rows.text())
      let asOf = try rows.optionalValue { CalendarDate($0) }
      var draft = DefinitionDraft(form: rows.text())
      let location = try rows.place(names)
      while try operandRows.next(of: id) {
        _ = operandRows.integer()
        let operation = try operandRows.optionalValue { RegionSet.Operation(rawValue: $0) }
        let set = try names.regionSets.optionalName(operandRows.optionalInteger())
        let country = try operandRows.optionalValue { RegionCode($0) }
        guard let operand = set.map({ RegionName.set($0) }) ?? country.map({ .country($0) }) else {
          throw operandRows.damaged("neither a set nor a country")
        }
        draft.steps.append((operation, operand))
      }
      var members: [RegionCode] = []
      while try memberRows.next(of: id) {
        _ = memberRows.integer()
        members.append(try memberRows.value { RegionCode($0) })
      }
      guard let definition = draft.finished else { throw rows.damaged("the definition '\(draft.form)' does not fit") }
      sets.append(
        RegionSet(id: name, label: label, asOf: asOf, definition: definition, members: members, location: location))
    }
    try rows.finish()
    try operandRows.finish()
    try memberRows.finish()
    try translations.finish()
    return sets
  }
}

/// The definition of a set, taken apart as rows have it.
private struct DefinitionDraft {
  let form: String
  var steps: [(operation: RegionSet.Operation?, operand: RegionName)] = []

  init(form: String) { self.form = form }

  init(_ definition: RegionSet.Definition) {
    switch definition {
    case .members(let names):
      form = "members"
      steps = names.map { (nil, $0) }
    case .everywhereExcept(let names):
      form = "everywhere except"
      steps = names.map { (nil, $0) }
    case .expression(let first, let rest):
      form = "expression"
      steps = [(nil, first)] + rest.map { ($0.operation, $0.operand) }
    }
  }

  /// The definition, or nil where the steps are not of its form.
  var finished: RegionSet.Definition? {
    switch form {
    case "members": return .members(steps.map(\.operand))
    case "everywhere except": return .everywhereExcept(steps.map(\.operand))
    case "expression":
      guard let first = steps.first else { return nil }
      var rest: [RegionSet.Step] = []
      for (operation, operand) in steps.dropFirst() {
        guard let operation else { return nil }
        rest.append(RegionSet.Step(operation: operation, operand: operand))
      }
      return .expression(first: first.operand, steps: rest)
    default: return nil
    }
  }
}
