/// All things of one kind in the database, in their order, as they were last read or written.
final class EntityList<Rows: EntityRows> {
  private let rows: Rows
  private(set) var stored = Numbered<Rows.Element>()

  /// An empty list.
  init(_ rows: Rows) { self.rows = rows }

  /// Reads all of them.
  func load() throws(DatabaseFault) { stored = try rows.read() }

  /// What must happen for the rows to hold a new list; nil where gaps between ids have no room left.
  func plan(for new: [Rows.Element], _ changes: FileChanges) -> Reconciliation? {
    Reconciliation(from: stored, to: new, key: rows.key) { rows.isKept($0, $1, changes) }
  }

  /// What a plan erases or writes.
  func touched(by plan: Reconciliation, for new: [Rows.Element]) -> [Rows.Element] {
    plan.erased.map { stored.elements[$0] } + plan.written.map { new[$0] }
  }

  /// Makes the rows hold a new list.
  func carryOut(_ plan: Reconciliation, for new: [Rows.Element]) throws(DatabaseFault) {
    for index in plan.erased { try rows.erase(stored.ids[index]) }
    let elements = new.span
    for index in plan.written { try rows.insert(elements[index], id: plan.ids[index]) }
    stored = Numbered(ids: plan.ids, elements: new)
  }
}
