import Claims
import Diagnostics
import Guides
import Markup

/// What can be found, as a classic script: every text that a search may want, each with its place.
///
/// The script looks for parts of words in the texts themselves, so that any three letters and any two characters of
/// East Asian scripts find them; an index of words would be larger and find less.
struct SearchData {
  private let edition: Edition
  private let address = PageAddress.search
  private var words: Words { edition.words }
  private var entries: [JSONValue] = []

  /// The data of a language: path below the site's root, and text.
  static func file(_ edition: Edition) -> SiteFile {
    edition.file("\(edition.locale)/search-data.js") { .text(script($0)) }
  }

  private static func script(_ edition: Edition) -> String {
    var data = SearchData(edition)
    data.collect()
    let value = JSONValue.record([
      ("kinds", .record(Kind.allCases.map { ($0.rawValue, .string(edition.words("search-kind-\($0.rawValue)"))) })),
      ("words", .record(data.ownWords)), ("entries", .array(data.entries)),
    ])
    return "window.verbatimSearch=\(value.compact);\n"
  }

  /// What an entry is; in the order in which equal matches are shown.
  private enum Kind: String, CaseIterable {
    case step, question, section, quote, disagreement, document, term
  }

  private init(_ edition: Edition) { self.edition = edition }

  private var ownWords: [(key: String, value: JSONValue)] {
    words.entries.filter { $0.key.hasPrefix("search-") && !$0.key.hasPrefix("search-kind-") }.sorted { $0.key < $1.key }
      .map { ($0.key, .string($0.value)) }
  }

  /// An entry: kind, address, title, text, the language of the text where it is another, and a translation.
  private mutating func add(
    _ kind: Kind, _ href: String, _ title: String, _ text: String, language: LocaleCode? = nil,
    isExact: Bool = false, gloss: String? = nil
  ) {
    var entry: [JSONValue] = [
      .string(kind.rawValue), .string(href), .string(RichText.plain(title)),
      .string(isExact ? text : Self.folded(text)),
    ]
    let foreign = language.flatMap { $0 == edition.locale ? nil : $0.tag }
    if foreign != nil || gloss != nil { entry.append(.string(foreign ?? "")) }
    if let gloss { entry.append(.string(Self.folded(gloss))) }
    entries.append(.array(entry))
  }

  /// The text on one line, without the space that a citation leaves before a mark.
  private static func folded(_ text: String) -> String {
    // By scalars: this is all the prose of a site.
    var line = String.UnicodeScalarView()
    var isAfterSpace = false
    for scalar in RichText.plain(text).unicodeScalars {
      if isSpace(scalar) {
        isAfterSpace = true
        continue
      }
      if isAfterSpace, !line.isEmpty, !isMark(scalar) { line.append(" ") }
      isAfterSpace = false
      line.append(scalar)
    }
    return String(line)
  }

  private static func isSpace(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII ? scalar.value <= 0x20 : scalar.properties.isWhitespace
  }

  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", ",", ";", ":", ")", "。", "，", "；", "：": true
    default: false
    }
  }

  private mutating func collect() {
    for guide in edition.site.guides { collect(guide) }
    for claim in edition.ledger.claims {
      let source = edition.ledger.source(claim.id.source)
      let text = claim.quotation?.shown ?? claim.report?.paraphrase(edition.locale) ?? ""
      add(
        .quote, address.link(to: .quotes(claim.id.source), anchor: claim.id.dotted),
        source?.title(edition.locale) ?? "", text,
        language: claim.quotation == nil ? nil : source?.language,
        isExact: claim.quotation != nil, gloss: edition.ledger.gloss(of: claim.id, in: edition.locale))
    }
    var told: Set<String> = []
    for finding in edition.site.findings {
      let title = DisagreementTitle.text(finding, edition)
      guard told.insert(title).inserted else { continue }
      let reason = finding.state.decision.flatMap { edition.ledger.decision($0) }
      add(
        .disagreement, address.link(to: .disagreements, anchor: finding.id), title, reason?.reason(edition.locale) ?? ""
      )
    }
    for source in edition.ledger.sources {
      add(
        .document, address.link(to: .sources, anchor: source.id.text), source.title(edition.locale),
        source.publisher(edition.locale))
    }
    for term in edition.ledger.vocabulary.terms {
      add(
        .term, address.link(to: .topics, anchor: "term-\(term.id)"), term.term(edition.locale),
        term.meaning(edition.locale))
    }
  }

  private mutating func collect(_ guide: Guide) {
    let id = guide.id.text
    for step in guide.checklist?(edition.locale).steps ?? [] {
      add(
        .step, address.link(to: .guide(id, .checklist), anchor: step.id.text), step.title.plainText,
        ([step.body.plainText, step.doneWhen.plainText, step.skipIf.plainText]).joined(separator: " "))
    }
    for question in guide.faq?(edition.locale).questions ?? [] {
      add(
        .question, address.link(to: .guide(id, .faq), anchor: question.id.text), question.question.plainText,
        question.answer.plainText + " " + question.details.plainText)
    }
    if let article = guide.article { collect(article(edition.locale), original: article.original, id) }
  }

  /// The sections of a guide's prose, by heading.
  private mutating func collect(_ article: Article, original: Article, _ guide: String) {
    let contents = GuideText.contents(article.body, original: original.body)
    var index = -1
    var run: [LocatedBlock] = []
    func finish(_ data: inout SearchData) {
      let text = Document(run).plainText
      guard !text.isEmpty else { return }
      let heading = index >= 0 && index < contents.count ? contents[index] : nil
      data.add(
        .section, data.address.link(to: .guide(guide, .guide), anchor: heading?.id),
        heading?.title.plainText ?? article.head.title, text)
    }
    for block in article.body.blocks {
      if case .heading = block.block {
        finish(&self)
        run = []
        index += 1
      } else {
        run.append(block)
      }
    }
    finish(&self)
  }
}
