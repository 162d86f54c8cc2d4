/// The part of a file that `Range` asks for (RFC 9110, section 14): one range of bytes.
enum ByteRange: Hashable, Sendable {
  /// No range, one that is not understood, or several: the whole is sent.
  case whole
  case part(Range<Int>)
  /// Nothing of the file lies in the range.
  case unsatisfiable

  /// Reads the field's value for a file of `size` bytes.
  init(_ field: String?, size: Int) {
    self = .whole
    guard let field, field.lowercased().hasPrefix("bytes=") else { return }
    let ends = field.dropFirst(6).split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    guard ends.count == 2, !field.contains(",") else { return }
    let (first, last) = (ends[0].trimmed, ends[1].trimmed)
    guard (first + last).utf8.allSatisfy({ (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }) else { return }
    if first.isEmpty {
      // The last bytes; a number that no Int holds is more than any file has.
      guard !last.isEmpty else { return }
      let count = min(Int(last) ?? Int.max, size)
      self = count > 0 ? .part(size - count..<size) : .unsatisfiable
      return
    }
    let start = Int(first) ?? Int.max
    let end = last.isEmpty ? Int.max : Int(last) ?? Int.max
    guard start <= end else { return }
    self = start < size ? .part(start..<min(end, size - 1) + 1) : .unsatisfiable
  }
}
