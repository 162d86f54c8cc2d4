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
    // By bytes: this is all the prose of a site.
    let bytes = Array(RichText.plain(text).utf8)
    var line: [UInt8] = []
    line.reserveCapacity(bytes.count)
    var isAfterSpace = false
    var index = 0
    while index < bytes.count {
      let space = spaceLength(bytes, at: index)
      if space > 0 {
        isAfterSpace = true
        index += space
        continue
      }
      if isAfterSpace, !line.isEmpty, !isMark(bytes, at: index) { line.append(UInt8(ascii: " ")) }
      isAfterSpace = false
      line.append(bytes[index])
      index += 1
    }
    return String(decoding: line, as: UTF8.self)
  }

  /// How many bytes of white space begin at an offset; 0 where there is none.
  private static func spaceLength(_ bytes: [UInt8], at index: Int) -> Int {
    let first = bytes[index]
    if first < 0x80 { return first <= 0x20 ? 1 : 0 }
    guard first == 0xC2 || first == 0xE1 || first == 0xE2 || first == 0xE3 else { return 0 }
    let length = first == 0xC2 ? 2 : 3
    guard index + length <= bytes.count else { return 0 }
    let scalar = String(decoding: bytes[index..<index + length], as: UTF8.self).unicodeScalars.first
    return scalar?.properties.isWhitespace == true ? length : 0
  }

  /// Whether a mark stands at an offset that no space goes before.
  private static func isMark(_ bytes: [UInt8], at index: Int) -> Bool {
    switch bytes[index] {
    case UInt8(ascii: "."), UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: ":"), UInt8(ascii: ")"): true
    default: marks.contains { bytes[index...].starts(with: $0) }
    }
  }

  private static let marks = ["。", "，", "；", "："].map { Array($0.utf8) }

  private mutating func collect() {
    for guide in edition.site.guides { collect(guide) }
    for claim in edition.ledger.claims {
      let source = edition.ledger.source(claim.id.source)
      let text = claim.quotation?.shown ?? claim.report?.paraphrase(edition.locale) ?? ""
      add(
        .quote, address.link(to: edition.site.page(of: claim.id), anchor: claim.id.dotted),
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
