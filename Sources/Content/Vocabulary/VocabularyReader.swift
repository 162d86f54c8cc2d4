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
  private var broken: BrokenNames
  private var faults: [Diagnostic] = []

  /// The vocabulary of some files; `broken` names what is in files that could not be read.
  static func names(
    _ files: Files, broken: BrokenNames, translations: inout TranslationTable, reporting faults: inout [Diagnostic]
  ) -> KnownNames {
    var reader = VocabularyReader(translations: translations, broken: broken)
    let vocabulary = reader.vocabulary(files)
    translations = reader.translations
    faults += reader.faults
    return KnownNames(vocabulary, broken: reader.broken)
  }

  private init(translations: TranslationTable, broken: BrokenNames) {
    self.translations = translations
    self.broken = broken
  }

  private mutating func vocabulary(_ files: Files) -> Vocabulary {
    let regionSets = RegionReader.sets(
      files.regions?.records("regions") ?? [], translations: &translations, broken: &broken, reporting: &faults)
    let topics = topics(files.topics?.records("topics") ?? [])
    let terms = terms(files.terms?.records("terms") ?? [])
    let dimensionRecords = files.dimensions?.records("dimensions") ?? []
    let outcomeRecords = files.outcomes?.records("outcomes") ?? []
    let dimensions = DimensionReader.dimensions(
      dimensionRecords, translations: &translations, broken: &broken, reporting: &faults)
    let outcomes = OutcomeReader.outcomes(
      outcomeRecords, translations: &translations, broken: &broken, reporting: &faults)
    let untyped = Vocabulary(
      dimensions: dimensions, outcomes: outcomes, regionSets: regionSets, topics: topics, terms: terms, impossible: [])
    return typed(
      KnownNames(untyped, broken: broken), dimensionRecords, outcomeRecords,
      impossible: files.dimensions?.texts("impossible") ?? [])
  }

  private mutating func topics(_ records: [Fields]) -> [Topic] {
    var seen = UniqueIDs<TopicID>("topic")
    return records.compactMap { record in
      guard let id = record.id("id", of: Topic.self), let place = record.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { return nil }
      let label = translations.text(record.text("label") ?? id.text, key: "topic/\(id)/label")
      return Topic(id: id, label: label, location: place)
    }
  }

  private mutating func terms(_ records: [Fields]) -> [GlossaryTerm] {
    var seen = UniqueIDs<TermID>("term")
    return records.compactMap { record in
      guard let id = record.id("id", of: GlossaryTerm.self), let place = record.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { return nil }
      let isKept = record.says("do-not-translate")
      let term = record.text("term") ?? id.text
      return GlossaryTerm(
        id: id, term: isKept ? LocalizedText(term) : translations.text(term, key: "term/\(id)/term"),
        meaning: translations.text(record.text("meaning") ?? "", key: "term/\(id)/meaning"),
        isOpaque: record.says("opaque"), isKept: isKept, avoided: record.texts("avoid").map { $0.value },
        location: place)
    }
  }

  // MARK: Terms

  /// The vocabulary with everything that refers to its names.
  private mutating func typed(
    _ names: KnownNames, _ dimensionRecords: [Fields], _ outcomeRecords: [Fields], impossible: [Located<String>]
  ) -> Vocabulary {
    let untyped = names.vocabulary
    let dimensionRecord = Dictionary(dimensionRecords.map { ($0.text("id") ?? "", $0) }) { first, _ in first }
    let dimensions = untyped.dimensions.map { dimension -> Dimension in
      let record = dimensionRecord[dimension.id.text]
      let onlyWhen = record?.located("only-when").flatMap { terms($0, names) } ?? []
      return Dimension(
        id: dimension.id, label: dimension.label, short: dimension.short, kind: dimension.kind,
        anyClause: dimension.anyClause, onlyWhen: onlyWhen,
        ordinary: (record?.texts("ordinary") ?? []).compactMap {
          ScenarioValues.value($0, of: dimension, reporting: &faults)
        },
        location: dimension.location)
    }
    let outcomeRecord = Dictionary(outcomeRecords.map { ($0.text("id") ?? "", $0) }) { first, _ in first }
    let outcomes = untyped.outcomes.map { outcome -> Outcome in
      guard let condition = outcomeRecord[outcome.id.text]?.record("only-where") else { return outcome }
      let label = condition.text("label") ?? outcome.id.text
      let words = translations.text(label, key: "outcome/\(outcome.id)/only-where")
      guard let text = condition.located("when"), let terms = terms(text, names) else { return outcome }
      return Outcome(
        id: outcome.id, label: outcome.label, values: outcome.values,
        onlyWhere: Outcome.Guard(label: words, condition: terms), doneBy: outcome.doneBy, location: outcome.location)
    }
    return Vocabulary(
      dimensions: dimensions, outcomes: outcomes, regionSets: untyped.regionSets, topics: untyped.topics,
      terms: untyped.terms, impossible: impossible.compactMap { terms($0, names) })
  }

  private mutating func terms(_ text: Located<String>, _ names: KnownNames) -> [Term]? {
    TermText.terms(text, names: names, reporting: &faults)
  }
}
