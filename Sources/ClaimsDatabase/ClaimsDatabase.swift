public import Claims
public import Diagnostics

/// The claims database: the Ledger in one SQLite file, read back losslessly, and searched.
///
/// **A cache.** The file can be deleted at any time. `update(to:files:)` makes it hold a Ledger; `ledger()` gives the
/// same Ledger back, to the byte, places in files included; `storedFiles()` tells from which files it came, so that a
/// build reads only those that changed. The order of updates leaves no trace in what is read.
///
/// **Kept sound.** An update is one transaction under a rollback journal, which leaves no side files behind: killed at
/// any moment, the next opening finds the state before or after it. SQLite is not told to sync (`synchronous = OFF`):
/// that only matters when the machine itself stops, and then the *seal* tells. The seal is a sum over the checksums of
/// all rows that hold content; it is written in the same transaction and compared whenever the rows are read. So a torn
/// write, a flipped bit or an edit by hand is never taken for content.
///
/// **Set aside, not repaired.** A file that is damaged, of another program or of another version of the schema is renamed
/// to `….set-aside-N` and built anew. `notes` says so.
///
/// **Lean.** Integer keys, one row for each claim and statement; names, headings, conditions and lists that recur are
/// stored once (see `Schema`). An update erases and writes the rows of what changed: see `Reconciliation` for the
/// order, `FileChanges` for what counts as unchanged. Once as many rows were replaced as there are claims, everything is
/// written anew, which drops names that nothing uses any more.
///
/// **Searched lazily.** Updates only list the claims whose text changed; the first query after them brings the
/// full-text index up to date (see `SearchIndex`, `SearchText`). SQLite finds words; documents, topics, roles and
/// conditions are compared in memory, where versions have their order and sets of regions their members.
///
/// A connection belongs to the thread that opened it.
public final class ClaimsDatabase {
  private let file: DatabaseFile
  private let patience: Duration
  private var connection: Connection
  private var index: SearchIndex
  private var contents: Contents?
  /// The file's change counter when `contents` was read.
  private var contentsVersion: Int64 = 0
  /// What the file is known to have held: it goes into the new file when this one turns out to be damaged.
  private var sound: (ledger: Ledger, files: [ContentFile])?
  /// What was set aside, and why, since this database was opened.
  public private(set) var notes: [Diagnostic] = []

  /// Opens the database at a path, or creates it; its folder must exist. Messages name it as `name`, which should be
  /// its path relative to the workspace. Another process that writes is waited for.
  public init(path: String, name: String, patience: Duration = .seconds(5)) throws(DatabaseFault) {
    file = DatabaseFile(path: path, name: name)
    self.patience = patience
    if case .unusable(let reason) = file.inspect() { notes.append(try file.setAside(because: reason)) }
    do throws(DatabaseFault) {
      connection = try SchemaSetup.connect(file, patience: patience)
    } catch {
      guard error.kind == .damaged else { throw error }
      notes.append(try file.setAside(because: "is damaged (\(error.message))"))
      connection = try SchemaSetup.connect(file, patience: patience)
    }
    index = SearchIndex(connection)
  }

  /// The files that were imported, sorted by path; empty where nothing was.
  public func storedFiles() throws(DatabaseFault) -> [ContentFile] {
    try recovering { () throws(DatabaseFault) in
      if let contents, try isCurrent() { return contents.files }
      let rows = try connection.prepare(
        "SELECT path, digest FROM content JOIN file ON file.id = content.file ORDER BY path")
      var files: [ContentFile] = []
      while try rows.step() { files.append(ContentFile(path: rows.text(at: 0), digest: rows.text(at: 1))) }
      return files
    }
  }

  /// The Ledger as it was last stored; nil where none was, or where the file turned out to be damaged (see `notes`).
  public func ledger() throws(DatabaseFault) -> Ledger? {
    try recovering { () throws(DatabaseFault) in try current().ledger }
  }

  /// Makes the database hold a Ledger and the files that it came from, in one transaction; writes nothing where both
  /// are stored already.
  ///
  /// `files` lists every file that a value's location names, with a digest that changes with the file's bytes.
  public func update(to ledger: Ledger, files: [ContentFile]) throws(DatabaseFault) {
    let files = Contents.sorted(files)
    try recovering { () throws(DatabaseFault) in
      let before = try current()
      if before.files == files, before.ledger == ledger { return }
      try transaction("BEGIN IMMEDIATE") { () throws(DatabaseFault) in
        if let touched = try current().update(to: ledger, files: files) {
          try index.markStale(touched, current().names)
        } else {
          try writeAnew(ledger, files)
        }
      }
      sound = (ledger, files)
    }
  }

