/// The elements of the XLIFF 2.1 core: sections 4.2.2 and 4.2.3 of the specification.
enum CoreSchema {
  static let elements: [String: ElementModel] = structural.merging(inline) { first, _ in first }

  private static let inherited: [String: ElementModel.AttributeModel] = [
    "canResegment": .optional(.yesNo), "translate": .optional(.yesNo), "srcDir": .optional(.direction),
    "trgDir": .optional(.direction),
  ]

  private static let structural: [String: ElementModel] = [
    "xliff": ElementModel(
      section: "4.2.2.1",
      attributes: [
        "version": .required(.text), "srcLang": .required(.language), "trgLang": .optional(.language),
      ],
      foreign: .anyAndXML, content: .sequence([.some("file")])),
    "file": ElementModel(
      section: "4.2.2.2",
      attributes: inherited.merging(["id": .required(.token), "original": .optional(.text)]) { first, _ in first },
      foreign: .anyAndXML,
      content: .sequence([.optional("skeleton"), .others, .optional("notes"), .some("unit", "group")])),
    "skeleton": ElementModel(section: "4.2.2.3", attributes: ["href": .optional(.iri)], content: .foreign),
    "group": ElementModel(
      section: "4.2.2.4", attributes: inherited.merging(named) { first, _ in first }, foreign: .anyAndXML,
      content: .sequence([.others, .optional("notes"), .many("unit", "group")])),
    "unit": ElementModel(
      section: "4.2.2.5", attributes: inherited.merging(named) { first, _ in first }, foreign: .anyAndXML,
      content: .sequence([
        .others, .optional("notes"), .optional("originalData"), .some("segment", "ignorable"),
      ])),
    "segment": ElementModel(
      section: "4.2.2.6",
      attributes: [
        "id": .optional(.token), "canResegment": .optional(.yesNo),
        "state": .optional(.choice(["initial", "translated", "reviewed", "final"])),
        "subState": .optional(.userDefined),
      ],
      content: .sequence([.one("source"), .optional("target")])),
    "ignorable": ElementModel(
      section: "4.2.2.7", attributes: ["id": .optional(.token)],
      content: .sequence([.one("source"), .optional("target")])),
    "notes": ElementModel(section: "4.2.2.8", content: .sequence([.some("note")])),
    "note": ElementModel(
      section: "4.2.2.9",
      attributes: [
        "id": .optional(.token), "appliesTo": .optional(.choice(["source", "target"])), "category": .optional(.text),
        "priority": .optional(.integer(1...10)),
      ],
      foreign: .anyAndXML, content: .text),
    "originalData": ElementModel(section: "4.2.2.10", content: .sequence([.some("data")])),
    "data": ElementModel(
      section: "4.2.2.11", attributes: ["id": .required(.token), "dir": .optional(.direction)], xml: ["space"],
      content: .data),
    "source": ElementModel(section: "4.2.2.12", xml: ["lang", "space"], content: .inline),
    "target": ElementModel(
      section: "4.2.2.13", attributes: ["order": .optional(.positive)], xml: ["lang", "space"], content: .inline),
  ]

  private static let named: [String: ElementModel.AttributeModel] = [
    "id": .required(.token), "name": .optional(.text), "type": .optional(.userDefined),
  ]

  private static let code: [String: ElementModel.AttributeModel] = [
    "canCopy": .optional(.yesNo), "canDelete": .optional(.yesNo),
    "canReorder": .optional(.choice(["yes", "firstNo", "no"])), "copyOf": .optional(.token),
    "subType": .optional(.userDefined), "type": .optional(.choice(["fmt", "ui", "quote", "link", "image", "other"])),
  ]

  private static let standalone: [String: ElementModel.AttributeModel] = code.merging([
    "disp": .optional(.text), "equiv": .optional(.text), "dataRef": .optional(.token), "subFlows": .optional(.tokens),
  ]) { first, _ in first }

  private static let half: [String: ElementModel.AttributeModel] = standalone.merging([
    "canOverlap": .optional(.yesNo), "dir": .optional(.direction), "isolated": .optional(.yesNo),
  ]) { first, _ in first }

  private static let mark: [String: ElementModel.AttributeModel] = [
    "id": .required(.token), "translate": .optional(.yesNo), "ref": .optional(.iri), "value": .optional(.text),
    "type": .optional(.choiceOrUserDefined(["generic", "comment", "term"])),
  ]

  private static let codeModules = ElementModel.ForeignAttributes.modules([
    XLIFFNamespace.formatStyle, XLIFFNamespace.sizeRestriction,
  ])

  private static let inline: [String: ElementModel] = [
    "cp": ElementModel(section: "4.2.3.1", attributes: ["hex": .required(.text)], content: .empty),
    "ph": ElementModel(
      section: "4.2.3.2", attributes: standalone.merging(["id": .required(.token)]) { first, _ in first },
      foreign: codeModules, content: .empty),
    "pc": ElementModel(
      section: "4.2.3.3",
      attributes: code.merging([
        "id": .required(.token), "canOverlap": .optional(.yesNo), "dir": .optional(.direction),
        "dispStart": .optional(.text), "dispEnd": .optional(.text), "equivStart": .optional(.text),
        "equivEnd": .optional(.text), "dataRefStart": .optional(.token), "dataRefEnd": .optional(.token),
        "subFlowsStart": .optional(.tokens), "subFlowsEnd": .optional(.tokens),
      ]) { first, _ in first },
      foreign: codeModules, content: .inline),
    "sc": ElementModel(
      section: "4.2.3.4", attributes: half.merging(["id": .required(.token)]) { first, _ in first },
      foreign: codeModules, content: .empty),
    "ec": ElementModel(
      section: "4.2.3.5",
      attributes: half.merging(["id": .optional(.token), "startRef": .optional(.token)]) { first, _ in first },
      foreign: codeModules, content: .empty),
    "mrk": ElementModel(section: "4.2.3.6", attributes: mark, foreign: .any, content: .inline),
    "sm": ElementModel(section: "4.2.3.7", attributes: mark, foreign: .any, content: .empty),
    "em": ElementModel(section: "4.2.3.8", attributes: ["startRef": .required(.token)], content: .empty),
  ]
}
