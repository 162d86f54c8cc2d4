/// A connection to a file of ours: with the settings that we rely on, and tables that are made or checked.
enum SchemaSetup {
  /// Opens the file, which may be new.
  static func connect(_ file: DatabaseFile, patience: Duration) throws(DatabaseFault) -> Connection {
    let connection = try Connection(path: file.path, file: file.name, patience: patience)
    // Asked before anything else: a journal that a killed process left is rolled back first.
    let isNew = try connection.integer("PRAGMA page_count") == 0
    try connection.execute(
      """
      PRAGMA journal_mode = DELETE;
      PRAGMA synchronous = OFF;
      PRAGMA secure_delete = OFF;
      PRAGMA foreign_keys = ON;
      PRAGMA trusted_schema = OFF;
      PRAGMA cell_size_check = ON;
      PRAGMA temp_store = MEMORY;
      PRAGMA cache_size = -65536;
      """)
    if isNew { try create(in: connection) }
    try check(connection)
    return connection
  }

  /// Creates the tables, unless another process has just done so.
  private static func create(in connection: Connection) throws(DatabaseFault) {
    try connection.execute("BEGIN IMMEDIATE")
    if try connection.integer("PRAGMA application_id") == 0 {
      try connection.execute("PRAGMA application_id = \(Schema.applicationID)")
      try connection.execute("PRAGMA user_version = \(Schema.version)")
      try createTables(in: connection)
    }
    try connection.execute("COMMIT")
  }

  /// Creates the tables in a new database.
  static func createTables(in connection: Connection) throws(DatabaseFault) {
    for statement in Schema.creation { try connection.execute(statement) }
  }

  /// Compares the tables with those that this version makes; others may stand beside them.
  private static func check(_ connection: Connection) throws(DatabaseFault) {
    let rows = try connection.prepare("SELECT sql FROM sqlite_schema WHERE sql IS NOT NULL")
    var found: Set<String> = []
    while try rows.step() { found.insert(rows.text(at: 0)) }
    guard try connection.integer("PRAGMA user_version") == Schema.version, found.isSuperset(of: Schema.creation) else {
      throw DatabaseFault(.damaged, "its tables are not those of this version", file: connection.file)
    }
  }
}
