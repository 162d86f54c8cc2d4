/// The forms in which translations travel.
public enum ExchangeFormat: String, Hashable, Sendable, CaseIterable {
  /// XLIFF 2.1.
  case xliff21 = "xliff"
  /// XLIFF 1.2 transitional, which most translators' tools prefer.
  case xliff12 = "xliff-1.2"
  /// gettext's PO.
  case po

  /// The ending of its files.
  public var ending: String { self == .po ? ".po" : ".xlf" }
}
