import Claims

/// The translations of the texts of one table's rows.
final class TranslationRows {
  private let table: Table
  private let access: TableAccess
  private let names: NameTables
  private let writer: RowWriter

  /// The translations that belong to rows of the table with a name.
  init(of owner: String, _ access: TableAccess, _ names: NameTables) {
    table = Schema.translations(of: owner)
    self.access = access
    self.names = names
    writer = RowWriter(table, access)
  }

  /// Writes the translations of a row's texts; the originals are columns of the row itself.
  func insert(_ texts: KeyValuePairs<String, LocalizedText?>, owner: Int64) throws(DatabaseFault) {
    for (field, text) in texts {
      guard let text, !text.translations.isEmpty else { continue }
      for (locale, translation) in text.translations.sorted(by: { $0.key < $1.key }) {
        let locale = try names.locales.number(of: locale)
        var row = try writer.row()
        row.put(owner)
        row.put(field)
        row.put(locale)
        row.put(translation)
        try row.end()
      }
    }
  }

  /// Erases the translations of a row's texts.
  func erase(_ owner: Int64) throws(DatabaseFault) { try writer.erase(owner) }

  /// Erases all translations.
  func eraseAll() throws(DatabaseFault) { try writer.eraseAll() }

  /// Begins to read, owner by owner.
  func reader() throws(DatabaseFault) -> Reader { Reader(rows: try RowReader(table, access), names: names) }

  /// Reads the translations in the order of their owners.
  struct Reader {
    fileprivate let rows: RowReader
    fileprivate let names: NameTables

    /// The translations of an owner's texts.
    func texts(of owner: Int64) throws(DatabaseFault) -> Texts {
      var texts = Texts()
      while try rows.next(of: owner) {
        let field = rows.text()
        let locale = try names.locales.name(rows.integer())
        texts.translations[field, default: [:]][locale] = rows.text()
      }
      return texts
    }

    /// All owners have been asked for.
    func finish() throws(DatabaseFault) { try rows.finish() }
  }

  /// The translations of the texts of one row.
  struct Texts {
    fileprivate var translations: [String: [LocaleCode: String]] = [:]

    /// The text of a field: the original from the row, with its translations.
    func callAsFunction(_ field: String, _ original: String) -> LocalizedText {
      LocalizedText(original, translations: translations[field] ?? [:])
    }
  }
}
