/// The namespaces of XLIFF 2.1 and its modules, with the prefixes that the specification gives them.
public enum XLIFFNamespace {
  /// XLIFF 2.0 and 2.1 core.
  public static let core = "urn:oasis:names:tc:xliff:document:2.0"
  /// Translation candidates.
  public static let matches = "urn:oasis:names:tc:xliff:matches:2.0"
  /// Glossary.
  public static let glossary = "urn:oasis:names:tc:xliff:glossary:2.0"
  /// Format style.
  public static let formatStyle = "urn:oasis:names:tc:xliff:fs:2.0"
  /// Metadata.
  public static let metadata = "urn:oasis:names:tc:xliff:metadata:2.0"
  /// Resource data.
  public static let resourceData = "urn:oasis:names:tc:xliff:resourcedata:2.0"
  /// Change tracking, a module of XLIFF 2.0 that became an extension in 2.1.
  public static let changeTracking = "urn:oasis:names:tc:xliff:changetracking:2.0"
  /// Size and length restriction.
  public static let sizeRestriction = "urn:oasis:names:tc:xliff:sizerestriction:2.0"
  /// Validation.
  public static let validation = "urn:oasis:names:tc:xliff:validation:2.0"
  /// The W3C's Internationalization Tag Set, used by the ITS module.
  public static let its = "http://www.w3.org/2005/11/its"
  /// What the ITS module adds to the Tag Set.
  public static let itsModule = "urn:oasis:names:tc:xliff:itsm:2.1"

  /// The module of a fragment identifier's prefix; `tbx` is the TBX extension of the committee's registry.
  static let fragmentPrefixes: [String: Set<String>] = [
    "mtc": [matches], "gls": [glossary], "fs": [formatStyle], "mda": [metadata], "res": [resourceData],
    "ctr": [changeTracking], "slr": [sizeRestriction], "val": [validation], "its": [its, itsModule],
    "tbx": ["urn:iso:std:iso:30042:ed-1:v1:en"],
  ]

  /// The prefix that a module's names are written with unless the file has another.
  static let prefixes: [String: String] = [
    matches: "mtc", glossary: "gls", formatStyle: "fs", metadata: "mda", resourceData: "res", changeTracking: "ctr",
    sizeRestriction: "slr", validation: "val", its: "its", itsModule: "itsm", XMLCharacters.namespace: "xml",
  ]

  /// Whether a namespace is one of the modules: then its names and places are judged.
  static func isModule(_ namespace: String) -> Bool {
    prefixes[namespace] != nil && namespace != XMLCharacters.namespace
  }
}
