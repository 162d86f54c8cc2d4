import Claims

/// The page above the languages: a choice, without any script.
struct RootPage {
  private let edition: Edition
  private let editions: [Edition]

  /// `edition` is the default language's.
  init(_ edition: Edition, editions: [Edition]) {
    self.edition = editions.first { $0.locale == edition.publication.defaultLocale } ?? edition
    self.editions = editions
  }

  func page() -> Page {
    let frame = PageFrame(edition: edition, address: .home, title: edition.siteTitle).values
    let shared = frame.values.filter {
      !["root", "alternates", "languages", "home", "canonical", "graph"].contains($0.name)
    }
    let languages = editions.map { other -> PageRecord in
      [
        "lang": .text(other.locale.tag), "name": .text(LanguageName.own(other.locale)),
        "href": .text("\(other.locale)/index.html"), "title": .text(other.siteTitle), "current": .flag(false),
      ]
    }
    let alternates = editions.map { other -> PageRecord in
      ["lang": .text(other.locale.tag), "href": .text("\(other.locale)/index.html")]
    }
    let values = PageRecord(shared).adding([
      "root": "", "alternates": .records(alternates), "languages": .records(languages), "home": "index.html",
      "canonical": .nothing, "graph": .nothing,
    ])
    return Page(path: "index.html", locale: edition.locale, template: "root", values: values)
  }
}
