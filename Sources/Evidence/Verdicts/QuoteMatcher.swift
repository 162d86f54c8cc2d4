import Claims

/// Judges whether and how one quote stands in one capture.
struct QuoteMatcher {
  let quotation: Quotation
  let quote: FoldedText
  let capture: CaptureText

  /// A verdict that says the quote is there, and its place in the folded text.
  struct Match {
    let verdict: Verdict
    var folded: Range<Int>?
  }

  /// The match, or nil where the quote is not in the capture. `places` are those at which the whole quote stands.
  func match(_ places: [QuotePlace], headings: [String]) -> Match? {
    var places = places
    if places.isEmpty, let raw = rawPlaces() { places = raw }
    if places.isEmpty { return filled() ?? healed() ?? endPunctuation() ?? joined() }
    if places.count > 1 {
      let exact = places.filter { $0.uses.isEmpty }
      if exact.count == 1 { places = exact }
    }
    if places.count > 1, let heading = headings.last {
      let here = places.filter { capture.headings(above: $0.bytes.lowerBound).last == heading }
      if here.count == 1 { places = here }
    }
    if places.count > 1 {
      // Excerpts keep what is quoted as paragraphs: a label that is one means that one.
      let whole = places.filter { isWholeParagraph($0.folded) }
      if whole.count == 1 { places = whole }
    }
    guard places.count == 1 else { return Match(verdict: .ambiguous(places.map { capture.span($0.bytes) })) }
    return Match(verdict: verdict(places[0]), folded: places[0].folded)
  }

  private func isWholeParagraph(_ range: Range<Int>) -> Bool {
    let bytes = capture.text.bytes
    return (range.lowerBound == 0 || bytes[range.lowerBound - 1] == 0x0A)
      && (range.upperBound == bytes.count || bytes[range.upperBound] == 0x0A)
  }

  private func verdict(_ place: QuotePlace) -> Verdict {
    let span = capture.span(place.bytes)
    let holes = holes(place)
    if !holes.isEmpty { return .hole(span, holes, place.uses) }
    return place.uses.isEmpty ? .exact(span) : .typography(span, place.uses)
  }

  /// Where the bytes themselves stand although the folded ones do not: a quote that cuts through a link.
  private func rawPlaces() -> [QuotePlace]? {
    guard quote.bytes != quote.original else { return nil }
    let places = ByteSearch.all(quote.original, in: capture.bytes).map { $0..<$0 + quote.original.count }
      .filter { WordEnds.areWhole($0, in: capture.bytes) }
      .map { range in
        QuotePlace(
          bytes: range, folded: capture.text.folded(range.lowerBound)..<capture.text.folded(range.upperBound), uses: [])
      }
    return places.isEmpty ? nil : places
  }

  // MARK: Holes

  /// The holes inside a place, and words put back where the capture has none.
  private func holes(_ place: QuotePlace) -> [HoleUse] {
    guard !capture.holes.isEmpty || !quotation.restorations.isEmpty else { return [] }
    var uses: [HoleUse] = []
    var known = capture.holes.filter { place.bytes.lowerBound < $0.offset && $0.offset < place.bytes.upperBound }
    for restoration in quotation.restorations {
      let folded = place.folded.lowerBound + quote.folded(restoration.offset)
      let near = capture.holes.first { abs(capture.text.folded($0.offset) - folded) <= 1 }
      known.removeAll { $0.offset == near?.offset }
      let offset = near?.offset ?? capture.text.original(folded..<folded).lowerBound
      uses.append(HoleUse(hole: near?.hole, restoration: restoration, offset: offset))
    }
    uses += known.map { HoleUse(hole: $0.hole, restoration: nil, offset: $0.offset) }
    return uses.sorted { $0.offset < $1.offset }
  }

  /// The quote in the capture with its holes filled: the words stand in the quote as if the capture had them.
  private func filled() -> Match? {
    guard !capture.holes.isEmpty else { return nil }
    let filling = HoleFilling(capture)
    let places = filling.text.places(of: quote)
    guard places.count == 1, let place = places.first else { return nil }
    let bytes = filling.original(place.bytes)
    let holes = capture.holes.filter { bytes.lowerBound <= $0.offset && $0.offset <= bytes.upperBound }
      .map { HoleUse(hole: $0.hole, restoration: nil, offset: $0.offset) }
    guard !holes.isEmpty else { return nil }
    return Match(
      verdict: .hole(capture.span(bytes), holes, []),
      folded: capture.text.folded(bytes.lowerBound)..<capture.text.folded(bytes.upperBound))
  }

  /// The quote with its words put back, in a capture that has them itself.
  private func healed() -> Match? {
    guard !quotation.restorations.isEmpty else { return nil }
    let words = quotation.passages.map { passage in
      guard passage.isRestored else { return passage.text }
      // Shown as `[words]`, with the space behind the bracket that the capture lost.
      let isSpaced = passage.text.hasSuffix(" ")
      return String(passage.text.dropFirst().dropLast(isSpaced ? 2 : 1)) + (isSpaced ? " " : "")
    }
    let places = capture.places(of: FoldedText(words.joined()))
    guard places.count == 1, let place = places.first else { return nil }
    let uses = quotation.restorations.map { restoration in
      HoleUse(hole: nil, restoration: restoration, offset: place.bytes.lowerBound, isHealed: true)
    }
    return Match(verdict: .hole(capture.span(place.bytes), uses, place.uses), folded: place.folded)
  }

  // MARK: Ends

  /// The quote without the marks at its end, where the capture has other marks.
  private func endPunctuation() -> Match? {
    let (core, tail) = EndMarks.split(quote.bytes)
    guard !tail.isEmpty, !core.isEmpty else { return nil }
    var found: [(Range<Int>, EndPunctuation)] = []
    for offset in ByteSearch.all(core, in: capture.text.bytes) {
      let end = offset + core.count
      let folded = offset..<end
      guard WordEnds.areWhole(capture.text.original(folded), in: capture.bytes) else { continue }
      let marks = EndMarks.prefix(Array(capture.text.bytes[end..<min(end + 12, capture.text.bytes.count)]))
      guard EndMarks.differInPointsOnly(tail, marks) else { continue }
      let place = offset..<end + marks.count
      let tailWords = quote.original[quote.original(core.count..<quote.bytes.count)]
      found.append(
        (
          place,
          EndPunctuation(
            quote: String(decoding: tailWords, as: UTF8.self),
            capture: marks.isEmpty ? "" : capture.words(capture.text.original(end..<end + marks.count)))
        ))
    }
    guard let first = found.first else { return nil }
    guard found.count == 1 else {
      return Match(verdict: .ambiguous(found.map { capture.span(capture.text.original($0.0)) }))
    }
    return Match(verdict: .endPunctuation(capture.span(capture.text.original(first.0)), first.1), folded: first.0)
  }

  // MARK: Joins

  private func joined() -> Match? {
    let parts = JoinedQuote.parts(quote.original)
    guard parts.count > 1 else { return nil }
    return JoinedQuote(parts.map { FoldedText($0) }, capture).match()
  }
}
