/// Turns the bytes of a document into UTF-8. What they are in is told by a byte order mark, by who gives them (the
/// header of the answer, or the command line), or by the page itself, in this order; where these contradict each other or
/// the bytes, that is a fault: a wrong letter would pass for the publisher's.
struct DocumentEncoding {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  private static let marks: [(mark: [UInt8], name: String)] = [
    ([0xEF, 0xBB, 0xBF], "utf-8"), ([0xFF, 0xFE, 0, 0], "utf-32le"), ([0, 0, 0xFE, 0xFF], "utf-32be"),
    ([0xFF, 0xFE], "utf-16le"), ([0xFE, 0xFF], "utf-16be"),
  ]

  /// The text. `given` is the encoding that the caller names; `isCertain` says that a person named it, so that what the
  /// page says of itself does not count.
  func text(given: String?, isCertain: Bool, isPage: Bool) throws(DocumentFault) -> [UInt8] {
    let text: [UInt8]
    if let found = Self.marks.first(where: { bytes.starts(with: $0.mark) }) {
      text = try converted(Array(bytes.dropFirst(found.mark.count)), found.name, said: "its byte order mark")
    } else {
      let own = isPage ? declared : nil
      if let given, let own, !isCertain, Self.canonical(given) != Self.canonical(own) {
        throw DocumentFault(
          "the header says '\(given)', the page itself '\(own)'", remedy: "name the right one with --encoding")
      }
      if let name = given ?? own {
        text = try converted(bytes, Self.canonical(name), said: given == nil ? "the page itself" : "the header")
      } else if bytes.contains(0) {
        throw DocumentFault(
          "the file has NUL bytes and no byte order mark", remedy: "name its encoding with --encoding, as utf-16le")
      } else {
        text = try converted(bytes, "utf-8", said: nil)
      }
    }
    if let offset = ByteSearch.first([0xEF, 0xBF, 0xBD], in: text, from: 0) {
      throw DocumentFault(
        "\(Self.place(offset, in: text)) has U+FFFD, which stands for letters that a former conversion lost",
        remedy: "save the document again from where it is published")
    }
    if let offset = text.firstIndex(of: 0) {
      throw DocumentFault("\(Self.place(offset, in: text)) has a NUL byte, which is no text")
    }
    return text
  }

  private func converted(_ bytes: [UInt8], _ name: String, said: String?) throws(DocumentFault) -> [UInt8] {
    let source = said.map { ", which \($0) says it is in" } ?? ""
    if name == "utf-8" {
      guard let offset = UTF8Sequence.firstFault(in: bytes) else { return bytes }
      let mixed = UTF8Sequence.count(in: bytes, longerThan: 1) > 0
      throw DocumentFault(
        "\(Self.place(offset, in: bytes)) is not valid in UTF-8\(source)"
          + (mixed ? "; other places are: the file mixes encodings" : ""),
        remedy: mixed
          ? "save the document again from where it is published"
          : "name its encoding with --encoding, as windows-1252 or windows-1251")
    }
    if Self.isSingleByte(name), UTF8Sequence.count(in: bytes, longerThan: 2) > 0 {
      let whole = UTF8Sequence.firstFault(in: bytes) == nil
      throw DocumentFault(
        whole
          ? "the file is UTF-8, not '\(name)'\(source)"
          : "the file mixes UTF-8 and '\(name)'\(source)",
        remedy: whole ? "name it with --encoding utf-8" : "save the document again from where it is published")
    }
    let text: [UInt8]
    do {
      text = try LibXMLReader.convert(bytes, from: name)
    } catch {
      switch error {
      case .unknownEncoding: throw DocumentFault("the encoding '\(name)' is not known", remedy: "see 'iconv --list'")
      case .notInThisEncoding:
        throw DocumentFault("the file is not valid in '\(name)'\(source)", remedy: "name the right one with --encoding")
      }
    }
    if Self.isWestern(name), let offset = Self.longRunOfAccents(in: text) {
      throw DocumentFault(
        "\(Self.place(offset, in: text)) would be a word of accented letters only in '\(name)'\(source): it is in another encoding",
        remedy: "name the right one with --encoding, as windows-1251")
    }
    return text
  }

