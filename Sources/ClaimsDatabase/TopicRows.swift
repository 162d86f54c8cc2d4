import Claims

/// The rows of topics.
final class TopicRows {
  private let access: TableAccess
  private let names: NameTables
  private let topics: RowWriter
  private let translations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    topics = RowWriter(Schema.topic, access)
    translations = TranslationRows(of: "topic", access, names)
  }

  /// Writes all topics.
  func insert(_ topics: [Topic]) throws(DatabaseFault) {
    for (index, topic) in topics.enumerated() {
      let id = Int64(index) + 1
      var row = try self.topics.row()
      row.put(id)
      row.put(try names.topics.number(of: topic.id))
      row.put(topic.label.original)
      try row.put(topic.location, names)
      try row.end()
      try translations.insert(["label": topic.label], owner: id)
    }
  }

  /// Erases all topics.
  func eraseAll() throws(DatabaseFault) {
    try translations.eraseAll()
    try topics.eraseAll()
  }

  /// Reads all topics.
  func read() throws(DatabaseFault) -> [Topic] {
    let rows = try RowReader(Schema.topic, access)
    let translations = try translations.reader()
    var topics: [Topic] = []
    while try rows.next() {
      let id = rows.integer()
      let name = try names.topics.name(rows.integer())
      let label = try translations.texts(of: id)("label", rows.text())
      topics.append(Topic(id: name, label: label, location: try rows.place(names)))
    }
    try rows.finish()
    try translations.finish()
    return topics
  }
}
