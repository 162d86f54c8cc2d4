import Claims

/// The rows of the vocabulary: always written as a whole, for it is small and everything depends on it.
final class VocabularyRows {
  private let access: TableAccess
  private let names: NameTables
  private let dimensions: DimensionRows
  private let outcomes: OutcomeRows
  private let regionSets: RegionSetRows
  private let topics: TopicRows
  private let terms: GlossaryRows
  private let impossible: RowWriter

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    dimensions = DimensionRows(access, names)
    outcomes = OutcomeRows(access, names)
    regionSets = RegionSetRows(access, names)
    topics = TopicRows(access, names)
    terms = GlossaryRows(access, names)
    impossible = RowWriter(Schema.impossible, access)
  }

  /// Writes the vocabulary.
  func insert(_ vocabulary: Vocabulary) throws(DatabaseFault) {
    try dimensions.insert(vocabulary.dimensions)
    try outcomes.insert(vocabulary.outcomes)
    try regionSets.insert(vocabulary.regionSets)
    try topics.insert(vocabulary.topics)
    try terms.insert(vocabulary.terms)
    for (index, condition) in vocabulary.impossible.enumerated() {
      var row = try impossible.row()
      row.put(index + 1)
      row.put(try names.conditions.number(of: condition))
      try row.end()
    }
  }

  /// Erases the vocabulary.
  func eraseAll() throws(DatabaseFault) {
    try impossible.eraseAll()
    try terms.eraseAll()
    try topics.eraseAll()
    try regionSets.eraseAll()
    try outcomes.eraseAll()
    try dimensions.eraseAll()
  }

  /// Reads the vocabulary.
  func read() throws(DatabaseFault) -> Vocabulary {
    let rows = try RowReader(Schema.impossible, access)
    var impossible: [[Term]] = []
    while try rows.next() {
      _ = rows.integer()
      impossible.append(try names.conditions.condition(rows.optionalInteger()))
    }
    try rows.finish()
    return Vocabulary(
      dimensions: try dimensions.read(), outcomes: try outcomes.read(), regionSets: try regionSets.read(),
      topics: try topics.read(), terms: try terms.read(), impossible: impossible)
  }
}
