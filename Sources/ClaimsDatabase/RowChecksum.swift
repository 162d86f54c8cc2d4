/// A checksum of one row: of the table's name and all its columns, in their order.
///
/// Each step is a bijection of the state, so that a change of one column, however small, always changes the result;
/// several changes go unseen with a chance of 2⁻⁶⁴. It guards against accidents, not against intent.
struct RowChecksum {
  private var state: UInt64

  /// Starts a row of a table.
  init(tag: UInt64) { state = tag }

  /// The number that tells a table's rows from those of others.
  static func tag(_ name: String) -> UInt64 {
    var checksum = RowChecksum(tag: 0)
    for byte in name.utf8 { checksum.mix(UInt64(byte)) }
    return checksum.value
  }

  /// Adds a number.
  mutating func add(_ value: Int64) {
    mix(1)
    mix(UInt64(bitPattern: value))
  }

  /// Adds a NULL.
  mutating func addNull() { mix(2) }

  /// Adds text, eight bytes at a time.
  mutating func add(_ bytes: UnsafeBufferPointer<UInt8>) {
    mix(3 &+ UInt64(bytes.count) << 2)
    let raw = UnsafeRawBufferPointer(bytes)
    var offset = 0
    while offset &+ 8 <= raw.count {
      mix(UInt64(littleEndian: unsafe raw.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
      offset &+= 8
    }
    guard offset < raw.count else { return }
    var rest: UInt64 = 0
    while offset < raw.count {
      rest = rest << 8 | UInt64(unsafe raw[offset])
      offset &+= 1
    }
    mix(rest)
  }

  private mutating func mix(_ word: UInt64) {
    state = (state ^ word) &* 0x9E37_79B9_7F4A_7C15
    state ^= state >> 32
  }

  /// The checksum; mixed once more, because rows are added up.
  var value: UInt64 {
    var last = self
    last.mix(0x5EA1)
    return last.state
  }
}
