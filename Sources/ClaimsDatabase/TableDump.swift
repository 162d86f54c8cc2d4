import Diagnostics

/// All rows of content as text, a line each, in the order of the schema and of the tables' keys.
struct TableDump {
  private let connection: Connection

  /// A dump of an open database.
  init(_ connection: Connection) { self.connection = connection }

  /// The lines; each ends with a line end.
  func text() throws(DatabaseFault) -> String {
    var lines = ""
    for table in Schema.tables {
      let order = table.key.joined(separator: ", ")
      let rows = try connection.prepare("SELECT * FROM \(table.name) ORDER BY \(order)")
      while try rows.step() {
        let columns = (0..<rows.columnCount).map { column in
          if rows.isNull(at: column) { return "null" }
          return rows.isText(at: column) ? JSONText.quoted(rows.text(at: column)) : "\(rows.integer(at: column))"
        }
        lines += "\(table.name)\t\(columns.joined(separator: "\t"))\n"
      }
    }
    return lines
  }
}
