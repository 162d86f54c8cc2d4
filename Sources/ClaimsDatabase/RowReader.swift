/// Reads all rows of one table in the order of its key, column by column, and adds them to the seal.
final class RowReader {
  private let statement: PreparedStatement
  private let access: TableAccess
  private let table: Table
  private let tag: UInt64
  private var checksum: RowChecksum
  private var column: Int32 = 0
  private var place: Place = .between

  private enum Place {
    /// The row before this place is done with; the next one is not yet fetched.
    case between
    /// A row is fetched and nobody has begun to read it.
    case fetched
    /// A row is being read.
    case reading
    /// There are no more rows.
    case ended
  }

  /// A reader before the first row.
  init(_ table: Table, _ access: TableAccess) throws(DatabaseFault) {
    self.table = table
    self.access = access
    tag = RowChecksum.tag(table.name)
    checksum = RowChecksum(tag: tag)
    let order = table.key.joined(separator: ", ")
    statement = try access.connection.prepare("SELECT * FROM \(table.name) ORDER BY \(order)")
  }

  private func fetch() throws(DatabaseFault) {
    if place == .reading {
      access.seal.add(checksum)
      place = .between
    }
    if place == .between { place = try statement.step() ? .fetched : .ended }
  }

  private func begin() {
    place = .reading
    checksum = RowChecksum(tag: tag)
    column = 0
  }

  /// Moves to the next row; false after the last one.
  func next() throws(DatabaseFault) -> Bool {
    try fetch()
    guard place == .fetched else { return false }
    begin()
    return true
  }

  /// Moves to the next row if it belongs to an owner. Where the owner is the first column, it has then been read.
  func next(of owner: Int64) throws(DatabaseFault) -> Bool {
    try fetch()
    guard place == .fetched, statement.integer(at: table.owner) == owner else { return false }
    begin()
    if table.owner == 0 { _ = integer() }
    return true
  }

  /// All owners have been asked for: rows that are left belong to nobody.
  func finish() throws(DatabaseFault) {
    try fetch()
    guard place == .ended else { throw damaged("a row that belongs to nothing") }
  }

  /// The next column as a number.
  func integer() -> Int64 {
    let value = statement.integer(at: column)
    checksum.add(value)
    column += 1
    return value
  }

  /// The next column as a count, a line or an offset.
  func int() -> Int { Int(truncatingIfNeeded: integer()) }

  /// The next column as yes or no.
  func bool() -> Bool { integer() != 0 }

  /// The next column as text.
  func text() -> String {
    defer { column += 1 }
    return statement.text(at: column, into: &checksum)
  }

  /// The next column as a number, or nil for NULL.
  func optionalInteger() -> Int64? { isNull() ? nil : integer() }

  /// The next column as text, or nil for NULL.
  func optionalText() -> String? { isNull() ? nil : text() }

  private func isNull() -> Bool {
    guard statement.isNull(at: column) else { return false }
    checksum.addNull()
    column += 1
    return true
  }

  /// The next column as a value that is written as text.
  func value<Value>(_ read: (String) -> Value?) throws(DatabaseFault) -> Value {
    let text = text()
    guard let value = read(text) else { throw damaged("'\(text)' where it cannot be") }
    return value
  }

  /// The next column as a value that is written as text, or nil for NULL.
  func optionalValue<Value>(_ read: (String) -> Value?) throws(DatabaseFault) -> Value? {
    isNull() ? nil : try value(read)
  }

  /// A fault that names this table.
  func damaged(_ what: String) -> DatabaseFault { access.damaged("\(what), in the table '\(table.name)'") }
}
