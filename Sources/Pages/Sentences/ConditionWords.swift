import Claims
import Cores

/// Conditions in words: the labels that stand in a list, and the clauses that stand behind an "if".
final class ConditionWords: Sendable {
  let vocabulary: Vocabulary
  let words: Words
  let language: LanguageData
  let locale: LocaleCode
  private let known = Memo<TermOfPlaces, String>()

  /// A term, and what its places mean.
  private struct TermOfPlaces: Hashable, Sendable {
    let term: Term
    let places: [DimensionID]
  }

  init(vocabulary: Vocabulary, words: Words, language: LanguageData, locale: LocaleCode) {
    self.vocabulary = vocabulary
    self.words = words
    self.language = language
    self.locale = locale
  }

  // MARK: Labels

  /// A term as a label: "new call", "device and account in the EU".
  func label(_ term: Term, places: [DimensionID]) -> String {
    known(TermOfPlaces(term: term, places: places)) { written(term, places: places) }
  }

  private func written(_ term: Term, places: [DimensionID]) -> String {
    switch term.subject {
    case .places: regionText(term.predicate, of: places, form: "label")
    case .dimension(let id):
      switch vocabulary.dimension(id)?.kind {
      case .region: regionText(term.predicate, of: [id], form: "label")
      case .version(let product, _): versionText(term.predicate, product: product, form: "label")
      case .choice(let values): choiceLabel(term.predicate, id, values)
      case nil: id.text
      }
    }
  }

  /// Terms as labels, one after the other.
  func labels(_ terms: [Term], places: [DimensionID]) -> String {
    terms.map { label($0, places: places) }.joined(separator: words("label-separator"))
  }

  private func choiceLabel(_ predicate: Term.Predicate, _ id: DimensionID, _ values: [DimensionValue]) -> String {
    if let others = negation(predicate, values) { return others.label(locale) }
    let (named, isNegated) = choice(predicate, values)
    let text = language.any(named.map { $0.phrase.label(locale) })
    return isNegated ? words("label-not", ["value": text]) : text
  }

  /// The values that a predicate names. "Not" on a dimension with one other value is that value.
  private func choice(
    _ predicate: Term.Predicate, _ values: [DimensionValue]
  ) -> (named: [DimensionValue], isNegated: Bool) {
    switch predicate {
    case .isOneOf(let ids): return (values.filter { ids.contains($0.id) }, false)
    case .isNoneOf(let ids):
      let others = values.filter { !ids.contains($0.id) }
      return others.count <= 2 ? (others, false) : (values.filter { ids.contains($0.id) }, true)
    default: return ([], false)
    }
  }

  /// The words for all values but one, where a predicate names just those and they have words of their own.
  private func negation(_ predicate: Term.Predicate, _ values: [DimensionValue]) -> Phrase? {
    let named: [ValueID]
    switch predicate {
    case .isOneOf(let ids): named = ids
    case .isNoneOf(let ids): named = values.map(\.id).filter { !ids.contains($0) }
    default: return nil
    }
    return Self.negation(named, values)
  }

  /// The words for some values that are all but one and have words of their own.
  static func negation(_ named: [ValueID], _ values: [DimensionValue]) -> Phrase? {
    let others = values.filter { !named.contains($0.id) }
    return values.count > 2 && others.count == 1 ? others[0].negation : nil
  }

  // MARK: Clauses

  /// Terms as the clause of an "if".
  func clause(_ terms: [Term], places: [DimensionID]) -> String {
    var parts: [String] = []
    for (index, term) in terms.enumerated() {
      parts.append(clause(term, places: places, isLast: index == terms.count - 1))
    }
    return parts.joined(separator: words("clause-separator"))
  }

