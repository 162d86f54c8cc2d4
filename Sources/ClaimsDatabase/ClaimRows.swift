import Claims

/// The rows of claims, with their statements, restored words and former names.
final class ClaimRows: EntityRows {
  private let access: TableAccess
  private let names: NameTables
  private let claims: RowWriter
  private let translations: TranslationRows
  private let restorations: RowWriter
  private let formerNames: RowWriter
  private let statements: StatementRows

  /// The rows in a database.
  init(_ access: TableAccess, _ names: NameTables) {
    self.access = access
    self.names = names
    claims = RowWriter(Schema.claim, access)
    translations = TranslationRows(of: "claim", access, names)
    restorations = RowWriter(Schema.restoration, access)
    formerNames = RowWriter(Schema.formerName, access)
    statements = StatementRows(access, names)
  }

  func key(of claim: Claim) -> ClaimID { claim.id }

  func isKept(_ old: Claim, _ new: Claim, _ changes: FileChanges) -> Bool {
    guard changes.isKept(new.location), old == new else { return false }
    guard let before = old.report?.paraphrase, let after = new.report?.paraphrase else { return true }
    return ExactText.isSame(before, after)
  }

  func insert(_ claim: Claim, id: Int64) throws(DatabaseFault) {
    var row = try claims.row()
    row.put(id)
    row.put(try names.claims.number(of: claim.id))
    row.put(try names.headings.number(of: claim.headings))
    row.put(claim.role.rawValue)
    row.put(try names.topicLists.number(of: claim.topics))
    switch claim.wording {
    case .quoted(let quotation):
      row.put(quotation.text)
      row.putNull()
      row.putNull()
      row.putNull()
      try row.put(quotation.location, names)
    case .reported(let report):
      row.putNull()
      row.put(report.paraphrase.original)
      row.put(try names.sources.number(of: report.by))
      row.put(report.line.map { Int64($0) })
      try row.put(report.location, names)
    }
    row.put(claim.note)
    try row.put(claim.location, names)
    try row.end()
    try translations.insert(["paraphrase": claim.report?.paraphrase], owner: id)
    for (position, restoration) in (claim.quotation?.restorations ?? []).enumerated() {
      var row = try restorations.row()
      row.put(id)
      row.put(position)
      row.put(restoration.offset)
      row.put(restoration.words)
      row.put(restoration.certainty.rawValue)
      row.put(restoration.from)
      try row.end()
    }
    for (position, name) in claim.formerly.enumerated() {
      var row = try formerNames.row()
      row.put(id)
      row.put(position)
      row.put(name.text)
      try row.end()
    }
    try statements.insert(claim.statements, claim: id)
  }

  func erase(_ id: Int64) throws(DatabaseFault) {
    try statements.erase(id)
    try formerNames.erase(id)
    try restorations.erase(id)
    try translations.erase(id)
    try claims.erase(id)
  }

  func read() throws(DatabaseFault) -> Numbered<Claim> {
    let rows = try RowReader(Schema.claim, access)
    let translations = try translations.reader()
    let restorations = try RowReader(Schema.restoration, access)
    let formerNames = try RowReader(Schema.formerName, access)
    let statements = try RowReader(Schema.statement, access)
    var claims = Numbered<Claim>()
    while try rows.next() {
      let id = rows.integer()
      let address = try names.claims.id(rows.integer())
      let headings = try names.headings.path(rows.optionalInteger())
      let role = try rows.value { Claim.Role(rawValue: $0) }
      let topics = try names.topicLists.members(rows.optionalInteger())
      let quote = rows.optionalText()
      let paraphrase = rows.optionalText()
      let by = try names.sources.optionalName(rows.optionalInteger())
      let line = rows.optionalInteger().map { Int(truncatingIfNeeded: $0) }
      let wordingPlace = try rows.place(names)
      let note = rows.optionalText()
      let location = try rows.place(names)
      let texts = try translations.texts(of: id)
      let restored = try readRestorations(of: id, in: restorations)
      let wording: Claim.Wording
      if let quote {
        wording = .quoted(Quotation(text: quote, restorations: restored, location: wordingPlace))
      } else if let paraphrase, let by {
        let paraphrase = texts("paraphrase", paraphrase)
        wording = .reported(Report(paraphrase: paraphrase, by: by, line: line, location: wordingPlace))
      } else {
        throw rows.damaged("neither a quote nor a report")
      }
      var formerly: [ClaimName] = []
      while try formerNames.next(of: id) {
        _ = formerNames.integer()
        formerly.append(try formerNames.value { ClaimName($0) })
      }
      let claim = Claim(
        id: address, headings: headings, wording: wording, role: role, topics: topics,
        statements: try self.statements.read(of: id, in: statements), note: note, formerly: formerly,
        location: location)
      claims.append(claim, id: id)
    }
    try rows.finish()
    try translations.finish()
    try restorations.finish()
    try formerNames.finish()
    try statements.finish()
    return claims
  }

  private func readRestorations(
    of claim: Int64, in rows: RowReader
  ) throws(DatabaseFault) -> [Quotation.Restoration] {
    var restorations: [Quotation.Restoration] = []
    while try rows.next(of: claim) {
      _ = rows.integer()
      let offset = rows.int()
      let words = rows.text()
      let certainty = try rows.value { Certainty(rawValue: $0) }
      restorations.append(
        Quotation.Restoration(offset: offset, words: words, certainty: certainty, from: rows.text()))
    }
    return restorations
  }
}
