import Claims

/// Lists of terms that all hold, each stored once: frames and conditions recur from claim to claim.
final class ConditionTable {
  private let access: TableAccess
  private let dimensions: NameTable<DimensionID>
  private let values: NameTable<ValueID>
  private let regionSets: NameTable<RegionSetID>
  private let conditions: RowWriter
  private let terms: RowWriter
  private var numbering = Numbering<ExactTerms>()

  /// An empty table of conditions.
  init(
    _ access: TableAccess, dimensions: NameTable<DimensionID>, values: NameTable<ValueID>,
    regionSets: NameTable<RegionSetID>
  ) {
    self.access = access
    self.dimensions = dimensions
    self.values = values
    self.regionSets = regionSets
    conditions = RowWriter(Schema.condition, access)
    terms = RowWriter(Schema.conditionTerm, access)
  }

  /// The number of a condition; nil for an empty one.
  func number(of condition: [Term]) throws(DatabaseFault) -> Int64? {
    if condition.isEmpty { return nil }
    let exact = ExactTerms(condition)
    if let number = numbering.number(of: exact) { return number }
    let number = numbering.append(exact)
    var row = try conditions.row()
    row.put(number)
    try row.end()
    for (position, term) in condition.enumerated() { try write(term, at: position, of: number) }
    return number
  }

  /// The condition with a number; empty for nil.
  func condition(_ number: Int64?) throws(DatabaseFault) -> [Term] {
    guard let number else { return [] }
    guard let exact = numbering.value(number) else { throw access.damaged("no row \(number) in 'condition'") }
    return exact.terms
  }

  private func write(_ term: Term, at position: Int, of condition: Int64) throws(DatabaseFault) {
    var dimension: Int64?
    if case .dimension(let id) = term.subject { dimension = try dimensions.number(of: id) }
    let draft = TermDraft(term.predicate)
    for (number, operand) in draft.operands.enumerated() {
      var value: Int64?
      var set: Int64?
      if case .value(let id) = operand { value = try values.number(of: id) }
      if case .region(.set(let id)) = operand { set = try regionSets.number(of: id) }
      var row = try terms.row()
      row.put(condition)
      row.put(position)
      row.put(number)
      row.put(dimension)
      row.put(draft.predicate)
      row.put(value)
      if case .version(let version) = operand { row.put(version.description) } else { row.putNull() }
      row.put(set)
      if case .region(.country(let code)) = operand { row.put(code.code) } else { row.putNull() }
      try row.end()
    }
  }

  /// Reads all rows.
  func load() throws(DatabaseFault) {
    let conditions = try RowReader(Schema.condition, access)
    let rows = try RowReader(Schema.conditionTerm, access)
    while try conditions.next() {
      let id = conditions.integer()
      guard id == Int64(numbering.values.count) + 1 else { throw conditions.damaged("a gap in the numbers") }
      var drafts: [(subject: Term.Subject, draft: TermDraft)] = []
      while try rows.next(of: id) {
        let position = rows.int()
        _ = rows.integer()
        let dimension = try dimensions.optionalName(rows.optionalInteger())
        let predicate = rows.text()
        let operand = try operand(in: rows)
        guard position == drafts.count || position == drafts.count - 1 else { throw rows.damaged("a gap in the terms") }
        if position == drafts.count {
          drafts.append((dimension.map { .dimension($0) } ?? .places, TermDraft(predicate: predicate)))
        }
        drafts[position].draft.operands.append(operand)
      }
      var terms: [Term] = []
      for (subject, draft) in drafts {
        guard let predicate = draft.finished else { throw rows.damaged("the term '\(draft.predicate)' does not fit") }
        terms.append(Term(subject, predicate))
      }
      numbering.append(ExactTerms(terms))
    }
    try rows.finish()
  }

  private func operand(in rows: RowReader) throws(DatabaseFault) -> TermDraft.Operand {
    let value = try values.optionalName(rows.optionalInteger())
    let version = try rows.optionalValue { Version($0) }
    let set = try regionSets.optionalName(rows.optionalInteger())
    let country = try rows.optionalValue { RegionCode($0) }
    if let value { return .value(value) }
    if let version { return .version(version) }
    if let set { return .region(.set(set)) }
    if let country { return .region(.country(country)) }
    return .none
  }
}

/// Terms as they were written: `27` and `27.0` are one version, but two spellings.
private struct ExactTerms: Hashable {
  let terms: [Term]

  init(_ terms: [Term]) { self.terms = terms }

  static func == (left: ExactTerms, right: ExactTerms) -> Bool {
    left.terms == right.terms && zip(left.terms, right.terms).allSatisfy { isSpeltSame($0.predicate, $1.predicate) }
  }

  private static func isSpeltSame(_ left: Term.Predicate, _ right: Term.Predicate) -> Bool {
    switch (left, right) {
    case (.from(let one), .from(let other)), (.before(let one), .before(let other)):
      one.description == other.description
    case (.between(let first, let second), .between(let third, let fourth)):
      first.description == third.description && second.description == fourth.description
    default: true
    }
  }

  func hash(into hasher: inout Hasher) { hasher.combine(terms) }
}
