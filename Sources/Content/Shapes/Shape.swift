import Claims

/// What a YAML value may be. Readers check files against shapes, and the JSON Schemas for editors are made from them.
indirect enum Shape: Sendable {
  /// Any text that is not empty.
  case text
  /// An id: lower-case letters, digits, hyphens.
  case identifier
  /// One of a closed list of words.
  case word([String])
  /// `yes` or `no`.
  case yesNo
  /// A day, with or without its year.
  case date
  /// A version.
  case version
  /// A BCP 47 tag.
  case locale
  /// An address that begins with `https://`.
  case address
  /// The 64 hexadecimal digits of a SHA-256.
  case digest
  /// An ISO 3166-1 code or the id of a region set.
  case region
  /// The address of a claim, `source/claim`.
  case claim
  /// Terms joined by `and`, in the grammar of rule lines.
  case terms
  /// A list; a single value counts as a list of one where `orOne`.
  case list(of: Shape, orOne: Bool = false)
  /// A mapping with known keys.
  case record(RecordShape)
  /// A mapping with free keys.
  case map(of: Shape)
}

/// A mapping with known keys.
struct RecordShape: Sendable {
  /// What the mapping is, for messages ("a dimension").
  let name: String
  let fields: [Field]

  init(_ name: String, _ fields: [Field]) {
    self.name = name
    self.fields = fields
  }

  /// One known key.
  struct Field: Sendable {
    let key: String
    let shape: Shape
    let isNeeded: Bool
    /// What the key means, for the JSON Schema.
    let meaning: String
  }
}

extension RecordShape.Field {
  /// A key that must be there.
  static func needed(_ key: String, _ shape: Shape, _ meaning: String) -> RecordShape.Field {
    RecordShape.Field(key: key, shape: shape, isNeeded: true, meaning: meaning)
  }

  /// A key that may be left out.
  static func optional(_ key: String, _ shape: Shape, _ meaning: String) -> RecordShape.Field {
    RecordShape.Field(key: key, shape: shape, isNeeded: false, meaning: meaning)
  }
}