  private static func canonical(_ name: String) -> String {
    let name = name.lowercased()
    switch name {
    case "utf8": return "utf-8"
    // As all browsers do (WHATWG's encoding standard).
    case "iso-8859-1", "latin1", "us-ascii", "ascii": return "windows-1252"
    case "cp1251": return "windows-1251"
    case "cp1252": return "windows-1252"
    default: return name
    }
  }

  private static func isSingleByte(_ name: String) -> Bool {
    name.hasPrefix("windows-125") || name.hasPrefix("iso-8859") || name.hasPrefix("koi8")
  }

  private static func isWestern(_ name: String) -> Bool {
    ["windows-1252", "iso-8859-1", "iso-8859-15"].contains(name)
  }

  /// Where five letters with accents follow each other, as no western language has them.
  private static func longRunOfAccents(in text: [UInt8]) -> Int? {
    var run = 0
    var offset = 0
    while offset < text.count {
      let scalar = Scalar(text, at: offset)
      run = (0xC0...0xFF).contains(scalar.value) ? run + 1 : 0
      if run == 5 { return offset - 8 }
      offset += scalar.length
    }
    return nil
  }

  private static func place(_ offset: Int, in bytes: [UInt8]) -> String {
    let line = bytes[..<offset].count { $0 == UInt8(ascii: "\n") } + 1
    let column = offset - (bytes[..<offset].lastIndex(of: UInt8(ascii: "\n")) ?? -1)
    return "line \(line), column \(column)"
  }

  /// What a page says of itself: `<meta charset=…>` or `content="…; charset=…"`, among its first 4,096 bytes.
  private var declared: String? {
    let head = bytes.prefix(4_096).map { $0 | (($0 >= 0x41 && $0 <= 0x5A) ? 0x20 : 0) }
    var start = 0
    while let meta = ByteSearch.first(Array("<meta".utf8), in: head, from: start) {
      let end = head[meta...].firstIndex(of: UInt8(ascii: ">")) ?? head.count
      let tag = Array(head[meta..<end])
      start = end
      guard let key = ByteSearch.first(Array("charset".utf8), in: tag, from: 0) else { continue }
      let rest = tag[(key + 7)...].drop {
        [0x20, UInt8(ascii: "="), UInt8(ascii: "\""), UInt8(ascii: "'")].contains($0)
      }
      let name = rest.prefix { $0 > 0x20 && ![UInt8(ascii: "\""), UInt8(ascii: "'"), UInt8(ascii: ";")].contains($0) }
      if !name.isEmpty { return String(decoding: name, as: UTF8.self) }
    }
    return nil
  }
}

/// The rules of UTF-8 (RFC 3629).
enum UTF8Sequence {
  /// The length of the valid sequence at an offset; nil where there is none.
  static func length(in bytes: [UInt8], at offset: Int) -> Int? {
    let first = bytes[offset]
    let (length, second): (Int, ClosedRange<UInt8>)
    switch first {
    case ..<0x80: return 1
    case 0xC2...0xDF: (length, second) = (2, 0x80...0xBF)
    case 0xE0: (length, second) = (3, 0xA0...0xBF)
    case 0xED: (length, second) = (3, 0x80...0x9F)
    case 0xE1...0xEF: (length, second) = (3, 0x80...0xBF)
    case 0xF0: (length, second) = (4, 0x90...0xBF)
    case 0xF1...0xF3: (length, second) = (4, 0x80...0xBF)
    case 0xF4: (length, second) = (4, 0x80...0x8F)
    default: return nil
    }
    guard offset + length <= bytes.count, second.contains(bytes[offset + 1]),
      bytes[(offset + 1)..<(offset + length)].allSatisfy({ $0 & 0xC0 == 0x80 })
    else { return nil }
    return length
  }

  /// The offset of the first byte that begins no valid sequence; nil where all is well.
  static func firstFault(in bytes: [UInt8]) -> Int? {
    var offset = 0
    while offset < bytes.count {
      guard let length = length(in: bytes, at: offset) else { return offset }
      offset += length
    }
    return nil
  }

  /// How many valid sequences are longer than a number of bytes.
  static func count(in bytes: [UInt8], longerThan limit: Int) -> Int {
    var offset = 0
    var count = 0
    while offset < bytes.count {
      let length = length(in: bytes, at: offset) ?? 1
      if length > limit { count += 1 }
      offset += length
    }
    return count
  }
}
