import Claims

/// The rows of glosses.
final class GlossRows: EntityRows {
  private let access: TableAccess
  private let names: NameTables
  private let glosses: RowWriter

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    glosses = RowWriter(Schema.gloss, access)
  }

  func key(of gloss: Gloss) -> Key { Key(claim: gloss.claim, locale: gloss.locale) }

  /// A claim in a locale.
  struct Key: Hashable {
    /// The claim.
    let claim: ClaimID
    /// The locale.
    let locale: LocaleCode
  }

  func isKept(_ old: Gloss, _ new: Gloss, _ changes: FileChanges) -> Bool {
    old == new && ExactText.isSame(old.text, new.text)
  }

  func insert(_ gloss: Gloss, id: Int64) throws(DatabaseFault) {
    var row = try glosses.row()
    row.put(id)
    row.put(try names.claims.number(of: gloss.claim))
    row.put(try names.locales.number(of: gloss.locale))
    row.put(gloss.text)
    row.put(try names.claims.optionalNumber(of: gloss.official))
    try row.end()
  }

  func erase(_ id: Int64) throws(DatabaseFault) { try glosses.erase(id) }

  func read() throws(DatabaseFault) -> Numbered<Gloss> {
    let rows = try RowReader(Schema.gloss, access)
    var glosses = Numbered<Gloss>()
    while try rows.next() {
      let id = rows.integer()
      let claim = try names.claims.id(rows.integer())
      let locale = try names.locales.name(rows.integer())
      let text = rows.text()
      let official = try names.claims.optionalID(rows.optionalInteger())
      glosses.append(Gloss(claim: claim, locale: locale, text: text, official: official), id: id)
    }
    try rows.finish()
    return glosses
  }
}
