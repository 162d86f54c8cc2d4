import Diagnostics

/// One node of a YAML file: scalars stay text until the vocabulary types them, and each keeps its place.
struct YAMLNode: Hashable, Sendable {
  let value: Value
  /// Where the node begins; for scalars with the length of the text as written, as far as it is on the first line.
  let location: FileLocation

  indirect enum Value: Hashable, Sendable {
    case scalar(String)
    case sequence([YAMLNode])
    case mapping([Entry])
  }

  /// A key with its value.
  struct Entry: Hashable, Sendable {
    let key: Located<String>
    let value: YAMLNode
  }

  /// What the node is, for messages.
  var kind: String {
    switch value {
    case .scalar: "a text"
    case .sequence: "a list"
    case .mapping: "a mapping"
    }
  }

  /// The scalar's text with its place; nil for lists and mappings.
  var scalar: Located<String>? {
    if case .scalar(let text) = value { Located(text, at: location) } else { nil }
  }

  /// The items of a list; a scalar or mapping counts as a list of itself.
  var items: [YAMLNode] {
    if case .sequence(let nodes) = value { nodes } else { [self] }
  }
}

/// A value with the place where it was read.
struct Located<Value> {
  let value: Value
  let location: FileLocation

  init(_ value: Value, at location: FileLocation) {
    self.value = value
    self.location = location
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}
