import Claims
import Diagnostics
import Guides
import Markup

/// What stands around the body of every page: title, navigation, languages, notices, footer.
struct PageFrame {
  let edition: Edition
  let address: PageAddress
  let title: String
  /// The language of the title, where it is a document's own.
  var titleLanguage: LocaleCode?
  /// What a public page says to search engines.
  var structured: JSONValue?
  var lead: [Inline] = []
  var description: String?
  /// The guide that the page belongs to.
  var guide: Guide?
  /// The page above this one.
  var above: PageRecord?
  var facts: [(term: String, value: PageValue)] = []
  var notices: [PageRecord] = []
  var contents: [(id: String, title: [Inline])] = []

  private var words: Words { edition.words }

  /// The values that every template is given, the tool's own words aside, which Rendering adds.
  var values: PageRecord {
    [
      "lang": .text(edition.locale.tag),
      "window-title": .text(windowTitle), "site-title": .text(edition.siteTitle),
      "home": .text(address.link(to: .home)), "search-page": .record(entry(words("search"), .search, isSection: false)),
      "root": .text(address.toRoot),
      "description": .optional(description), "canonical": .optional(canonical),
      "noindex": .flag(edition.publication.visibility == .internal), "alternates": .records(alternates),
      "languages": .records(languages), "nav": .records(navigation), "subnav": .optional(subnavigation),
      "above": .optional(above), "title": titleLanguage.map { .title(title, $0, on: edition.locale) } ?? .text(title),
      "lead": .optional(lead),
      "facts": .optional(Facts.record(facts)), "notices": .records(notices), "contents": .optional(contentsRecord),
      "graph": .optional(graph), "structured": structured.map { .linkedData($0.compact) } ?? .nothing,
      "generated": .text(words("generated", ["date": edition.language.date(edition.publication.asOf)])),
      "legal": .records(legal),
    ]
  }

  private var windowTitle: String {
    address == .home ? title : words("window-title", ["page": title, "site": edition.siteTitle])
  }

  private var canonical: String? {
    PublicAddress.base(edition.publication).map { "\($0)\(edition.locale)/\(address.path)" }
  }

  private var alternates: [PageRecord] {
    let locales = edition.publication.locales
    let base = PublicAddress.base(edition.publication)
    let link = { (locale: LocaleCode) in base.map { "\($0)\(locale)/\(address.path)" } ?? address.link(toLocale: locale)
    }
    let own = locales.map { ($0.tag, link($0)) }
    return (own + [("x-default", link(edition.publication.defaultLocale))]).map {
      ["lang": .text($0.0), "href": .text($0.1)]
    }
  }

  /// What the page is called where somebody shares its address; on public sites only.
  private var graph: PageRecord? {
    guard let canonical else { return nil }
    return [
      "url": .text(canonical), "title": .text(title), "site": .text(edition.siteTitle),
      "locale": .text(edition.locale.tag.replacing("-", with: "_")), "description": .optional(description),
    ]
  }

  private var languages: [PageRecord] {
    edition.publication.locales.map { locale in
      [
        "lang": .text(locale.tag), "name": .text(LanguageName.own(locale)),
        "href": .text(address.link(toLocale: locale)), "current": .flag(locale == edition.locale),
      ]
    }
  }

  // MARK: Navigation

  private func entry(_ title: String, _ target: PageAddress, isSection: Bool) -> PageRecord {
    let current: PageValue = target == address ? "page" : isSection ? "true" : .nothing
    return ["href": .text(address.link(to: target)), "title": .text(title), "current": current]
  }

  /// The guide whose pages the navigation leads to: this page's, or the first.
  private var shownGuide: Guide? { guide ?? edition.site.firstGuide }

  private var navigation: [PageRecord] {
    var entries: [PageRecord] = []
    if let shown = shownGuide {
      let id = shown.id.text
      if shown.checklist != nil {
        entries.append(entry(words("nav-what-to-do"), .guide(id, .checklist), isSection: false))
      }
      if !shown.matrices.isEmpty {
        let isCase = address == .guide(id, .scenario)
        entries.append(entry(words("nav-what-happens-where"), .guide(id, .matrix), isSection: isCase))
      } else if shown.scenario != nil {
        entries.append(entry(words("nav-what-happens-where"), .guide(id, .scenario), isSection: false))
      }
      let reading = [(shown.article != nil, PageAddress.guide(id, .guide)), (shown.faq != nil, .guide(id, .faq))]
        .filter { $0.0 }.map { $0.1 }
      if let first = reading.first {
        entries.append(entry(words("nav-guide-and-faq"), first, isSection: reading.contains(address)))
      }
    }
    entries.append(entry(words("nav-sources-and-quotes"), .sources, isSection: address.isAboutSources))
    return entries
  }

  private var subnavigation: PageRecord? {
    if address.isAboutSources {
      return [
        "title": .text(words("nav-sources-and-quotes")),
        "links": .records([
          entry(words("sources"), .sources, isSection: address.path.hasPrefix("sources/")),
          entry(words("all-quotes"), .register, isSection: address.path.hasPrefix("quotes-")),
          entry(words("topics"), .topics, isSection: false),
          entry(words("disagreements"), .disagreements, isSection: false),
          entry(words("changes"), .changes, isSection: false),
        ]),
      ]
    }
    guard let guide else { return nil }
    let cases = [PageAddress.guide(guide.id.text, .matrix), .guide(guide.id.text, .scenario)]
    if cases.contains(address), !guide.matrices.isEmpty, guide.scenario != nil {
      return [
        "title": .text(words("nav-what-happens-where")),
        "links": .records([
          entry(words("tables"), cases[0], isSection: false), entry(words("case-short"), cases[1], isSection: false),
        ]),
      ]
    }
    guard guide.article != nil, guide.faq != nil else { return nil }
    let pages = [PageAddress.guide(guide.id.text, .guide), .guide(guide.id.text, .faq)]
    guard pages.contains(address) else { return nil }
    return [
      "title": .text(words("nav-guide-and-faq")),
      "links": .records([
        entry(words("guide"), pages[0], isSection: false), entry(words("faq-short"), pages[1], isSection: false),
      ]),
    ]
  }

  private var contentsRecord: PageRecord? {
    guard contents.count > 1 else { return nil }
    return ["links": .records(contents.map { ["id": .text($0.id), "title": .rich($0.title)] })]
  }

  // MARK: Footer

  private var legal: [PageRecord] {
    let notices = Set(edition.ledger.sources.compactMap { $0.copyright }).sorted()
    let publishers = Set(
      edition.ledger.sources.filter { $0.kind != .article && $0.kind != .observation }.map { $0.publisher })
    var lines = notices.map { words("publisher-copyright", ["notice": $0]) }
    if !publishers.isEmpty {
      lines.append(words("not-affiliated", ["publisher": edition.language.all(publishers.sorted())]))
    }
    lines.append(words("not-legal-advice"))
    return lines.map { ["text": .text($0)] }
  }
}

/// Terms with their values, as a description list.
enum Facts {
  /// The list; nil where it would be empty.
  static func record(_ rows: [(term: String, value: PageValue)]) -> PageRecord? {
    guard !rows.isEmpty else { return nil }
    return ["rows": .records(rows.map { ["term": .text($0.term), "value": $0.value] })]
  }
}

/// The names of languages in themselves, as a switcher shows them.
enum LanguageName {
  static func own(_ locale: LocaleCode) -> String { LanguageData(locale).name(of: locale) }
}
