import Claims

/// The rows of dimensions and of their values.
final class DimensionRows {
  private let access: TableAccess
  private let names: NameTables
  private let dimensions: RowWriter
  private let values: RowWriter
  private let cuts: RowWriter
  private let ordinary: RowWriter
  private let translations: TranslationRows
  private let valueTranslations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    dimensions = RowWriter(Schema.dimension, access)
    values = RowWriter(Schema.dimensionValue, access)
    cuts = RowWriter(Schema.dimensionCut, access)
    ordinary = RowWriter(Schema.dimensionOrdinary, access)
    translations = TranslationRows(of: "dimension", access, names)
    valueTranslations = TranslationRows(of: "dimension_value", access, names)
  }

  /// Writes all dimensions.
  func insert(_ dimensions: [Dimension]) throws(DatabaseFault) {
    var valueID: Int64 = 0
    for (index, dimension) in dimensions.enumerated() {
      let id = Int64(index) + 1
      try insert(dimension, id: id)
      switch dimension.kind {
      case .region: break
      case .choice(let values):
        for value in values {
          valueID += 1
          try insert(value, id: valueID, dimension: id)
        }
      case .version(_, let versions):
        for (position, version) in versions.enumerated() {
          var row = try cuts.row()
          row.put(id)
          row.put(position)
          row.put(version.description)
          try row.end()
        }
      }
      for (position, value) in dimension.ordinary.enumerated() {
        var row = try ordinary.row()
        row.put(id)
        row.put(position)
        try row.put(value, names)
        try row.end()
      }
    }
  }

  private func insert(_ dimension: Dimension, id: Int64) throws(DatabaseFault) {
    var row = try dimensions.row()
    row.put(id)
    row.put(try names.dimensions.number(of: dimension.id))
    row.put(dimension.label.original)
    row.put(dimension.short.original)
    switch dimension.kind {
    case .choice:
      row.put("choice")
      row.putNull()
    case .region:
      row.put("region")
      row.putNull()
    case .version(let product, _):
      row.put("version")
      row.put(product)
    }
    row.put(dimension.anyClause?.clause.original)
    row.put(dimension.anyClause?.linking.original)
    row.put(try names.conditions.number(of: dimension.onlyWhen))
    try row.put(dimension.location, names)
    try row.end()
    try translations.insert(
      [
        "label": dimension.label, "short": dimension.short, "any-clause": dimension.anyClause?.clause,
        "any-linking": dimension.anyClause?.linking,
      ], owner: id)
  }

  private func insert(_ value: DimensionValue, id: Int64, dimension: Int64) throws(DatabaseFault) {
    var row = try values.row()
    row.put(id)
    row.put(dimension)
    row.put(try names.values.number(of: value.id))
    row.put(value.phrase.label.original)
    row.put(value.phrase.clause.original)
    row.put(value.phrase.linking.original)
    row.put(value.phrase.alternative?.original)
    row.put(value.negation?.label.original)
    row.put(value.negation?.clause.original)
    row.put(value.negation?.linking.original)
    row.put(value.isOpaque)
    try row.end()
    try valueTranslations.insert(
      [
        "label": value.phrase.label, "clause": value.phrase.clause, "linking": value.phrase.linking,
        "alternative": value.phrase.alternative,
        "not-label": value.negation?.label, "not-clause": value.negation?.clause,
        "not-linking": value.negation?.linking,
      ], owner: id)
  }

  /// Erases all dimensions.
  func eraseAll() throws(DatabaseFault) {
    try valueTranslations.eraseAll()
    try translations.eraseAll()
    try ordinary.eraseAll()
    try cuts.eraseAll()
    try values.eraseAll()
    try dimensions.eraseAll()
  }

  /// Reads all dimensions.
  func read() throws(DatabaseFault) -> [Dimension] {
    let rows = try RowReader(Schema.dimension, access)
    let valueRows = try RowReader(Schema.dimensionValue, access)
    let cutRows = try RowReader(Schema.dimensionCut, access)
    let ordinaryRows = try RowReader(Schema.dimensionOrdinary, access)
    let translations = try translations.reader()
    let valueTranslations = try valueTranslations.reader()
    var dimensions: [Dimension] = []
    while try rows.next() {
      let id = rows.integer()
      let name = try names.dimensions.name(rows.integer())
      let texts = try translations.texts(of: id)
      let label = texts("label", rows.text())
      let short = texts("short", rows.text())
      let kindName = rows.text()
      let product = rows.optionalText()
      let anyClause = rows.optionalText().map { texts("any-clause", $0) }
      let anyLinking = rows.optionalText().map { texts("any-linking", $0) }
      let onlyWhen = try names.conditions.condition(rows.optionalInteger())
      let location = try rows.place(names)
      let values = try readValues(of: id, in: valueRows, valueTranslations)
      var cuts: [Version] = []
      while try cutRows.next(of: id) {
        _ = cutRows.integer()
        cuts.append(try cutRows.value { Version($0) })
      }
      var ordinary: [ScenarioValue] = []
      while try ordinaryRows.next(of: id) {
        _ = ordinaryRows.integer()
        ordinary.append(try ordinaryRows.scenarioValue(names))
      }
      let kind: Dimension.Kind
      switch (kindName, product) {
      case ("choice", nil): kind = .choice(values)
      case ("region", nil): kind = .region
      case ("version", let product?): kind = .version(product: product, cuts: cuts)
      default: throw rows.damaged("the kind '\(kindName)'")
      }
      dimensions.append(
        Dimension(
          id: name, label: label, short: short, kind: kind,
          anyClause: anyClause.flatMap { clause in
            anyLinking.map { Dimension.AnyClause(clause: clause, linking: $0) }
          }, onlyWhen: onlyWhen, ordinary: ordinary, location: location))
    }
    try rows.finish()
    try valueRows.finish()
    try cutRows.finish()
    try ordinaryRows.finish()
    try translations.finish()
    try valueTranslations.finish()
    return dimensions
  }

  private func readValues(
    of dimension: Int64, in rows: RowReader, _ translations: TranslationRows.Reader
  ) throws(DatabaseFault) -> [DimensionValue] {
    var values: [DimensionValue] = []
    while try rows.next(of: dimension) {
      let texts = try translations.texts(of: rows.integer())
      _ = rows.integer()
      let id = try names.values.name(rows.integer())
      let phrase = Phrase(
        label: texts("label", rows.text()), clause: texts("clause", rows.text()),
        linking: texts("linking", rows.text()),
        alternative: rows.optionalText().map { texts("alternative", $0) })
      let notLabel = rows.optionalText().map { texts("not-label", $0) }
      let notClause = rows.optionalText().map { texts("not-clause", $0) }
      let notLinking = rows.optionalText().map { texts("not-linking", $0) }
      var negation: Phrase?
      if let notLabel, let notClause, let notLinking {
        negation = Phrase(label: notLabel, clause: notClause, linking: notLinking)
      }
      values.append(DimensionValue(id: id, phrase: phrase, negation: negation, isOpaque: rows.bool()))
    }
    return values
  }
}
