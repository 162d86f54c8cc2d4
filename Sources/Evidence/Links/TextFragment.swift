public import Claims

/// A link to a sentence on a vendor's page: a text fragment (`#:~:text=`, of the URL Fragment Text Directives draft).
/// Browsers that know it mark the sentence and go there; a page that scripts draw may not jump, so the words to search for
/// always stand beside the link.
public struct TextFragment: Hashable, Sendable {
  /// The address with its fragment.
  public let href: String
  /// The first words of the quote, as the page shows them, to copy and search for.
  public let searchWords: String

  /// The link to a quote; nil where the document has no address, or the quote no words. With the capture and the place
  /// of the quote, words before and behind it tell it from other places with the same words.
  public init?(_ quotation: Quotation, url: String?, capture: CaptureText? = nil, at span: TextSpan? = nil) {
    guard let url else { return nil }
    let runs = Self.runs(quotation)
    guard let first = runs.first, let last = runs.last else { return nil }
    let start = Self.head(first)
    var directive: String
    if runs.count == 1, Self.units(first).count <= Self.limit(first) {
      directive = Self.escaped(first)
    } else {
      directive = Self.escaped(start) + "," + Self.escaped(Self.tail(last))
    }
    if let capture, let span, Self.isRepeated(start, in: capture) {
      if let before = Self.before(span, in: capture) { directive = Self.escaped(before) + "-," + directive }
      if let after = Self.after(span, in: capture) { directive += ",-" + Self.escaped(after) }
    }
    // An address that has a fragment already keeps it.
    href = url + (url.contains("#") ? "" : "#") + ":~:text=" + directive
    searchWords = start
  }

  /// The runs of the source's own words as its page shows them: without backticks and the addresses of links, cut where
  /// words were put back.
  private static func runs(_ quotation: Quotation) -> [String] {
    let bytes = Array(quotation.text.utf8)
    var runs: [String] = []
    var start = 0
    for end in quotation.restorations.map({ min($0.offset, bytes.count) }).sorted() + [bytes.count] where end >= start {
      let words = visible(Array(bytes[start..<end]))
      // The end of a lost word's sentence alone is nothing to look for.
      if units(words).count > 1 || (start == 0 && end == bytes.count && !words.isEmpty) { runs.append(words) }
      start = end
    }
    return runs
  }

  /// A passage as its page shows it, white space folded.
  private static func visible(_ bytes: [UInt8]) -> String {
    var folding = TextFolding(bytes)
    var shown: [UInt8] = []
    while let piece = folding.next() {
      switch (piece.step, piece.folded) {
      case (.codeMarks, _), (.linkText, _), (.invisibleMarks, _): continue
      case (.whiteSpace, _): shown.append(0x20)
      default: shown += bytes[piece.range]
      }
    }
    var words = String(decoding: shown, as: UTF8.self)[...]
    while words.first == " " { words = words.dropFirst() }
    while words.last == " " { words = words.dropLast() }
    return String(words)
  }

  /// Words between spaces; the characters of a text without spaces.
  private static func units(_ text: String) -> [String] {
    hasNoSpaces(text) ? text.map { String($0) } : text.utf8.split(separator: 0x20).map { String(Substring($0)) }
  }

  private static func hasNoSpaces(_ text: String) -> Bool {
    var ideographs = 0
    var others = 0
    for scalar in text.unicodeScalars {
      if !scalar.isASCII, Scalar(scalar).isIdeograph { ideographs += 1 } else { others += 1 }
    }
    return ideographs > others
  }

  private static func limit(_ text: String) -> Int { hasNoSpaces(text) ? 30 : 14 }

  private static func joined(_ units: some Collection<String>, like text: String) -> String {
    units.joined(separator: hasNoSpaces(text) ? "" : " ")
  }

  private static func head(_ text: String) -> String {
    joined(units(text).prefix(hasNoSpaces(text) ? 14 : 7), like: text)
  }

  private static func tail(_ text: String) -> String {
    joined(units(text).suffix(hasNoSpaces(text) ? 10 : 5), like: text)
  }

  // MARK: Other places with the same words

  private static func isRepeated(_ words: String, in capture: CaptureText) -> Bool {
    ByteSearch.all(FoldedText(words).bytes, in: capture.text.bytes, limit: 2).count > 1
  }

  /// Up to four words before a place, in its own paragraph or at the end of the one before.
  private static func before(_ span: TextSpan, in capture: CaptureText) -> String? {
    let bytes = capture.bytes
    var start = max(0, span.bytes.lowerBound - 160)
    while start < span.bytes.lowerBound, bytes[start] & 0xC0 == 0x80 { start += 1 }
    let text = lastLine(visibleParagraphs(Array(bytes[start..<span.bytes.lowerBound])))
    let units = units(text)
    // The first of them may have been cut.
    let whole = start > 0 ? units.dropFirst() : units[...]
    return whole.isEmpty ? nil : joined(whole.suffix(hasNoSpaces(text) ? 8 : 4), like: text)
  }

  /// Up to four words behind a place.
  private static func after(_ span: TextSpan, in capture: CaptureText) -> String? {
    let bytes = capture.bytes
    var end = min(bytes.count, span.bytes.upperBound + 160)
    while end > span.bytes.upperBound, end < bytes.count, bytes[end] & 0xC0 == 0x80 { end -= 1 }
    let text = visibleParagraphs(Array(bytes[span.bytes.upperBound..<end])).first { !$0.isEmpty } ?? ""
    let units = units(text)
    let whole = end < bytes.count && units.count > 5 ? units.dropLast() : units[...]
    return whole.isEmpty ? nil : joined(whole.prefix(hasNoSpaces(text) ? 8 : 4), like: text)
  }

  private static func lastLine(_ lines: [String]) -> String { lines.last { !$0.isEmpty } ?? "" }

  /// The paragraphs of a passage as its page shows them, without the marks of headings and lists.
  private static func visibleParagraphs(_ bytes: [UInt8]) -> [String] {
    bytes.split(separator: UInt8(ascii: "\n")).map { line in
      visible(Array(line.drop { [UInt8(ascii: "#"), UInt8(ascii: "-"), UInt8(ascii: "*"), 0x20].contains($0) }))
    }
  }

  /// Percent-encoded, commas, hyphens and ampersands included, which mean something in a directive.
  static func escaped(_ text: String) -> String {
    var escaped: [UInt8] = []
    for byte in text.utf8 {
      switch byte {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "."), UInt8(ascii: "_"), UInt8(ascii: "~"):
        escaped.append(byte)
      default:
        let digits = Array("0123456789ABCDEF".utf8)
        escaped += [UInt8(ascii: "%"), digits[Int(byte >> 4)], digits[Int(byte & 15)]]
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }
}
