public import Diagnostics
import Foundation

/// Text for tests in which `«` and `»` mark the place where a finding must land.
///
/// The marks are taken out; what stood between them is the expected place. One mark pair a text.
public struct MarkedText {
  /// The text without its marks.
  public let text: String
  /// The place that was marked.
  public let location: FileLocation

  /// Takes the marks out of `marked`; nil where they are missing.
  public init?(_ marked: String, path: String) {
    guard let open = marked.range(of: "«"), let close = marked.range(of: "»") else { return nil }
    let before = String(marked[..<open.lowerBound])
    let inside = String(marked[open.upperBound..<close.lowerBound])
    text = before + inside + String(marked[close.upperBound...])
    location = SourceText(path: path, text).location(at: before.utf8.count, length: inside.utf8.count)
  }
}
