public import Diagnostics

/// Text for tests in which `«` and `»` mark the places where findings must land.
///
/// The marks are taken out; what stood between each pair is an expected place.
public struct MarkedText {
  /// The text without its marks.
  public let text: String
  /// The places that were marked, in the order of the text.
  public let locations: [FileLocation]
  /// The first place that was marked.
  public var location: FileLocation { locations[0] }

  /// Takes the marks out of `marked`; nil where there are none or they are not pairs.
  public init?(_ marked: String, path: String) {
    let found = Self.strip(marked, path: path)
    guard let found, !found.locations.isEmpty else { return nil }
    (text, locations) = found
  }

  /// Takes the marks out of a text that may have none; nil where they are not pairs.
  public static func strip(_ marked: String, path: String) -> (text: String, locations: [FileLocation])? {
    var bytes: [UInt8] = []
    var ranges: [Range<Int>] = []
    var start: Int?
    for scalar in marked.unicodeScalars {
      switch (scalar, start) {
      case ("«", nil): start = bytes.count
      case ("»", let open?):
        ranges.append(open..<bytes.count)
        start = nil
      case ("«", _), ("»", _): return nil
      default: bytes += Array(String(scalar).utf8)
      }
    }
    guard start == nil else { return nil }
    let source = SourceText(path: path, bytes: bytes)
    return (String(decoding: bytes, as: UTF8.self), ranges.map { source.location($0) })
  }
}
