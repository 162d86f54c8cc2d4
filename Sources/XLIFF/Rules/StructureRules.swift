/// Judges what files, groups and units consist of, and the ids of the structure.
enum StructureRules {
  static func check(_ document: DocumentScope, _ judgement: inout Judgement) {
    if let version = document.root["version"], XLIFFDocument.Version(rawValue: version) == nil {
      judgement.breach(.version, "the version is '\(version)', expected 2.0 or 2.1", at: document.root, "version")
    }
    unique(document.files.map(\.element), "file", "document", &judgement)
    for file in document.files {
      unique(file.groups, "group", "file", &judgement)
      unique(file.units.map(\.element), "unit", "file", &judgement)
      checkSkeleton(file.element, &judgement)
      for holder in [file.element] + file.groups + file.units.map(\.element) { checkHolder(holder, &judgement) }
      for unit in file.units { checkUnit(unit, &judgement) }
    }
    checkTargetLanguage(document, &judgement)
  }

  /// Ids that must differ among some elements.
  static func unique(
    _ elements: [GenericElement], _ kind: String, _ scope: String, _ judgement: inout Judgement,
    rule: XLIFFRule = .idUnique, attribute: String = "id", in namespace: String = ""
  ) {
    var seen: Set<String> = []
    for element in elements {
      guard let id = element[attribute, in: namespace] else { continue }
      if !seen.insert(id).inserted {
        judgement.breach(
          rule, "the id '\(id)' is used by another \(kind) of the \(scope)", at: element, attribute, in: namespace)
      }
    }
  }

  private static func checkSkeleton(_ file: GenericElement, _ judgement: inout Judgement) {
    for skeleton in file.elements("skeleton", in: XLIFFNamespace.core) {
      let isEmpty = skeleton.children.isEmpty
      if isEmpty == (skeleton["href"] == nil) {
        let message =
          isEmpty ? "an empty 'skeleton' needs 'href'" : "a 'skeleton' with content must not have 'href' as well"
        judgement.breach(.skeleton, message, at: skeleton)
      }
    }
  }

  /// Notes, extensions and modules of a file, group or unit.
  private static func checkHolder(_ holder: GenericElement, _ judgement: inout Judgement) {
    let local = holder.name.local
    for notes in holder.elements("notes", in: XLIFFNamespace.core) {
      unique(notes.elements("note", in: XLIFFNamespace.core), "note", local, &judgement)
    }
    checkReserved(holder, "type", &judgement)
    var extensionIDs: Set<QualifiedName> = []
    var modules: Set<QualifiedName> = []
    for child in holder.elements where child.name.namespace != XLIFFNamespace.core {
      guard XLIFFNamespace.isModule(child.name.namespace) else {
        checkExtension(child, seen: &extensionIDs, holder: local, &judgement)
        continue
      }
      guard let place = ModuleAttributes.places(of: child.name) else {
        if ShapeRules.model(of: child.name) != nil {
          judgement.breach(.modulePlace, "'\(child.name.written)' must not stand directly in '\(local)'", at: child)
        }
        continue
      }
      if !place.parents.contains(local) {
        judgement.breach(.modulePlace, "'\(child.name.written)' must not stand in '\(local)'", at: child)
      }
      let name = QualifiedName(child.name.local, in: child.name.namespace)
      if !modules.insert(name).inserted, !place.isRepeatable {
        judgement.breach(.modulePlace, "'\(local)' must not have a second '\(child.name.written)'", at: child)
      }
    }
  }

  /// Ids inside extensions: name tokens, unique for each namespace within the enclosing file, group or unit.
  private static func checkExtension(
    _ element: GenericElement, seen: inout Set<QualifiedName>, holder: String, _ judgement: inout Judgement
  ) {
    for namespace in ["", XMLCharacters.namespace] {
      guard let id = element["id", in: namespace] else { continue }
      if !XMLCharacters.isNameToken(id) {
        judgement.breach(
          .extensionID, "the id '\(id)' of an extension is not a name token", at: element, "id", in: namespace)
      } else if !seen.insert(QualifiedName(id, in: element.name.namespace)).inserted {
        judgement.breach(
          .extensionID, "the id '\(id)' is used by another extension element of the \(holder)", at: element, "id",
          in: namespace)
      }
    }
    for child in element.elements where child.name.namespace == element.name.namespace {
      checkExtension(child, seen: &seen, holder: holder, &judgement)
    }
  }

  private static func checkUnit(_ unit: UnitScope, _ judgement: inout Judgement) {
    let parts = unit.content.parts
    if !parts.isEmpty, !parts.contains(where: { $0.element.name.local == "segment" }) {
      judgement.breach(.unitSegment, "the unit needs a segment", at: unit.element)
    }
    for part in parts {
      if let subState = part.element["subState"] {
        if part.element["state"] == nil {
          judgement.breach(.subState, "'subState' needs 'state'", at: part.element, "subState")
        }
        if subState.hasPrefix("xlf:") {
          judgement.breach(
            .subState, "the prefix 'xlf' of 'subState' is reserved and has no values", at: part.element, "subState")
        }
      }
    }
    var orders: Set<Int> = []
    for part in parts {
      guard let target = part.target else { continue }
      if part.order > parts.count {
        judgement.breach(
          .order, "the order \(part.order) is higher than the number of parts, \(parts.count)", at: target, "order")
      }
      if !orders.insert(part.order).inserted {
        let how = target["order"] == nil ? "by its place" : "by its attribute"
        judgement.breach(
          .order, "the target's order is \(part.order) \(how), as another target's is", at: target, "order")
      }
    }
  }

  /// Types of groups and units are the tools' own; the prefix `xlf` is not theirs.
  private static func checkReserved(_ element: GenericElement, _ attribute: String, _ judgement: inout Judgement) {
    if element[attribute]?.hasPrefix("xlf:") == true {
      judgement.breach(.reservedPrefix, "the prefix 'xlf' of '\(attribute)' is reserved", at: element, attribute)
    }
  }

  private static func checkTargetLanguage(_ document: DocumentScope, _ judgement: inout Judgement) {
    guard document.targetLanguage == nil else { return }
    let targets = document.files.flatMap(\.units).flatMap(\.content.parts).compactMap(\.target)
    if let first = targets.first {
      judgement.breach(.targetLanguage, "there are targets, so 'xliff' needs 'trgLang'", at: first)
    }
  }
}
