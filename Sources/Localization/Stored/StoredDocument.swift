public import Claims
import Diagnostics

/// The stored translation of one document into one locale: one XLIFF 2.1 file.
public struct StoredDocument: Hashable, Sendable {
  /// Which document.
  public var name: DocumentName
  /// The language of the sources.
  public var sourceLocale: LocaleCode
  /// The language of the translations.
  public var locale: LocaleCode
  /// The units, in the order of the file.
  public var units: [StoredUnit]

  /// A stored document.
  public init(_ name: DocumentName, from sourceLocale: LocaleCode, into locale: LocaleCode, units: [StoredUnit] = []) {
    self.name = name
    self.sourceLocale = sourceLocale
    self.locale = locale
    self.units = units
  }

  /// The unit with a key.
  public subscript(key: UnitKey) -> StoredUnit? { units.first { $0.key == key } }
}
