import Claims

/// Lists of names that recur (topics, values, dimensions), each stored once. A list has parts, most often one.
final class ListTable<Kind> {
  private let list: Table
  private let item: Table
  private let access: TableAccess
  private let names: NameTable<Identifier<Kind>>
  private let lists: RowWriter
  private let items: RowWriter
  private var numbering = Numbering<[[Identifier<Kind>]]>()

  /// An empty table of lists.
  init(_ list: Table, _ item: Table, _ access: TableAccess, names: NameTable<Identifier<Kind>>) {
    self.list = list
    self.item = item
    self.access = access
    self.names = names
    lists = RowWriter(list, access)
    items = RowWriter(item, access)
  }

  /// Reads all rows.
  func load() throws(DatabaseFault) {
    let lists = try RowReader(list, access)
    let items = try RowReader(item, access)
    while try lists.next() {
      let id = lists.integer()
      guard id == Int64(numbering.values.count) + 1 else { throw lists.damaged("a gap in the numbers") }
      var parts: [[Identifier<Kind>]] = []
      while try items.next(of: id) {
        let part = items.int()
        _ = items.integer()
        let name = try names.optionalName(items.optionalInteger())
        guard part == parts.count || part == parts.count - 1 else { throw items.damaged("a gap in the parts") }
        if part == parts.count { parts.append([]) }
        if let name { parts[part].append(name) }
      }
      numbering.append(parts)
    }
    try items.finish()
  }

  /// The number of a list; nil for an empty one.
  func number(of parts: [[Identifier<Kind>]]) throws(DatabaseFault) -> Int64? {
    if parts.isEmpty { return nil }
    if let number = numbering.number(of: parts) { return number }
    let number = numbering.append(parts)
    var row = try lists.row()
    row.put(number)
    try row.end()
    for (part, members) in parts.enumerated() {
      // An empty part is a row without a name, so that it is not lost.
      let rows = members.isEmpty ? [nil] : members.map { Optional($0) }
      for (position, member) in rows.enumerated() {
        let name = try names.optionalNumber(of: member)
        var row = try items.row()
        row.put(number)
        row.put(part)
        row.put(position)
        row.put(name)
        try row.end()
      }
    }
    return number
  }

  /// The number of a list of one part; nil for an empty list.
  func number(of members: [Identifier<Kind>]) throws(DatabaseFault) -> Int64? {
    members.isEmpty ? nil : try number(of: [members])
  }

  /// The list with a number; empty for nil.
  func parts(_ number: Int64?) throws(DatabaseFault) -> [[Identifier<Kind>]] {
    guard let number else { return [] }
    guard let parts = numbering.value(number) else { throw access.damaged("no row \(number) in '\(list.name)'") }
    return parts
  }

  /// The list of one part with a number; empty for nil.
  func members(_ number: Int64?) throws(DatabaseFault) -> [Identifier<Kind>] {
    try parts(number).first ?? []
  }
}
