import Claims
import Diagnostics
import Markup

/// What only a public site with a known address has: the map of the site, the file for crawlers, the feeds.
struct PublicFiles {
  private let site: Site
  private let editions: [Edition]
  private let base: String

  /// Nil for an internal site, and for one whose address is not known.
  init?(_ site: Site, _ editions: [Edition]) {
    guard let base = PublicAddress.base(site.ledger.publication) else { return nil }
    self.site = site
    self.editions = editions
    self.base = base
  }

  /// The files: path below the site's root, and text. `paths` are those of the pages below a locale's folder.
  func files(_ paths: [String]) -> [SiteFile] {
    let robots = "User-agent: *\nAllow: /\nSitemap: \(base)sitemap.xml\n"
    return [
      SiteFile(ofEverything: "sitemap.xml") { .text(siteMap(paths)) },
      SiteFile(ofEverything: "robots.txt") { .text(robots) },
    ]
      + editions.map { edition in SiteFile(ofEverything: "\(edition.locale)/feed.xml") { .text(feed(edition)) } }
  }

  private func escaped(_ text: String) -> String { HTML(text: text).string }

  private func siteMap(_ paths: [String]) -> String {
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">"#,
    ]
    let fallback = site.ledger.publication.defaultLocale
    for edition in editions {
      for path in paths {
        lines.append("<url><loc>\(escaped("\(base)\(edition.locale)/\(path)"))</loc>")
        for (tag, locale) in editions.map({ ($0.locale.tag, $0.locale) }) + [("x-default", fallback)] {
          lines.append(
            #"<xhtml:link rel="alternate" hreflang="\#(tag)" href="\#(escaped("\(base)\(locale)/\(path)"))"/>"#)
        }
        lines.append("</url>")
      }
    }
    return (lines + ["</urlset>", ""]).joined(separator: "\n")
  }

  /// An Atom feed of the dated changes. Days without a year cannot be told to feed readers, and are left out.
  private func feed(_ edition: Edition) -> String {
    let page = "\(base)\(edition.locale)/\(PageAddress.changes.path)"
    let changes = Change.all(edition).filter { $0.date.year != nil }.prefix(50)
    let updated = changes.first?.date ?? site.ledger.publication.asOf
    var lines = [
      #"<?xml version="1.0" encoding="UTF-8"?>"#,
      #"<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="\#(edition.locale)">"#,
      "<title>\(escaped(edition.words("window-title", ["page": edition.words("changes"), "site": edition.siteTitle])))</title>",
      "<id>\(escaped(page))</id>", #"<link rel="alternate" href="\#(escaped(page))"/>"#,
      #"<link rel="self" href="\#(escaped("\(base)\(edition.locale)/feed.xml"))"/>"#,
      "<updated>\(updated)T00:00:00Z</updated>",
      "<author><name>\(escaped(site.ledger.publication.publisher))</name></author>",
    ]
    var seen: [String: Int] = [:]
    for change in changes {
      let place = "\(base)\(edition.locale)/\(change.address.path)\(change.anchor.map { "#\($0)" } ?? "")"
      let key = "\(place)|\(change.date)"
      seen[key, default: 0] += 1
      let id = "\(page)#\(change.date)-\(change.anchor ?? "")-\(seen[key] ?? 1)"
      lines.append("<entry><title>\(escaped(change.text))</title><id>\(escaped(id))</id>")
      lines.append(#"<link href="\#(escaped(place))"/><updated>\#(change.date)T00:00:00Z</updated></entry>"#)
    }
    return (lines + ["</feed>", ""]).joined(separator: "\n")
  }
}

/// The address at which a public site is published.
enum PublicAddress {
  /// The address of the site's root, ending in a slash; nil for an internal site.
  static func base(_ publication: Publication) -> String? {
    guard publication.visibility == .public, let base = publication.baseURL else { return nil }
    return base.hasSuffix("/") ? base : base + "/"
  }
}
