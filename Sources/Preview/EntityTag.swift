/// What tells one state of a file from another, for caches (RFC 9110, section 8.8.3).
struct EntityTag: Hashable, Sendable, CustomStringConvertible {
  /// The tag with its quotation marks.
  let description: String

  init(_ parts: [String]) { description = "\"" + parts.joined(separator: "-") + "\"" }

  /// Whether `If-None-Match` names this state: compared weakly, as the rule for it says.
  func matches(_ field: String?) -> Bool {
    guard let field else { return false }
    return field.split(separator: ",").contains { entry in
      let tag = entry.trimmed
      return tag == "*" || (tag.hasPrefix("W/") ? tag.dropFirst(2) : tag) == description
    }
  }

  /// Whether `If-Range` allows a part of this state: compared strongly; without the field it does.
  func allowsRange(_ field: String?) -> Bool { field.map { $0 == description } ?? true }
}
