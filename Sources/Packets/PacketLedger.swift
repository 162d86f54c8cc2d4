import Claims
import Diagnostics

/// What a packet encloses as a ledger of quotes and copies: enough to look every quote up again, with nothing else at
/// hand.
struct PacketLedger {
  private let content: PacketContent
  private let bytes: [String: [UInt8]]

  init(_ content: PacketContent, bytes: [String: [UInt8]]) {
    self.content = content
    self.bytes = bytes
  }

  /// The ledger; nil where the record has what no workspace can have.
  func ledger() -> Ledger? {
    guard let asOf = CalendarDate(content.asOf), let original = LocaleCode(content.scope.original) else { return nil }
    let publication = Publication(
      title: LocalizedText(""), publisher: content.publisher, locales: [original], defaultLocale: original,
      baseURL: nil, visibility: .internal, asOf: asOf)
    return Ledger(
      publication: publication,
      vocabulary: Vocabulary(
        dimensions: [], outcomes: [], regionSets: [], topics: [], terms: [], impossible: []),
      sources: content.sources.compactMap { source($0) }, captures: content.captures.compactMap { capture($0) },
      claims: content.quotes.compactMap { claim($0) }.sorted { $0.id < $1.id }, glosses: [], decisions: [],
      observations: [])
  }

  private var place: FileLocation { .wholeFile(PacketName.content) }

  private func source(_ document: PacketContent.Document) -> Source? {
    guard let id = SourceID(document.id), let language = LocaleCode(document.lang),
      let kind = Source.Kind(rawValue: document.kind)
    else { return nil }
    let through = document.knownThrough.flatMap { SourceID($0) }
    return Source(
      id: id, title: document.title, publisher: document.publisher, url: document.url, language: language, kind: kind,
      standing: through.map { .secondary(knownThrough: $0) } ?? .primary, version: document.version,
      build: document.build, isBeta: document.beta, published: nil, topics: [], supersedes: nil, copyright: nil,
      note: nil, location: place)
  }

  private func capture(_ copy: PacketContent.Copy) -> Capture? {
    guard let source = SourceID(copy.source), let extent = Capture.Extent(rawValue: copy.extent),
      let data = bytes[copy.path], let text = String(validating: data, as: UTF8.self)
    else { return nil }
    return Capture(
      source: source, name: copy.name, text: text, textPath: copy.path, mediaType: copy.mediaType,
      originalSHA256: copy.originalSHA256, extent: extent, taken: copy.taken.flatMap { CalendarDate($0) },
      takenBy: nil, method: nil,
      holes: copy.holes.compactMap { hole in
        Certainty(rawValue: hole.certainty).map {
          Capture.Hole(after: hole.after, before: hole.before, words: hole.words, certainty: $0, from: hole.from)
        }
      }, location: place)
  }

  private func claim(_ quote: PacketContent.Quote) -> Claim? {
    guard let id = ClaimID(quote.id), let role = Claim.Role(rawValue: quote.role) else { return nil }
    let wording: Claim.Wording
    if let words = quote.words {
      let restorations = quote.restored.compactMap { restored in
        Certainty(rawValue: restored.certainty).map {
          Quotation.Restoration(offset: restored.offset, words: restored.words, certainty: $0, from: restored.from)
        }
      }
      wording = .quoted(Quotation(text: words, restorations: restorations, location: place))
    } else if let report = quote.report, let by = SourceID(report.by) {
      wording = .reported(
        Report(paraphrase: LocalizedText(""), by: by, line: report.line, location: place))
    } else {
      return nil
    }
    return Claim(
      id: id, headings: quote.headings, wording: wording, role: role, topics: [], statements: [], note: nil,
      formerly: [], location: place)
  }
}
