/// Looks for bytes in bytes.
enum ByteSearch {
  /// The offsets at which `words` stand, overlaps included; none for no words.
  static func places(of words: [UInt8], in text: [UInt8]) -> [Int] {
    guard let first = words.first, words.count <= text.count else { return [] }
    var places: [Int] = []
    var position = 0
    let last = text.count - words.count
    while position <= last, let next = text[position...last].firstIndex(of: first) {
      if text[next..<next + words.count].elementsEqual(words) { places.append(next) }
      position = next + 1
    }
    return places
  }
}
