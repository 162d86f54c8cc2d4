import Foundation

/// The words of a page that stand outside of the brackets of the made-up language.
enum HardCodedWords {
  /// Where words were met.
  enum Kind: Hashable, CaseIterable {
    /// Text of the body.
    case text
    /// Titles and descriptions in the head.
    case head
    /// Names that are read out, and what scripts are given.
    case attribute
    /// Data for search engines.
    case linkedData
  }

  /// A text with what it has outside of brackets.
  struct Found {
    let kind: Kind
    /// Empty where all of it is in brackets.
    let text: String
  }

  private static let silent: Set<String> = ["code", "pre", "style", "time"]
  private static let empty: Set<String> = ["meta", "link", "br", "hr", "input", "img", "wbr"]
  private static let named: Set<String> = [
    "alt", "title", "aria-label", "placeholder", "data-copy", "data-copied", "data-progress",
  ]

  /// Every text of a page; what is in another language by its `lang`, and code, is left out.
  static func all(in html: String) -> [Found] {
    var found: [Found] = []
    var depth = 0
    var open: [(name: String, isForeign: Bool)] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      let isForeign = open.contains { $0.isForeign }
      let isOption = open.last?.name == "option"
      // The parts of a list are options of their own: brackets stand around the list.
      let text = isOption ? option(rest[..<start]) : outside(rest[..<start], &depth)
      let isHead = open.contains { $0.name == "head" }
      if !isForeign, rest[..<start].contains(where: { !$0.isWhitespace }) {
        found.append(Found(kind: isHead ? .head : .text, text: text))
      }
      guard let end = rest[start...].firstIndex(of: ">") else { break }
      let tag = rest[rest.index(after: start)..<end]
      rest = rest[rest.index(after: end)...]
      let name = String(tag.drop { $0 == "/" }.prefix { $0.isLetter || $0.isNumber }).lowercased()
      if tag.hasPrefix("/") {
        while let last = open.popLast(), last.name != name {}
        continue
      }
      if tag.hasPrefix("!") { continue }
      let attributes = attributes(of: tag)
      let language = attributes["lang"]
      let own = silent.contains(name) || (language != nil && language != "en-XA")
      if !isForeign, !own { found += shown(name, attributes) }
      if name == "script", let close = rest.firstRange(of: "</script>") {
        if attributes["type"] == "application/ld+json" {
          found += linkedData(String(rest[..<close.lowerBound])).map { Found(kind: .linkedData, text: outside($0)) }
        }
        rest = rest[close.upperBound...]
        continue
      }
      if !empty.contains(name) { open.append((name, own)) }
    }
    return found
  }

  private static func shown(_ name: String, _ attributes: [String: String]) -> [Found] {
    if name == "meta" {
      let key = attributes["name"] ?? attributes["property"] ?? ""
      guard ["description", "og:title", "og:site_name", "og:description"].contains(key) else { return [] }
      return [Found(kind: .head, text: outside(attributes["content"] ?? ""))]
    }
    return attributes.filter { named.contains($0.key) && !$0.value.isEmpty }.sorted { $0.key < $1.key }.map {
      Found(kind: .attribute, text: outside($0.value))
    }
  }

  private static func attributes(of tag: Substring) -> [String: String] {
    var attributes: [String: String] = [:]
    for match in tag.matches(of: #/([a-z:-]+)="([^"]*)"/#) { attributes[String(match.1)] = String(match.2) }
    return attributes
  }

  /// Names, headlines, descriptions and texts of JSON-LD; what is cited is called by its own name.
  private static func linkedData(_ json: String) -> [String] {
    guard let value = try? JSONSerialization.jsonObject(with: Data(json.utf8)) else { return [] }
    return texts(value)
  }

  private static func texts(_ value: Any) -> [String] {
    if let list = value as? [Any] { return list.flatMap { texts($0) } }
    guard let record = value as? [String: Any] else { return [] }
    return record.sorted { $0.key < $1.key }.flatMap { key, value -> [String] in
      if key == "citation" || key == "author" { return [] }
      if let text = value as? String { return ["name", "headline", "description", "text"].contains(key) ? [text] : [] }
      return texts(value)
    }
  }

  private static func outside(_ text: String) -> String {
    var depth = 0
    return outside(text[...], &depth)
  }

  private static func outside(_ text: Substring, _ depth: inout Int) -> String {
    var outside = ""
    for character in text {
      if character == "⟦" { depth += 1 }
      if depth == 0 { outside.append(character) }
      if character == "⟧" { depth = max(0, depth - 1) }
    }
    return outside
  }

  private static func option(_ text: Substring) -> String {
    text.unicodeScalars.contains { !$0.isASCII } ? "" : String(text)
  }
}

/// Words that are given and not the tool's: names of publishers and people, versions, addresses of statements, and what
/// CLDR calls countries, languages and months.
struct GivenWords {
  private let names: [String]

  init(_ workspace: TemporaryWorkspace) throws {
    var names: Set<String> = []
    let keys = ["publisher", "version", "title", "url", "taken-by", "copyright", "decided-by", "owner"]
    for (path, data) in try workspace.tree("Content") where path.hasSuffix(".yaml") {
      if path.hasPrefix("locales") || path.hasPrefix("vocabulary") { continue }
      for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
        let parts = line.split(separator: ":", maxSplits: 1).map { $0.trimmingCharacters(in: .whitespaces) }
        // A title is a document's own only in its record.
        guard parts.count == 2, keys.contains(parts[0]), parts[0] != "title" || path.hasSuffix("source.yaml") else {
          continue
        }
        names.insert(parts[1].trimmingCharacters(in: CharacterSet(charactersIn: "\"'")).replacing("`", with: ""))
      }
    }
    // The name of a format, and those of samples.
    names.formUnion(["Atom", "AskForTracking.swift"])
    let locale = Locale(identifier: "en-XA")
    for region in Locale.Region.isoRegions {
      if let name = locale.localizedString(forRegionCode: region.identifier) { names.insert(name) }
    }
    for language in ["en", "en-XA", "zh-Hans", "ko"] {
      if let name = locale.localizedString(forIdentifier: language) { names.insert(name) }
    }
    var calendar = Calendar(identifier: .gregorian)
    calendar.locale = locale
    names.formUnion(calendar.monthSymbols)
    self.names = names.sorted { ($1.count, $0) < ($0.count, $1) }
  }

  /// The words of a text that are none of these; nil where there are none.
  func unknown(in text: String) -> String? {
    var rest = text.replacing("&amp;", with: "&").replacing("&#39;", with: "'").replacing("&quot;", with: "\"")
      .replacing("&nbsp;", with: " ")
    guard rest.contains(#/[A-Za-z]{3}/#) else { return nil }
    for name in names { rest = rest.replacing(name, with: "") }
    // Addresses of pages and statements: `method-page.eu-sheet`.
    rest = rest.replacing(#/https?:\/\/\S+|\b[a-z0-9-]+[.\/][a-z0-9.~-]+\b/#, with: "")
    rest = rest.replacing(#/\band\b/#, with: "")
    return rest.contains(#/[A-Za-z]{3}/#) ? rest.split { $0.isWhitespace }.joined(separator: " ") : nil
  }
}
