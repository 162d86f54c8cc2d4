/// Places such as `{n}` in the tool's own words, which it fills in.
public enum FilledPlaces {
  /// The names of a text's places.
  public static func names(in text: String) -> Set<String> {
    var names: Set<String> = []
    var rest = text.utf8[...]
    while let open = rest.firstIndex(of: UInt8(ascii: "{")) {
      rest = rest[rest.index(after: open)...]
      let name = rest.prefix { (97...122).contains($0) || $0 == UInt8(ascii: "-") }
      guard !name.isEmpty, name.endIndex < rest.endIndex, rest[name.endIndex] == UInt8(ascii: "}") else { continue }
      names.insert(String(Substring(name)))
    }
    return names
  }
}
