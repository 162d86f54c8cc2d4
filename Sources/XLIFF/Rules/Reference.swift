/// An IRI in a document, and what it points at when it points into the document itself.
struct Reference {
  /// The fragment identifier; nil where the IRI has none, or leads to another document.
  let fragment: FragmentIdentifier?
  /// Whether it has an address before its fragment: then it may lead anywhere.
  let hasAddress: Bool
  /// Whether there is a `#`.
  let hasFragment: Bool

  /// Reads an IRI. Only fragments of the document itself are read: those of others may mean anything.
  init(_ iri: String) throws(FragmentIdentifier.Malformed) {
    let parts = iri.split(separator: "#", maxSplits: 1, omittingEmptySubsequences: false)
    hasAddress = parts.first?.isEmpty == false
    hasFragment = parts.count == 2
    fragment = !hasAddress && hasFragment ? try FragmentIdentifier(String(parts[1])) : nil
  }

  /// What a fragment can point at inside a unit.
  enum Target { case note, span }

  /// What it points at inside the unit where it stands, nil where it points elsewhere or at nothing.
  func target(in unit: UnitScope) -> Target? {
    guard let fragment, let leaf = fragment.leaf else { return nil }
    let isHere = fragment.unit == unit.element["id"] && (fragment.file ?? unit.fileID) == unit.fileID
    let isRelative = !fragment.isAbsolute && fragment.file == nil && fragment.group == nil && fragment.unit == nil
    guard isHere || isRelative, fragment.group.map(unit.isInGroup) ?? true else { return nil }
    switch leaf.prefix {
    case nil: return unit.content.partIDs[leaf.id] == nil && unit.content.sourceIDs[leaf.id] == nil ? nil : .span
    case "t": return unit.content.targetIDs[leaf.id] == nil ? nil : .span
    case "n": return unit.notes[leaf.id] == nil ? nil : .note
    default: return nil
    }
  }
}
