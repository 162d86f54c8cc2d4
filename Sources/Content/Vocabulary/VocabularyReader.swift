import Claims
import Diagnostics

/// Builds the vocabulary from its five files. Terms are typed last, when all names are known.
struct VocabularyReader {
  /// The top mappings of the vocabulary's files; nil where a file is missing or broken.
  struct Files {
    var dimensions: Fields?
    var regions: Fields?
    var outcomes: Fields?
    var topics: Fields?
    var terms: Fields?
  }

  private var translations: TranslationTable
  private var faults: [Diagnostic] = []

  /// The vocabulary of some files.
  static func vocabulary(
    _ files: Files, translations: inout TranslationTable, reporting faults: inout [Diagnostic]
  ) -> Vocabulary {
    var reader = VocabularyReader(translations: translations)
    let vocabulary = reader.vocabulary(files)
    translations = reader.translations
    faults += reader.faults
    return vocabulary
  }

  private init(translations: TranslationTable) { self.translations = translations }

  private mutating func vocabulary(_ files: Files) -> Vocabulary {
    let regionSets = RegionReader.sets(
      files.regions?.records("regions") ?? [], translations: &translations, reporting: &faults)
    let topics = topics(files.topics?.records("topics") ?? [])
    let terms = terms(files.terms?.records("terms") ?? [])
    let dimensionRecords = files.dimensions?.records("dimensions") ?? []
    let outcomeRecords = files.outcomes?.records("outcomes") ?? []
    let names = Vocabulary(
      dimensions: dimensions(dimensionRecords), outcomes: outcomes(outcomeRecords), regionSets: regionSets,
      topics: topics, terms: terms, impossible: [])
    return typed(names, dimensionRecords, outcomeRecords, impossible: files.dimensions?.texts("impossible") ?? [])
  }

  // MARK: Names

  private mutating func dimensions(_ records: [Fields]) -> [Dimension] {
    var seen = UniqueIDs<DimensionID>("dimension")
    var dimensions: [Dimension] = []
    for record in records {
      guard let id = record.id("id", of: Dimension.self), let label = record.text("label"),
        let place = record.located("id")?.location, seen.insert(id, at: place, reporting: &faults)
      else { continue }
      let key = "dimension/\(id)"
      let labels = translations.text(label, key: "\(key)/label")
      var short = LocalizedText(record.text("short") ?? label, translations: labels.translations)
      short.translations.merge(translations.translations("\(key)/short")) { $1 }
      guard let kind = kind(record, key: key) else { continue }
      dimensions.append(Dimension(id: id, label: labels, short: short, kind: kind, location: place))
    }
    return dimensions
  }

  private mutating func kind(_ record: Fields, key: String) -> Dimension.Kind? {
    switch record.text("kind") ?? "choice" {
    case "region": return .region
    case "version": return versions(record)
    case "choice": return choice(record, key: key)
    default: return nil
    }
  }

  private mutating func versions(_ record: Fields) -> Dimension.Kind? {
    let texts = record.texts("versions")
    guard let product = record.text("product"), !texts.isEmpty else {
      faults.append(
        Diagnostic(.missingKey, "a dimension of kind version needs 'product' and 'versions'", at: record.location))
      return nil
    }
    var cuts: [Version] = []
    for text in texts {
      guard let version = Version(text.value) else { continue }
      if let last = cuts.last, version <= last {
        faults.append(
          Diagnostic(.badVersion, "versions must rise; \(version) is not later than \(last)", at: text.location))
        continue
      }
      cuts.append(version)
    }
    return .version(product: product, cuts: cuts)
  }

  private mutating func choice(_ record: Fields, key: String) -> Dimension.Kind? {
    var seen = UniqueIDs<ValueID>("value")
    var values: [DimensionValue] = []
    for value in record.records("values") {
      guard let id = value.id("id", of: DimensionValue.self), let label = value.text("label"),
        let place = value.located("id")?.location, seen.insert(id, at: place, reporting: &faults)
      else { continue }
      let phrase = phrase(value, label: label, key: "\(key)/\(id)")
      values.append(DimensionValue(id: id, phrase: phrase, isOpaque: value.says("opaque")))
    }
    guard values.count >= 2 else {
      faults.append(
        Diagnostic(.missingKey, "a dimension of kind choice needs at least two 'values'", at: record.location))
      return nil
    }
    return .choice(values)
  }

  /// The forms of a value: `if` falls back to the label, `and` to `if`, each within its own language.
  private mutating func phrase(_ value: Fields, label: String, key: String) -> Phrase {
    let labels = translations.text(label, key: "\(key)/label")
    var clause = LocalizedText(value.text("if") ?? label, translations: labels.translations)
    clause.translations.merge(translations.translations("\(key)/if")) { $1 }
    var linking = LocalizedText(value.text("and") ?? clause.original, translations: clause.translations)
    linking.translations.merge(translations.translations("\(key)/and")) { $1 }
    return Phrase(label: labels, clause: clause, linking: linking)
  }

  private mutating func outcomes(_ records: [Fields]) -> [Outcome] {
    var seen = UniqueIDs<OutcomeID>("outcome")
    var outcomes: [Outcome] = []
    for record in records {
      guard let id = record.id("id", of: Outcome.self), let label = record.text("label"),
        let place = record.located("id")?.location, seen.insert(id, at: place, reporting: &faults)
      else { continue }
      let values = outcomeValues(record, key: "outcome/\(id)")
      guard (2...32).contains(values.count) else {
        faults.append(
          Diagnostic(.wrongShape, "an outcome needs 2 to 32 values; '\(id)' has \(values.count)", at: record.location))
        continue
      }
      outcomes.append(
        Outcome(
          id: id, label: translations.text(label, key: "outcome/\(id)/label"), values: values, location: place))
    }
    return outcomes
  }

