import Claims

/// The rows of what people saw.
final class ObservationRows: EntityRows {
  private let access: TableAccess
  private let names: NameTables
  private let observations: RowWriter
  private let settings: RowWriter
  private let sights: RowWriter
  private let unrecorded: RowWriter
  private let translations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    observations = RowWriter(Schema.observation, access)
    settings = RowWriter(Schema.observationSetting, access)
    sights = RowWriter(Schema.observationSight, access)
    unrecorded = RowWriter(Schema.observationUnrecorded, access)
    translations = TranslationRows(of: "observation", access, names)
  }

  func key(of observation: Observation) -> ObservationID { observation.id }

  func isKept(_ old: Observation, _ new: Observation, _ changes: FileChanges) -> Bool {
    guard changes.isKept(new.location), old == new, ExactText.isSame(old.title, new.title) else { return false }
    guard let before = old.evidence, let after = new.evidence else { return true }
    return ExactText.isSame(before, after)
  }

  func insert(_ observation: Observation, id: Int64) throws(DatabaseFault) {
    var row = try observations.row()
    row.put(id)
    row.put(observation.id.text)
    row.put(observation.title.original)
    row.put(try names.sources.number(of: observation.source))
    row.put(observation.date?.description)
    row.put(observation.evidence?.original)
    try row.put(observation.location, names)
    try row.end()
    try translations.insert(["title": observation.title, "evidence": observation.evidence], owner: id)
    for (position, setting) in observation.scenario.enumerated() {
      var row = try settings.row()
      row.put(id)
      row.put(position)
      row.put(try names.dimensions.number(of: setting.dimension))
      try row.put(setting.value, names)
      try row.end()
    }
    for (position, sight) in observation.saw.enumerated() {
      var row = try sights.row()
      row.put(id)
      row.put(position)
      row.put(try names.outcomes.number(of: sight.outcome))
      row.put(try names.values.number(of: sight.value))
      try row.end()
    }
    for (position, dimension) in observation.notRecorded.enumerated() {
      var row = try unrecorded.row()
      row.put(id)
      row.put(position)
      row.put(try names.dimensions.number(of: dimension))
      try row.end()
    }
  }

  func erase(_ id: Int64) throws(DatabaseFault) {
    try settings.erase(id)
    try sights.erase(id)
    try unrecorded.erase(id)
    try translations.erase(id)
    try observations.erase(id)
  }

  func read() throws(DatabaseFault) -> Numbered<Observation> {
    let rows = try RowReader(Schema.observation, access)
    let settings = try RowReader(Schema.observationSetting, access)
    let sights = try RowReader(Schema.observationSight, access)
    let unrecorded = try RowReader(Schema.observationUnrecorded, access)
    let translations = try translations.reader()
    var observations = Numbered<Observation>()
    while try rows.next() {
      let id = rows.integer()
      let name = try rows.value { ObservationID($0) }
      let texts = try translations.texts(of: id)
      let title = texts("title", rows.text())
      let source = try names.sources.name(rows.integer())
      let date = try rows.optionalValue { CalendarDate($0) }
      let evidence = rows.optionalText().map { texts("evidence", $0) }
      let location = try rows.place(names)
      var scenario: [Observation.Setting] = []
      while try settings.next(of: id) {
        _ = settings.integer()
        let dimension = try names.dimensions.name(settings.integer())
        scenario.append(Observation.Setting(dimension: dimension, value: try settings.scenarioValue(names)))
      }
      var saw: [Observation.Sight] = []
      while try sights.next(of: id) {
        _ = sights.integer()
        let outcome = try names.outcomes.name(sights.integer())
        saw.append(Observation.Sight(outcome: outcome, value: try names.values.name(sights.integer())))
      }
      var notRecorded: [DimensionID] = []
      while try unrecorded.next(of: id) {
        _ = unrecorded.integer()
        notRecorded.append(try names.dimensions.name(unrecorded.integer()))
      }
      let observation = Observation(
        id: name, title: title, source: source, date: date, scenario: scenario, saw: saw, notRecorded: notRecorded,
        evidence: evidence, location: location)
      observations.append(observation, id: id)
    }
    try rows.finish()
    try settings.finish()
    try sights.finish()
    try unrecorded.finish()
    try translations.finish()
    return observations
  }
}
