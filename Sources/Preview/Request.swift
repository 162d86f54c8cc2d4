/// What a browser asks for.
struct Request: Hashable, Sendable {
  let method: String
  /// The path as it was sent, its escapes untouched, without the query.
  let path: String
  /// The values of the query that a handler asked for, as they were sent.
  let query: [String: String]
  /// The header fields that matter here, by lower-case name.
  let headers: [String: String]

  /// The header fields that are looked at.
  static let fields = ["host", "if-none-match", "if-range", "range", "accept-language", "sec-fetch-site"]
  /// The parameters of a query that are looked at.
  static let parameters = ["source", "words"]

  /// The first language of the workspace that stands in `Accept-Language`, for pages that belong to none.
  func language(among locales: [String]) -> String? {
    let asked = (headers["accept-language"] ?? "").split(separator: ",").map { entry in
      entry.split(separator: ";").first.map { $0.trimmed.lowercased() } ?? ""
    }
    for tag in asked {
      let language = tag.split(separator: "-").first.map { String($0) } ?? tag
      let exact = locales.first { $0.lowercased() == tag }
      if let found = exact
        ?? locales.first(where: { $0.lowercased().split(separator: "-").first.map { String($0) } == language })
      {
        return found
      }
    }
    return nil
  }
}

extension Substring {
  /// Without the blanks around it.
  var trimmed: Substring {
    var text = drop { $0 == " " || $0 == "\t" }
    while text.last == " " || text.last == "\t" { text.removeLast() }
    return text
  }
}
