/// The elements of the modules: section 5 of the specification, and change tracking as version 2.0 had it.
enum ModuleSchema {
  private typealias Namespace = XLIFFNamespace

  static let elements: [String: [String: ElementModel]] = [
    Namespace.matches: matches, Namespace.glossary: glossary, Namespace.metadata: metadata,
    Namespace.resourceData: resources, Namespace.sizeRestriction: sizes, Namespace.validation: validation,
    Namespace.changeTracking: changes, Namespace.its: its, Namespace.formatStyle: [:], Namespace.itsModule: [:],
  ]

  private static let matches: [String: ElementModel] = [
    "matches": ElementModel(section: "5.1.5.2", content: .sequence([.some("match")])),
    "match": ElementModel(
      section: "5.1.5.3",
      attributes: [
        "id": .optional(.token), "matchQuality": .optional(.decimal(upTo: 100)),
        "matchSuitability": .optional(.decimal(upTo: 100)), "origin": .optional(.text), "ref": .required(.iri),
        "reference": .optional(.yesNo), "similarity": .optional(.decimal(upTo: 100)),
        "subType": .optional(.userDefined),
        "type": .optional(.choice(["am", "mt", "icm", "idm", "tb", "tm", "other"])),
      ],
      foreign: .any,
      content: .sequence([
        .init(test: .named("metadata", Namespace.metadata), minimum: 0, maximum: 1),
        .init(test: .named("originalData", Namespace.core), minimum: 0, maximum: 1),
        .init(test: .named("source", Namespace.core), minimum: 1, maximum: 1),
        .init(test: .named("target", Namespace.core), minimum: 1, maximum: 1), .others,
      ])),
  ]

  private static let glossary: [String: ElementModel] = [
    "glossary": ElementModel(section: "5.2.4.2", content: .sequence([.some("glossEntry")])),
    "glossEntry": ElementModel(
      section: "5.2.4.3", attributes: ["id": .optional(.token), "ref": .optional(.iri)], foreign: .anyAndXML,
      content: .sequence([.one("term"), .many("translation"), .optional("definition"), .others])),
    "term": ElementModel(
      section: "5.2.4.4", attributes: ["source": .optional(.text)], foreign: .anyAndXML, content: .text),
    "translation": ElementModel(
      section: "5.2.4.5",
      attributes: ["id": .optional(.token), "ref": .optional(.iri), "source": .optional(.text)], foreign: .anyAndXML,
      content: .text),
    "definition": ElementModel(
      section: "5.2.4.6", attributes: ["source": .optional(.text)], foreign: .anyAndXML, content: .text),
  ]

  private static let metadata: [String: ElementModel] = [
    "metadata": ElementModel(
      section: "5.4.4.2", attributes: ["id": .optional(.token)], content: .sequence([.some("metaGroup")])),
    "metaGroup": ElementModel(
      section: "5.4.4.3",
      attributes: [
        "id": .optional(.token), "category": .optional(.text),
        "appliesTo": .optional(.choice(["source", "target", "ignorable"])),
      ],
      content: .sequence([.some("metaGroup", "meta")])),
    "meta": ElementModel(section: "5.4.4.4", attributes: ["type": .required(.text)], content: .text),
  ]

  private static let resources: [String: ElementModel] = [
    "resourceData": ElementModel(
      section: "5.5.4.2", content: .sequence([.many("resourceItemRef"), .many("resourceItem")])),
    "resourceItemRef": ElementModel(
      section: "5.5.4.3", attributes: ["id": .optional(.token), "ref": .required(.token)], foreign: .anyAndXML,
      content: .empty),
    "resourceItem": ElementModel(
      section: "5.5.4.4",
      attributes: ["id": .optional(.token), "mimeType": .optional(.text), "context": .optional(.yesNo)],
      foreign: .anyAndXML, content: .sequence([.optional("source"), .optional("target"), .many("reference")])),
    "source": ElementModel(
      section: "5.5.4.5", attributes: ["href": .optional(.text)], foreign: .anyAndXML, content: .foreignElements),
    "target": ElementModel(
      section: "5.5.4.6", attributes: ["href": .optional(.text)], foreign: .anyAndXML, content: .foreignElements),
    "reference": ElementModel(
      section: "5.5.4.7", attributes: ["href": .required(.text)], foreign: .anyAndXML, content: .empty),
  ]

  private static let normalization = AttributeValue.choice(["none", "nfc", "nfd"])

  private static let sizes: [String: ElementModel] = [
    "profiles": ElementModel(
      section: "5.6.4.2",
      attributes: ["generalProfile": .optional(.text), "storageProfile": .optional(.text)],
      content: .sequence([.optional("normalization"), .others])),
    "normalization": ElementModel(
      section: "5.6.4.3",
      attributes: ["general": .optional(normalization), "storage": .optional(normalization)], content: .empty),
    "data": ElementModel(
      section: "5.6.4.4", attributes: ["profile": .required(.text)], foreign: .anyAndXML, content: .foreignElements),
  ]

  private static let validation: [String: ElementModel] = [
    "validation": ElementModel(section: "5.7.4.2", foreign: .anyAndXML, content: .sequence([.some("rule")])),
    "rule": ElementModel(
      section: "5.7.4.3",
      attributes: [
        "isPresent": .optional(.text), "occurs": .optional(.positive), "isNotPresent": .optional(.text),
        "startsWith": .optional(.text), "endsWith": .optional(.text), "existsInSource": .optional(.yesNo),
        "caseSensitive": .optional(.yesNo), "normalization": .optional(normalization), "disabled": .optional(.yesNo),
      ],
      foreign: .anyAndXML, content: .empty),
  ]

  private static let changes: [String: ElementModel] = [
    "changeTrack": ElementModel(
      section: "5.6.4.2 of version 2.0", foreign: .anyAndXML, content: .sequence([.some("revisions")])),
    "revisions": ElementModel(
      section: "5.6.4.3 of version 2.0",
      attributes: [
        "appliesTo": .required(.token), "ref": .optional(.token), "currentVersion": .optional(.token),
      ],
      foreign: .anyAndXML, content: .sequence([.some("revision")])),
    "revision": ElementModel(
      section: "5.6.4.4 of version 2.0",
      attributes: ["author": .optional(.text), "datetime": .optional(.text), "version": .optional(.token)],
      foreign: .anyAndXML, content: .sequence([.some("item")])),
    "item": ElementModel(
      section: "5.6.4.5 of version 2.0", attributes: ["property": .required(.token)], foreign: .anyAndXML,
      content: .text),
  ]

  private static let its: [String: ElementModel] = [
    "locQualityIssues": ElementModel(
      section: "5.8.6", attributes: ["version": .optional(.text)], xml: ["id"],
      content: .sequence([.some("locQualityIssue")])),
    "locQualityIssue": ElementModel(
      section: "5.8.6", attributes: ModuleAttributes.ownOf("locQualityIssue"), content: .empty),
    "provenanceRecords": ElementModel(
      section: "5.8.6", attributes: ["version": .optional(.text)], xml: ["id"],
      content: .sequence([.some("provenanceRecord")])),
    "provenanceRecord": ElementModel(
      section: "5.8.6", attributes: ModuleAttributes.ownOf("provenanceRecord"), content: .empty),
  ]
}
