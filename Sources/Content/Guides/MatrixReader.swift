import Claims
import Diagnostics
import Guides

/// Builds the matrices of a guide from its `matrix.yaml`.
enum MatrixReader {
  /// The matrices of a file; rows whose regions overlap are reported, since a case would stand in two of them.
  static func matrices(
    _ fields: Fields, guide: GuideID, vocabulary: Vocabulary, translations: inout TranslationTable,
    reporting faults: inout [Diagnostic]
  ) -> [Matrix] {
    var seen = UniqueIDs<MatrixID>("matrix")
    var matrices: [Matrix] = []
    for record in fields.records("matrices") {
      guard let id = record.id("id", of: Matrix.self), let title = record.text("title"),
        let place = record.located("id")?.location, seen.insert(id, at: place, reporting: &faults)
      else { continue }
      var outcomes: [OutcomeID] = []
      for text in record.texts("outcomes") {
        if let outcome = OutcomeID(text.value).flatMap({ vocabulary.outcome($0) }) {
          outcomes.append(outcome.id)
        } else {
          let hint = Suggestion.clause(for: text.value, among: vocabulary.outcomes.map { $0.id.text })
          faults.append(Diagnostic(.unknownID, "there is no outcome '\(text.value)'\(hint)", at: text.location))
        }
      }
      let axes = record.records("rows").compactMap { axis($0, vocabulary, &faults) }
      let given = record.texts("given").compactMap { TermText.terms($0, vocabulary: vocabulary, reporting: &faults) }
      matrices.append(
        Matrix(
          id: id, title: translations.text(title, key: "matrix/\(guide)/\(id)/title"), outcomes: outcomes, axes: axes,
          given: given.flatMap { $0 }, firstLook: firstLook(record, vocabulary, &faults), location: place))
    }
    return matrices
  }

  private static func firstLook(
    _ record: Fields, _ vocabulary: Vocabulary, _ faults: inout [Diagnostic]
  ) -> Matrix.FirstLook? {
    guard let look = record.record("first-look") else { return nil }
    let terms = { (key: String, faults: inout [Diagnostic]) in
      look.texts(key).compactMap { TermText.terms($0, vocabulary: vocabulary, reporting: &faults) }.flatMap { $0 }
    }
    return Matrix.FirstLook(nothing: terms("nothing", &faults), steps: terms("steps", &faults))
  }

  private static func axis(
    _ record: Fields, _ vocabulary: Vocabulary, _ faults: inout [Diagnostic]
  ) -> Matrix.Axis? {
    if let text = record.located("dimension") {
      return dimension(text, vocabulary, &faults).map { .dimension($0.id) }
    }
    guard record.node("places") != nil, record.node("mean") != nil else {
      faults.append(
        Diagnostic(.missingKey, "an axis needs 'dimension', or 'places' and 'mean'", at: record.location))
      return nil
    }
    let mean = record.texts("mean").compactMap { text -> DimensionID? in
      guard let dimension = dimension(text, vocabulary, &faults) else { return nil }
      guard dimension.kind == .region else {
        faults.append(Diagnostic(.wrongShape, "'\(dimension.id)' has no regions", at: text.location))
        return nil
      }
      return dimension.id
    }
    var names: [(name: RegionName, location: FileLocation)] = []
    for text in record.texts("places") {
      guard let name = region(text, vocabulary, &faults) else { continue }
      let regions = Set(vocabulary.members(of: name))
      for other in names {
        guard let code = regions.intersection(vocabulary.members(of: other.name)).min() else { continue }
        faults.append(
          Diagnostic(
            .overlappingRegions,
            "'\(name)' and '\(other.name)' both hold \(code), so that a case would stand in two rows",
            at: text.location, notes: [Diagnostic.Note("the other row", at: other.location)]))
      }
      names.append((name, text.location))
    }
    return mean.isEmpty || names.isEmpty ? nil : .places(names.map { $0.name }, mean: mean)
  }

  private static func dimension(
    _ text: Located<String>, _ vocabulary: Vocabulary, _ faults: inout [Diagnostic]
  ) -> Dimension? {
    if let found = DimensionID(text.value).flatMap({ vocabulary.dimension($0) }) { return found }
    let hint = Suggestion.clause(for: text.value, among: vocabulary.dimensions.map { $0.id.text })
    faults.append(Diagnostic(.unknownID, "there is no dimension '\(text.value)'\(hint)", at: text.location))
    return nil
  }

  private static func region(
    _ text: Located<String>, _ vocabulary: Vocabulary, _ faults: inout [Diagnostic]
  ) -> RegionName? {
    if let code = RegionCode(text.value) { return .country(code) }
    if let id = RegionSetID(text.value), vocabulary.regionSet(id) != nil { return .set(id) }
    let message = RegionNames.message(text.value, sets: vocabulary.regionSets.map { $0.id.text })
    faults.append(Diagnostic(.unknownRegion, message, at: text.location))
    return nil
  }
}
