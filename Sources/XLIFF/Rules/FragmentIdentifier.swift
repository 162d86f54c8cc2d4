/// A fragment identifier of XLIFF (section 3): `f=file/g=group/u=unit/` and one last selector.
struct FragmentIdentifier: Hashable {
  /// Whether it starts with `/`, so that nothing is taken from its surroundings.
  let isAbsolute: Bool
  let file: String?
  let group: String?
  let unit: String?
  let leaf: Leaf?

  /// The last selector: a note, datum, part, inline element or element of a module.
  struct Leaf: Hashable {
    /// `n`, `d`, `t`, a module's prefix, or nil for parts and inline elements of the source.
    let prefix: String?
    let id: String
  }

  /// Why a text is not a fragment identifier.
  struct Malformed: Error {
    let reason: String
  }

  /// Reads what follows the `#`.
  init(_ text: String) throws(Malformed) {
    isAbsolute = text.utf8.first == UInt8(ascii: "/")
    var found: [String: String] = [:]
    var leaf: Leaf?
    var order = 0
    let path = isAbsolute ? text.dropFirst() : text[...]
    for selector in path.split(separator: "/", omittingEmptySubsequences: false) {
      let parts = selector.split(separator: "=", omittingEmptySubsequences: false).map(String.init)
      guard parts.count <= 2, let id = parts.last, XMLCharacters.isNameToken(id) else {
        throw Malformed(reason: "'\(selector)' is not an id with or without a prefix")
      }
      if let leaf {
        throw Malformed(reason: "'\(leaf.id)' must be the last selector, found '\(selector)' after it")
      }
      guard parts.count == 2 else {
        leaf = Leaf(prefix: nil, id: id)
        continue
      }
      let prefix = parts[0]
      if found.updateValue(id, forKey: prefix) != nil {
        throw Malformed(reason: "the prefix '\(prefix)' is used twice")
      }
      if let place = Self.structure.firstIndex(of: prefix) {
        guard place >= order else { throw Malformed(reason: "file, group and unit stand in this order") }
        order = place
      } else {
        try Self.check(prefix)
        leaf = Leaf(prefix: prefix, id: id)
      }
    }
    file = found["f"]
    group = found["g"]
    unit = found["u"]
    self.leaf = leaf
  }

  private static let structure = ["f", "g", "u"]

  private static func check(_ prefix: String) throws(Malformed) {
    guard XMLCharacters.isNameToken(prefix) else {
      throw Malformed(reason: "the prefix '\(prefix)' is not a name token")
    }
    if prefix.unicodeScalars.count == 1 {
      guard ["n", "d", "t"].contains(prefix) else {
        throw Malformed(reason: "the prefix '\(prefix)' is not one of f, g, u, n, d and t")
      }
    } else if XLIFFNamespace.fragmentPrefixes[prefix] == nil {
      throw Malformed(reason: "the prefix '\(prefix)' is not registered for a module or extension")
    }
  }
}
