/// Looks for bytes in bytes.
enum ByteSearch {
  /// The offset of the first place, from an offset on, at which `part` stands in `bytes`.
  static func first(_ part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = part.first, part.count <= bytes.count else { return nil }
    var offset = start
    let last = bytes.count - part.count
    while offset <= last {
      if bytes[offset] == first, stands(part, in: bytes, at: offset) { return offset }
      offset += 1
    }
    return nil
  }

  /// All places at which `part` stands, overlapping ones included, up to a number.
  static func all(_ part: [UInt8], in bytes: [UInt8], limit: Int = 1_000) -> [Int] {
    var found: [Int] = []
    var start = 0
    while found.count < limit, let offset = first(part, in: bytes, from: start) {
      found.append(offset)
      start = offset + 1
    }
    return found
  }

  /// Whether `part` stands at an offset.
  static func stands(_ part: [UInt8], in bytes: [UInt8], at offset: Int) -> Bool {
    guard offset >= 0, offset + part.count <= bytes.count else { return false }
    for index in part.indices where bytes[offset + index] != part[index] { return false }
    return true
  }
}
