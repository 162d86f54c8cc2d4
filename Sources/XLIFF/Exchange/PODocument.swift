/// A gettext catalogue (PO file) as a value.
public struct PODocument: Hashable, Sendable {
  /// The fields of the header entry, in order, such as `Language` and `Content-Type`.
  public var header: [POHeaderField]
  /// The comments above the header.
  public var headerComments: [String]
  /// The entries in order, the header left out.
  public var entries: [POEntry]

  /// A catalogue.
  public init(header: [POHeaderField] = [], headerComments: [String] = [], entries: [POEntry] = []) {
    self.header = header
    self.headerComments = headerComments
    self.entries = entries
  }

  /// The value of a header field.
  public subscript(field: String) -> String? {
    header.first { $0.name == field }?.value
  }
}

/// A field of a catalogue's header.
public struct POHeaderField: Hashable, Sendable {
  /// The name.
  public var name: String
  /// The value.
  public var value: String

  /// A field.
  public init(_ name: String, _ value: String) {
    self.name = name
    self.value = value
  }
}
