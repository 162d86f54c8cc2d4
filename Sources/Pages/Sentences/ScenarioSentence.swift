public import Claims
public import Consistency
import Cores

/// Scenarios, changes and sets of cases in words, for people who know nothing of dimensions.
public final class ScenarioSentence: Sendable {
  private let conditions: ConditionWords
  let vocabulary: Vocabulary
  let words: Words
  private let language: LanguageData
  let locale: LocaleCode
  private let effects = Memo<EffectOfOutcome, String>()
  private let cases = Memo<[BoxTerm], String>()

  /// What a statement says about an outcome.
  private struct EffectOfOutcome: Hashable, Sendable {
    let effect: Effect
    let outcome: OutcomeID
  }

  /// Makes sentences in one language.
  public init(vocabulary: Vocabulary, words: Words, language: LanguageData) {
    conditions = ConditionWords(vocabulary: vocabulary, words: words, language: language, locale: words.locale)
    self.vocabulary = vocabulary
    self.words = words
    self.language = language
    locale = words.locale
  }

  /// A scenario as a list: "device and account in the Netherlands, iOS 27.2, new call". What matters is told, what the
  /// given dimensions are set to, what those need to have a value at all, and the version; the rest is ordinary.
  public func text(_ scenario: Scenario, naming dimensions: Set<DimensionID> = []) -> String {
    var named = dimensions.union(scenario.settings.prefix(scenario.mattering).map { $0.dimension })
    for dimension in vocabulary.dimensions {
      if named.contains(dimension.id) { named.formUnion(dimension.onlyWhen.compactMap { $0.dimension }) }
      if case .version = dimension.kind { named.insert(dimension.id) }
    }
    return text(
      vocabulary.dimensions.compactMap { dimension in
        guard named.contains(dimension.id), let atom = scenario[dimension.id] else { return nil }
        return Scenario.Setting(dimension: dimension.id, atom: atom)
      })
  }

  /// A change under which the sources agree: "`preferExpandedInterface: true`".
  public func text(_ contrast: Contrast) -> String {
    text([Scenario.Setting(dimension: contrast.dimension, atom: contrast.atom)])
  }

  /// Settings as a list, places in the same country told together.
  func text(_ settings: [Scenario.Setting]) -> String {
    var parts: [String] = []
    var done: Set<DimensionID> = []
    for setting in settings where !done.contains(setting.dimension) {
      if case .region(let code) = setting.atom {
        // Places in the same country are told together.
        let same = settings.filter { $0.atom == setting.atom }.map { $0.dimension }
        done.formUnion(same)
        parts.append(placeText(same, regions: conditions.country(code), key: "in"))
      } else if let text = atomText(setting.atom, of: setting.dimension) {
        parts.append(text)
      }
    }
    return parts.joined(separator: words("label-separator"))
  }

  private func placeText(_ dimensions: [DimensionID], regions: String, key: String) -> String {
    let number = dimensions.count > 1 ? "many" : "one"
    return words(
      "place-\(key)-label-\(number)", ["dimensions": conditions.dimensions(dimensions), "regions": regions])
  }

  /// A term of places of which any, not all, is meant: "device or account in the EU"; nil for other terms.
  func text(_ term: BoxTerm, anyOf dimensions: [DimensionID]) -> String? {
    let (key, names): (String, [RegionName])
    switch term.range {
    case .inside(let found): (key, names) = ("in", found)
    case .outside(let found): (key, names) = ("outside", found)
    case .values, .versions: return nil
    }
    let values = ["dimensions": language.any(dimensions.map { self.dimensions([$0]) })]
    return words("place-\(key)-label-one", values.merging(["regions": conditions.regions(names)]) { $1 })
  }

  /// One position on a dimension as a label; nil where the dimension does not apply.
  public func atomText(_ atom: Atom, of id: DimensionID) -> String? {
    switch atom {
    case .value(let value):
      guard case .choice(let values)? = vocabulary.dimension(id)?.kind else { return value.text }
      return values.first { $0.id == value }?.phrase.label(locale) ?? value.text
    case .region(let code): return conditions.country(code)
    case .versions(let from, let before): return versionText(from: from, before: before, of: id)
    case .notApplicable: return nil
    }
  }

