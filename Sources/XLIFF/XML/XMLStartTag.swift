import Diagnostics

/// The bytes of one start tag, to find the places of its attributes.
struct XMLStartTag {
  /// Where the tag's `<` stands.
  let location: FileLocation
  private let source: SourceText
  private let range: Range<Int>

  /// The tag whose end the parser has reached. A `<` cannot stand inside a tag, so the last one starts it.
  init(endingAt offset: Int, in source: SourceText) {
    let end = min(max(offset, 0), source.bytes.count)
    var start = end
    while start > 0, source.bytes[start - 1] != UInt8(ascii: "<") { start -= 1 }
    start = max(start - 1, 0)
    self.source = source
    range = start..<end
    location = source.location(at: start)
  }

  /// Where the names of the attributes stand, found in one walk over the tag's names and quoted values.
  func attributeLocations() -> [String: FileLocation] {
    let bytes = source.bytes
    var locations: [String: FileLocation] = [:]
    var index = range.lowerBound + 1
    while index < range.upperBound, !XMLCharacters.isSpace(bytes[index]) { index += 1 }
    while index < range.upperBound {
      while index < range.upperBound, XMLCharacters.isSpace(bytes[index]) { index += 1 }
      let start = index
      while index < range.upperBound, !XMLCharacters.isSpace(bytes[index]), bytes[index] != UInt8(ascii: "=") {
        index += 1
      }
      guard start < index else { break }
      locations[source.text(start..<index)] = source.location(at: start, length: index - start)
      while index < range.upperBound, bytes[index] != UInt8(ascii: "\""), bytes[index] != UInt8(ascii: "'") {
        index += 1
      }
      guard index < range.upperBound else { break }
      let quote = bytes[index]
      index += 1
      while index < range.upperBound, bytes[index] != quote { index += 1 }
      index += 1
    }
    return locations
  }
}
