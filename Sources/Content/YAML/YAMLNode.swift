import Diagnostics

/// One node of a YAML file: scalars stay text until the vocabulary types them, and each keeps its place.
struct YAMLNode: Hashable, Sendable {
  let value: Value
  /// Where the node begins; for scalars with the length of the text as written, as far as it is on the first line.
  let location: FileLocation

  indirect enum Value: Hashable, Sendable {
    /// A text, and where its bytes stand if they are not those at the node's location.
    case scalar(String, runs: [TextRun])
    case sequence([YAMLNode])
    case mapping([Entry])
    /// What stands here is not allowed, which was reported: nothing else is said about it.
    case refused
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
    case .refused: "an alias"
    }
  }

  /// Whether the node was reported when it was read.
  var isRefused: Bool { value == .refused }

  /// The scalar's text with its place; nil for lists and mappings.
  var scalar: Located<String>? {
    if case .scalar(let text, let runs) = value { Located(text, at: location, runs: runs) } else { nil }
  }

  /// The items of a list; a scalar or mapping counts as a list of itself.
  var items: [YAMLNode] {
    if case .sequence(let nodes) = value { nodes } else { [self] }
  }
}
