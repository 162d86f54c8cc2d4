import Claims

/// The rows of the glossary.
final class GlossaryRows {
  private let access: TableAccess
  private let names: NameTables
  private let terms: RowWriter
  private let avoided: RowWriter
  private let translations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    terms = RowWriter(Schema.glossaryTerm, access)
    avoided = RowWriter(Schema.glossaryAvoided, access)
    translations = TranslationRows(of: "glossary_term", access, names)
  }

  /// Writes the glossary.
  func insert(_ terms: [GlossaryTerm]) throws(DatabaseFault) {
    for (index, term) in terms.enumerated() {
      let id = Int64(index) + 1
      var row = try self.terms.row()
      row.put(id)
      row.put(term.id.text)
      row.put(term.term.original)
      row.put(term.meaning.original)
      row.put(term.isOpaque)
      row.put(term.isKept)
      try row.put(term.location, names)
      try row.end()
      for (position, word) in term.avoided.enumerated() {
        var row = try avoided.row()
        row.put(id)
        row.put(position)
        row.put(word)
        try row.end()
      }
      try translations.insert(["term": term.term, "meaning": term.meaning], owner: id)
    }
  }

  /// Erases the glossary.
  func eraseAll() throws(DatabaseFault) {
    try translations.eraseAll()
    try avoided.eraseAll()
    try terms.eraseAll()
  }

  /// Reads the glossary.
  func read() throws(DatabaseFault) -> [GlossaryTerm] {
    let rows = try RowReader(Schema.glossaryTerm, access)
    let avoidedRows = try RowReader(Schema.glossaryAvoided, access)
    let translations = try translations.reader()
    var terms: [GlossaryTerm] = []
    while try rows.next() {
      let id = rows.integer()
      let name = try rows.value { TermID($0) }
      let texts = try translations.texts(of: id)
      let term = texts("term", rows.text())
      let meaning = texts("meaning", rows.text())
      let isOpaque = rows.bool()
      let isKept = rows.bool()
      var avoided: [String] = []
      while try avoidedRows.next(of: id) {
        _ = avoidedRows.integer()
        avoided.append(avoidedRows.text())
      }
      terms.append(
        GlossaryTerm(
          id: name, term: term, meaning: meaning, isOpaque: isOpaque, isKept: isKept, avoided: avoided,
          location: try rows.place(names)))
    }
    try rows.finish()
    try avoidedRows.finish()
    try translations.finish()
    return terms
  }
}