  private mutating func outcomeValues(_ record: Fields, key: String) -> [OutcomeValue] {
    var seen = UniqueIDs<ValueID>("value")
    return record.records("values").compactMap { value in
      guard let id = value.id("id", of: DimensionValue.self), let label = value.text("label"),
        let sentence = value.text("sentence"), let place = value.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { return nil }
      return OutcomeValue(
        id: id, label: translations.text(label, key: "\(key)/\(id)/label"),
        sentence: translations.text(sentence, key: "\(key)/\(id)/sentence"))
    }
  }

  private mutating func topics(_ records: [Fields]) -> [Topic] {
    var seen = UniqueIDs<TopicID>("topic")
    return records.compactMap { record in
      guard let id = record.id("id", of: Topic.self), let label = record.text("label"),
        let place = record.located("id")?.location, seen.insert(id, at: place, reporting: &faults)
      else { return nil }
      return Topic(id: id, label: translations.text(label, key: "topic/\(id)/label"), location: place)
    }
  }

  private mutating func terms(_ records: [Fields]) -> [GlossaryTerm] {
    var seen = UniqueIDs<TermID>("term")
    return records.compactMap { record in
      guard let id = record.id("id", of: GlossaryTerm.self), let term = record.text("term"),
        let meaning = record.text("meaning"), let place = record.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { return nil }
      return GlossaryTerm(
        id: id, term: translations.text(term, key: "term/\(id)/term"),
        meaning: translations.text(meaning, key: "term/\(id)/meaning"), isOpaque: record.says("opaque"),
        location: place)
    }
  }

  // MARK: Terms

  /// The vocabulary with everything that refers to its names.
  private mutating func typed(
    _ names: Vocabulary, _ dimensionRecords: [Fields], _ outcomeRecords: [Fields], impossible: [Located<String>]
  ) -> Vocabulary {
    let dimensionRecord = Dictionary(dimensionRecords.map { ($0.text("id") ?? "", $0) }) { first, _ in first }
    let dimensions = names.dimensions.map { dimension -> Dimension in
      let record = dimensionRecord[dimension.id.text]
      let onlyWhen = record?.located("only-when").flatMap { terms($0, names) } ?? []
      return Dimension(
        id: dimension.id, label: dimension.label, short: dimension.short, kind: dimension.kind, onlyWhen: onlyWhen,
        ordinary: (record?.texts("ordinary") ?? []).compactMap {
          ScenarioValues.value($0, of: dimension, reporting: &faults)
        },
        location: dimension.location)
    }
    let outcomeRecord = Dictionary(outcomeRecords.map { ($0.text("id") ?? "", $0) }) { first, _ in first }
    let outcomes = names.outcomes.map { outcome -> Outcome in
      guard let condition = outcomeRecord[outcome.id.text]?.record("only-where"), let label = condition.text("label"),
        let text = condition.located("when"), let terms = terms(text, names)
      else { return outcome }
      let words = translations.text(label, key: "outcome/\(outcome.id)/only-where")
      return Outcome(
        id: outcome.id, label: outcome.label, values: outcome.values,
        onlyWhere: Outcome.Guard(label: words, condition: terms), location: outcome.location)
    }
    return Vocabulary(
      dimensions: dimensions, outcomes: outcomes, regionSets: names.regionSets, topics: names.topics,
      terms: names.terms, impossible: impossible.compactMap { terms($0, names) })
  }

  /// Terms of the vocabulary's own files; they name their dimensions, since no line says what a place would mean.
  private mutating func terms(_ text: Located<String>, _ names: Vocabulary) -> [Term]? {
    guard let terms = TermText.terms(text, vocabulary: names, reporting: &faults) else { return nil }
    if terms.contains(where: { $0.subject == .places }) {
      faults.append(
        Diagnostic(
          .ruleSyntax, "name the dimension here, as in 'device in eu'; a bare place means nothing", at: text.location))
      return nil
    }
    return terms
  }
}

/// Reads the value that a scenario or an `ordinary` list gives to a dimension.
enum ScenarioValues {
  static func value(
    _ text: Located<String>, of dimension: Dimension, reporting faults: inout [Diagnostic]
  ) -> ScenarioValue? {
    switch dimension.kind {
    case .choice(let values):
      if let value = values.first(where: { $0.id.text == text.value }) { return .value(value.id) }
      let known = values.map { $0.id.text }
      let hint =
        Suggestion.nearest(to: text.value, among: known).map { "; did you mean '\($0)'?" }
        ?? "; known here: \(known.joined(separator: ", "))"
      faults.append(
        Diagnostic(.unknownID, "there is no value '\(text.value)' of '\(dimension.id)'\(hint)", at: text.location))
    case .region:
      if let code = RegionCode(text.value) { return .region(code) }
      faults.append(Diagnostic(.unknownRegion, RegionNames.message(text.value, sets: []), at: text.location))
    case .version:
      if let version = Version(text.value) { return .version(version) }
      faults.append(
        Diagnostic(.badVersion, "'\(text.value)' is not a version such as 27.2 or 27.2-beta", at: text.location))
    }
    return nil
  }
}
