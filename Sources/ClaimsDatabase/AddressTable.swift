import Claims

/// The addresses of claims, and of claims that are only referred to.
final class AddressTable {
  private let access: TableAccess
  private let sources: NameTable<SourceID>
  private let writer: RowWriter
  private var numbering = Numbering<ClaimID>()
  /// Glosses come claim by claim: the last answer is often the next one.
  private var last: (id: ClaimID, number: Int64)?

  /// An empty table of addresses.
  init(_ access: TableAccess, sources: NameTable<SourceID>) {
    self.access = access
    self.sources = sources
    writer = RowWriter(Schema.claimName, access)
  }

  /// Reads all rows.
  func load() throws(DatabaseFault) {
    let reader = try RowReader(Schema.claimName, access)
    while try reader.next() {
      guard reader.integer() == Int64(numbering.values.count) + 1 else { throw reader.damaged("a gap in the numbers") }
      let source = try sources.name(reader.integer())
      numbering.append(ClaimID(source: source, name: try reader.value { ClaimName($0) }))
    }
  }

  /// The number of an address, which gets a row if it has none.
  func number(of id: ClaimID) throws(DatabaseFault) -> Int64 {
    if let last, last.id == id { return last.number }
    if let number = numbering.number(of: id) {
      last = (id, number)
      return number
    }
    let number = numbering.append(id)
    last = (id, number)
    let source = try sources.number(of: id.source)
    var row = try writer.row()
    row.put(number)
    row.put(source)
    row.put(id.name.text)
    try row.end()
    return number
  }

  /// The number of an address, or nil for none.
  func optionalNumber(of id: ClaimID?) throws(DatabaseFault) -> Int64? {
    if let id { try number(of: id) } else { nil }
  }

  /// The address with a number.
  func id(_ number: Int64) throws(DatabaseFault) -> ClaimID {
    guard let id = numbering.value(number) else { throw access.damaged("no row \(number) in 'claim_name'") }
    return id
  }

  /// The address with a number, or nil for none.
  func optionalID(_ number: Int64?) throws(DatabaseFault) -> ClaimID? {
    if let number { try id(number) } else { nil }
  }
}
