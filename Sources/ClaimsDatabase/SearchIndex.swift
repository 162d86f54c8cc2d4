import Claims

/// The full-text index over the claims: made by the first query, and brought up to date by the first after a change.
///
/// A row is a claim's address. `stale` lists the addresses whose row is out of date; it is kept only while there is an
/// index.
final class SearchIndex {
  private let connection: Connection

  /// The columns, with how much a word found there weighs.
  private static let columns: [(name: String, weight: Double)] = [
    ("wording", 10), ("gloss", 6), ("heading", 3), ("title", 2), ("address", 4), ("identifiers", 8),
  ]

  private static let creation = """
    CREATE VIRTUAL TABLE search USING fts5(\(columns.map(\.name).joined(separator: ", ")), \
    tokenize = "unicode61 remove_diacritics 2")
    """

  /// The index in an open database.
  init(_ connection: Connection) { self.connection = connection }

  private func exists() throws(DatabaseFault) -> Bool {
    try connection.integer("SELECT count(*) FROM sqlite_schema WHERE name = 'search'") > 0
  }

  /// Whether the next query must write.
  func isOutdated() throws(DatabaseFault) -> Bool {
    guard try exists() else { return true }
    return try connection.integer("SELECT EXISTS (SELECT 1 FROM stale)") == 1
  }

  /// Notes that the text of claims has changed, or that they have come or gone.
  func markStale(_ claims: Set<ClaimID>, _ names: NameTables) throws(DatabaseFault) {
    if claims.isEmpty { return }
    guard try exists() else { return }
    let insertion = try connection.prepare("INSERT OR IGNORE INTO stale VALUES (?)")
    for claim in claims {
      insertion.bind(try names.claims.number(of: claim), at: 0)
      try insertion.run()
    }
  }

  /// Forgets the index.
  func drop() throws(DatabaseFault) {
    try connection.execute("DROP TABLE IF EXISTS search")
    try connection.execute("DELETE FROM stale")
  }

  /// Brings the index up to date.
  func refresh(_ ledger: Ledger, _ names: NameTables) throws(DatabaseFault) {
    let stale = try exists() ? try staleClaims(names) : nil
    // Taking a row out costs as much as putting one in.
    guard let stale, stale.count * 2 < ledger.claims.count else {
      try drop()
      try connection.execute(Self.creation)
      return try insert(ledger.claims, ledger, names)
    }
    let deletion = try connection.prepare("DELETE FROM search WHERE rowid = ?")
    for (number, _) in stale {
      deletion.bind(number, at: 0)
      try deletion.run()
    }
    try insert(stale.compactMap { ledger.claim($0.claim) }, ledger, names)
    try connection.execute("DELETE FROM stale")
  }

  private func staleClaims(_ names: NameTables) throws(DatabaseFault) -> [(number: Int64, claim: ClaimID)] {
    let rows = try connection.prepare("SELECT claim FROM stale")
    var claims: [(Int64, ClaimID)] = []
    while try rows.step() {
      let number = rows.integer(at: 0)
      claims.append((number, try names.claims.id(number)))
    }
    return claims
  }

  private func insert(_ claims: [Claim], _ ledger: Ledger, _ names: NameTables) throws(DatabaseFault) {
    var glosses: [ClaimID: [String]] = [:]
    let wanted = Set(claims.map(\.id))
    for gloss in ledger.glosses where wanted.contains(gloss.claim) {
      glosses[gloss.claim, default: []].append(gloss.text)
    }
    let places = Array(repeating: "?", count: Self.columns.count + 1).joined(separator: ", ")
    let columns = Self.columns.map(\.name).joined(separator: ", ")
    let insertion = try connection.prepare("INSERT INTO search (rowid, \(columns)) VALUES (\(places))")
    var seen: Set<ClaimID> = []
    for claim in claims where seen.insert(claim.id).inserted {
      let title = ledger.source(claim.id.source)?.title
      let document = SearchDocument(of: claim, title: title, glosses: glosses[claim.id] ?? [])
      insertion.bind(try names.claims.number(of: claim.id), at: 0)
      for (column, text) in document.columns.enumerated() { insertion.bind(text, at: Int32(column) + 1) }
      try insertion.run()
    }
  }

  /// The claims in which an expression is found, the best first, then by address.
  func claims(matching expression: SearchExpression, _ names: NameTables) throws(DatabaseFault) -> [ClaimID] {
    let weights = Self.columns.map { "\($0.weight)" }.joined(separator: ", ")
    let rows = try connection.prepare("SELECT rowid, bm25(search, \(weights)) FROM search WHERE search MATCH ?")
    rows.bind(expression.text, at: 0)
    var found: [(score: Double, claim: ClaimID)] = []
    while try rows.step() {
      found.append((rows.double(at: 1), try names.claims.id(rows.integer(at: 0))))
    }
    return found.sorted { ($0.score, $0.claim) < ($1.score, $1.claim) }.map(\.claim)
  }
}
