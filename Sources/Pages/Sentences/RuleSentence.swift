public import Claims

/// The plain sentence for a rule line: authors check it, not the encoding.
///
/// "New call, device and account in the EU: if the Markdown key is present, the Markdown text is shown. Also tried:
/// only then."
public final class RuleSentence: Sendable {
  private let conditions: ConditionWords
  private let words: Words
  private let language: LanguageData
  private let locale: LocaleCode
  private let vocabulary: Vocabulary

  /// Makes sentences in one language.
  public init(vocabulary: Vocabulary, words: Words, language: LanguageData) {
    conditions = ConditionWords(vocabulary: vocabulary, words: words, language: language, locale: words.locale)
    self.words = words
    self.language = language
    locale = words.locale
    self.vocabulary = vocabulary
  }

  /// The sentence of a statement, ending with its full stop.
  public func text(_ statement: Statement) -> String {
    let places = statement.places.first ?? []
    var outcome = outcome(statement)
    if !statement.whatever.isEmpty {
      let dimensions = conditions.dimensions(statement.whatever, form: "clause")
      outcome = words("rule-whatever", ["rule": outcome, "dimensions": dimensions])
    }
    let clause = conditions.clause(statement.condition, places: places)
    let values = [
      "condition": clause, "outcome": outcome, "labels": conditions.labels(statement.condition, places: places),
    ]
    var text = words(pattern(statement.connective), values)
    if !statement.frame.isEmpty {
      // A heading and a quote under it may both name the same.
      let terms = statement.frame.reduce(into: [Term]()) { if !$0.contains($1) { $0.append($1) } }
      let frame = conditions.labels(terms, places: places)
      text = words("rule-frame", ["frame": frame.capitalisedFirst, "rule": text])
    } else {
      text = text.capitalisedFirst
    }
    text = words("sentence", ["text": text])
    if statement.maybeOnlyIf { text += words("rule-also-only-then") }
    return text + otherPlaces(statement)
  }

  private func pattern(_ connective: Statement.Connective) -> String {
    switch connective {
    case .always: "rule-always"
    case .onIf: "rule-if"
    case .onlyIf: "rule-only-if"
    case .exactlyIf: "rule-exactly-if"
    case .unless: "rule-unless"
    }
  }

  private func outcome(_ statement: Statement) -> String {
    guard let outcome = vocabulary.outcome(statement.outcome) else { return statement.outcome.text }
    let values = outcome.values.filter { statement.values.contains($0.id) }
    let separator = words("or-separator")
    // "Must not be A or B" rules out both: no "or" between two sentences says that.
    let negates = statement.modality == .mustNot || statement.modality == .shouldNot
    let modal = values.compactMap { $0.modal[statement.modality]?(locale) }
    if !modal.isEmpty, modal.count == values.count, modal.count == 1 || !negates {
      return modal.joined(separator: separator)
    }
    let sentences = values.map { $0.sentence(locale) }.joined(separator: separator)
    if statement.modality == .isSo, values.count > 1 {
      let labels = language.any(values.map { $0.label(locale) })
      return words("outcomes-any", ["sentences": sentences, "labels": labels])
    }
    return words.modal(statement.modality, sentences)
  }

  /// "Also tried: the place means the store."
  private func otherPlaces(_ statement: Statement) -> String {
    statement.places.dropFirst().map { words("rule-also-places", ["dimensions": conditions.dimensions($0)]) }.joined()
  }
}
