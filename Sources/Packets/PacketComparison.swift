import Claims
public import Pages

/// The differences between two content records, in a fixed order: quotes, copies, decisions, disagreements, cases,
/// passages, translations.
public struct PacketComparison {
  private let old: PacketContent
  private let new: PacketContent
  private let words: Words?
  /// The language in which what has several languages is told: that of `words`, or one that both records have.
  private let language: String

  /// Compares an earlier record with a later one. `words` are those of the reader's language, where the changes are
  /// told to a reader.
  public init(_ old: PacketContent, _ new: PacketContent, words: Words? = nil) {
    self.old = old
    self.new = new
    self.words = words
    let common = old.scope.locales.filter { new.scope.locales.contains($0) }
    language = common.first { $0 == words?.locale.tag } ?? common.first ?? new.scope.original
  }

  /// The changes; none where both say the same.
  public func changes() -> [PacketChange] {
    let all =
      quotes() + copies() + decisions() + disagreements() + cases() + passages() + translations() + stale()
    let order = Dictionary(PacketChange.Kind.allCases.enumerated().map { ($1, $0) }) { first, _ in first }
    return all.enumerated().sorted {
      (order[$0.element.kind] ?? 0, $0.offset) < (order[$1.element.kind] ?? 0, $1.offset)
    }.map { $0.element }
  }

  /// Things of both sides by their ids: those of one side alone, and pairs. In the order of the later side, what is
  /// gone in the order of the earlier one.
  private func paired<Item>(
    _ olds: [Item], _ news: [Item], id: (Item) -> String
  ) -> (gone: [Item], added: [Item], pairs: [(old: Item, new: Item)]) {
    let before = Dictionary(olds.map { (id($0), $0) }) { first, _ in first }
    let after = Set(news.map { id($0) })
    return (
      olds.filter { !after.contains(id($0)) }, news.filter { before[id($0)] == nil },
      news.compactMap { item in before[id(item)].map { ($0, item) } }
    )
  }

  private func titles(_ texts: [PacketContent.Text]) -> [LocaleCode: String] {
    Dictionary(texts.compactMap { text in LocaleCode(text.lang).map { ($0, text.text) } }) { first, _ in first }
  }

  /// A text in the language of the comparison.
  private func told(_ texts: [PacketContent.Text]) -> String {
    (texts.first { $0.lang == language } ?? texts.first)?.text ?? ""
  }

  /// The language of what is told by `told`.
  private var spoken: LocaleCode? { LocaleCode(language) }

  private func original(_ texts: [PacketContent.Text], of content: PacketContent) -> String {
    (texts.first { $0.lang == content.scope.original } ?? texts.first)?.text ?? ""
  }

  // MARK: Quotes and copies

  /// The language of a quote: that of its document, or of the originals where it is only reported.
  private func language(_ quote: PacketContent.Quote, of content: PacketContent) -> LocaleCode? {
    let document = content.sources.first { quote.id.hasPrefix("\($0.id)/") }
    return LocaleCode(quote.words == nil ? content.scope.original : document?.lang ?? content.scope.original)
  }

  private func text(_ quote: PacketContent.Quote, of content: PacketContent) -> String {
    quote.words ?? quote.report.map { original($0.paraphrase, of: content) } ?? ""
  }

  private func quotes() -> [PacketChange] {
    let (gone, added, pairs) = paired(old.quotes, new.quotes) { $0.id }
    var changes = gone.map {
      PacketChange(
        .quoteRemoved, $0.id, number: $0.number, before: text($0, of: old), language: language($0, of: old))
    }
    changes += added.map {
      PacketChange(.quoteAdded, $0.id, number: $0.number, after: text($0, of: new), language: language($0, of: new))
    }
    for pair in pairs {
      if pair.old.sha256 != pair.new.sha256 || pair.old.words != pair.new.words {
        changes.append(
          PacketChange(
            .quoteAltered, pair.new.id, number: pair.new.number, before: text(pair.old, of: old),
            after: text(pair.new, of: new), language: language(pair.new, of: new)))
      }
      let (before, after) = (meaning(pair.old), meaning(pair.new))
      if before != after {
        changes.append(
          PacketChange(
            .meaningAltered, pair.new.id, number: pair.new.number, before: before, after: after, language: spoken))
      }
    }
    return changes
  }

