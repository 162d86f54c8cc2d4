/// Inserts and erases the rows of one table, column by column, and keeps the seal.
final class RowWriter {
  private let table: Table
  private let access: TableAccess
  private let tag: UInt64
  private var insertion: PreparedStatement?
  private var erasure: PreparedStatement?

  /// A writer; its statements are compiled when they are needed.
  init(_ table: Table, _ access: TableAccess) {
    self.table = table
    self.access = access
    tag = RowChecksum.tag(table.name)
  }

  /// Starts a row: put its columns in their order, then end it.
  func row() throws(DatabaseFault) -> Row {
    let statement: PreparedStatement
    if let insertion {
      statement = insertion
    } else {
      let columns = try access.connection.prepare("SELECT * FROM \(table.name)").columnCount
      let places = Array(repeating: "?", count: Int(columns)).joined(separator: ", ")
      statement = try access.connection.prepare("INSERT INTO \(table.name) VALUES (\(places))")
      insertion = statement
    }
    return Row(statement: statement, seal: access.seal, tag: tag)
  }

  /// Erases the rows whose first key column has a value.
  func erase(_ owner: Int64) throws(DatabaseFault) {
    let statement: PreparedStatement
    if let erasure {
      statement = erasure
    } else {
      statement = try access.connection.prepare("DELETE FROM \(table.name) WHERE \(table.key[0]) = ? RETURNING *")
      erasure = statement
    }
    statement.bind(owner, at: 0)
    try subtractRows(of: statement)
  }

  /// Erases all rows.
  func eraseAll() throws(DatabaseFault) {
    try subtractRows(of: access.connection.prepare("DELETE FROM \(table.name) RETURNING *"))
  }

  private func subtractRows(of statement: PreparedStatement) throws(DatabaseFault) {
    while try statement.step() {
      var checksum = RowChecksum(tag: tag)
      for column in 0..<statement.columnCount { statement.add(column: column, to: &checksum) }
      access.seal.subtract(checksum)
    }
  }

  /// One row on its way into the table.
  struct Row: ~Copyable {
    private let statement: PreparedStatement
    private let seal: Seal
    private var checksum: RowChecksum
    private var column: Int32 = 0

    fileprivate init(statement: PreparedStatement, seal: Seal, tag: UInt64) {
      self.statement = statement
      self.seal = seal
      checksum = RowChecksum(tag: tag)
    }

    /// The next column is a number.
    mutating func put(_ value: Int64) {
      checksum.add(value)
      statement.bind(value, at: column)
      column += 1
    }

    /// The next column is a count, a line or an offset.
    mutating func put(_ value: Int) { put(Int64(value)) }

    /// The next column is yes or no.
    mutating func put(_ value: Bool) { put(Int64(value ? 1 : 0)) }

    /// The next column is a number or NULL.
    mutating func put(_ value: Int64?) {
      if let value { put(value) } else { putNull() }
    }

    /// The next column is text.
    mutating func put(_ text: String) {
      var text = text
      text.withUTF8 { bytes in
        unsafe checksum.add(bytes)
        unsafe statement.bind(bytes, at: column)
      }
      column += 1
    }

    /// The next column is text or NULL.
    mutating func put(_ text: String?) {
      if let text { put(text) } else { putNull() }
    }

    /// The next column is NULL.
    mutating func putNull() {
      checksum.addNull()
      statement.bindNull(at: column)
      column += 1
    }

    /// The row is complete: inserts it.
    consuming func end() throws(DatabaseFault) {
      try statement.run()
      seal.add(checksum)
    }
  }
}
