/// Brings a stored translation up to the original: new units come in, units of texts that are gone go. What is translated
/// is never touched.
public enum Updating {
  /// The stored document, and what became of it.
  public struct Result: Sendable {
    /// The document to store; nil where there is nothing to store.
    public var document: StoredDocument?
    /// New units.
    public var added: [UnitKey] = []
    /// Units whose text is gone, with their translations.
    public var removed: [UnitKey] = []
    /// New units that took over the translation of a removed one that said the same.
    public var moved: [UnitKey] = []
  }

  /// Brings a document up to date.
  public static func updated(_ document: DocumentTranslation, stamps: ClaimStamps) -> Result {
    var result = Result()
    let known = Dictionary(
      (document.stored?.units ?? []).map { ($0.key, $0) }, uniquingKeysWith: { first, _ in first })
    var homeless = document.orphans
    var units: [StoredUnit] = []
    for unit in document.source.units {
      if var stored = known[unit.key] {
        if stored.target == nil {
          stored.source = unit.source
          stored.basis = stamps.basis(of: unit)
        } else {
          stored.basis = stored.basis.map { completed($0, stamps) }
        }
        units.append(stored)
        continue
      }
      if let index = homeless.firstIndex(where: { $0.target != nil && $0.source.markdown == unit.source.markdown }) {
        var stored = homeless.remove(at: index)
        stored.key = unit.key
        units.append(stored)
        result.moved.append(unit.key)
        continue
      }
      guard unit.need == .needed, !unit.source.isEmpty else { continue }
      units.append(StoredUnit(key: unit.key, source: unit.source, basis: stamps.basis(of: unit)))
      result.added.append(unit.key)
    }
    result.removed = homeless.map(\.key)
    guard !units.isEmpty else { return result }
    var stored =
      document.stored ?? StoredDocument(document.source.name, from: document.sourceLocale, into: document.locale)
    stored.units = units
    result.document = stored
    return result
  }

  /// The stamp with the members of the sets that its rules name, where nobody took note of them and nothing else moved.
  private static func completed(_ old: ClaimStamp, _ stamps: ClaimStamps) -> ClaimStamp {
    guard old.places == nil, let now = stamps[old.claim], old.facts == now.facts, old.quote == now.quote else {
      return old
    }
    return now
  }

  /// The stored document with the word of a person that units still say what the original says: their stored originals
  /// become the ones that stand now.
  public static func confirmed(
    _ document: DocumentTranslation, _ keys: Set<UnitKey>, stamps: ClaimStamps
  ) -> StoredDocument? {
    guard var stored = document.stored else { return nil }
    for unit in document.units where keys.contains(unit.unit.key) {
      guard let index = stored.units.firstIndex(where: { $0.key == unit.unit.key }),
        let target = stored.units[index].target
      else { continue }
      // A target with other codes than the original now has cannot say what it says.
      let renamed = target.matching(unit.unit.source)
      guard renamed.codes.map(\.id).sorted() == unit.unit.source.codes.map(\.id).sorted() else { continue }
      stored.units[index].source = unit.unit.source
      stored.units[index].target = renamed
      stored.units[index].trust = .translated
      stored.units[index].basis = stamps.basis(of: unit.unit)
    }
    return stored
  }
}
