import Claims
import Diagnostics

/// Builds the outcomes, all but the conditions without which they have no value.
enum OutcomeReader {
  /// The outcomes of the file; what nothing can be made of is noted in `broken`.
  static func outcomes(
    _ records: [Fields], translations: inout TranslationTable, broken: inout BrokenNames,
    reporting faults: inout [Diagnostic]
  ) -> [Outcome] {
    var seen = UniqueIDs<OutcomeID>("outcome")
    var outcomes: [Outcome] = []
    for record in records {
      guard let id = record.id("id", of: Outcome.self), let place = record.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { continue }
      GrammarWords.check(id.text, at: place, reporting: &faults)
      let label = translations.text(record.text("label") ?? id.text, key: "outcome/\(id)/label")
      let values = values(record, key: "outcome/\(id)", translations: &translations, reporting: &faults)
      guard (2...32).contains(values.count) else {
        let place = record.node("values")?.location ?? record.location
        if record.node("values") != nil {
          faults.append(
            Diagnostic(.wrongShape, "an outcome needs 2 to 32 values; '\(id)' has \(values.count)", at: place))
        }
        broken.add(.outcome, id.text)
        continue
      }
      let doneBy = record.text("done-by").flatMap { Outcome.Doer(rawValue: $0) } ?? .system
      outcomes.append(Outcome(id: id, label: label, values: values, doneBy: doneBy, location: place))
    }
    return outcomes
  }

  private static func values(
    _ record: Fields, key: String, translations: inout TranslationTable, reporting faults: inout [Diagnostic]
  ) -> [OutcomeValue] {
    var seen = UniqueIDs<ValueID>("value")
    var values: [OutcomeValue] = []
    for value in record.records("values") {
      guard let id = value.id("id", of: DimensionValue.self), let place = value.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { continue }
      GrammarWords.check(id.text, at: place, reporting: &faults)
      let label = value.text("label") ?? id.text
      var modal: [Statement.Modality: LocalizedText] = [:]
      var modalLabels: [Statement.Modality: LocalizedText] = [:]
      let labelText = translations.text(label, key: "\(key)/\(id)/label")
      let sentence = translations.text(value.text("sentence") ?? label, key: "\(key)/\(id)/sentence")
      for (modality, word, label) in OutcomeValue.modalKeys {
        modal[modality] = value.text(word).map { translations.text($0, key: "\(key)/\(id)/\(word)") }
        modalLabels[modality] = value.text(label).map { translations.text($0, key: "\(key)/\(id)/\(label)") }
      }
      values.append(
        OutcomeValue(id: id, label: labelText, sentence: sentence, modal: modal, modalLabels: modalLabels))
    }
    return values
  }
}
