/// Judges inline codes one by one and start with end.
enum CodeRules {
  static func check(_ unit: UnitScope, _ file: FileScope, _ judgement: inout Judgement) {
    for (content, owner) in [(unit.content, "unit")] + unit.matches.map({ ($0.content, "match") }) {
      for side in [CodeToken.Side.source, .target] {
        let codes = content.codes(of: side)
        for token in codes where token.isFirst {
          checkCode(token, content, owner, &judgement)
          checkSubFlows(token, file.unitIDs, &judgement)
        }
        checkPairs(codes, content, owner, &judgement)
      }
      for part in content.parts { checkCodePoints(part.element, &judgement) }
    }
    for data in unit.element.elements("originalData", in: XLIFFNamespace.core) { checkCodePoints(data, &judgement) }
  }

  private static func checkCode(
    _ token: CodeToken, _ content: ContentScope, _ owner: String, _ judgement: inout Judgement
  ) {
    let element = token.element
    checkSubType(element, &judgement)
    for name in ["dataRef", "dataRefStart", "dataRefEnd"] {
      guard let data = element[name], !content.dataIDs.contains(data) else { continue }
      judgement.breach(.dataReference, "the \(owner) has no original data '\(data)'", at: element, name)
    }
    if let base = element["copyOf"] {
      let bases = [content.sourceIDs[base], content.targetIDs[base]].compactMap(\.self).filter(\.isCode)
      if bases.isEmpty {
        judgement.breach(.copyReference, "the \(owner) has no code '\(base)' to copy", at: element, "copyOf")
      } else if bases.contains(where: { $0.hint("canCopy") == "no" }) {
        judgement.breach(.copyReference, "the code '\(base)' must not be copied", at: element, "copyOf")
      } else if (bases.map(\.element) + [element]).contains(where: hasData) {
        judgement.breach(
          .copyReference, "'copyOf' is for codes without original data; refer to the data instead", at: element,
          "copyOf")
      }
    }
    if token.hint("canReorder") != "yes", token.hint("canCopy") != "no" || token.hint("canDelete") != "no" {
      judgement.breach(
        .reorderHints,
        "a code with 'canReorder' of '\(token.hint("canReorder"))' needs 'canCopy' and 'canDelete' of 'no'",
        at: element, "canReorder")
    }
    if token.kind == .end { checkEnd(token, &judgement) }
  }

  private static func hasData(_ element: GenericElement) -> Bool {
    element["dataRef"] != nil || element["dataRefStart"] != nil || element["dataRefEnd"] != nil
  }

  private static let formattingSubTypes: Set<String> = ["xlf:lb", "xlf:pb", "xlf:b", "xlf:i", "xlf:u"]

  private static func checkSubType(_ element: GenericElement, _ judgement: inout Judgement) {
    guard let subType = element["subType"] else { return }
    guard let type = element["type"] else {
      judgement.breach(.subType, "'subType' needs 'type'", at: element, "subType")
      return
    }
    guard subType.hasPrefix("xlf:") else { return }
    let expected = formattingSubTypes.contains(subType) ? "fmt" : subType == "xlf:var" ? "ui" : nil
    if expected == nil {
      judgement.breach(.subType, "'\(subType)' is not a value of the reserved prefix 'xlf'", at: element, "subType")
    } else if let expected, expected != type {
      judgement.breach(
        .subType, "'\(subType)' goes with the type '\(expected)', found '\(type)'", at: element, "subType")
    }
  }

  private static func checkEnd(_ token: CodeToken, _ judgement: inout Judgement) {
    let element = token.element
    switch (token.isIsolated, element["id"] != nil, element["startRef"] != nil) {
    case (true, true, false), (false, false, true): break
    case (true, _, _):
      judgement.breach(.endCode, "an isolated 'ec' has 'id' and no 'startRef'", at: element)
    case (false, _, _):
      judgement.breach(.endCode, "an 'ec' that is not isolated has 'startRef' and no 'id'", at: element)
    }
    if !token.isIsolated, element["dir"] != nil {
      judgement.breach(.endCode, "only an isolated 'ec' may have 'dir'", at: element, "dir")
    }
  }

  private static func checkSubFlows(_ token: CodeToken, _ unitIDs: Set<String>, _ judgement: inout Judgement) {
    for name in ["subFlows", "subFlowsStart", "subFlowsEnd"] {
      for id in XMLCharacters.tokens(token.element[name] ?? "")
      where XMLCharacters.isNameToken(id) && !unitIDs.contains(id) {
        judgement.breach(.subFlow, "the file has no unit '\(id)'", at: token.element, name)
      }
    }
  }

  private static func checkCodePoints(_ element: GenericElement, _ judgement: inout Judgement) {
    for child in element.elements where child.name.namespace == XLIFFNamespace.core {
      checkCodePoints(child, &judgement)
      guard child.name.local == "cp", let hex = child["hex"] else { continue }
      let isHex = hex.allSatisfy { $0.isASCII && $0.isHexDigit } && [4, 6].contains(hex.utf8.count)
      guard isHex, let value = UInt32(hex, radix: 16), value <= 0x10FFFF else {
        judgement.breach(
          .codePoint, "'\(hex)' is not a code point of four or six hexadecimal digits", at: child, "hex")
        continue
      }
      if XMLCharacters.isAllowed(value) {
        judgement.breach(
          .codePoint, "U+\(hex.uppercased()) may stand in XML and must not be written as 'cp'", at: child, "hex")
      }
    }
  }
}
