/// The path of a request as the names of folders and a file, none of which can lead out of the site.
///
/// Escapes are undone once, as RFC 3986 says. What then holds a separator, a step upwards, a hidden name, a control
/// character or no UTF-8 is refused, whichever way it was spelt.
struct RequestPath: Hashable, Sendable {
  /// The names on the way; empty for the root.
  let names: [String]
  /// Whether the path ends with `/`: a folder is meant.
  let isFolder: Bool

  /// The path; nil where it is malformed or tries to lead elsewhere.
  init?(_ raw: String) {
    let bytes = Array(raw.utf8)
    guard bytes.first == UInt8(ascii: "/"), bytes.count <= 4096 else { return nil }
    var names: [String] = []
    let parts = bytes.dropFirst().split(separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
    for (index, part) in parts.enumerated() {
      if part.isEmpty {
        // Only the end may be empty.
        guard index == parts.count - 1 else { return nil }
        continue
      }
      guard let name = Self.name(part) else { return nil }
      names.append(name)
    }
    self.names = names
    isFolder = parts.last?.isEmpty ?? true
  }

  private static func name(_ raw: ArraySlice<UInt8>) -> String? {
    guard let decoded = PercentEncoding.decoded(raw), decoded.first != UInt8(ascii: "."),
      decoded.allSatisfy({ $0 >= 0x20 && $0 != 0x7F && $0 != UInt8(ascii: "/") && $0 != UInt8(ascii: "\\") })
    else { return nil }
    return String(validating: decoded, as: UTF8.self)
  }
}

/// `%XX` in paths and queries.
enum PercentEncoding {
  /// The bytes with their escapes undone; nil where an escape is cut short or no hexadecimal number.
  static func decoded(_ raw: ArraySlice<UInt8>) -> [UInt8]? {
    var out: [UInt8] = []
    out.reserveCapacity(raw.count)
    var rest = raw
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        out.append(byte)
        continue
      }
      guard let high = rest.popFirst().flatMap({ digit($0) }), let low = rest.popFirst().flatMap({ digit($0) }) else {
        return nil
      }
      out.append(high << 4 | low)
    }
    return out
  }

  /// The text of a parameter, in which `+` is a space as well; nil where it is malformed.
  static func text(_ raw: String) -> String? {
    let bytes = raw.utf8.map { $0 == UInt8(ascii: "+") ? UInt8(ascii: " ") : $0 }
    return decoded(bytes[...]).flatMap { String(validating: $0, as: UTF8.self) }
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    switch byte {
    case UInt8(ascii: "0")...UInt8(ascii: "9"): byte - UInt8(ascii: "0")
    case UInt8(ascii: "a")...UInt8(ascii: "f"): byte - UInt8(ascii: "a") + 10
    case UInt8(ascii: "A")...UInt8(ascii: "F"): byte - UInt8(ascii: "A") + 10
    default: nil
    }
  }
}
