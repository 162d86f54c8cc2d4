// The only file that knows SQLite's C interface: the connection and its prepared statements, with every result checked.
internal import CSQLite

/// One open database file, or one in memory. Closed when nobody holds it any more.
@safe final class Connection {
  private let handle: OpaquePointer
  /// The file as messages name it.
  let file: String

  /// Opens or creates the file at a path; `:memory:` keeps all in memory. Another process that holds the file is waited
  /// for.
  init(path: String, file: String, patience: Duration = .zero) throws(DatabaseFault) {
    var opened: OpaquePointer?
    // No mutexes: a connection stays on the thread that opened it.
    let flags = SQLITE_OPEN_READWRITE | SQLITE_OPEN_CREATE | SQLITE_OPEN_NOMUTEX
    // SQLite may take what begins with "file:" for an address.
    let name = path.hasPrefix("/") || path == ":memory:" ? path : "./\(path)"
    let code = unsafe sqlite3_open_v2(name, &opened, flags, nil)
    guard let handle = unsafe opened else { throw DatabaseFault(.full, "out of memory", file: file) }
    unsafe self.handle = unsafe handle
    self.file = file
    guard code == SQLITE_OK else { throw fault(code) }
    _ = unsafe sqlite3_extended_result_codes(handle, 1)
    let milliseconds = min(max(patience / .milliseconds(1), 0), 3_600_000)
    _ = unsafe sqlite3_busy_timeout(handle, Int32(milliseconds))
  }

  deinit {
    // Statements that are still held keep the handle alive until they are finalised.
    _ = unsafe sqlite3_close_v2(handle)
  }

  /// What went wrong last, in SQLite's words.
  func fault(_ code: Int32) -> DatabaseFault {
    let message = unsafe String(cString: sqlite3_errmsg(handle))
    return DatabaseFault(Self.kind(of: code), message, code: code, file: file)
  }

  private static func kind(of code: Int32) -> DatabaseFault.Kind {
    // A file cut short shows as a read that ends too early.
    if code == SQLITE_IOERR_SHORT_READ_CODE { return .damaged }
    return switch code & 0xFF {
    case SQLITE_BUSY, SQLITE_LOCKED: .locked
    case SQLITE_CORRUPT, SQLITE_NOTADB, SQLITE_FORMAT: .damaged
    case SQLITE_READONLY: .readOnly
    case SQLITE_FULL, SQLITE_NOMEM: .full
    case SQLITE_CANTOPEN, SQLITE_PERM, SQLITE_AUTH, SQLITE_IOERR: .unreachable
    default: .refused
    }
  }

  /// Compiles one statement for repeated use.
  func prepare(_ sql: String) throws(DatabaseFault) -> PreparedStatement {
    var compiled: OpaquePointer?
    let code = unsafe sqlite3_prepare_v3(handle, sql, -1, UInt32(SQLITE_PREPARE_PERSISTENT), &compiled, nil)
    guard code == SQLITE_OK else { throw fault(code) }
    guard let statement = unsafe compiled else { throw DatabaseFault(.refused, "no statement in: \(sql)", file: file) }
    return unsafe PreparedStatement(handle: statement, connection: self)
  }

  /// Runs one or more statements whose rows nobody needs.
  func execute(_ sql: String) throws(DatabaseFault) {
    let code = unsafe sqlite3_exec(handle, sql, nil, nil, nil)
    guard code == SQLITE_OK else { throw fault(code) }
  }

  /// The first column of the first row of a query, as a number; 0 where there is no row.
  func integer(_ sql: String) throws(DatabaseFault) -> Int64 {
    let statement = try prepare(sql)
    return try statement.step() ? statement.integer(at: 0) : 0
  }

  /// Whether a transaction is open; SQLite ends one by itself after some faults.
  var isInTransaction: Bool { unsafe sqlite3_get_autocommit(handle) == 0 }
}

/// SQLITE_IOERR_SHORT_READ is an expression in the header, which Swift does not import.
private let SQLITE_IOERR_SHORT_READ_CODE: Int32 = SQLITE_IOERR | (2 << 8)

/// One compiled statement: bound, stepped through and used again. Columns and parameters are 0-based.
@safe final class PreparedStatement {
  private let handle: OpaquePointer
  private let connection: Connection
  /// How many columns its rows have.
  let columnCount: Int32
  private var bindCode: Int32 = SQLITE_OK

  fileprivate init(handle: OpaquePointer, connection: Connection) {
    unsafe self.handle = unsafe handle
    self.connection = connection
    columnCount = unsafe sqlite3_column_count(handle)
  }

