public import Diagnostics

/// What reading a PO file gave.
public struct POReading: Sendable {
  /// The catalogue, with every entry that could be read.
  public var document: PODocument
  /// What is wrong, with places.
  public var problems: [Diagnostic]
  /// The file's text in UTF-8; places count in it.
  public var text: SourceText
}

/// Reads PO files in UTF-8, in UTF-16 with a mark, or in the encoding that their header names.
public enum POReader {
  /// Reads a file's bytes; `path` is for places only.
  public static func read(_ bytes: [UInt8], path: String, limits: XMLLimits = XMLLimits()) -> POReading {
    func refuse(_ message: String) -> POReading {
      POReading(
        document: PODocument(), problems: [Diagnostic(.poSyntax, message, at: .wholeFile(path))],
        text: SourceText(path: path, bytes: []))
    }
    guard bytes.count <= limits.bytes else {
      return refuse("the file has \(bytes.count) bytes, more than \(limits.bytes) are not read")
    }
    let mark = XMLEncoding(of: bytes)
    var text = Array(bytes[mark.markLength...])
    let encoding = mark.name == "UTF-8" ? charset(in: text) ?? "UTF-8" : mark.name
    if encoding != "UTF-8" {
      switch LibXML.convert(text, from: encoding) {
      case .success(let converted): text = converted
      case .failure(let reason): return refuse(reason.message)
      }
    }
    guard String(validating: text, as: UTF8.self) != nil else { return refuse("the file is not valid UTF-8") }
    var parser = POParser(SourceText(path: path, bytes: text))
    parser.parse()
    return POReading(document: parser.document, problems: parser.problems, text: parser.source)
  }

  /// The charset of the header, where it is not UTF-8 or a part of it.
  private static func charset(in bytes: [UInt8]) -> String? {
    let head = bytes.prefix(8192)
    let key = Array("charset=".utf8)
    guard let start = head.indices.first(where: { head[$0...].starts(with: key) }) else { return nil }
    let name = head[(start + key.count)...].prefix { XMLCharacters.isNameCharacter(Unicode.Scalar($0)) }
    let charset = String(decoding: name, as: UTF8.self).uppercased()
    return ["", "CHARSET", "UTF-8", "UTF8", "ASCII", "US-ASCII"].contains(charset) ? nil : charset
  }
}
