/// What the rules of modules need of the elements around the one that is judged, gathered on the way down.
struct ModulePath {
  /// The innermost file, group or unit.
  private(set) var holder: GenericElement?
  /// What change tracking can refer to in the holder; nil where the holder tracks nothing.
  private(set) var trackable: Trackable?
  /// The profiles that the file names for sizes.
  private(set) var generalProfile: String?
  private(set) var storageProfile: String?
  /// The ids inside the `slr:data` elements beside the element or around it.
  private(set) var sizeData: Set<String> = []
  /// The ids of the ITS records beside the element or around it, as `name#id`.
  private(set) var records: Set<String> = []
  /// The names of the ITS attributes on the elements around.
  private(set) var itsAttributes: Set<String> = []
  /// The resource items of the file.
  let resourceItems: Set<String>

  /// The path of a file, before it is entered.
  init(_ file: GenericElement) {
    resourceItems = ResourceRules.itemIDs(in: file)
    if let profiles = file.elements("profiles", in: XLIFFNamespace.sizeRestriction).first {
      generalProfile = profiles["generalProfile"]
      storageProfile = profiles["storageProfile"]
    }
  }

  /// The path of an element's children.
  func entering(_ element: GenericElement) -> ModulePath {
    guard element.name.namespace == XLIFFNamespace.core, ["file", "group", "unit"].contains(element.name.local) else {
      guard element.attributes.contains(where: { $0.name.namespace == XLIFFNamespace.its }) else { return self }
      return noting(element)
    }
    var path = noting(element)
    path.holder = element
    path.trackable = nil
    for child in element.elements {
      switch child.name.namespace {
      case XLIFFNamespace.sizeRestriction where child.name.local == "data": path.collect(child)
      case XLIFFNamespace.its:
        path.records.insert("\(child.name.local)#\(child["id", in: XMLCharacters.namespace] ?? "")")
      case XLIFFNamespace.changeTracking where path.trackable == nil: path.trackable = Trackable(element)
      default: break
      }
    }
    return path
  }

  private func noting(_ element: GenericElement) -> ModulePath {
    var path = self
    for attribute in element.attributes where attribute.name.namespace == XLIFFNamespace.its {
      path.itsAttributes.insert(attribute.name.local)
    }
    return path
  }

  private mutating func collect(_ element: GenericElement) {
    for child in element.elements {
      for id in [child["id"], child["id", in: XMLCharacters.namespace]].compactMap(\.self) { sizeData.insert(id) }
      collect(child)
    }
  }
}

/// The core elements of a holder that change tracking can refer to, but not those of the groups and units inside it.
struct Trackable {
  /// How many elements there are of each name.
  private(set) var counts: [String: Int] = [:]
  /// The ids of all of them.
  private(set) var ids: Set<String> = []
  private var first: [String: GenericElement] = [:]
  private var byID: [String: [String: GenericElement]] = [:]

  /// Looks at everything below a holder.
  init(_ holder: GenericElement) {
    collect(holder)
  }

  /// Whether elements of a name have ids.
  func haveIDs(_ name: String) -> Bool { byID[name] != nil }

  /// The element that is meant: of a name and an id, or the only one of the name.
  func element(_ name: String, id: String?) -> GenericElement? {
    if let id { return byID[name]?[id] }
    return counts[name] == 1 ? first[name] : nil
  }

  private mutating func collect(_ element: GenericElement) {
    for child in element.elements where child.name.namespace == XLIFFNamespace.core {
      let name = child.name.local
      counts[name, default: 0] += 1
      if first[name] == nil { first[name] = child }
      if let id = child["id"] {
        ids.insert(id)
        byID[name, default: [:]][id] = child
      }
      if name != "group", name != "unit" { collect(child) }
    }
  }
}
