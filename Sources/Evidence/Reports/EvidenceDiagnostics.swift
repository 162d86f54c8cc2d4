public import Claims
public import Diagnostics

/// What is wrong with quotes, at their places, with what differs and where as notes.
public struct EvidenceDiagnostics {
  private let ledger: Ledger
  /// Claims for which an editor accepted a kind of finding with a reason.
  private let accepted: [DiagnosticID: Set<ClaimID>]

  /// Diagnostics for a ledger. Accepted can be joins across paragraphs, end marks, and words that stand several times;
  /// never words that are not there.
  public init(_ ledger: Ledger, accepted: [(diagnostic: DiagnosticID, about: ClaimID)] = []) {
    self.ledger = ledger
    self.accepted = Dictionary(grouping: accepted) { $0.diagnostic }.mapValues { Set($0.map { $0.about }) }
  }

  /// What is wrong, sorted by place.
  public func diagnostics(_ report: EvidenceReport) -> [Diagnostic] {
    var found: [Diagnostic] = []
    var told: Set<SourceID> = []
    for evidence in report.evidence {
      guard let claim = ledger.claim(evidence.claim) else { continue }
      found += diagnostics(evidence, claim)
      if let age = evidence.age, told.insert(claim.id.source).inserted, let old = outdated(age, claim.id.source) {
        found.append(old)
      }
    }
    return found.sorted()
  }

  private func diagnostics(_ evidence: Evidence, _ claim: Claim) -> [Diagnostic] {
    guard let place = claim.quotation?.location else { return [] }
    let copy = "the saved copy of '\(evidence.document)'"
    switch evidence.verdict {
    case .exact, .typography, .joined, .reported, .unchecked: return []
    case .hole(_, let uses, _): return uses.compactMap { hole($0, copy, place, evidence) }
    case .endPunctuation(let span, let marks):
      if isAccepted(.quoteEnd, claim.id) { return [] }
      let ends = marks.capture.isEmpty ? "no mark" : "'\(marks.capture)'"
      let own = marks.quote.isEmpty ? "no mark" : "'\(marks.quote)'"
      return [
        Diagnostic(
          .quoteEnd, "the quote ends with \(own), \(copy) has \(ends) there; write what the document has", at: place,
          notes: [note("the passage", span, evidence)])
      ]
    case .spliced(let spans, let splice):
      if splice == .acrossParagraphs, isAccepted(.quoteSpliced, claim.id) { return [] }
      return [
        Diagnostic(
          .quoteSpliced, "the parts of this quote must not be joined: \(reason(splice)); make them quotes of their own",
          at: place, notes: spans.map { note("a part", $0, evidence) })
      ]
    case .altered(let alteration):
      let since = alteration.wasVerbatimBefore ? " (an earlier copy has the quote; the publisher changed it)" : ""
      return [
        Diagnostic(
          .quoteAltered, "\(copy) has other words\(since): \(alteration.diff.excerpt)", at: place,
          notes: [note("the passage that differs least", alteration.span, evidence)])
      ]
    case .ambiguous(let spans):
      if isAccepted(.quoteAmbiguous, claim.id) || claim.role == .label { return [] }
      return [
        Diagnostic(
          .quoteAmbiguous,
          "these words stand in \(copy) \(spans.count) times; quote more, or put them under the document's own heading",
          at: place, notes: spans.prefix(8).map { note("here", $0, evidence) })
      ]
    case .foundElsewhere(let places):
      let names = places.map { "'\($0.source)'" }.reduce(into: [String]()) { if !$0.contains($1) { $0.append($1) } }
      return [
        Diagnostic(
          .quoteElsewhere, "these words are not in \(copy), but in that of \(names.joined(separator: " and "))",
          at: place, notes: places.map { note("here", $0.span, $0.source, $0.capture) })
      ]
    case .gone(let gone):
      var notes: [Diagnostic.Note] = []
      if let earlier = gone.earlier { notes.append(.init("the earlier copy '\(earlier)' has them")) }
      if let twin = gone.twin {
        notes.append(
          .init("the passage most like it is that of '\(twin)'", at: ledger.claim(twin)?.quotation?.location))
      }
      return [Diagnostic(.quoteNotFound, "these words are not in \(copy)", at: place, notes: notes)]
    }
  }

  private func isAccepted(_ id: DiagnosticID, _ claim: ClaimID) -> Bool { accepted[id]?.contains(claim) == true }

  private func reason(_ splice: Splice) -> String {
    switch splice {
    case .otherOrder: "the document has them in another order"
    case .acrossParagraphs: "they stand in different paragraphs"
    case .acrossSentences: "they would make one sentence of pieces of two"
    }
  }

  private func hole(_ use: HoleUse, _ copy: String, _ place: FileLocation, _ evidence: Evidence) -> Diagnostic? {
    let words = use.hole?.words ?? ""
    switch use.state {
    case .restored: return nil
    case .healed:
      return Diagnostic(
        .badHole,
        "\(copy) has the words '\(use.restoration?.words ?? "")' itself; take away their brackets and the line 'restored:'",
        at: place, severity: .warning)
    case .missing:
      return Diagnostic(
        .badHole, "\(copy) lacks words here; write '[[\(words)]]' in their place, with a line 'restored:'", at: place)
    case .different:
      return Diagnostic(
        .badHole, "the record of \(copy) has '\(words)' here, not '\(use.restoration?.words ?? "")'", at: place)
    case .unrecorded:
      return Diagnostic(
        .badHole,
        "'[[\(use.restoration?.words ?? "")]]' is put back where the record of \(copy) has no missing words; add them to its 'holes', or take this out",
        at: place)
    }
  }

  private func outdated(_ age: CopyAge, _ source: SourceID) -> Diagnostic? {
    guard let location = ledger.source(source)?.location else { return nil }
    switch age {
    case .overLimit(let days):
      return Diagnostic(
        .captureOutdated, "the saved copy behind '\(source)' is \(days) days old; save a new one and compare",
        at: location)
    case .followed(let newer):
      return Diagnostic(
        .captureOutdated, "'\(source)' speaks of a beta, and '\(newer)' has followed; quote the newer document",
        at: location)
    }
  }

  // MARK: Places in copies

  private func note(_ text: String, _ span: TextSpan, _ evidence: Evidence) -> Diagnostic.Note {
    note(text, span, evidence.document, evidence.capture ?? "")
  }

  private func note(_ text: String, _ span: TextSpan, _ source: SourceID, _ name: String) -> Diagnostic.Note {
    guard let capture = ledger.captures.first(where: { $0.source == source && $0.name == name }) else {
      return .init(text)
    }
    let copy = SourceText(path: capture.textPath, capture.text)
    let place = copy.location(at: span.bytes.lowerBound)
    let line = copy.rangeOfLine(place.line)
    let length = min(span.bytes.upperBound, line.upperBound) - span.bytes.lowerBound
    return .init(
      text, at: FileLocation(path: place.path, line: place.line, column: place.column, length: max(0, length)))
  }
}

extension WordDiff {
  /// The marked line without the middle of long runs that are the same.
  public var excerpt: String {
    let context = 48
    let shortened = parts.enumerated().map { index, part -> Part in
      guard part.isSame, part.captureWords.count > context * 2 else { return part }
      let (head, tail) = (String(part.captureWords.prefix(context)), String(part.captureWords.suffix(context)))
      let words =
        index == 0 ? "…" + tail : index == parts.count - 1 ? head + "…" : head + "…" + tail
      return Part(
        isSame: true, quote: part.quote, capture: part.capture, quoteWords: words, captureWords: words)
    }
    return WordDiff(parts: shortened).marked
  }
}
