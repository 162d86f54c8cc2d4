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
  enum Target {
    case note(GenericElement)
    case span(GenericElement)
    case moduleElement(GenericElement)
  }

  /// What it points at inside the unit where it stands, nil where it points elsewhere or at nothing.
  func target(in unit: UnitScope) -> Target? {
    guard let fragment, let leaf = fragment.leaf else { return nil }
    let isHere = fragment.unit == unit.element["id"] && (fragment.file ?? unit.fileID) == unit.fileID
    let isRelative = !fragment.isAbsolute && fragment.file == nil && fragment.group == nil && fragment.unit == nil
    guard isHere || isRelative else { return nil }
    if let group = fragment.group, !unit.ancestors.contains(where: { $0.name.local == "group" && $0["id"] == group }) {
      return nil
    }
    switch leaf.prefix {
    case nil:
      let parts = unit.content.parts.map(\.element) + unit.content.sourceCodes.map(\.element)
      return parts.first { $0["id"] == leaf.id }.map(Target.span)
    case "t": return unit.content.targetCodes.first { $0.ownID == leaf.id }.map { .span($0.element) }
    case "n":
      let notes = unit.element.elements("notes", in: XLIFFNamespace.core).flatMap(\.elements)
      return notes.first { $0["id"] == leaf.id }.map(Target.note)
    case "d": return nil
    case let prefix?:
      let namespaces = XLIFFNamespace.fragmentPrefixes[prefix] ?? []
      return Self.find(leaf.id, of: namespaces, in: unit.element).map(Target.moduleElement)
    }
  }

  private static func find(_ id: String, of namespaces: Set<String>, in element: GenericElement) -> GenericElement? {
    for child in element.elements where child.name.namespace != XLIFFNamespace.core {
      if namespaces.contains(child.name.namespace), child["id"] == id || child["id", in: XMLCharacters.namespace] == id {
        return child
      }
      if let found = find(id, of: namespaces, in: child) { return found }
    }
    return nil
  }
}
