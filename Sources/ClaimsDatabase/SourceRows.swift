import Claims

/// The rows of documents.
final class SourceRows: EntityRows {
  private let access: TableAccess
  private let names: NameTables
  private let sources: RowWriter
  private let translations: TranslationRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    sources = RowWriter(Schema.source, access)
    translations = TranslationRows(of: "source", access, names)
  }

  func key(of source: Source) -> SourceID { source.id }

  func isKept(_ old: Source, _ new: Source, _ changes: FileChanges) -> Bool {
    changes.isKept(new.location) && old == new
      && ExactText.isSame(Self.text(old.title, old.names.titles), Self.text(new.title, new.names.titles))
      && ExactText.isSame(
        Self.text(old.publisher, old.names.publishers), Self.text(new.publisher, new.names.publishers))
      && ExactText.isSame(old.names.short ?? LocalizedText(""), new.names.short ?? LocalizedText(""))
  }

  func insert(_ source: Source, id: Int64) throws(DatabaseFault) {
    var knownThrough: SourceID?
    if case .secondary(let through) = source.standing { knownThrough = through }
    var row = try sources.row()
    row.put(id)
    row.put(try names.sources.number(of: source.id))
    row.put(source.title)
    row.put(source.publisher)
    row.put(source.names.short?.original)
    row.put(source.url)
    row.put(try names.locales.number(of: source.language))
    row.put(source.kind.rawValue)
    row.put(try names.sources.optionalNumber(of: knownThrough))
    row.put(source.version)
    row.put(source.build)
    row.put(source.isBeta)
    row.put(source.published?.description)
    row.put(try names.topicLists.number(of: source.topics))
    row.put(try names.sources.optionalNumber(of: source.supersedes))
    row.put(source.copyright)
    row.put(source.note)
    try row.put(source.location, names)
    try row.end()
    try translations.insert(
      [
        "title": Self.text(source.title, source.names.titles),
        "publisher": Self.text(source.publisher, source.names.publishers), "short": source.names.short,
      ], owner: id)
  }

  private static func text(_ original: String, _ translations: [LocaleCode: String]) -> LocalizedText {
    LocalizedText(original, translations: translations)
  }

  func erase(_ id: Int64) throws(DatabaseFault) {
    try translations.erase(id)
    try sources.erase(id)
  }

  func read() throws(DatabaseFault) -> Numbered<Source> {
    let rows = try RowReader(Schema.source, access)
    let translations = try translations.reader()
    var sources = Numbered<Source>()
    while try rows.next() {
      let id = rows.integer()
      let name = try names.sources.name(rows.integer())
      let title = rows.text()
      let publisher = rows.text()
      let texts = try translations.texts(of: id)
      let short = rows.optionalText().map { texts("short", $0) }
      let url = rows.optionalText()
      let language = try names.locales.name(rows.integer())
      let kind = try rows.value { Source.Kind(rawValue: $0) }
      let knownThrough = try names.sources.optionalName(rows.optionalInteger())
      let version = rows.optionalText()
      let build = rows.optionalText()
      let isBeta = rows.bool()
      let published = try rows.optionalValue { CalendarDate($0) }
      let topics = try names.topicLists.members(rows.optionalInteger())
      let supersedes = try names.sources.optionalName(rows.optionalInteger())
      let copyright = rows.optionalText()
      let note = rows.optionalText()
      let source = Source(
        id: name, title: title, publisher: publisher, url: url, language: language, kind: kind,
        standing: knownThrough.map { .secondary(knownThrough: $0) } ?? .primary, version: version, build: build,
        isBeta: isBeta, published: published, topics: topics, supersedes: supersedes, copyright: copyright, note: note,
        names: Source.Names(
          short: short, titles: texts("title", title).translations,
          publishers: texts("publisher", publisher).translations),
        location: try rows.place(names))
      sources.append(source, id: id)
    }
    try rows.finish()
    try translations.finish()
    return sources
  }
}
