import Claims

/// The one row that says what is published, for whom.
final class PublicationRows {
  private let access: TableAccess
  private let names: NameTables
  private let publications: RowWriter
  private let locales: RowWriter
  private let translations: TranslationRows

  private static let id: Int64 = 1

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    publications = RowWriter(Schema.publication, access)
    locales = RowWriter(Schema.publicationLocale, access)
    translations = TranslationRows(of: "publication", access, names)
  }

  /// Writes the publication.
  func insert(_ publication: Publication) throws(DatabaseFault) {
    var row = try publications.row()
    row.put(Self.id)
    row.put(publication.title.original)
    row.put(publication.publisher)
    row.put(try names.locales.number(of: publication.defaultLocale))
    row.put(publication.baseURL)
    row.put(publication.visibility.rawValue)
    row.put(publication.asOf.description)
    try row.end()
    try translations.insert(["title": publication.title], owner: Self.id)
    for (position, locale) in publication.locales.enumerated() {
      var row = try locales.row()
      row.put(Self.id)
      row.put(position)
      row.put(try names.locales.number(of: locale))
      try row.end()
    }
  }

  /// Erases the publication.
  func eraseAll() throws(DatabaseFault) {
    try locales.eraseAll()
    try translations.eraseAll()
    try publications.eraseAll()
  }

  /// Reads the publication; nil where nothing was written yet.
  func read() throws(DatabaseFault) -> Publication? {
    let rows = try RowReader(Schema.publication, access)
    let localeRows = try RowReader(Schema.publicationLocale, access)
    let translations = try translations.reader()
    var publication: Publication?
    while try rows.next() {
      let id = rows.integer()
      let title = rows.text()
      let publisher = rows.text()
      let defaultLocale = try names.locales.name(rows.integer())
      let baseURL = rows.optionalText()
      let visibility = try rows.value { Publication.Visibility(rawValue: $0) }
      let asOf = try rows.value { CalendarDate($0) }
      var locales: [LocaleCode] = []
      while try localeRows.next(of: id) {
        _ = localeRows.integer()
        locales.append(try names.locales.name(localeRows.integer()))
      }
      publication = Publication(
        title: try translations.texts(of: id)("title", title), publisher: publisher, locales: locales,
        defaultLocale: defaultLocale, baseURL: baseURL, visibility: visibility, asOf: asOf)
    }
    try rows.finish()
    try localeRows.finish()
    try translations.finish()
    return publication
  }
}
