/// Looks for bytes in bytes.
enum ByteSearch {
  /// The offset of the first place, from an offset on, at which `part` stands in `bytes`.
  static func first(_ part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard !part.isEmpty, start >= 0, start + part.count <= bytes.count else { return nil }
    let last = bytes.count - part.count
    return unsafe bytes.withUnsafeBytes { bytes -> Int? in
      unsafe part.withUnsafeBytes { part -> Int? in
        var offset = start
        if part.count < 8 {
          while offset <= last {
            if unsafe bytes[offset] == part[0], unsafe stands(part, in: bytes, at: offset) { return offset }
            offset += 1
          }
          return nil
        }
        // Eight bytes at once tell nearly all other places apart.
        let beginning = unsafe part.loadUnaligned(fromByteOffset: 0, as: UInt64.self)
        while offset <= last {
          let here = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
          if here == beginning, unsafe stands(part, in: bytes, at: offset) { return offset }
          offset += 1
        }
        return nil
      }
    }
  }

  private static func stands(_ part: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, at offset: Int) -> Bool {
    unsafe bytes[offset..<offset + part.count].elementsEqual(part)
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