  /// What a quote means, in the language of the comparison.
  private func meaning(_ quote: PacketContent.Quote) -> String {
    quote.meaning.first { $0.lang == language }?.sentences.joined(separator: " ") ?? ""
  }

  private func copies() -> [PacketChange] {
    let (gone, added, pairs) = paired(old.captures, new.captures) { $0.path }
    return gone.map { PacketChange(.copyRemoved, $0.path) } + added.map { PacketChange(.copyAdded, $0.path) }
      + pairs.filter { $0.old.sha256 != $0.new.sha256 || $0.old.originalSHA256 != $0.new.originalSHA256 }.map {
        PacketChange(.copyAltered, $0.new.path, before: $0.old.sha256, after: $0.new.sha256)
      }
  }

  // MARK: Decisions and disagreements

  private func decisions() -> [PacketChange] {
    let (gone, added, pairs) = paired(old.decisions, new.decisions) { $0.id }
    func told(_ decision: PacketContent.DecisionRecord) -> String {
      [decision.follow ?? "", self.told(decision.reason)].filter { !$0.isEmpty }.joined(separator: ": ")
    }
    var changes = gone.map {
      PacketChange(.decisionRemoved, $0.id, title: titles($0.question), before: told($0), language: spoken)
    }
    changes += added.map { decision in
      let kind: PacketChange.Kind = decision.state == "lapsed" ? .decisionLapsed : .decisionMade
      return PacketChange(
        kind, decision.id, title: titles(decision.question), after: told(decision), language: spoken)
    }
    for pair in pairs {
      if pair.old.state != "lapsed", pair.new.state == "lapsed" {
        let changed = pair.new.rests.filter { rest in
          new.quotes.first { $0.id == rest.quote }?.sha256 != rest.sha256
        }
        changes.append(
          PacketChange(
            .decisionLapsed, pair.new.id, title: titles(pair.new.question),
            after: changed.map { $0.quote }.joined(separator: ", ")))
      } else if pair.old.state == "open", pair.new.state == "valid" {
        changes.append(
          PacketChange(
            .decisionMade, pair.new.id, title: titles(pair.new.question), after: told(pair.new), language: spoken))
      } else if told(pair.old) != told(pair.new) || pair.old.state != pair.new.state {
        changes.append(
          PacketChange(
            .decisionAltered, pair.new.id, title: titles(pair.new.question), before: told(pair.old),
            after: told(pair.new), language: spoken))
      }
    }
    return changes
  }

  private func disagreements() -> [PacketChange] {
    let (gone, added, _) = paired(old.disagreements, new.disagreements) { $0.id }
    return gone.map {
      PacketChange(
        .disagreementRemoved, $0.id, title: titles($0.title), before: told($0.example), language: spoken)
    }
      + added.map {
        PacketChange(.disagreementAdded, $0.id, title: titles($0.title), after: told($0.example), language: spoken)
      }
  }

  // MARK: Cases, passages, translations

  /// Cases with another answer. The case itself is the example.
  private func cases() -> [PacketChange] {
    func answer(_ entry: PacketContent.Case) -> String {
      let mark = words.map { $0("mark-\(entry.mark)") } ?? entry.mark
      return [told(entry.answer), "(\(mark))"].filter { !$0.isEmpty }.joined(separator: " ")
    }
    let (_, _, pairs) = paired(old.cases, new.cases) { "\($0.matrix) \($0.outcome) \(told($0.cases))" }
    return pairs.filter { answer($0.old) != answer($0.new) }.map {
      PacketChange(
        .caseAltered, $0.new.matrix, title: titles($0.new.cases), before: answer($0.old), after: answer($0.new),
        language: spoken)
    }
  }

