import Claims
import Diagnostics

/// Builds the dimensions, all but the terms and values that lean on other names.
struct DimensionReader {
  private var translations: TranslationTable
  private var broken: BrokenNames
  private var faults: [Diagnostic] = []

  /// The dimensions of the file; what nothing can be made of is noted in `broken`.
  static func dimensions(
    _ records: [Fields], translations: inout TranslationTable, broken: inout BrokenNames,
    reporting faults: inout [Diagnostic]
  ) -> [Dimension] {
    var reader = DimensionReader(translations: translations, broken: broken)
    let dimensions = reader.dimensions(records)
    (translations, broken) = (reader.translations, reader.broken)
    faults += reader.faults
    return dimensions
  }

  private init(translations: TranslationTable, broken: BrokenNames) {
    self.translations = translations
    self.broken = broken
  }

  private mutating func dimensions(_ records: [Fields]) -> [Dimension] {
    var seen = UniqueIDs<DimensionID>("dimension")
    var dimensions: [Dimension] = []
    for record in records {
      guard let id = record.id("id", of: Dimension.self), let place = record.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { continue }
      GrammarWords.check(id.text, at: place, reporting: &faults)
      let key = "dimension/\(id)"
      // Without a label the file is at fault, which was reported; the id stands in, so that rules find the dimension.
      let label = record.text("label") ?? id.text
      let labels = translations.text(label, key: "\(key)/label")
      var short = LocalizedText(record.text("short") ?? label, translations: labels.translations)
      short.translations.merge(translations.translations("\(key)/short", of: short.original)) { $1 }
      guard let kind = kind(record, key: key) else {
        broken.add(.dimension, id.text)
        continue
      }
      dimensions.append(
        Dimension(
          id: id, label: labels, short: short, kind: kind, anyClause: anyClause(record, key: key), location: place))
    }
    return dimensions
  }

  private mutating func kind(_ record: Fields, key: String) -> Dimension.Kind? {
    let kind = record.text("kind") ?? "choice"
    let own = ["choice": ["values"], "version": ["product", "versions"], "region": []]
    guard let keys = own[kind] else { return nil }
    for other in ["values", "product", "versions"] where !keys.contains(other) {
      guard let node = record.node(other) else { continue }
      faults.append(Diagnostic(.unknownKey, "a dimension of kind \(kind) has no key '\(other)'", at: node.location))
    }
    switch kind {
    case "region": return .region
    case "version": return versions(record)
    default: return choice(record, key: key)
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
    return cuts.isEmpty ? nil : .version(product: product, cuts: cuts)
  }

  private mutating func choice(_ record: Fields, key: String) -> Dimension.Kind? {
    var seen = UniqueIDs<ValueID>("value")
    var values: [DimensionValue] = []
    let records = record.records("values")
    // Either of two values is always so: only where there are more are clauses joined by "or".
    let joins = records.count > 2 && record.located("if-any") == nil
    for value in records {
      guard let id = value.id("id", of: DimensionValue.self), let place = value.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { continue }
      GrammarWords.check(id.text, at: place, reporting: &faults)
      let phrase = self.phrase(
        value, label: value.text("label") ?? id.text, key: "\(key)/\(id)", joins: joins)
      let negation = value.text("not-label").map {
        self.phrase(value, "not-", label: $0, key: "\(key)/\(id)", joins: false)
      }
      values.append(DimensionValue(id: id, phrase: phrase, negation: negation, isOpaque: value.says("opaque")))
    }
    guard values.count >= 2 else {
      faults.append(
        Diagnostic(.missingKey, "a dimension of kind choice needs at least two 'values'", at: record.location))
      return nil
    }
    return .choice(values)
  }

  /// The forms of a value: `if` falls back to the label, `and` to `if`, each within its own language. `joins` tells
  /// whether its clause may be one of several of which any will do.
  private mutating func phrase(
    _ value: Fields, _ prefix: String = "", label: String, key: String, joins: Bool
  ) -> Phrase {
    let labels = translations.text(label, key: "\(key)/\(prefix)label")
    var clause = LocalizedText(value.text("\(prefix)if") ?? label, translations: labels.translations)
    clause.translations.merge(translations.translations("\(key)/\(prefix)if", of: clause.original)) { $1 }
    var linking = LocalizedText(value.text("\(prefix)and") ?? clause.original, translations: clause.translations)
    linking.translations.merge(translations.translations("\(key)/\(prefix)and", of: linking.original)) { $1 }
    return Phrase(
      label: labels, clause: clause, linking: linking,
      alternative: joins ? alternative(value.text("or"), to: clause.original, key: "\(key)/or") : nil)
  }

  /// The clause before another one where either will do. It falls back to nothing: languages that have the form cannot
  /// do without it, and the others join clauses by a word.
  private mutating func alternative(_ own: String?, to clause: String, key: String) -> LocalizedText? {
    let translations = translations.translations(key, of: own ?? clause)
    return own == nil && translations.isEmpty ? nil : LocalizedText(own ?? "", translations: translations)
  }

  /// The clause about several values: `and-any` falls back to `if-any`, each within its own language.
  private mutating func anyClause(_ record: Fields, key: String) -> Dimension.AnyClause? {
    guard let text = record.located("if-any") else { return nil }
    for key in ["if-any", "and-any"] {
      guard let text = record.located(key), !text.value.contains("{values}") else { continue }
      faults.append(Diagnostic(.badValue, "'\(key)' needs '{values}' where the values stand", at: text.location))
    }
    let clause = translations.text(text.value, key: "\(key)/if-any")
    var linking = LocalizedText(record.text("and-any") ?? clause.original, translations: clause.translations)
    linking.translations.merge(translations.translations("\(key)/and-any", of: linking.original)) { $1 }
    return Dimension.AnyClause(clause: clause, linking: linking)
  }
}

/// The words that rule lines are made of: an id that is one of them could never be read as itself.
enum GrammarWords {
  private static let all: Set<String> = [
    "and", "if", "in", "not", "only", "or", "outside", "places", "unless", "whatever",
  ]

  static func check(_ id: String, at place: FileLocation, reporting faults: inout [Diagnostic]) {
    guard all.contains(id) else { return }
    faults.append(Diagnostic(.badID, "'\(id)' is a word of rule lines and cannot be an id", at: place))
  }
}
