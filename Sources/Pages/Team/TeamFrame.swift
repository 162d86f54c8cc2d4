import Claims

/// What stands around the body of a page of the team: its head, the languages, the other pages that every build makes.
struct TeamFrame {
  let site: Site
  let locale: LocaleCode
  /// The file, below the folder of its language: `translations.html`.
  let file: String
  let title: String
  let lead: String

  /// The team's words in the language.
  var words: Words { site.words[locale] ?? Words(locale: locale, entries: [:]) }

  /// The values that every template of the team is given.
  var values: PageRecord {
    [
      "lang": .text(locale.tag), "title": .text(title),
      "window-title": .text(words("window-title", ["page": title, "site": site.ledger.publication.title(locale)])),
      "lead": .text(lead), "languages": .records(languages), "pages": .records(pages),
    ]
  }

  private var languages: [PageRecord] {
    site.ledger.publication.locales.map { other in
      [
        "lang": .text(other.tag), "name": .text(LanguageName.own(other)), "href": .text("../\(other)/\(file)"),
        "current": .flag(other == locale),
      ]
    }
  }

  private var pages: [PageRecord] {
    let all =
      [("decisions.html", "team-decisions")] + (isTranslated ? [("translations.html", "team-translations")] : [])
    return all.map { name, title in
      ["href": .text(name), "title": .text(words(title)), "current": .flag(name == file)]
    }
  }

  private var isTranslated: Bool { site.ledger.publication.locales.count > 1 }

  /// The page of a template.
  func page(_ template: String, _ own: PageRecord) -> Page {
    Page(path: "\(locale)/\(file)", locale: locale, template: template, values: values.adding(own))
  }
}