  private func writeAnew(_ ledger: Ledger, _ files: [ContentFile]) throws(DatabaseFault) {
    try index.drop()
    for table in Schema.tables.reversed() { try connection.execute("DELETE FROM \(table.name)") }
    let contents = Contents(of: connection)
    _ = try contents.update(to: ledger, files: files)
    self.contents = contents
  }

  /// The claims that a query finds: with words, by rank and then by address; without, in the Ledger's order.
  public func claims(matching query: ClaimQuery) throws(DatabaseFault) -> [ClaimID] {
    try recovering { () throws(DatabaseFault) in
      guard let ledger = try current().ledger else { return [] }
      guard let text = query.text else { return ledger.claims.filter { query.admits($0, in: ledger) }.map(\.id) }
      return try search(text).filter { id in ledger.claim(id).map { query.admits($0, in: ledger) } ?? false }
    }
  }

  /// Brings the full-text index up to date, which the next query would do otherwise.
  public func prepareSearch() throws(DatabaseFault) {
    try recovering { () throws(DatabaseFault) in try refreshIndex() }
  }

  private func refreshIndex() throws(DatabaseFault) {
    guard try current().ledger != nil, try index.isOutdated() else { return }
    try transaction("BEGIN IMMEDIATE") { () throws(DatabaseFault) in
      let contents = try current()
      if let ledger = contents.ledger { try index.refresh(ledger, contents.names) }
    }
  }

  private func search(_ text: String) throws(DatabaseFault) -> [ClaimID] {
    guard let expression = SearchExpression(text) else { return [] }
    do throws(DatabaseFault) {
      try refreshIndex()
      return try index.claims(matching: expression, current().names)
    } catch {
      // The index can be broken while the content is sound: it is made again, once.
      guard error.kind == .damaged else { throw error }
      try transaction("BEGIN IMMEDIATE") { () throws(DatabaseFault) in try index.drop() }
      try refreshIndex()
      return try index.claims(matching: expression, current().names)
    }
  }

  /// What the tables would hold had the content been imported afresh: a line for each row, in a fixed order. Two
  /// databases that hold the same content have the same dump, however they came by it.
  public func canonicalDump() throws(DatabaseFault) -> String {
    try recovering { () throws(DatabaseFault) in
      let contents = try current()
      let fresh = try Connection(path: ":memory:", file: file.name)
      try SchemaSetup.createTables(in: fresh)
      if let ledger = contents.ledger { _ = try Contents(of: fresh).update(to: ledger, files: contents.files) }
      return try TableDump(fresh).text()
    }
  }

  // MARK: The file and its contents

  /// The contents in memory, read again where another process has written since.
  private func current() throws(DatabaseFault) -> Contents {
    if let contents, try isCurrent() { return contents }
    if connection.isInTransaction { return try read() }
    return try transaction("BEGIN") { () throws(DatabaseFault) in try read() }
  }

  private func read() throws(DatabaseFault) -> Contents {
    let contents = try Contents.read(from: connection)
    contentsVersion = try connection.integer("PRAGMA data_version")
    self.contents = contents
    sound = contents.ledger.map { ($0, contents.files) }
    return contents
  }

  private func isCurrent() throws(DatabaseFault) -> Bool {
    try connection.integer("PRAGMA data_version") == contentsVersion
  }

  private func transaction<Result>(
    _ begin: String, _ body: () throws(DatabaseFault) -> Result
  ) throws(DatabaseFault) -> Result {
    try connection.execute(begin)
    do throws(DatabaseFault) {
      let result = try body()
      try connection.execute("COMMIT")
      return result
    } catch {
      // What is in memory may be ahead of the file now. A failed roll-back is made up for by the next opening.
      contents = nil
      if connection.isInTransaction { try? connection.execute("ROLLBACK") }
      throw error
    }
  }

  /// Runs something again, on a new file, where the present one turns out to be damaged.
  private func recovering<Result>(_ body: () throws(DatabaseFault) -> Result) throws(DatabaseFault) -> Result {
    do throws(DatabaseFault) {
      return try body()
    } catch {
      guard error.kind == .damaged else { throw error }
      contents = nil
      notes.append(try file.setAside(because: "is damaged (\(error.message))"))
      connection = try SchemaSetup.connect(file, patience: patience)
      index = SearchIndex(connection)
      if let sound {
        _ = try current()
        try transaction("BEGIN IMMEDIATE") { () throws(DatabaseFault) in try writeAnew(sound.ledger, sound.files) }
      }
      return try body()
    }
  }
}
