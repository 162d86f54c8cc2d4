import Claims
import Diagnostics

/// Builds an observation from its file.
enum ObservationReader {
  /// The observation, or nil where needed fields are missing.
  static func observation(
    _ id: ObservationID, _ fields: Fields, path: String, names: KnownNames, sources: SourceNames,
    translations: inout TranslationTable, reporting faults: inout [Diagnostic]
  ) -> Observation? {
    var scenario: [Observation.Setting] = []
    for entry in fields.entries("scenario") {
      guard let dimension = dimension(entry.key, names, &faults), let text = entry.value.scalar,
        let value = ScenarioValues.value(text, of: dimension, reporting: &faults)
      else { continue }
      scenario.append(Observation.Setting(dimension: dimension.id, value: value))
    }
    let saw = fields.entries("saw").compactMap { sight($0.key, $0.value, names, &faults) }
    let notRecorded = fields.texts("not-recorded").filter { DimensionID($0.value) != nil }.compactMap {
      dimension($0, names, &faults)?.id
    }
    let title = translations.text(fields.text("title") ?? "", key: "observation/\(id)/title")
    let evidence = fields.text("evidence").map { translations.text($0, key: "observation/\(id)/evidence") }
    guard fields.text("title") != nil, let sourceText = fields.located("source"),
      let source = SourceID(sourceText.value), sources.check(source, at: sourceText.location, reporting: &faults)
    else { return nil }
    return Observation(
      id: id, title: title, source: source, date: fields.date("date"), scenario: scenario, saw: saw,
      notRecorded: notRecorded.sorted(), evidence: evidence, location: .wholeFile(path))
  }

  private static func dimension(
    _ text: Located<String>, _ names: KnownNames, _ faults: inout [Diagnostic]
  ) -> Dimension? {
    if let found = DimensionID(text.value).flatMap({ names.vocabulary.dimension($0) }) { return found }
    if names.broken.excuse(.dimension, text.value) { return nil }
    let hint = KnownHint.clause(for: text.value, among: names.vocabulary.dimensions.map { $0.id.text })
    faults.append(Diagnostic(.unknownID, "there is no dimension '\(text.value)'\(hint)", at: text.location))
    return nil
  }

  private static func sight(
    _ key: Located<String>, _ node: YAMLNode, _ names: KnownNames, _ faults: inout [Diagnostic]
  ) -> Observation.Sight? {
    guard let outcome = OutcomeID(key.value).flatMap({ names.vocabulary.outcome($0) }) else {
      if names.broken.excuse(.outcome, key.value) { return nil }
      let hint = KnownHint.clause(for: key.value, among: names.vocabulary.outcomes.map { $0.id.text })
      faults.append(Diagnostic(.unknownID, "there is no outcome '\(key.value)'\(hint)", at: key.location))
      return nil
    }
    guard let text = node.scalar else { return nil }
    guard let value = outcome.values.first(where: { $0.id.text == text.value }) else {
      let hint = KnownHint.clause(for: text.value, among: outcome.values.map { $0.id.text })
      faults.append(
        Diagnostic(.unknownID, "there is no value '\(text.value)' of '\(outcome.id)'\(hint)", at: text.location))
      return nil
    }
    return Observation.Sight(outcome: outcome.id, value: value.id)
  }
}
