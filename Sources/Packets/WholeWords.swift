/// Keeps Korean words whole on paper: WeasyPrint knows nothing of `word-break: keep-all`, so each word that holds Hangul
/// becomes a span that is not broken.
enum WholeWords {
  /// Words longer than this many characters may break, or a line could not hold them.
  private static let longest = 18

  /// The HTML with a span around every such word; what stands in tags, styles and scripts is left alone.
  static func html(_ html: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(html.count * 3 / 2)
    var word: [UInt8] = []
    var position = 0
    var hidden: [UInt8]?
    func flush() -> [UInt8] {
      defer { word.removeAll(keepingCapacity: true) }
      guard isKorean(word) else { return word }
      return Array(#"<span class="w">"#.utf8) + word + Array("</span>".utf8)
    }
    while position < html.count {
      let byte = html[position]
      if byte == UInt8(ascii: "<") {
        let end = html[position...].firstIndex(of: UInt8(ascii: ">")).map { $0 + 1 } ?? html.count
        let tag = html[position..<end]
        if hidden == nil {
          out += flush()
          for name in ["style", "script", "title"] where tag.dropFirst().starts(with: name.utf8) {
            hidden = Array("</\(name)".utf8)
          }
        } else if let closing = hidden, tag.starts(with: closing) {
          hidden = nil
        }
        out += tag
        position = end
        continue
      }
      if hidden != nil || byte <= UInt8(ascii: " ") {
        out += flush()
        out.append(byte)
      } else {
        word.append(byte)
      }
      position += 1
    }
    return out + flush()
  }

  private static func isKorean(_ word: [UInt8]) -> Bool {
    // Hangul syllables, U+AC00 to U+D7A3, begin with EA B0 to ED 9E.
    guard word.contains(where: { (0xEA...0xED).contains($0) }) else { return false }
    let text = String(decoding: word, as: UTF8.self)
    return text.count <= longest && text.unicodeScalars.contains { (0xAC00...0xD7A3).contains($0.value) }
  }
}
