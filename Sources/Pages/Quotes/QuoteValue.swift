import Claims
import Evidence
import Markup

/// One quoted statement as every page shows it: the words, who speaks and where, how sure that is.
struct QuoteValue {
  let edition: Edition
  let address: PageAddress
  let claim: Claim
  /// The number of the page's citation.
  var number: Int?
  /// The words of the other side, where the differing ones are to be marked.
  var comparedWith: String?
  /// Whether the mark of how far sources agree is shown.
  var showsMark = true

  private var words: Words { edition.words }
  private var source: Source? { edition.ledger.source(claim.id.source) }

  /// The values of the template `quote`.
  var value: PageRecord {
    [
      "id": .text(claim.id.dotted),
      "href": .text(address.link(to: edition.site.page(of: claim.id), anchor: claim.id.dotted)),
      "number": .optional(number.map { String($0) }), "said": .optional(said), "reported": .optional(reported),
      "translation": .optional(translation), "restored": .optional(restored),
      "publisher": .text(source?.publisher(edition.locale) ?? ""),
      "document": edition.documentTitle(claim.id.source),
      "place": .optional(place), "standing": .optional(standing),
      "evidence": .optional(evidence),
      "mark": showsMark ? .record(edition.mark(claim.id).value(words)) : .nothing,
    ]
  }

  private var said: PageRecord? {
    guard let quotation = claim.quotation else { return nil }
    return ["lang": .text(source?.language.tag ?? "en"), "text": .quote(pieces(quotation))]
  }

  private func pieces(_ quotation: Claims.Quotation) -> [QuotePiece] {
    guard let comparedWith else { return QuotePieces.pieces(quotation) }
    return edition.site.unnoted.comparedQuotes([quotation.text, comparedWith]) {
      QuotePieces.pieces(quotation, comparedWith: comparedWith)
    }
  }

  private var reported: PageRecord? {
    guard let report = claim.report else { return nil }
    let document = edition.ledger.source(report.by)?.title(edition.locale) ?? report.by.text
    let note =
      report.line.map { words("reported-line", ["document": document, "line": String($0)]) }
      ?? words("reported", ["document": document])
    return ["note": .text(note), "text": .rich(RichText.label(report.paraphrase(edition.locale)))]
  }

  private var translation: PageRecord? {
    guard let gloss = edition.ledger.translation(of: claim.id, in: edition.locale) else { return nil }
    return ["label": .text(gloss.label(words)), "text": .rich(RichText.label(gloss.text))]
  }

  private var restored: String? {
    guard let first = claim.quotation?.restorations.first else { return nil }
    if first.certainty == .guessed { return words("restored-guessed") }
    return words("restored-known", ["document": whence(first.from)])
  }

  /// Where words come from, by the document's title: "article, line 36" names it by its id.
  private func whence(_ from: String) -> String {
    let parts = from.split(separator: ",", maxSplits: 1).map { $0.drop { $0 == " " } }
    guard let id = parts.first.flatMap({ SourceID(String($0)) }), let source = edition.ledger.source(id) else {
      return from
    }
    let title = RichText.plain(source.title(edition.locale))
    guard parts.count > 1 else { return title }
    let line = parts[1].hasPrefix("line ") ? parts[1].dropFirst(5) : nil
    guard let line, line.allSatisfy({ $0.isNumber }) else {
      return [title, String(parts[1])].joined(separator: words("label-separator"))
    }
    return words("document-line", ["document": title, "line": String(line)])
  }

  private var place: PageRecord? {
    guard !claim.headings.isEmpty else { return nil }
    return [
      "lang": .text(source?.language.tag ?? "en"), "text": .text(claim.headings.joined(separator: " › ")),
    ]
  }

  /// Whether the words were found in the saved copy, and whether that is out of date; nothing for a report.
  private var evidence: PageRecord? {
    guard let evidence = edition.site.evidence(of: claim.id), let state = EvidenceState(evidence.verdict) else {
      return nil
    }
    if evidence.age != nil { return ["kind": .text("outdated"), "label": .text(words("evidence-outdated"))] }
    return ["kind": .text(state.kind), "label": .text(words("evidence-\(state.rawValue)"))]
  }

  private var standing: PageRecord? {
    guard let source else { return nil }
    return Standing.value(claim.report == nil ? source.standing : nil, words)
  }
}

extension Gloss {
  /// Whose translation it is.
  func label(_ words: Words) -> String { words(isOfficial ? "publisher-translation" : "unofficial-translation") }
}

/// Whether words come from the publisher itself.
enum Standing {
  /// The label of a standing; nil means that no words are at hand.
  static func value(_ standing: Source.Standing?, _ words: Words) -> PageRecord {
    let (kind, key) =
      switch standing {
      case .primary: ("primary", "standing-primary")
      case .secondary: ("secondary", "standing-secondary")
      case nil: ("reported", "standing-reported")
      }
    return ["kind": .text(kind), "label": .text(words(key))]
  }
}

/// What readers are told of a verdict; the raw value is the key of its words.
enum EvidenceState: String {
  case exact, typography, hole, joined, spliced, altered, ambiguous, elsewhere, missing
  case endMark = "end-mark"
  case noCopy = "no-copy"

  /// The state of a verdict; nil for a report, which has no words to compare.
  init?(_ verdict: Verdict) {
    switch verdict {
    case .exact: self = .exact
    case .joined: self = .joined
    case .spliced: self = .spliced
    case .typography: self = .typography
    case .hole: self = .hole
    case .endPunctuation: self = .endMark
    case .altered: self = .altered
    case .ambiguous: self = .ambiguous
    case .foundElsewhere: self = .elsewhere
    case .gone: self = .missing
    case .unchecked: self = .noCopy
    case .reported: return nil
    }
  }

  /// How it is set: found, found with a reservation, not found.
  var kind: String {
    switch self {
    case .exact, .typography, .ambiguous, .joined: "found"
    case .hole, .endMark: "partly"
    case .altered, .spliced, .elsewhere, .missing: "missing"
    case .noCopy: "unchecked"
    }
  }
}
