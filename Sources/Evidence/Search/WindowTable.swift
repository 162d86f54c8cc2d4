/// Windows of some patterns, in a table by their hash: each pattern's first one, or its first ones where only some
/// windows of a text are looked up.
struct WindowTable {
  /// 4 or 16 bytes.
  private let width: Int
  /// How far one window of a text is from the next; so many windows of each pattern are in the table.
  private let stride: Int
  /// For each hash the first entry with it, or -1.
  private var heads: [Int32]
  private var entries: [Entry] = []
  private let shift: UInt64

  private struct Entry {
    let window: Window
    let pattern: Int32
    /// Where in the pattern the window begins.
    let offset: Int32
    let next: Int32
  }

  private struct Window: Equatable {
    let low: UInt64
    let high: UInt64

    /// The window at an offset of some bytes, which must have that many.
    @inline(__always)
    init(_ bytes: UnsafeRawBufferPointer, at offset: Int, isWide: Bool) {
      if isWide {
        low = unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
        high = unsafe bytes.loadUnaligned(fromByteOffset: offset + 8, as: UInt64.self)
      } else {
        low = UInt64(unsafe bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
        high = 0
      }
    }

    @inline(__always)
    var hash: UInt64 {
      var mixed = (low ^ (high &* 0x9E37_79B9_7F4A_7C15)) &* 0xD6E8_FEB8_6659_FD93
      mixed ^= mixed >> 29
      return mixed &* 0xBF58_476D_1CE4_E5B9
    }
  }

  var isEmpty: Bool { entries.isEmpty }

  /// A table of the patterns at some positions, which must have `width + stride - 1` bytes at least.
  init(_ patterns: [[UInt8]], _ indices: [Int], _ width: Int, stride: Int) {
    self.width = width
    self.stride = stride
    var bits: UInt64 = 8
    while (1 << bits) < indices.count * stride * 8, bits < 20 { bits += 1 }
    shift = 64 - bits
    heads = Array(repeating: -1, count: indices.isEmpty ? 0 : 1 << Int(bits))
    entries.reserveCapacity(indices.count * stride)
    for index in indices {
      // Ascending, so that the last one, found first, is the earliest place in a text.
      for offset in 0..<stride {
        let window = unsafe patterns[index].withUnsafeBytes { bytes in
          unsafe Window(bytes, at: offset, isWide: width > 4)
        }
        let slot = Int(truncatingIfNeeded: window.hash >> shift)
        entries.append(
          Entry(window: window, pattern: Int32(index), offset: Int32(offset), next: heads[slot]))
        heads[slot] = Int32(entries.count - 1)
      }
    }
  }

  /// Calls `found` for every place where the window of some pattern stands.
  func candidates(in text: [UInt8], found: (_ pattern: Int, _ offset: Int) -> Void) {
    let isWide = width > 4
    unsafe text.withUnsafeBytes { text in
      unsafe heads.withUnsafeBufferPointer { heads in
        var position = 0
        while position + width <= text.count {
          let window = unsafe Window(text, at: position, isWide: isWide)
          var index = unsafe heads[Int(truncatingIfNeeded: window.hash >> shift)]
          while index >= 0 {
            let entry = entries[Int(index)]
            if entry.window == window, position >= Int(entry.offset) {
              found(Int(entry.pattern), position - Int(entry.offset))
            }
            index = entry.next
          }
          position += stride
        }
      }
    }
  }
}
