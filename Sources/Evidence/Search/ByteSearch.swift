import Foundation

/// Looks for bytes in bytes.
enum ByteSearch {
  /// The offset of the first place, from an offset on, at which `part` stands in `bytes`.
  static func first(_ part: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard !part.isEmpty, start >= 0, start + part.count <= bytes.count else { return nil }
    let last = bytes.count - part.count
    return unsafe bytes.withUnsafeBytes { bytes in
      unsafe part.withUnsafeBytes { part in unsafe first(part, in: bytes, from: start, last) }
    }
  }

  /// The same for a part of one byte or more; the last place that has to be looked at is `last`.
  private static func first(
    _ part: UnsafeRawBufferPointer, in bytes: UnsafeRawBufferPointer, from start: Int, _ last: Int
  ) -> Int? {
    guard let base = bytes.baseAddress, let needle = part.baseAddress else { return nil }
    // The first byte and the middle one are looked for at 32 places at once.
    let middle = part.count / 2
    let firstByte = unsafe SIMD32<UInt8>(repeating: part[0])
    let middleByte = unsafe SIMD32<UInt8>(repeating: part[middle])
    var offset = start
    while offset <= last {
      var end = offset + 1
      if offset + middle + 32 <= bytes.count {
        let here = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: SIMD32<UInt8>.self)
        let there = unsafe bytes.loadUnaligned(fromByteOffset: offset + middle, as: SIMD32<UInt8>.self)
        end = offset + 32
        if !any((here .== firstByte) .& (there .== middleByte)) {
          offset = end
          continue
        }
      }
      while offset < end, offset <= last {
        if unsafe bytes[offset] == part[0], unsafe memcmp(base + offset, needle, part.count) == 0 { return offset }
        offset += 1
      }
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
