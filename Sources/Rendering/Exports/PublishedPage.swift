import Diagnostics

/// A page of the site as other site builders take it: what stands between its head and its foot.
public struct PublishedPage: Sendable {
  /// Its path from the root of the site: `en/guide/checklist.html`.
  public let path: String
  /// Its heading.
  public let title: String
  /// The language of its text.
  public let language: String
  /// What the main part holds, as HTML.
  let main: [UInt8]

  /// Reads a published page; nil for one without a main part.
  public init?(_ html: [UInt8], path: String) {
    self.path = path
    guard let main = Self.between("<main", "</main>", html) else { return nil }
    self.main = main
    let heading = HTMLNode.nodes(main).lazy.compactMap { $0.first("h1") }.first
    title = heading?.words.split(separator: " ").joined(separator: " ") ?? path
    language =
      HTMLNode.nodes(Array(html.prefix(400))).lazy.compactMap { $0.first("html")?.attribute("lang") }.first ?? "en"
  }

  /// What stands between an opening tag and its end.
  private static func between(_ open: String, _ close: String, _ html: [UInt8]) -> [UInt8]? {
    guard let start = position(of: open, in: html, from: 0),
      let inner = html[start...].firstIndex(of: UInt8(ascii: ">")),
      let end = position(of: close, in: html, from: inner)
    else { return nil }
    return Array(html[(inner + 1)..<end])
  }

  private static func position(of words: String, in html: [UInt8], from start: Int) -> Int? {
    let wanted = Array(words.utf8)
    var position = start
    while let next = html[position...].firstIndex(of: wanted[0]), next + wanted.count <= html.count {
      if html[next..<next + wanted.count].elementsEqual(wanted) { return next }
      position = next + 1
    }
    return nil
  }

  /// The page as bare HTML under JSON front matter, which says where the page belongs, so that its links stay right.
  public var fragment: String {
    let matter = JSONValue.members([
      "title": .string(title), "language": .string(language), "url": .string("/\(path)"), "verbatim": .boolean(true),
    ])
    return matter.indented + String(decoding: main, as: UTF8.self)
  }

  /// Where the fragment goes: an index page is called `_index.html`, since Hugo takes `index.html` for a bundle of files.
  public var fragmentPath: String {
    path == "index.html" || path.hasSuffix("/index.html") ? "\(path.dropLast("index.html".count))_index.html" : path
  }

  /// The page as Markdown.
  public var markdown: String { MarkdownExport.text(HTMLNode.nodes(main)) }

  /// Where the Markdown goes.
  public var markdownPath: String { "\(path.dropLast(".html".count)).md" }
}
