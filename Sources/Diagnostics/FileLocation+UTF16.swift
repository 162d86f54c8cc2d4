extension FileLocation {
  /// The columns of the place, 1-based, in UTF-16 code units, the end exclusive; `line` is the text of its line, without
  /// which bytes are counted. A place that runs past its line ends with it.
  func utf16Columns(in line: String?) -> Range<Int> {
    guard let line else { return column..<column + length }
    let bytes = Array(line.utf8)
    let start = min(column - 1, bytes.count)
    let end = min(start + length, bytes.count)
    func units(_ range: Range<Int>) -> Int { String(decoding: bytes[range], as: UTF8.self).utf16.count }
    let first = units(0..<start) + 1
    return first..<first + units(start..<end)
  }
}