  deinit { _ = unsafe sqlite3_finalize(handle) }

  /// Binds a number; a failure is thrown by the next step.
  func bind(_ value: Int64, at parameter: Int32) {
    note(unsafe sqlite3_bind_int64(handle, parameter + 1, value))
  }

  /// Binds UTF-8 text, which is copied; a failure is thrown by the next step.
  func bind(_ bytes: UnsafeBufferPointer<UInt8>, at parameter: Int32) {
    // An empty buffer may have no address, which SQLite would take for NULL.
    guard let address = bytes.baseAddress else { return bindEmptyText(at: parameter) }
    unsafe address.withMemoryRebound(to: CChar.self, capacity: bytes.count) { start in
      note(
        unsafe sqlite3_bind_text64(
          handle, parameter + 1, start, UInt64(bytes.count), verbatim_sqlite_transient, UInt8(SQLITE_UTF8)))
    }
  }

  private func bindEmptyText(at parameter: Int32) {
    note(unsafe sqlite3_bind_text(handle, parameter + 1, "", 0, verbatim_sqlite_transient))
  }

  /// Binds text; a failure is thrown by the next step.
  func bind(_ text: String, at parameter: Int32) {
    var text = text
    text.withUTF8 { bytes in unsafe bind(bytes, at: parameter) }
  }

  /// Binds text in UTF-8; a failure is thrown by the next step.
  func bind(_ bytes: [UInt8], at parameter: Int32) {
    unsafe bytes.withUnsafeBufferPointer { bytes in unsafe bind(bytes, at: parameter) }
  }

  /// Binds NULL; a failure is thrown by the next step.
  func bindNull(at parameter: Int32) { note(unsafe sqlite3_bind_null(handle, parameter + 1)) }

  private func note(_ code: Int32) { if code != SQLITE_OK, bindCode == SQLITE_OK { bindCode = code } }

  /// Moves to the next row; false after the last one, when the statement is ready for its next use.
  func step() throws(DatabaseFault) -> Bool {
    let code = bindCode == SQLITE_OK ? unsafe sqlite3_step(handle) : bindCode
    if code == SQLITE_ROW { return true }
    defer {
      _ = unsafe sqlite3_reset(handle)
      bindCode = SQLITE_OK
    }
    guard code == SQLITE_DONE else { throw connection.fault(code) }
    return false
  }

  /// Runs to the end; rows are ignored.
  func run() throws(DatabaseFault) { while try step() {} }

  /// Gives up the rows that were not read.
  func reset() { _ = unsafe sqlite3_reset(handle) }

  /// A column of the current row as a number.
  func integer(at column: Int32) -> Int64 { unsafe sqlite3_column_int64(handle, column) }

  /// A column of the current row as a floating-point number.
  func double(at column: Int32) -> Double { unsafe sqlite3_column_double(handle, column) }

  /// Whether a column of the current row is NULL.
  func isNull(at column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_NULL }

  /// Whether a column of the current row is text.
  func isText(at column: Int32) -> Bool { unsafe sqlite3_column_type(handle, column) == SQLITE_TEXT }

  /// A column of the current row as text.
  func text(at column: Int32) -> String {
    unsafe withBytes(at: column) { bytes in unsafe String(decoding: bytes, as: UTF8.self) }
  }

  /// A column of the current row as text, added to a checksum on the way.
  func text(at column: Int32, into checksum: inout RowChecksum) -> String {
    unsafe withBytes(at: column) { bytes in
      unsafe checksum.add(bytes)
      return unsafe String(decoding: bytes, as: UTF8.self)
    }
  }

  /// Adds a column of the current row, of whatever type, to a checksum.
  func add(column: Int32, to checksum: inout RowChecksum) {
    switch unsafe sqlite3_column_type(handle, column) {
    case SQLITE_NULL: checksum.addNull()
    case SQLITE_INTEGER: checksum.add(integer(at: column))
    default: unsafe withBytes(at: column) { bytes in unsafe checksum.add(bytes) }
    }
  }

  /// The bytes of a text column; asked for as a blob, which costs no terminating zero.
  private func withBytes<Result>(at column: Int32, _ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    guard let start = unsafe sqlite3_column_blob(handle, column) else {
      return unsafe body(UnsafeBufferPointer(start: nil, count: 0))
    }
    let count = Int(unsafe sqlite3_column_bytes(handle, column))
    return unsafe body(UnsafeBufferPointer(start: start.assumingMemoryBound(to: UInt8.self), count: count))
  }
}