  /// The version that stands for a span: its first one; "before …" where it has none.
  private func versionText(from: Version?, before: Version?, of id: DimensionID) -> String {
    guard case .version(let product, _)? = vocabulary.dimension(id)?.kind else { return "" }
    if let from {
      return words("version-at", ["product": product, "version": conditions.versionName(from)])
    }
    guard let before else { return product }
    return words("version-before-label", ["product": product, "version": conditions.versionName(before)])
  }

  /// Dimensions inside a sentence: "device and account".
  func dimensions(_ ids: [DimensionID]) -> String { conditions.dimensions(ids) }

  // MARK: Sets of cases

  /// A set of cases: "new call, device in the rest of the EU, Markdown key present".
  public func text(_ terms: [BoxTerm]) -> String { cases(terms) { written(terms) } }

  private func written(_ terms: [BoxTerm]) -> String {
    var parts: [String] = []
    var done: Set<DimensionID> = []
    for term in terms where !done.contains(term.dimension) {
      let same = terms.filter { $0.range == term.range && isPlace($0) && isPlace(term) }.map { $0.dimension }
      done.formUnion(same)
      if let text = text(term, dimensions: same.isEmpty ? [term.dimension] : same) { parts.append(text) }
    }
    return parts.isEmpty ? words("every-case") : parts.joined(separator: words("label-separator"))
  }

  func isPlace(_ term: BoxTerm) -> Bool {
    switch term.range {
    case .inside, .outside: true
    case .values, .versions: false
    }
  }

  private func text(_ term: BoxTerm, dimensions: [DimensionID]) -> String? {
    switch term.range {
    case .values(let ids):
      guard case .choice(let values)? = vocabulary.dimension(term.dimension)?.kind else { return nil }
      if let others = ConditionWords.negation(ids, values) { return others.label(locale) }
      let named = values.filter { ids.contains($0.id) }.map { $0.phrase.label(locale) }
      return named.isEmpty ? nil : language.any(named)
    case .inside(let names): return placeText(dimensions, regions: conditions.regions(names), key: "in")
    case .outside(let names): return placeText(dimensions, regions: conditions.regions(names), key: "outside")
    case .versions(let spans): return language.any(spans.map { spanText($0, of: term.dimension) })
    }
  }

  private func spanText(_ span: VersionSpan, of id: DimensionID) -> String {
    guard case .version(let product, _)? = vocabulary.dimension(id)?.kind else { return "" }
    let conditions = conditions
    let name = { (version: Version?) in version.map { conditions.versionName($0) } ?? "" }
    let values = ["product": product, "version": name(span.from ?? span.before), "end": name(span.before)]
    switch (span.from, span.before) {
    case (.some, nil): return words("version-from-label", values)
    case (nil, .some): return words("version-before-label", values)
    case (let from?, let before?) where ConditionWords.isBeta(from, of: before):
      return words("version-beta-label", values.merging(["version": before.description]) { $1 })
    case (.some, .some): return words("version-between-label", values)
    case (nil, nil): return product
    }
  }

  // MARK: Outcomes

  /// What a statement says about an outcome, always as a label, so that all that stands in a table, a diagram or an
  /// example has one form: "full-page sheet", "full-page sheet possible". Where the vocabulary has no label for what is
  /// required, allowed and so on, a word stands by the plain one.
  public func text(_ effect: Effect, of id: OutcomeID) -> String {
    effects(EffectOfOutcome(effect: effect, outcome: id)) { written(effect, of: id) }
  }

  private func written(_ effect: Effect, of id: OutcomeID) -> String {
    guard let outcome = vocabulary.outcome(id) else { return id.text }
    let values = outcome.values.filter { effect.values.contains($0.id) }
    if values.count == 1, let label = values[0].modalLabels[effect.modality] { return label(locale) }
    return words.modalLabel(effect.modality, language.any(values.map { $0.label(locale) }))
  }
}
