import Claims

/// Looks all quotes up: in their own documents first, all quotes of a document in one pass; what is missing there in all
/// other documents, in one pass; what is missing everywhere is compared with the nearest passage.
struct EvidenceSearch {
  private let ledger: Ledger
  private let captures: [Capture]
  private let editions: CaptureEditions
  /// The captures as texts, made when they are first looked into.
  private var texts: [CaptureText?]
  private var found: [Evidence?]
  /// The folded text of each claim's quote.
  private let quotes: [FoldedText?]
  /// The places of verified quotes, by capture: in folded bytes, with the claim.
  private var taken: [Int: [(range: Range<Int>, claim: ClaimID)]] = [:]

  private let copyLimit: Int?

  init(_ ledger: Ledger, captures: [Capture], copyLimit: Int?) {
    self.ledger = ledger
    self.copyLimit = copyLimit
    self.captures = captures
    editions = CaptureEditions(captures)
    texts = Array(repeating: nil, count: captures.count)
    found = Array(repeating: nil, count: ledger.claims.count)
    quotes = ledger.claims.map { $0.quotation.map { FoldedText($0.text) } }
  }

  mutating func run() -> [Evidence] {
    var documents: [SourceID: [Int]] = [:]
    for (index, claim) in ledger.claims.enumerated() {
      let document = document(of: claim)
      if claim.quotation == nil {
        settle(index, .reported, document, nil)
      } else if editions.newest(of: document).isEmpty {
        settle(index, .unchecked, document, nil)
      } else {
        documents[document, default: []].append(index)
      }
    }
    let sources = documents.keys.sorted()
    var missing: [SourceID: [Int]] = [:]
    for source in sources {
      let left = lookUp(documents[source] ?? [], in: source)
      if !left.isEmpty { missing[source] = left }
    }
    if !missing.isEmpty {
      let lost = sources.flatMap { missing[$0] ?? [] }
      let elsewhere = lookElsewhere(lost)
      for source in sources { explain(missing[source] ?? [], elsewhere, in: source) }
    }
    return found.compactMap { $0 }
  }

  /// The document to look in: the source's own, or that through which it is known.
  private func document(of claim: Claim) -> SourceID {
    guard editions.newest(of: claim.id.source).isEmpty,
      case .secondary(let through) = ledger.source(claim.id.source)?.standing
    else { return claim.id.source }
    return through
  }

  private mutating func text(_ capture: Int) -> CaptureText {
    if let text = texts[capture] { return text }
    let text = CaptureText(captures[capture])
    texts[capture] = text
    return text
  }

  // MARK: In the document itself

  /// Looks claims up in the newest state of their document; gives back those that are not there.
  private mutating func lookUp(_ claims: [Int], in source: SourceID) -> [Int] {
    var left = claims
    for capture in editions.newest(of: source) where !left.isEmpty {
      let text = text(capture)
      let places = places(of: left, in: text)
      var still: [Int] = []
      for (position, claim) in left.enumerated() {
        guard let quote = quotes[claim], let quotation = ledger.claims[claim].quotation else { continue }
        let matcher = QuoteMatcher(quotation: quotation, quote: quote, capture: text)
        let headings = source == ledger.claims[claim].id.source ? ledger.claims[claim].headings : []
        if let match = matcher.match(places[position], headings: headings) {
          settle(claim, match.verdict, source, capture)
          if let range = match.folded { taken[capture, default: []].append((range, ledger.claims[claim].id)) }
        } else {
          still.append(claim)
        }
      }
      left = still
    }
    return left
  }

  /// For each of some claims the places of its quote, in one pass over the document.
  private func places(of claims: [Int], in text: CaptureText) -> [[QuotePlace]] {
    let patterns = PatternSet(claims.map { quotes[$0]?.bytes ?? [] })
    var places: [[QuotePlace]] = Array(repeating: [], count: claims.count)
    patterns.places(in: text.text.bytes) { pattern, offset in
      // Words that stand a thousand times are ambiguous enough.
      guard places[pattern].count < 1_000, let quote = quotes[claims[pattern]],
        let place = text.place(of: quote, atFolded: offset)
      else { return }
      places[pattern].append(place)
    }
    return places
  }

