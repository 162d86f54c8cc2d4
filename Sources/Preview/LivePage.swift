/// A published page as the preview sends it: the same bytes, but with the script that reloads it.
enum LivePage {
  /// The page with the preview's script, and with the leave to hear from the server added to its own policy.
  static func page(_ bytes: [UInt8], tag: EntityTag) -> [UInt8] {
    var page = bytes
    let policy = Array("http-equiv=\"Content-Security-Policy\" content=\"".utf8)
    // The first of two directives of a name counts, so that the policy's own cannot forbid it.
    if let end = position(behind: policy, in: page) {
      page.insert(contentsOf: Array("connect-src 'self'; ".utf8), at: end)
    }
    let script = script(tag)
    page.insert(contentsOf: script, at: position(behind: Array("<head>".utf8), in: page) ?? page.count)
    return page
  }

  /// A page of the preview itself, for addresses where the site has none.
  static func notice(_ title: String, link: (href: String, words: String)?, locale: String) -> [UInt8] {
    let go = link.map { "<p><a href=\"\($0.href)\">\(escaped($0.words))</a></p>\n" } ?? ""
    let text = """
      <!DOCTYPE html>
      <html lang="\(escaped(locale))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(title))</title>
      <link rel="stylesheet" href="\(PreviewAddress.style)">
      </head>
      <body class="verbatim-notice">
      <main>
      <h1>\(escaped(title))</h1>
      \(go)</main>
      </body>
      </html>

      """
    return page(Array(text.utf8), tag: EntityTag(["none"]))
  }

  /// The page with a document's saved copies, in which words are selected.
  static func copy(_ title: String, source: String, body: String, locale: String) -> [UInt8] {
    let text = """
      <!DOCTYPE html>
      <html lang="\(escaped(locale))">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <title>\(escaped(source))</title>
      <link rel="stylesheet" href="\(PreviewAddress.style)">
      </head>
      <body class="verbatim-copy" data-source="\(escaped(source))">
      <main>
      <h1>\(escaped(title.replacing("{source}", with: source)))</h1>
      <div lang="en">
      \(body)</div>
      </main>
      </body>
      </html>

      """
    return page(Array(text.utf8), tag: EntityTag(["none"]))
  }

  private static func script(_ tag: EntityTag) -> [UInt8] {
    let state = tag.description.filter { $0 != "\"" }
    return Array("<script src=\"\(PreviewAddress.script)\" defer data-state=\"\(state)\"></script>".utf8)
  }

  private static func position(behind words: [UInt8], in page: [UInt8]) -> Int? {
    // The head is at the start; a page without one is not searched to its end.
    let last = min(page.count, 8192) - words.count
    guard last >= 0 else { return nil }
    return (0...last).first { page[$0..<$0 + words.count].elementsEqual(words) }.map { $0 + words.count }
  }

  static func escaped(_ text: String) -> String {
    text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing("\"", with: "&quot;")
  }
}

/// The addresses that the preview keeps for itself; no page of a site begins with a dot.
enum PreviewAddress {
  static let news = "/.verbatim/news"
  static let script = "/.verbatim/preview.js"
  static let style = "/.verbatim/preview.css"
  static let claim = "/.verbatim/claim"
  static let copy = "/.verbatim/copy"
}
