public import Consistency

/// Several sets of cases as one phrase: what all share is said once, in front.
extension ScenarioSentence {
  /// Some sets of cases: "App Store or user in the five countries", "app removed: eligible region or user in the EU".
  /// Between sets that need several words each stands a mark stronger than the comma inside them.
  public func text(anyOf cases: [[BoxTerm]]) -> String {
    guard cases.count > 1, let first = cases.first else { return text(cases.first ?? []) }
    let common = first.filter { term in cases.allSatisfy { $0.contains(term) } }
    let rests = cases.map { $0.filter { !common.contains($0) } }
    // A set that asks for nothing more holds all the others.
    if rests.contains(where: { $0.isEmpty }) { return text(common) }
    let listed = places(rests) ?? list(rests)
    return common.isEmpty ? listed : words("cases-in-common", ["common": text(common), "cases": listed])
  }

  /// Places of which any is in the same regions: "App Store or user in the five countries"; nil for anything else.
  private func places(_ cases: [[BoxTerm]]) -> String? {
    let terms = cases.compactMap { $0.count == 1 ? $0[0] : nil }
    guard terms.count == cases.count, Set(terms.map { $0.range }).count == 1, isPlace(terms[0]) else { return nil }
    return text(terms[0], anyOf: terms.map { $0.dimension })
  }

  private func list(_ cases: [[BoxTerm]]) -> String {
    let areShort = cases.allSatisfy { $0.count == 1 }
    return cases.map { told($0) }.joined(separator: words(areShort ? "cases-or" : "cases-or-long"))
  }

  /// A set of cases by what is left to say; one in which a dimension has no value is told by that.
  private func told(_ terms: [BoxTerm]) -> String {
    let silent = terms.allSatisfy { $0.range == .values([]) }
    guard silent, let id = terms.first?.dimension else { return text(terms) }
    let name = vocabulary.dimension(id)?.label(locale) ?? id.text
    return words("packet-case-part", ["name": name, "value": words("value-not-applicable")])
  }
}