  /// A passage's words without the numbers of the quotes, which may move.
  private func passages() -> [PacketChange] {
    func told(_ passage: PacketContent.Passage, of content: PacketContent) -> String {
      original(passage.text, of: content).replacing(#/\s*\[\d+\]/#, with: "")
    }
    let (gone, added, pairs) = paired(old.passages, new.passages) { "\($0.guide)/\($0.place)" }
    let language = LocaleCode(new.scope.original)
    return gone.map {
      PacketChange(.passageRemoved, "\($0.guide)/\($0.place)", before: told($0, of: old), language: language)
    }
      + added.map {
        PacketChange(.passageAdded, "\($0.guide)/\($0.place)", after: told($0, of: new), language: language)
      }
      + pairs.filter { told($0.old, of: old) != told($0.new, of: new) || $0.old.quotes != $0.new.quotes }.map {
        PacketChange(
          .passageAltered, "\($0.new.guide)/\($0.new.place)", before: told($0.old, of: old),
          after: told($0.new, of: new), language: language)
      }
  }

  private func translations() -> [PacketChange] {
    let locales = new.scope.locales.filter { old.scope.locales.contains($0) && $0 != new.scope.original }
    let quotes = paired(old.quotes, new.quotes) { $0.id }.pairs
    let passages = paired(old.passages, new.passages) { "\($0.guide)/\($0.place)" }.pairs
    return locales.flatMap { locale -> [PacketChange] in
      func text(_ texts: [PacketContent.Text]) -> String? { texts.first { $0.lang == locale }?.text }
      func translation(_ quote: PacketContent.Quote) -> String? {
        quote.translations.first { $0.lang == locale }?.text
      }
      func bare(_ text: String?) -> String? { text?.replacing(#/\s*\[\d+\]/#, with: "") }
      let ofQuotes = quotes.compactMap { pair -> PacketChange? in
        let (before, after) = (translation(pair.old), translation(pair.new))
        return before == after
          ? nil
          : PacketChange(
            .translationAltered, "\(pair.new.id) (\(locale))", number: pair.new.number, before: before, after: after,
            language: LocaleCode(locale))
      }
      let ofPassages = passages.compactMap { pair -> PacketChange? in
        let (before, after) = (bare(text(pair.old.text)), bare(text(pair.new.text)))
        // A translation that is out of date gives way to the original: that is told as what it is.
        let original = bare(original(pair.new.text, of: new))
        let isGivenUp = after == original && before != bare(self.original(pair.old.text, of: old))
        if before == after || isGivenUp { return nil }
        return PacketChange(
          .translationAltered, "\(pair.new.guide)/\(pair.new.place) (\(locale))", before: before, after: after,
          language: LocaleCode(locale))
      }
      return ofQuotes + ofPassages
    }
  }

  // MARK: What is out of date

  /// What was not touched although something that it rests on was.
  private func stale() -> [PacketChange] {
    let quotes = paired(old.quotes, new.quotes) { $0.id }.pairs
    let altered = Set(
      quotes.filter { $0.old.sha256 != $0.new.sha256 || meaning($0.old) != meaning($0.new) }
        .map { $0.new.id })
    let passages = paired(old.passages, new.passages) { "\($0.guide)/\($0.place)" }.pairs
    let locales = new.scope.locales.filter { old.scope.locales.contains($0) && $0 != new.scope.original }
    func bare(_ texts: [PacketContent.Text], _ locale: String) -> String? {
      texts.first { $0.lang == locale }?.text.replacing(#/\s*\[\d+\]/#, with: "")
    }
    /// Whether a translation was not brought up to its original, or gave way to it.
    func isLeft(_ pair: (old: PacketContent.Passage, new: PacketContent.Passage), _ locale: String) -> Bool {
      let (before, after) = (bare(pair.old.text, locale), bare(pair.new.text, locale))
      let isTranslated = before != bare(pair.old.text, new.scope.original)
      return isTranslated && (before == after || after == bare(pair.new.text, new.scope.original))
    }
    var changes: [PacketChange] = []
    for pair in passages {
      let name = "\(pair.new.guide)/\(pair.new.place)"
      let original = new.scope.original
      let isSame = bare(pair.old.text, original) == bare(pair.new.text, original)
      let facts = pair.new.quotes.filter { altered.contains($0) }
      if isSame, !facts.isEmpty {
        changes.append(PacketChange(.staleFacts, name, after: facts.joined(separator: ", ")))
      }
      for locale in locales where !isSame && isLeft(pair, locale) {
        changes.append(PacketChange(.staleText, "\(name) (\(locale))", language: LocaleCode(locale)))
      }
    }
    for pair in quotes where pair.old.sha256 != pair.new.sha256 {
      for translation in pair.new.translations where pair.old.translations.contains(translation) {
        changes.append(
          PacketChange(
            .staleQuote, "\(pair.new.id) (\(translation.lang))", number: pair.new.number,
            language: LocaleCode(translation.lang)))
      }
    }
    return changes
  }
}
