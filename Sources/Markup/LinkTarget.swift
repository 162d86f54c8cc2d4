/// Where a link or an image may point: a web page, a mail address or a path beside the page; never a script.
public struct LinkTarget: Hashable, Sendable {
  /// The target, decoded: percent signs are the author's, entities and backslashes are resolved.
  public let text: String
  /// What kind of target it is.
  public let kind: Kind

  /// The kinds of targets.
  public enum Kind: Hashable, Sendable {
    /// `https://…`
    case web
    /// `mailto:…`
    case mail
    /// A path, a query or a fragment, seen from the page.
    case relative
  }

  /// A target; nil where it is none of the kinds.
  public init?(_ text: String) {
    guard let target = try? LinkTarget(checking: text) else { return nil }
    self = target
  }

  /// The place with an id on the same page.
  public init(fragment id: String) {
    text = "#" + id
    kind = .relative
  }

  /// A target, or the reason why it is none.
  init(checking text: String) throws(Fault) {
    let bytes = Array(text.utf8)[...]
    if bytes.isEmpty { throw .empty }
    if Self.hasControl(bytes) { throw .control }
    if bytes.contains(Byte.backslash) { throw .backslash }
    self.text = text
    guard let scheme = Self.scheme(bytes).map({ String(decoding: $0, as: UTF8.self) }) else {
      if bytes.starts(with: "//".utf8) { throw .otherHost }
      kind = .relative
      return
    }
    let rest = bytes.dropFirst(scheme.utf8.count + 1)
    switch scheme.lowercased() {
    case "https":
      guard rest.starts(with: "//".utf8), let host = rest.dropFirst(2).first, !"/?#".utf8.contains(host) else {
        throw .noHost
      }
      kind = .web
    case "mailto":
      guard !rest.isEmpty else { throw .empty }
      kind = .mail
    default: throw .scheme(scheme)
    }
  }

  /// Why a text is no target.
  enum Fault: Error {
    case empty, control, backslash, otherHost, noHost
    case scheme(String)

    /// The reason, as the end of a sentence.
    var reason: String {
      switch self {
      case .empty: "it is empty"
      case .control: "it contains a control character"
      case .backslash: "it contains a backslash"
      case .otherHost: "it starts with '//'; write 'https://'"
      case .noHost: "'https:' is not followed by '//' and a host"
      case .scheme(let name): "'\(name):' is not one of https:, mailto:, claim: or a relative path"
      }
    }
  }

  /// What stands before a colon in the first segment, where browsers look for a scheme.
  static func scheme(_ bytes: ArraySlice<UInt8>) -> ArraySlice<UInt8>? {
    let end = bytes.firstIndex { byte in
      switch byte {
      case UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: "?"), UInt8(ascii: "#"): true
      default: false
      }
    }
    guard let end, bytes[end] == UInt8(ascii: ":") else { return nil }
    return bytes[..<end]
  }

  /// Whether a target is one of ours, in whatever case it is written.
  static func isClaim(_ bytes: ArraySlice<UInt8>) -> Bool {
    guard let scheme = scheme(bytes), scheme.count == 5 else { return false }
    return scheme.elementsEqual("claim".utf8) { $0 | 0x20 == $1 }
  }

  /// Whether there is a character of C0, DEL or C1, which browsers drop before they look for a scheme.
  private static func hasControl(_ bytes: ArraySlice<UInt8>) -> Bool {
    var last: UInt8 = 0
    return bytes.contains { byte in
      defer { last = byte }
      return byte < 0x20 || byte == 0x7F || (last == 0xC2 && byte < 0xA0)
    }
  }
}