  private mutating func settle(_ claim: Int, _ verdict: Verdict, _ document: SourceID, _ capture: Int?) {
    let copy = capture.map { captures[$0] }
    let id = ledger.claims[claim].id
    found[claim] = Evidence(
      claim: id, verdict: verdict, document: document, capture: copy?.name,
      age: CopyAge.age(of: copy, source: ledger.source(id.source), in: ledger, limit: copyLimit))
  }

  // MARK: Elsewhere

  /// Where else the quotes of some claims stand, in one pass over the newest state of every document.
  private mutating func lookElsewhere(_ claims: [Int]) -> [Int: [Elsewhere]] {
    var elsewhere: [Int: [Elsewhere]] = [:]
    let patterns = PatternSet(claims.map { quotes[$0]?.bytes ?? [] })
    let documents = Set(claims.map { document(of: ledger.claims[$0]) })
    for source in editions.sources where documents != [source] {
      for capture in editions.newest(of: source) {
        let text = text(capture)
        patterns.places(in: text.text.bytes) { pattern, offset in
          let claim = claims[pattern]
          guard document(of: ledger.claims[claim]) != source, let quote = quotes[claim],
            elsewhere[claim]?.count ?? 0 < 8, let place = text.place(of: quote, atFolded: offset)
          else { return }
          elsewhere[claim, default: []].append(
            Elsewhere(source: source, capture: captures[capture].name, span: text.span(place.bytes)))
        }
      }
    }
    return elsewhere
  }

  // MARK: Nowhere

  /// Says what became of quotes that their document does not have.
  private mutating func explain(_ claims: [Int], _ elsewhere: [Int: [Elsewhere]], in source: SourceID) {
    guard !claims.isEmpty else { return }
    var left: [Int] = []
    for claim in claims {
      if let places = elsewhere[claim] {
        settle(claim, .foundElsewhere(places), source, editions.newest(of: source).last)
      } else {
        left.append(claim)
      }
    }
    for capture in editions.earlier(of: source) where !left.isEmpty {
      let text = text(capture)
      let places = places(of: left, in: text)
      guard places.contains(where: { !$0.isEmpty }) else { continue }
      left = fates(left, places, in: capture, of: source)
    }
    guard !left.isEmpty, let capture = editions.newest(of: source).last else { return }
    let text = text(capture)
    let nearest = NearestPassages(text, for: left.compactMap { quotes[$0] })
    for claim in left {
      guard let quote = quotes[claim] else { continue }
      guard let alignment = nearest.nearest(to: quote) else {
        settle(claim, .gone(Gone(earlier: nil, twin: nil)), source, capture)
        continue
      }
      // A passage that another quote stands for is that quote's, never this one's.
      if let twin = owner(of: alignment.capture, in: capture) {
        settle(claim, .gone(Gone(earlier: nil, twin: twin)), source, capture)
      } else {
        let alteration = Alteration(
          span: text.span(text.text.original(alignment.capture)),
          diff: WordDiff(alignment, quote: quote, capture: text.text), wasVerbatimBefore: false)
        settle(claim, .altered(alteration), source, capture)
      }
    }
  }

  /// The quote whose verified place holds at least half of a passage.
  private func owner(of passage: Range<Int>, in capture: Int) -> ClaimID? {
    (taken[capture] ?? []).first { $0.range.clamped(to: passage).count * 2 >= passage.count }?.claim
  }

  /// What became of quotes that an earlier state of the document has; gives back the claims that it does not have.
  private mutating func fates(
    _ claims: [Int], _ places: [[QuotePlace]], in capture: Int, of source: SourceID
  ) -> [Int] {
    guard let newest = editions.newest(of: source).last else { return claims }
    let comparison = CaptureComparison(from: text(capture), to: text(newest))
    var left: [Int] = []
    for (position, claim) in claims.enumerated() {
      guard let place = places[position].first, let quote = quotes[claim] else {
        left.append(claim)
        continue
      }
      if let alteration = comparison.alteration(of: quote, at: place.folded) {
        settle(claim, .altered(alteration), source, newest)
      } else {
        settle(claim, .gone(Gone(earlier: captures[capture].name, twin: nil)), source, newest)
      }
    }
    return left
  }
}
