import Claims
import Diagnostics
import Guides

/// Builds the matrices of a guide from its `matrix.yaml`.
struct MatrixReader {
  private let guide: GuideID
  private let names: KnownNames
  private(set) var faults: [Diagnostic] = []

  private var vocabulary: Vocabulary { names.vocabulary }

  init(guide: GuideID, names: KnownNames) {
    self.guide = guide
    self.names = names
  }

  private mutating func report(
    _ id: DiagnosticID, _ message: String, at location: FileLocation, notes: [Diagnostic.Note] = []
  ) {
    faults.append(Diagnostic(id, message, at: location, notes: notes))
  }

  /// The matrices of a file; rows whose regions overlap are reported, since a case would stand in two of them.
  mutating func matrices(_ fields: Fields, translations: inout TranslationTable) -> [Matrix] {
    var seen = UniqueIDs<MatrixID>("matrix")
    var matrices: [Matrix] = []
    for record in fields.records("matrices") {
      guard let id = record.id("id", of: Matrix.self), let place = record.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { continue }
      let title = translations.text(record.text("title") ?? id.text, key: "matrix/\(guide)/\(id)/title")
      matrices.append(
        Matrix(
          id: id, title: title, outcomes: record.texts("outcomes").compactMap { outcome($0) },
          axes: record.records("rows").compactMap { axis($0) }, given: terms(record, "given"),
          firstLook: record.record("first-look").map {
            Matrix.FirstLook(nothing: terms($0, "nothing"), steps: terms($0, "steps"))
          },
          location: place))
    }
    return matrices
  }

  private mutating func terms(_ record: Fields, _ key: String) -> [Term] {
    record.texts(key).flatMap { TermText.terms($0, names: names, reporting: &faults) ?? [] }
  }

  private mutating func axis(_ record: Fields) -> Matrix.Axis? {
    if let text = record.located("dimension") {
      for key in ["places", "mean"] {
        guard let node = record.node(key) else { continue }
        report(.unknownKey, "an axis with 'dimension' has no key '\(key)'", at: node.location)
      }
      return dimension(text).map { .dimension($0.id) }
    }
    guard record.node("places") != nil, record.node("mean") != nil else {
      if record.node("dimension") == nil {
        report(.missingKey, "an axis needs 'dimension', or 'places' and 'mean'", at: record.location)
      }
      return nil
    }
    let mean = record.texts("mean").compactMap { meant($0)?.id }
    let places = places(record.texts("places"))
    return mean.isEmpty || places.isEmpty ? nil : .places(places, mean: mean)
  }

  private mutating func meant(_ text: Located<String>) -> Dimension? {
    guard let dimension = dimension(text) else { return nil }
    guard dimension.kind == .region else {
      report(.wrongShape, "'\(dimension.id)' has no regions", at: text.location)
      return nil
    }
    return dimension
  }

  private mutating func places(_ texts: [Located<String>]) -> [RegionName] {
    var names: [RegionName] = []
    var holders: [RegionCode: (name: RegionName, location: FileLocation)] = [:]
    for text in texts {
      guard let name = region(text) else { continue }
      let regions = vocabulary.members(of: name)
      if let code = regions.first(where: { holders[$0] != nil }), let other = holders[code] {
        report(
          .overlappingRegions,
          "'\(name)' and '\(other.name)' both hold \(code), so that a case would stand in two rows", at: text.location,
          notes: [Diagnostic.Note("the other row", at: other.location)])
      }
      for code in regions where holders[code] == nil { holders[code] = (name, text.location) }
      names.append(name)
    }
    return names
  }

  // MARK: Names. One that is no id at all was reported with the file's shape.

  private mutating func outcome(_ text: Located<String>) -> OutcomeID? {
    guard let id = OutcomeID(text.value) else { return nil }
    if vocabulary.outcome(id) != nil { return id }
    if !names.broken.excuse(.outcome, text.value) {
      let hint = KnownHint.clause(for: text.value, among: vocabulary.outcomes.map { $0.id.text })
      report(.unknownID, "there is no outcome '\(text.value)'\(hint)", at: text.location)
    }
    return nil
  }

  private mutating func dimension(_ text: Located<String>) -> Dimension? {
    guard let id = DimensionID(text.value) else { return nil }
    if let found = vocabulary.dimension(id) { return found }
    if !names.broken.excuse(.dimension, text.value) {
      let hint = KnownHint.clause(for: text.value, among: vocabulary.dimensions.map { $0.id.text })
      report(.unknownID, "there is no dimension '\(text.value)'\(hint)", at: text.location)
    }
    return nil
  }

  private mutating func region(_ text: Located<String>) -> RegionName? {
    if let name = RegionNames.name(text.value, vocabulary) { return name }
    if RegionNames.isCodeLike(text.value) || !names.broken.excuse(.region, text.value) {
      let sets = vocabulary.regionSets.map { $0.id.text }
      report(.unknownRegion, RegionNames.message(text.value, sets: sets), at: text.location)
    }
    return nil
  }
}
