public import Claims

/// Makes the notes that go out with a unit.
public struct ContextBuilder: Sendable {
  private let ledger: Ledger
  private let sentences: @Sendable (Claim) -> [String]
  private let addresses: @Sendable (DocumentName, UnitKey) -> String?

  /// A builder. `sentences` tells a claim's rules in plain words; `addresses` gives the page and anchor of a unit.
  public init(
    _ ledger: Ledger, sentences: @escaping @Sendable (Claim) -> [String],
    addresses: @escaping @Sendable (DocumentName, UnitKey) -> String?
  ) {
    self.ledger = ledger
    self.sentences = sentences
    self.addresses = addresses
  }

  /// What a translator should know of a unit.
  public func context(of unit: AssessedUnit, in document: DocumentTranslation) -> UnitContext {
    let own = unit.unit
    let name = document.source.name
    var context = UnitContext(
      place: "\(name), \(Self.words(own.kind))\(own.location.line > 0 ? ", \(own.location)" : "")",
      preview: "preview.html#\(name.anchor(of: own.key))"
        + (addresses(name, own.key).map { "; on the site: \($0)" } ?? ""))
    let claims = (own.kind == .quote ? own.key.claim.map { [$0] } ?? [] : own.claims).compactMap { ledger.claim($0) }
    if own.kind == .gloss { context.place += "; leave it empty where your sentence says it already" }
    for claim in claims {
      if own.kind != .quote {
        context.quotes.append(said(claim))
      } else if let source = ledger.source(claim.id.source) {
        context.quotes.append("\(source.publisher), \(source.title)")
      }
      context.conditions += sentences(claim)
      if let own = ledger.translation(of: claim.id, in: document.locale), let official = own.official {
        context.quotes.append("\(official), the publisher’s own translation: “\(own.text)”")
      }
    }
    let words = own.source.words.lowercased()
    for term in ledger.vocabulary.terms where Self.holds(words, term.term.original.lowercased()) {
      context.terms.append(
        UnitContext.Term(
          term: term.term.original, translation: term.term.translations[document.locale],
          meaning: term.meaning.original, isKept: term.isKept, avoided: term.avoided))
    }
    if own.kind == .label, own.key.text.hasSuffix(".short") { context.limit = 16 }
    context.changed = Self.changed(unit)
    return context
  }

  private func said(_ claim: Claim) -> String {
    let source = ledger.source(claim.id.source)
    let by = "\(source?.publisher ?? claim.id.source.text), \(source?.title ?? "")"
    if let quotation = claim.quotation { return "\(claim.id): “\(quotation.shown)” (\(by))" }
    return "\(claim.id), only reported: \(claim.report?.paraphrase.original ?? "") (\(by))"
  }

  private static func changed(_ unit: AssessedUnit) -> String? {
    guard let stored = unit.stored, stored.target != nil, !unit.causes.isEmpty else { return nil }
    var lines = unit.causes.map(\.words)
    if stored.source.markdown != unit.unit.source.markdown {
      lines.append("translated from: \(stored.source.markdown)")
      lines.append("now: \(unit.unit.source.markdown)")
      if unit.travelling.target == nil, let target = stored.target {
        lines.append("the translation then: \(target.markdown)")
      }
    }
    return lines.joined(separator: "; ")
  }

  private static func holds(_ text: String, _ term: String) -> Bool {
    guard !term.isEmpty, let range = text.firstRange(of: term) else { return false }
    let before = range.lowerBound > text.startIndex ? text[text.index(before: range.lowerBound)] : " "
    return !before.isLetter
  }

  private static func words(_ kind: UnitKind) -> String {
    switch kind {
    case .item: "item of a list"
    case .cell: "cell of a table"
    case .picture: "text of a picture"
    case .step: "title of a step"
    case .doneWhen: "when a step is done"
    case .skipIf: "when a step can be left out"
    case .who: "who does a step"
    case .applies: "what a step is for"
    case .quote: "quote; the translation is unofficial"
    case .gloss: "quotation; an unofficial translation, shown in brackets behind it"
    default: kind.rawValue
    }
  }
}
