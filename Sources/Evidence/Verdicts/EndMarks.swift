/// The marks at the end of a quote: points and commas, which editors move and change, and the closing marks among them.
/// Question and exclamation marks are none of them: they change what is said.
enum EndMarks {
  private static let points: [[UInt8]] = [".", ",", ";", ":", "。", "，", "；", "：", "、"].map { Array($0.utf8) }
  private static let closers: [[UInt8]] = ["\"", "'", ")", "」", "』", "）"].map { Array($0.utf8) }

  /// A folded text without the marks at its end, and these marks.
  static func split(_ bytes: [UInt8]) -> (core: [UInt8], marks: [UInt8]) {
    var end = bytes.count
    var hasPoint = false
    while let mark = (points + closers).first(where: { bytes[..<end].ends(with: $0) }), bytes.count - end < 8 {
      hasPoint = hasPoint || points.contains(mark)
      end -= mark.count
    }
    // A quote that ends with a closing mark alone may lack the point before it.
    return (Array(bytes[..<end]), Array(bytes[end...]))
  }

  /// The marks at the beginning of folded bytes.
  static func prefix(_ bytes: [UInt8]) -> [UInt8] {
    var position = 0
    while let mark = (points + closers).first(where: { bytes[position...].starts(with: $0) }) { position += mark.count }
    return Array(bytes[..<position])
  }

  /// Whether two ends have the same closing marks, as far as the quote goes, and differ in their points.
  static func differInPointsOnly(_ quote: [UInt8], _ capture: [UInt8]) -> Bool {
    closing(capture).starts(with: closing(quote)) && quote != capture
  }

  private static func closing(_ bytes: [UInt8]) -> [UInt8] {
    var rest = bytes[...]
    var found: [UInt8] = []
    while !rest.isEmpty {
      if let mark = closers.first(where: { rest.starts(with: $0) }) {
        found += mark
        rest = rest.dropFirst(mark.count)
      } else if let mark = points.first(where: { rest.starts(with: $0) }) {
        rest = rest.dropFirst(mark.count)
      } else {
        rest = rest.dropFirst()
      }
    }
    return found
  }
}

extension ArraySlice where Element == UInt8 {
  fileprivate func ends(with suffix: [UInt8]) -> Bool { self.suffix(suffix.count).elementsEqual(suffix) }
}
