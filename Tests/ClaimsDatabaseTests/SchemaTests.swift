import Testing

@testable import ClaimsDatabase

@Suite struct SchemaTests {
  private func filled() throws -> TemporaryFile {
    let file = try TemporaryFile()
    let database = try file.open()
    var make = LedgerGenerator(seed: 11)
    let ledger = make.ledger()
    try database.update(to: ledger, files: ledger.files)
    try database.prepareSearch()
    return file
  }

  @Test("every table is strict, but for those of the full-text index")
  func strictness() throws {
    let file = try filled()
    let connection = try Connection(path: file.path, file: "test")
    let rows = try connection.prepare("SELECT name, sql FROM sqlite_schema WHERE type = 'table'")
    var count = 0
    while try rows.step() {
      if rows.text(at: 0).hasPrefix("search") { continue }
      #expect(rows.text(at: 1).contains("STRICT"), "\(rows.text(at: 0))")
      count += 1
    }
    #expect(count == Schema.tables.count + 2)
  }

  @Test("every column that refers to another table is a foreign key, and none is broken")
  func foreignKeys() throws {
    let file = try filled()
    let connection = try Connection(path: file.path, file: "test")
    #expect(try connection.prepare("PRAGMA foreign_key_check").step() == false)
    var keys: [String: Int64] = [:]
    for table in Schema.tables {
      keys[table.name] = try connection.integer("SELECT count(*) FROM pragma_foreign_key_list('\(table.name)')")
    }
    #expect(keys["claim"] == 6)
    #expect(keys["statement"] == 8)
    #expect(keys["gloss"] == 3)
    for table in Schema.tables where table.owner == 1 || table.key.count > 1 {
      #expect(keys[table.name, default: 0] >= 1, "\(table.name) belongs to nothing")
    }
  }

  @Test("a row that refers to nothing is refused")
  func refusal() throws {
    let file = try filled()
    let connection = try Connection(path: file.path, file: "test")
    try connection.execute("PRAGMA foreign_keys = ON")
    #expect(throws: DatabaseFault.self) {
      try connection.execute("INSERT INTO gloss VALUES (999999, 888888, 1, 'nothing')")
    }
    #expect(throws: DatabaseFault.self) { try connection.execute("DELETE FROM file") }
  }

  @Test("the text of a number's column is refused")
  func types() throws {
    let file = try filled()
    let connection = try Connection(path: file.path, file: "test")
    #expect(throws: DatabaseFault.self) { try connection.execute("UPDATE claim SET line = 'seven'") }
  }

  @Test("there are no indexes but those that keep names unique")
  func indexes() throws {
    let file = try filled()
    let connection = try Connection(path: file.path, file: "test")
    let names = "SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND name NOT LIKE 'sqlite_autoindex_%'"
    #expect(try connection.integer(names) == 0)
    let unique = "SELECT count(*) FROM sqlite_schema WHERE type = 'index' AND tbl_name NOT LIKE 'search%'"
    #expect(try connection.integer(unique) == 8)
  }
}
