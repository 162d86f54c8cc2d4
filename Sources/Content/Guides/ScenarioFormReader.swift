import Claims
import Diagnostics
import Guides

/// Builds the form of a guide's page of single cases from its `scenario.yaml`.
struct ScenarioFormReader {
  private let names: KnownNames
  private(set) var faults: [Diagnostic] = []

  private var vocabulary: Vocabulary { names.vocabulary }

  init(names: KnownNames) { self.names = names }

  /// The form; what the vocabulary does not have is reported and left out.
  mutating func form(_ fields: Fields) -> ScenarioForm {
    ScenarioForm(
      ask: fields.texts("ask").compactMap { dimension($0)?.id },
      tell: fields.texts("tell").compactMap { outcome($0)?.id },
      picture: fields.record("picture").flatMap { picture($0) }, location: fields.location)
  }

  private mutating func picture(_ record: Fields) -> ScenarioForm.Picture? {
    guard let form = record.located("form").flatMap({ outcome($0) }),
      let alert = value(record, "alert", of: form), let sheet = value(record, "sheet", of: form),
      let title = record.located("title").flatMap({ claim($0) })
    else { return nil }
    return ScenarioForm.Picture(
      form: form.id, alert: alert, sheet: sheet, title: title,
      buttons: record.texts("buttons").compactMap { claim($0) },
      thirdButton: record.record("third-button").flatMap { thirdButton($0) },
      text: record.record("text").flatMap { text($0) })
  }

  private mutating func thirdButton(_ record: Fields) -> ScenarioForm.ThirdButton? {
    guard let outcome = record.located("outcome").flatMap({ outcome($0) }),
      let value = value(record, "value", of: outcome), let label = record.text("label"),
      let quote = record.located("quote").flatMap({ claim($0) })
    else { return nil }
    return ScenarioForm.ThirdButton(outcome: outcome.id, value: value, label: label, quote: quote)
  }

  private mutating func text(_ record: Fields) -> ScenarioForm.AppText? {
    guard let outcome = record.located("outcome").flatMap({ outcome($0) }),
      let value = value(record, "value", of: outcome),
      let formatting = record.located("formatting").flatMap({ self.outcome($0) }),
      let supported = self.value(record, "supported", of: formatting),
      let kind = record.located("kind").flatMap({ dimension($0) })
    else { return nil }
    return ScenarioForm.AppText(
      outcome: outcome.id, value: value, formatting: formatting.id, supported: supported, kind: kind.id,
      kinds: kinds(record, of: kind))
  }

  private mutating func kinds(_ record: Fields, of dimension: Dimension) -> [ScenarioForm.FormattingKind: ValueID] {
    guard case .choice(let values) = dimension.kind else { return [:] }
    var kinds: [ScenarioForm.FormattingKind: ValueID] = [:]
    for (key, node) in record.entries("kinds") {
      guard let kind = ScenarioForm.FormattingKind(rawValue: key.value) else {
        let hint = KnownHint.clause(for: key.value, among: ScenarioForm.FormattingKind.allCases.map { $0.rawValue })
        faults.append(
          Diagnostic(.unknownKey, "the page knows no kind of formatting '\(key.value)'\(hint)", at: key.location))
        continue
      }
      guard let text = node.scalar, let id = ValueID(text.value) else { continue }
      guard values.contains(where: { $0.id == id }) else {
        let hint = KnownHint.clause(for: text.value, among: values.map { $0.id.text })
        faults.append(
          Diagnostic(.unknownID, "'\(dimension.id)' has no value '\(text.value)'\(hint)", at: text.location))
        continue
      }
      kinds[kind] = id
    }
    return kinds
  }

  // MARK: Names. One that is no id at all was reported with the file's shape.

  private mutating func outcome(_ text: Located<String>) -> Outcome? {
    guard let id = OutcomeID(text.value) else { return nil }
    if let found = vocabulary.outcome(id) { return found }
    if !names.broken.excuse(.outcome, text.value) {
      let hint = KnownHint.clause(for: text.value, among: vocabulary.outcomes.map { $0.id.text })
      faults.append(Diagnostic(.unknownID, "there is no outcome '\(text.value)'\(hint)", at: text.location))
    }
    return nil
  }

  private mutating func dimension(_ text: Located<String>) -> Dimension? {
    guard let id = DimensionID(text.value) else { return nil }
    if let found = vocabulary.dimension(id) { return found }
    if !names.broken.excuse(.dimension, text.value) {
      let hint = KnownHint.clause(for: text.value, among: vocabulary.dimensions.map { $0.id.text })
      faults.append(Diagnostic(.unknownID, "there is no dimension '\(text.value)'\(hint)", at: text.location))
    }
    return nil
  }

  private mutating func value(_ record: Fields, _ key: String, of outcome: Outcome) -> ValueID? {
    guard let text = record.located(key), let id = ValueID(text.value) else { return nil }
    if outcome.values.contains(where: { $0.id == id }) { return id }
    let hint = KnownHint.clause(for: text.value, among: outcome.values.map { $0.id.text })
    faults.append(Diagnostic(.unknownID, "'\(outcome.id)' has no value '\(text.value)'\(hint)", at: text.location))
    return nil
  }

  private func claim(_ text: Located<String>) -> ScenarioForm.ClaimName? {
    ClaimID(text.value).map { ScenarioForm.ClaimName($0, at: text.location) }
  }
}
