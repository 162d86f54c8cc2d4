/// The encoding of a file, from its byte order mark, its first bytes or its XML declaration, in this order.
struct XMLEncoding {
  /// The name for the converter; `UTF-8` needs none.
  let name: String
  /// How many bytes the byte order mark takes.
  let markLength: Int

  /// Looks at the first bytes of a file.
  init(of bytes: [UInt8]) {
    let marks: [(mark: [UInt8], name: String)] = [
      ([0xEF, 0xBB, 0xBF], "UTF-8"), ([0xFF, 0xFE, 0, 0], "UTF-32LE"), ([0, 0, 0xFE, 0xFF], "UTF-32BE"),
      ([0xFF, 0xFE], "UTF-16LE"), ([0xFE, 0xFF], "UTF-16BE"),
    ]
    if let found = marks.first(where: { bytes.starts(with: $0.mark) }) {
      name = found.name
      markLength = found.mark.count
      return
    }
    markLength = 0
    // Without a mark, the zero bytes beside the first `<` tell how wide the units are.
    let shapes: [(start: [UInt8], name: String)] = [
      ([0x3C, 0, 0, 0], "UTF-32LE"), ([0, 0, 0, 0x3C], "UTF-32BE"), ([0x3C, 0], "UTF-16LE"), ([0, 0x3C], "UTF-16BE"),
    ]
    if let found = shapes.first(where: { bytes.starts(with: $0.start) }) {
      name = found.name
      return
    }
    let declared = Self.declared(in: bytes)?.uppercased() ?? "UTF-8"
    // A declaration that survived a conversion to UTF-8 by another tool still says UTF-16: the bytes know better.
    let isUTF8 = declared == "UTF8" || declared == "US-ASCII" || declared == "ASCII"
    name = isUTF8 || declared.hasPrefix("UTF-16") || declared.hasPrefix("UTF-32") ? "UTF-8" : declared
  }

  /// The `encoding` of the XML declaration, where there is one.
  private static func declared(in bytes: [UInt8]) -> String? {
    let start = bytes.prefix { XMLCharacters.isSpace($0) }.count
    let head = bytes[start...].prefix(400)
    guard head.starts(with: "<?xml".utf8), let end = head.firstIndex(of: UInt8(ascii: ">")) else { return nil }
    let declaration = Array(head[..<end])
    let key = Array("encoding".utf8)
    guard let at = declaration.indices.first(where: { declaration[$0...].starts(with: key) }) else { return nil }
    let rest = declaration[(at + key.count)...].drop { $0 != UInt8(ascii: "\"") && $0 != UInt8(ascii: "'") }
    guard let quote = rest.first else { return nil }
    return String(decoding: rest.dropFirst().prefix { $0 != quote }, as: UTF8.self)
  }
}
