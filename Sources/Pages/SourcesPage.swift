import Diagnostics
import Claims
import Markup

/// Every document: what it is, what is held of it, how far it can be checked.
struct SourcesPage {
  private let edition: Edition
  private let address = PageAddress.sources
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  func page() -> Page {
    var frame = PageFrame(edition: edition, address: address, title: words("sources"))
    frame.lead = RichText.label(words("sources-lead"))
    let groups = ["primary", "through", "secondary"].compactMap { group($0) }
    frame.contents = []
    return Page(address, edition, template: "sources", values: frame.values.adding(["groups": .records(groups)]))
  }

  private func group(_ kind: String) -> PageRecord? {
    let sources = edition.ledger.sources.filter { self.kind(of: $0) == kind }
    guard !sources.isEmpty else { return nil }
    return [
      "id": .text(kind), "title": .text(words("standing-\(kind)")), "text": .text(words("standing-\(kind)-text")),
      "documents": .records(sources.map { document($0) }),
    ]
  }

  /// Where a document is listed. What others are only known through is a witness of their words, not their publisher.
  private func kind(of source: Source) -> String {
    if source.standing != .primary { return "secondary" }
    let isWitness = edition.ledger.sources.contains { $0.standing == .secondary(knownThrough: source.id) }
    return isWitness && edition.ledger.claims(of: source.id).isEmpty ? "through" : "primary"
  }

  private func document(_ source: Source) -> PageRecord {
    let claims = edition.ledger.claims(of: source.id)
    let text = StatementCount.text(claims, edition)
    let standing = kind(of: source) == "through" ? "standing-through" : nil
    return [
      "id": .text(source.id.text), "href": .text(address.link(to: .quotes(source.id))),
      "title": edition.documentTitle(source.id),
      "standing": .record(
        standing.map { ["kind": .text("secondary"), "label": .text(words($0))] }
          ?? Standing.value(source.standing, words)),
      "facts": .optional(Facts.record(SourceFacts(edition, address).rows(source))),
      "copies": .optional(copies(source)), "copyright": .optional(source.copyright),
      "count": claims.isEmpty ? .nothing : .text(text),
    ]
  }

  private func copies(_ source: Source) -> PageRecord? {
    let captures = edition.ledger.captures(of: source.id)
    guard !captures.isEmpty else { return nil }
    let rows = captures.map { capture -> PageRecord in
      var parts: [String] = []
      if let who = capture.takenBy { parts.append(words("saved-copy-by", ["who": edition.person(who)])) }
      parts.append(words("extent-\(capture.extent.rawValue)"))
      if !capture.holes.isEmpty { parts.append(words.count("missing-words", capture.holes.count)) }
      return [
        "datetime": .optional(capture.taken?.machine),
        "date": .text(capture.taken.map { edition.language.date($0) } ?? words("date-unknown")),
        "text": .text(parts.joined(separator: words("label-separator"))), "checksum": .text(capture.originalSHA256),
      ]
    }
    return ["title": .text(words("saved-copies")), "rows": .records(rows)]
  }
}

/// The facts of a document, for the list of sources and the head of its own page.
struct SourceFacts {
  private let edition: Edition
  private let address: PageAddress
  private var words: Words { edition.words }

  init(_ edition: Edition, _ address: PageAddress) {
    self.edition = edition
    self.address = address
  }

  /// Terms with their values; what is not known is left out, except the address.
  func rows(_ source: Source) -> [(term: String, value: PageValue)] {
    var rows: [(term: String, value: PageValue)] = [(words("publisher"), .text(source.publisher(edition.locale)))]
    if let short = source.names.short {
      rows.append((words("called-here"), .text(short(edition.locale))))
    }
    rows.append((words("kind"), .text(words("kind-\(source.kind.rawValue)"))))
    if let url = source.url, let link = ExternalLink.inline(url, source.location) {
      rows.append((words("address"), .rich([link])))
    } else {
      rows.append((words("address"), .text(words("address-unknown"))))
    }
    if let version = source.version { rows.append((words("version"), .text(version))) }
    if let build = source.build { rows.append((words("build"), .text(build))) }
    if source.isBeta { rows.append((words("stage"), .text(words("stage-beta")))) }
    if let date = source.published { rows.append((words("published"), .text(edition.language.date(date)))) }
    rows.append((words("document-language"), .text(edition.language.name(of: source.language))))
    if case .secondary(let through) = source.standing {
      rows.append((words("known-through"), document(through)))
    }
    if let older = source.supersedes { rows.append((words("replaces"), document(older))) }
    if let newer = edition.ledger.sources.first(where: { $0.supersedes == source.id }) {
      rows.append((words("replaced-by"), document(newer.id)))
    }
    return rows
  }

  private func document(_ id: SourceID) -> PageValue {
    edition.documentTitle(id)
  }
}

/// Links to the world outside.
enum ExternalLink {
  /// A link that shows its own address; nil where the address cannot be linked to.
  static func inline(_ url: String, _ location: FileLocation) -> Inline? {
    LinkTarget(url).map { .link(Link(to: $0, content: [.text(url)], at: location)) }
  }
}
