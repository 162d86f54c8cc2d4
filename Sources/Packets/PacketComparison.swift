import Claims
public import Pages

/// The differences between two content records, in a fixed order: quotes, copies, decisions, disagreements, cases,
/// passages, translations.
public struct PacketComparison {
  private let old: PacketContent
  private let new: PacketContent

  /// Compares an earlier record with a later one.
  public init(_ old: PacketContent, _ new: PacketContent) {
    self.old = old
    self.new = new
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

  private func original(_ texts: [PacketContent.Text], of content: PacketContent) -> String {
    (texts.first { $0.lang == content.scope.original } ?? texts.first)?.text ?? ""
  }

  // MARK: Quotes and copies

  private func words(_ quote: PacketContent.Quote, of content: PacketContent) -> String {
    quote.words ?? quote.report.map { original($0.paraphrase, of: content) } ?? ""
  }

  private func quotes() -> [PacketChange] {
    let (gone, added, pairs) = paired(old.quotes, new.quotes) { $0.id }
    var changes = gone.map {
      PacketChange(.quoteRemoved, $0.id, number: $0.number, before: words($0, of: old))
    }
    changes += added.map { PacketChange(.quoteAdded, $0.id, number: $0.number, after: words($0, of: new)) }
    for pair in pairs {
      if pair.old.sha256 != pair.new.sha256 || pair.old.words != pair.new.words {
        changes.append(
          PacketChange(
            .quoteAltered, pair.new.id, number: pair.new.number, before: words(pair.old, of: old),
            after: words(pair.new, of: new)))
      }
      let (before, after) = (meaning(pair.old, of: old), meaning(pair.new, of: new))
      if before != after {
        changes.append(
          PacketChange(.meaningAltered, pair.new.id, number: pair.new.number, before: before, after: after))
      }
    }
    return changes
  }

  /// What a quote means, in the language that both records have.
  private func meaning(_ quote: PacketContent.Quote, of content: PacketContent) -> String {
    let common = old.scope.locales.first { new.scope.locales.contains($0) }
    let meaning = quote.meaning.first { $0.lang == common }
    return meaning?.sentences.joined(separator: " ") ?? ""
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
    func told(_ decision: PacketContent.DecisionRecord, of content: PacketContent) -> String {
      [decision.follow ?? "", original(decision.reason, of: content)].filter { !$0.isEmpty }.joined(separator: ": ")
    }
    var changes = gone.map {
      PacketChange(.decisionRemoved, $0.id, title: titles($0.question), before: told($0, of: old))
    }
    changes += added.map { decision in
      let kind: PacketChange.Kind = decision.state == "lapsed" ? .decisionLapsed : .decisionMade
      return PacketChange(kind, decision.id, title: titles(decision.question), after: told(decision, of: new))
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
          PacketChange(.decisionMade, pair.new.id, title: titles(pair.new.question), after: told(pair.new, of: new)))
      } else if told(pair.old, of: old) != told(pair.new, of: new) || pair.old.state != pair.new.state {
        changes.append(
          PacketChange(
            .decisionAltered, pair.new.id, title: titles(pair.new.question), before: told(pair.old, of: old),
            after: told(pair.new, of: new)))
      }
    }
    return changes
  }

  private func disagreements() -> [PacketChange] {
    let (gone, added, _) = paired(old.disagreements, new.disagreements) { $0.id }
    return gone.map {
      PacketChange(.disagreementRemoved, $0.id, title: titles($0.title), before: original($0.example, of: old))
    }
      + added.map {
        PacketChange(.disagreementAdded, $0.id, title: titles($0.title), after: original($0.example, of: new))
      }
  }

  // MARK: Cases, passages, translations

  /// Cases with another answer. The case itself is the example.
  private func cases() -> [PacketChange] {
    let common = old.scope.locales.first { new.scope.locales.contains($0) } ?? new.scope.original
    func text(_ texts: [PacketContent.Text]) -> String {
      (texts.first { $0.lang == common } ?? texts.first)?.text ?? ""
    }
    func answer(_ entry: PacketContent.Case) -> String { "\(text(entry.answer)) (\(entry.mark))" }
    let (_, _, pairs) = paired(old.cases, new.cases) { "\($0.matrix) \($0.outcome) \(text($0.cases))" }
    return pairs.filter { answer($0.old) != answer($0.new) }.map {
      PacketChange(
        .caseAltered, $0.new.matrix, title: titles($0.new.cases), before: answer($0.old), after: answer($0.new))
    }
  }

  /// A passage's words without the numbers of the quotes, which may move.
  private func passages() -> [PacketChange] {
    func told(_ passage: PacketContent.Passage, of content: PacketContent) -> String {
      original(passage.text, of: content).replacing(#/ ?\[\d+\]/#, with: "")
    }
    let (gone, added, pairs) = paired(old.passages, new.passages) { "\($0.guide)/\($0.place)" }
    return gone.map { PacketChange(.passageRemoved, "\($0.guide)/\($0.place)", before: told($0, of: old)) }
      + added.map { PacketChange(.passageAdded, "\($0.guide)/\($0.place)", after: told($0, of: new)) }
      + pairs.filter { told($0.old, of: old) != told($0.new, of: new) || $0.old.quotes != $0.new.quotes }.map {
        PacketChange(
          .passageAltered, "\($0.new.guide)/\($0.new.place)", before: told($0.old, of: old),
          after: told($0.new, of: new))
      }
  }

  private func translations() -> [PacketChange] {
    let locales = new.scope.locales.filter { old.scope.locales.contains($0) && $0 != new.scope.original }
    let quotes = paired(old.quotes, new.quotes) { $0.id }.pairs
    let passages = paired(old.passages, new.passages) { "\($0.guide)/\($0.place)" }.pairs
    return locales.flatMap { locale -> [PacketChange] in
      func text(_ texts: [PacketContent.Text]) -> String? { texts.first { $0.lang == locale }?.text }
      func bare(_ text: String?) -> String? { text?.replacing(#/ ?\[\d+\]/#, with: "") }
      let ofQuotes = quotes.compactMap { pair -> PacketChange? in
        let (before, after) = (text(pair.old.translations), text(pair.new.translations))
        return before == after
          ? nil
          : PacketChange(
            .translationAltered, "\(pair.new.id) (\(locale))", number: pair.new.number, before: before, after: after)
      }
      let ofPassages = passages.compactMap { pair -> PacketChange? in
        let (before, after) = (bare(text(pair.old.text)), bare(text(pair.new.text)))
        return before == after
          ? nil
          : PacketChange(
            .translationAltered, "\(pair.new.guide)/\(pair.new.place) (\(locale))", before: before, after: after)
      }
      return ofQuotes + ofPassages
    }
  }

  // MARK: What is out of date

  /// What was not touched although something that it rests on was.
  private func stale() -> [PacketChange] {
    let quotes = paired(old.quotes, new.quotes) { $0.id }.pairs
    let altered = Set(
      quotes.filter { $0.old.sha256 != $0.new.sha256 || meaning($0.old, of: old) != meaning($0.new, of: new) }
        .map { $0.new.id })
    let passages = paired(old.passages, new.passages) { "\($0.guide)/\($0.place)" }.pairs
    let locales = new.scope.locales.filter { old.scope.locales.contains($0) && $0 != new.scope.original }
    func bare(_ texts: [PacketContent.Text], _ locale: String) -> String? {
      texts.first { $0.lang == locale }?.text.replacing(#/ ?\[\d+\]/#, with: "")
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
      for locale in locales where !isSame && bare(pair.old.text, locale) == bare(pair.new.text, locale) {
        changes.append(PacketChange(.staleText, "\(name) (\(locale))"))
      }
    }
    for pair in quotes where pair.old.sha256 != pair.new.sha256 {
      for translation in pair.new.translations where pair.old.translations.contains(translation) {
        changes.append(
          PacketChange(.staleQuote, "\(pair.new.id) (\(translation.lang))", number: pair.new.number))
      }
    }
    return changes
  }
}
