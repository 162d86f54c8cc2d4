import Claims

/// The rows of outcomes and of their values.
final class OutcomeRows {
  private let access: TableAccess
  private let names: NameTables
  private let outcomes: RowWriter
  private let values: RowWriter
  private let translations: TranslationRows
  private let valueTranslations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    outcomes = RowWriter(Schema.outcome, access)
    values = RowWriter(Schema.outcomeValue, access)
    translations = TranslationRows(of: "outcome", access, names)
    valueTranslations = TranslationRows(of: "outcome_value", access, names)
  }

  /// Writes all outcomes.
  func insert(_ outcomes: [Outcome]) throws(DatabaseFault) {
    var valueID: Int64 = 0
    for (index, outcome) in outcomes.enumerated() {
      let id = Int64(index) + 1
      var row = try self.outcomes.row()
      row.put(id)
      row.put(try names.outcomes.number(of: outcome.id))
      row.put(outcome.label.original)
      row.put(outcome.onlyWhere?.label.original)
      row.put(try names.conditions.number(of: outcome.onlyWhere?.condition ?? []))
      row.put(outcome.doneBy.rawValue)
      try row.put(outcome.location, names)
      try row.end()
      try translations.insert(["label": outcome.label, "guard": outcome.onlyWhere?.label], owner: id)
      for value in outcome.values {
        valueID += 1
        var row = try values.row()
        row.put(valueID)
        row.put(id)
        row.put(try names.values.number(of: value.id))
        row.put(value.label.original)
        row.put(value.sentence.original)
        for (modality, _, _) in OutcomeValue.modalKeys {
          row.put(value.modal[modality]?.original)
          row.put(value.modalLabels[modality]?.original)
        }
        try row.end()
        try valueTranslations.insert(["label": value.label, "sentence": value.sentence], owner: valueID)
        for (modality, key, label) in OutcomeValue.modalKeys {
          try valueTranslations.insert(
            [key: value.modal[modality], label: value.modalLabels[modality]], owner: valueID)
        }
      }
    }
  }

  /// Erases all outcomes.
  func eraseAll() throws(DatabaseFault) {
    try valueTranslations.eraseAll()
    try translations.eraseAll()
    try values.eraseAll()
    try outcomes.eraseAll()
  }

  /// Reads all outcomes.
  func read() throws(DatabaseFault) -> [Outcome] {
    let rows = try RowReader(Schema.outcome, access)
    let valueRows = try RowReader(Schema.outcomeValue, access)
    let translations = try translations.reader()
    let valueTranslations = try valueTranslations.reader()
    var outcomes: [Outcome] = []
    while try rows.next() {
      let id = rows.integer()
      let name = try names.outcomes.name(rows.integer())
      let texts = try translations.texts(of: id)
      let label = texts("label", rows.text())
      let guardLabel = rows.optionalText()
      let guardCondition = try names.conditions.condition(rows.optionalInteger())
      let doneBy = try rows.value { Outcome.Doer(rawValue: $0) }
      let location = try rows.place(names)
      var values: [OutcomeValue] = []
      while try valueRows.next(of: id) {
        let texts = try valueTranslations.texts(of: valueRows.integer())
        _ = valueRows.integer()
        let name = try names.values.name(valueRows.integer())
        let label = texts("label", valueRows.text())
        let sentence = texts("sentence", valueRows.text())
        var modal: [Statement.Modality: LocalizedText] = [:]
        var modalLabels: [Statement.Modality: LocalizedText] = [:]
        for (modality, key, label) in OutcomeValue.modalKeys {
          modal[modality] = valueRows.optionalText().map { texts(key, $0) }
          modalLabels[modality] = valueRows.optionalText().map { texts(label, $0) }
        }
        values.append(
          OutcomeValue(id: name, label: label, sentence: sentence, modal: modal, modalLabels: modalLabels))
      }
      let onlyWhere = guardLabel.map { Outcome.Guard(label: texts("guard", $0), condition: guardCondition) }
      outcomes.append(
        Outcome(
          id: name, label: label, values: values, onlyWhere: onlyWhere, doneBy: doneBy, location: location))
    }
    try rows.finish()
    try valueRows.finish()
    try translations.finish()
    try valueTranslations.finish()
    return outcomes
  }
}
