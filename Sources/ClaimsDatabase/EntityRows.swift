/// The rows of one kind of thing in the Ledger: written, erased and read in one file, so that the directions stay in
/// step.
protocol EntityRows: AnyObject {
  /// The thing.
  associatedtype Element
  /// What tells one from another.
  associatedtype Key: Hashable

  /// What tells an element from others; of equal keys, the first is followed over changes.
  func key(of element: Element) -> Key
  /// Whether the rows of `old` are, to the byte, those of `new`.
  func isKept(_ old: Element, _ new: Element, _ changes: FileChanges) -> Bool
  /// Writes the rows of an element.
  func insert(_ element: Element, id: Int64) throws(DatabaseFault)
  /// Erases the rows of an element.
  func erase(_ id: Int64) throws(DatabaseFault)
  /// Reads all elements in the order of their ids.
  func read() throws(DatabaseFault) -> Numbered<Element>
}
