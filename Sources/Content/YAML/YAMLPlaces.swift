import Diagnostics

/// Turns libyaml's character counts into places. The counts mostly rise, so it walks on from the last one.
struct YAMLPlaces {
  private let source: SourceText
  private var characters = 0
  private var bytes = 0

  init(_ source: SourceText) { self.source = source }

  /// The byte offset of a character.
  mutating func offset(_ character: Int) -> Int {
    while characters < character, bytes < source.bytes.count {
      bytes += 1
      while bytes < source.bytes.count, source.bytes[bytes] & 0xC0 == 0x80 { bytes += 1 }
      characters += 1
    }
    while characters > character, bytes > 0 {
      bytes -= 1
      while bytes > 0, source.bytes[bytes] & 0xC0 == 0x80 { bytes -= 1 }
      characters -= 1
    }
    return bytes
  }

  /// The place of a character.
  mutating func location(_ character: Int) -> FileLocation { source.location(at: offset(character)) }
}
