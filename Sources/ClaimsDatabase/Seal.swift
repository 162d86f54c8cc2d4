/// The sum of the checksums of all rows that hold content: stored with them, and compared when they are read.
///
/// A sum does not depend on the order of the rows, so that it can follow each row that comes or goes.
final class Seal {
  /// The sum, modulo 2⁶⁴.
  var sum: UInt64 = 0

  /// A row was read or written.
  func add(_ row: RowChecksum) { sum &+= row.value }

  /// A row was erased.
  func subtract(_ row: RowChecksum) { sum &-= row.value }
}
