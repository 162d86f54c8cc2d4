/// One table of the schema: its columns, and the key in whose order its rows are read.
struct Table: Sendable {
  /// The table's name.
  let name: String
  /// The columns of the primary key: `["id"]` for a table whose rows have numbers of their own.
  let key: [String]
  /// The column, 0-based, that names the row's owner, for tables whose rows belong to another row.
  let owner: Int32
  /// The columns as SQL writes them.
  let columns: String

  /// A table.
  init(_ name: String, key: [String], owner: Int32 = 0, _ columns: String) {
    self.name = name
    self.key = key
    self.owner = owner
    self.columns = columns
  }

  /// The statement that creates it. Tables without numbers of their own are stored in the order of their key,
  /// which saves the index.
  var creation: String {
    let isKeyDeclared = columns.contains("INTEGER PRIMARY KEY")
    let tail = isKeyDeclared ? "" : ",\n  PRIMARY KEY (\(key.joined(separator: ", ")))"
    return "CREATE TABLE \(name) (\n  \(columns)\(tail)\n) STRICT\(isKeyDeclared ? "" : ", WITHOUT ROWID")"
  }
}
