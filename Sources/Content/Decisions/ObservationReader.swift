import Claims
import Diagnostics

/// Builds an observation from its file.
enum ObservationReader {
  /// The observation, or nil where needed fields are missing.
  static func observation(
    _ id: ObservationID, _ fields: Fields, path: String, vocabulary: Vocabulary, sources: [SourceID],
    translations: inout TranslationTable, reporting faults: inout [Diagnostic]
  ) -> Observation? {
    guard let title = fields.text("title"), let sourceText = fields.located("source"),
      let source = SourceID(sourceText.value)
    else { return nil }
    if !sources.contains(source) {
      let hint = Suggestion.clause(for: source.text, among: sources.map { $0.text })
      faults.append(Diagnostic(.unknownID, "there is no source '\(source)'\(hint)", at: sourceText.location))
    }
    var scenario: [Observation.Setting] = []
    for entry in fields.entries("scenario") {
      guard let dimension = dimension(entry.key, vocabulary, &faults), let text = entry.value.scalar,
        let value = ScenarioValues.value(text, of: dimension, reporting: &faults)
      else { continue }
      scenario.append(Observation.Setting(dimension: dimension.id, value: value))
    }
    let saw = fields.entries("saw").compactMap { sight($0.key, $0.value, vocabulary, &faults) }
    let notRecorded = fields.texts("not-recorded").compactMap { dimension($0, vocabulary, &faults)?.id }
    return Observation(
      id: id, title: translations.text(title, key: "observation/\(id)/title"), source: source,
      date: fields.date("date"), scenario: scenario, saw: saw, notRecorded: notRecorded.sorted(),
      evidence: fields.text("evidence").map { translations.text($0, key: "observation/\(id)/evidence") },
      location: .wholeFile(path))
  }

  private static func dimension(
    _ text: Located<String>, _ vocabulary: Vocabulary, _ faults: inout [Diagnostic]
  ) -> Dimension? {
    if let found = DimensionID(text.value).flatMap({ vocabulary.dimension($0) }) { return found }
    let hint = Suggestion.clause(for: text.value, among: vocabulary.dimensions.map { $0.id.text })
    faults.append(Diagnostic(.unknownID, "there is no dimension '\(text.value)'\(hint)", at: text.location))
    return nil
  }

  private static func sight(
    _ key: Located<String>, _ node: YAMLNode, _ vocabulary: Vocabulary, _ faults: inout [Diagnostic]
  ) -> Observation.Sight? {
    guard let outcome = OutcomeID(key.value).flatMap({ vocabulary.outcome($0) }) else {
      let hint = Suggestion.clause(for: key.value, among: vocabulary.outcomes.map { $0.id.text })
      faults.append(Diagnostic(.unknownID, "there is no outcome '\(key.value)'\(hint)", at: key.location))
      return nil
    }
    guard let text = node.scalar else { return nil }
    guard let value = outcome.values.first(where: { $0.id.text == text.value }) else {
      let known = outcome.values.map { $0.id.text }
      faults.append(
        Diagnostic(
          .unknownID,
          "there is no value '\(text.value)' of '\(outcome.id)'; known here: \(known.joined(separator: ", "))",
          at: text.location))
      return nil
    }
    return Observation.Sight(outcome: outcome.id, value: value.id)
  }
}
