/// A table of names: each is a row with a number, whether anything is declared under it or not.
final class NameTable<Name: Hashable> {
  private let table: Table
  private let access: TableAccess
  private let writer: RowWriter
  private let text: (Name) -> String
  private let name: (String) -> Name?
  private var numbering = Numbering<Name>()

  /// An empty table of names, which are written and read by two functions.
  init(_ table: Table, _ access: TableAccess, text: @escaping (Name) -> String, name: @escaping (String) -> Name?) {
    self.table = table
    self.access = access
    self.text = text
    self.name = name
    writer = RowWriter(table, access)
  }

  /// Reads all rows.
  func load() throws(DatabaseFault) {
    let reader = try RowReader(table, access)
    while try reader.next() {
      guard reader.integer() == Int64(numbering.values.count) + 1 else { throw reader.damaged("a gap in the numbers") }
      numbering.append(try reader.value(name))
    }
  }

  /// The number of a name, which gets a row if it has none.
  func number(of name: Name) throws(DatabaseFault) -> Int64 {
    if let number = numbering.number(of: name) { return number }
    let number = numbering.append(name)
    var row = try writer.row()
    row.put(number)
    row.put(text(name))
    try row.end()
    return number
  }

  /// The number of a name, or nil for none.
  func optionalNumber(of name: Name?) throws(DatabaseFault) -> Int64? {
    if let name { try number(of: name) } else { nil }
  }

  /// The name with a number.
  func name(_ number: Int64) throws(DatabaseFault) -> Name {
    guard let name = numbering.value(number) else { throw access.damaged("no row \(number) in '\(table.name)'") }
    return name
  }

  /// The name with a number, or nil for none.
  func optionalName(_ number: Int64?) throws(DatabaseFault) -> Name? {
    if let number { try name(number) } else { nil }
  }
}
