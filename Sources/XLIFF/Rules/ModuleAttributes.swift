/// The attributes that modules put on core elements, and where their elements may stand.
enum ModuleAttributes {
  /// One attribute of a module: its values, and the core elements that may have it (nil for any).
  struct Model {
    let value: AttributeValue
    let places: Set<String>?
  }

  /// The model of an attribute of a module, nil where the module has no such attribute.
  static func model(of name: QualifiedName) -> Model? {
    table[name.namespace]?[name.local]
  }

  private static let styled: Set<String> = [
    "file", "group", "unit", "note", "sc", "ec", "ph", "pc", "mrk", "sm",
  ]
  private static let restricted: Set<String> = ["file", "group", "unit", "mrk", "sm", "pc", "sc"]
  private static let measured: Set<String> = ["file", "group", "unit", "pc", "sc", "ec", "ph"]

  /// The values of `fs:fs`: the elements of HTML that the module lists.
  static let styles = """
    a b bdo big blockquote body br button caption center cite code col colgroup dd del div dl dt em h1 h2 h3 h4 h5 h6 \
    head hr html i img label legend li ol p pre q s samp select small span strike strong sub sup table tbody td tfoot \
    th thead title tr tt u ul
    """.split(separator: " ").map(String.init)

  private static let table: [String: [String: Model]] = [
    XLIFFNamespace.formatStyle: [
      "fs": Model(value: .choice(styles), places: styled), "subFs": Model(value: .text, places: styled),
    ],
    XLIFFNamespace.sizeRestriction: [
      "storageRestriction": Model(value: .text, places: restricted),
      "sizeRestriction": Model(value: .text, places: restricted),
      "equivStorage": Model(value: .text, places: ["pc", "sc", "ec", "ph"]),
      "sizeInfo": Model(value: .text, places: measured), "sizeInfoRef": Model(value: .token, places: measured),
    ],
    XLIFFNamespace.its: its.mapValues { Model(value: $0, places: nil) },
    XLIFFNamespace.itsModule: [
      "domains": Model(value: .text, places: nil), "lang": Model(value: .language, places: nil),
    ],
  ]

  private static let issueTypes = """
    terminology mistranslation omission untranslated addition duplication inconsistency grammar legal register \
    locale-specific-content locale-violation style characters misspelling typographical formatting \
    inconsistent-entities numbers markup pattern-problem whitespace internationalization length non-conformance \
    uncategorized other
    """.split(separator: " ").map(String.init)

  private static let its: [String: AttributeValue] = [
    "version": .choice(["2.0"]), "allowedCharacters": .text, "annotatorsRef": .text, "localeFilterList": .text,
    "localeFilterType": .choice(["include", "exclude"]), "locQualityIssueComment": .text,
    "locQualityIssueEnabled": .yesNo, "locQualityIssueProfileRef": .iri, "locQualityIssuesRef": .iri,
    "locQualityIssueSeverity": .decimal(upTo: 100), "locQualityIssueType": .choice(issueTypes),
    "locQualityRatingProfileRef": .iri, "locQualityRatingScore": .decimal(upTo: 100),
    "locQualityRatingScoreThreshold": .decimal(upTo: 100), "locQualityRatingVote": .integer(Int.min...Int.max),
    "locQualityRatingVoteThreshold": .integer(Int.min...Int.max), "mtConfidence": .decimal(upTo: 1), "org": .text,
    "orgRef": .iri, "person": .text, "personRef": .iri, "provenanceRecordsRef": .iri, "revOrg": .text,
    "revOrgRef": .iri, "revPerson": .text, "revPersonRef": .iri, "revTool": .text, "revToolRef": .iri,
    "taClassRef": .iri, "taConfidence": .decimal(upTo: 1), "taIdent": .text, "taIdentRef": .iri, "taSource": .text,
    "termConfidence": .decimal(upTo: 1), "tool": .text, "toolRef": .iri,
  ]

  /// The attributes of provenance.
  static let provenance = [
    "org", "orgRef", "person", "personRef", "revOrg", "revOrgRef", "revPerson", "revPersonRef", "revTool", "revToolRef",
    "tool", "toolRef",
  ]

  /// The attributes that an element of the Tag Set has without a namespace.
  static func ownOf(_ element: String) -> [String: ElementModel.AttributeModel] {
    let names = element == "provenanceRecord" ? provenance : its.keys.filter { $0.hasPrefix("locQualityIssue") }
    var attributes: [String: ElementModel.AttributeModel] = ["version": .optional(.text)]
    for name in names where name != "locQualityIssuesRef" { attributes[name] = its[name].map { .optional($0) } }
    return attributes
  }

  /// The core elements that may hold a module's element, and whether it may be repeated there.
  static func places(of name: QualifiedName) -> (parents: Set<String>, isRepeatable: Bool)? {
    switch (name.namespace, name.local) {
    case (XLIFFNamespace.matches, "matches"), (XLIFFNamespace.glossary, "glossary"): (["unit"], false)
    case (XLIFFNamespace.metadata, "metadata"), (XLIFFNamespace.validation, "validation"),
      (XLIFFNamespace.sizeRestriction, "data"):
      (["file", "group", "unit"], false)
    case (XLIFFNamespace.resourceData, "resourceData"): (["file", "unit"], false)
    case (XLIFFNamespace.sizeRestriction, "profiles"): (["file"], false)
    case (XLIFFNamespace.changeTracking, "changeTrack"), (XLIFFNamespace.its, "provenanceRecords"):
      (["file", "group", "unit"], true)
    case (XLIFFNamespace.its, "locQualityIssues"): (["unit"], true)
    default: nil
    }
  }
}