  private func clause(_ term: Term, places: [DimensionID], isLast: Bool) -> String {
    let form = isLast ? "clause" : "linking"
    switch term.subject {
    case .places: return regionText(term.predicate, of: places, form: form)
    case .dimension(let id):
      switch vocabulary.dimension(id)?.kind {
      case .region: return regionText(term.predicate, of: [id], form: form)
      case .version(let product, _): return versionText(term.predicate, product: product, form: form)
      case .choice(let values):
        if let others = negation(term.predicate, values) {
          return isLast ? others.clause(locale) : others.linking(locale)
        }
        let (named, isNegated) = choice(term.predicate, values)
        if named.count > 1, !isNegated, let any = vocabulary.dimension(id)?.anyClause {
          let labels = language.any(named.map { $0.phrase.label(locale) })
          return Words.fill((isLast ? any.clause : any.linking)(locale), ["values": labels])
        }
        if named.count > 1, !isNegated {
          return anyClause(named, form: form, labels: choiceLabel(term.predicate, id, values))
        }
        if isNegated {
          return words("value-\(form)", ["value": choiceLabel(term.predicate, id, values)])
        }
        return named.first.map { isLast ? $0.phrase.clause(locale) : $0.phrase.linking(locale) } ?? id.text
      case nil: return id.text
      }
    }
  }

  /// Clauses of which any will do. Some languages have a form of the clause for all but the last; where a value lacks
  /// it there, and in the others, the tool's own words say how they are joined.
  private func anyClause(_ named: [DimensionValue], form: String, labels: String) -> String {
    let last = named.suffix(1).map { form == "clause" ? $0.phrase.clause(locale) : $0.phrase.linking(locale) }
    let forms = named.dropLast().map { $0.phrase.alternative?(locale) ?? "" }
    let separator = words("or-clause-separator")
    if !forms.contains("") { return (forms + last).joined(separator: separator) }
    let clauses = named.dropLast().map { $0.phrase.clause(locale) } + last
    return words("value-any-\(form)", ["labels": labels, "clauses": clauses.joined(separator: separator)])
  }

  // MARK: Regions and versions

  private func regionText(_ predicate: Term.Predicate, of dimensions: [DimensionID], form: String) -> String {
    let names: [RegionName]
    let key: String
    switch predicate {
    case .inside(let found): (names, key) = (found, "in")
    case .outside(let found): (names, key) = (found, dimensions.count > 1 ? "not-all-in" : "outside")
    default: return ""
    }
    let number = dimensions.count > 1 ? "many" : "one"
    return words(
      "place-\(key)-\(form)-\(number)",
      ["dimensions": self.dimensions(dimensions, form: form), "regions": regions(names)])
  }

  /// Dimensions inside a sentence: "device and account".
  func dimensions(_ ids: [DimensionID], form: String = "label") -> String {
    let names = ids.map { id in vocabulary.dimension(id)?.short(locale) ?? id.text }
    return language.all(
      form == "label" ? names : names.map { $0.hasPrefix("`") ? $0 : words("dimension-in-clause", ["name": $0]) })
  }

  /// Regions inside a sentence: "the EU", "France or Germany".
  func regions(_ names: [RegionName]) -> String { language.any(names.map { region($0) }) }

  /// A region inside a sentence.
  func region(_ name: RegionName) -> String {
    switch name {
    case .set(let id): vocabulary.regionSet(id)?.label(locale) ?? id.text
    case .country(let code): country(code)
    }
  }

  /// A country inside a sentence, with the article that some languages give some countries.
  func country(_ code: RegionCode) -> String {
    let name = language.name(of: code)
    let takesArticle = words("countries-with-article").split(separator: " ").contains { $0 == code.code }
    return takesArticle ? words("country-with-article", ["name": name]) : name
  }

  private func versionText(_ predicate: Term.Predicate, product: String, form: String) -> String {
    switch predicate {
    case .from(let version): words("version-from-\(form)", ["product": product, "version": versionName(version)])
    case .before(let version): words("version-before-\(form)", ["product": product, "version": versionName(version)])
    case .between(let first, let end) where Self.isBeta(first, of: end):
      words("version-beta-\(form)", ["product": product, "version": end.description])
    case .between(let first, let end):
      words(
        "version-between-\(form)", ["product": product, "version": versionName(first), "end": versionName(end)])
    default: ""
    }
  }

  /// Whether a span of versions is that of the betas of its end.
  static func isBeta(_ first: Version, of end: Version) -> Bool { first.description == "\(end)-beta" }

  /// A version for readers: `27.2 beta`.
  func versionName(_ version: Version) -> String {
    let parts = version.description.split(separator: "-", maxSplits: 1).map { String($0) }
    guard parts.count == 2, parts[1].hasPrefix("beta") else { return version.description }
    return words("version-beta", ["version": parts[0], "number": String(parts[1].dropFirst(4))])
  }
}
