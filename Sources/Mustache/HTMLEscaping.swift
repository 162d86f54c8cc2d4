/// Text made fit for HTML, in element content and in quoted attributes alike.
enum HTMLEscaping {
  /// Appends `text` with `&`, `<`, `>`, `"` and `'` replaced by character references.
  ///
  /// The bytes are copied first and looked at in the buffer: nearly all text needs nothing else.
  static func append(_ text: String, to out: inout [UInt8]) {
    let start = out.count
    out.append(contentsOf: text.utf8)
    var first = start
    while first < out.count, !isSpecial(out[first]) { first += 1 }
    guard first < out.count else { return }
    let tail = Array(out[first...])
    out.removeLast(tail.count)
    var run = 0
    for position in tail.indices where isSpecial(tail[position]) {
      out.append(contentsOf: tail[run..<position])
      out.append(contentsOf: reference(for: tail[position]).utf8)
      run = position + 1
    }
    out.append(contentsOf: tail[run...])
  }

  private static func isSpecial(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""), UInt8(ascii: "'"): true
    default: false
    }
  }

  private static func reference(for byte: UInt8) -> String {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    default: "&#39;"
    }
  }
}
