public import Diagnostics

/// What reading an XLIFF 1.2 file gave.
public struct XLIFF12Reading: Sendable {
  /// The document; nil where the file is not XML or not XLIFF 1.x.
  public var document: XLIFF12Document?
  /// What is wrong, with places. Units that could not be read are named here and left out.
  public var problems: [Diagnostic]
  /// The file's text in UTF-8; places count in it.
  public var text: SourceText
  /// The encoding that the file was read with.
  public var encoding: String
}

/// Reads XLIFF 1.2 transitional as translators' tools write it, forgiving what they get wrong about form.
///
/// Any prefix, a lost namespace, 1.0 and 1.1 files, groups at any depth, CDATA, `mrk` of segmentation, and inline
/// elements of either kind are read; what is not a source, target or note is kept aside.
public enum XLIFF12Reader {
  /// Reads a file's bytes; `path` is for places only.
  public static func read(_ bytes: [UInt8], path: String, limits: XMLLimits = XMLLimits()) -> XLIFF12Reading {
    let file = XMLReader.read(bytes, path: path, limits: limits)
    var reading = XLIFF12Reading(document: nil, problems: file.problems, text: file.text, encoding: file.encoding)
    guard let root = file.root else { return reading }
    guard root.name.local == "xliff", isOurs(root.name), root["version"]?.hasPrefix("1.") ?? true else {
      let message = "the root element is '\(root.name.written)', expected 'xliff' of version 1.2"
      reading.problems = [Diagnostic(.xliffRule, message, at: root.location)]
      return reading
    }
    var document = XLIFF12Document()
    for child in root.elements where child.name.local == "file" && isOurs(child.name) {
      if let file = self.file(child, &reading.problems) { document.files.append(file) }
    }
    if document.files.isEmpty, reading.problems.isEmpty {
      reading.problems = [Diagnostic(.xliffRule, "the document has no file", at: root.location)]
    }
    reading.document = document
    return reading
  }

  /// Whether a name is of XLIFF 1.x; tools that lose the namespace are forgiven.
  static func isOurs(_ name: QualifiedName) -> Bool {
    name.namespace.isEmpty || name.namespace.hasPrefix("urn:oasis:names:tc:xliff:document:1.")
  }

  private static func file(_ element: GenericElement, _ problems: inout [Diagnostic]) -> XLIFF12File? {
    guard let tag = element["source-language"], let source = LanguageTag(tag) else {
      problems.append(
        Diagnostic(.xliffRule, "'file' needs 'source-language' with a language tag of BCP 47", at: element.location))
      return nil
    }
    var file = XLIFF12File(
      original: element["original"] ?? "", dataType: element["datatype"] ?? "plaintext", sourceLanguage: source,
      origin: element.origin)
    if let tag = element["target-language"] {
      file.targetLanguage = LanguageTag(tag)
      if file.targetLanguage == nil {
        problems.append(
          Diagnostic(.xliffRule, "'\(tag)' is not a language tag of BCP 47", at: element.location))
      }
    }
    for body in element.elements where body.name.local == "body" && isOurs(body.name) {
      collect(body, into: &file, &problems)
    }
    var seen: [String: Origin] = [:]
    for unit in file.units {
      guard let first = seen.updateValue(unit.origin, forKey: unit.id) else { continue }
      problems.append(
        Diagnostic(
          .xliffRule, "the file has a second unit '\(unit.id)'", at: unit.origin.location,
          notes: [Diagnostic.Note("the first is here", at: first.location)]))
    }
    return file
  }

  private static func collect(
    _ element: GenericElement, into file: inout XLIFF12File, _ problems: inout [Diagnostic]
  ) {
    for child in element.elements where isOurs(child.name) {
      switch child.name.local {
      case "group": collect(child, into: &file, &problems)
      case "trans-unit": if let unit = unit(child, &problems) { file.units.append(unit) }
      default: break
      }
    }
  }

  private static func unit(_ element: GenericElement, _ problems: inout [Diagnostic]) -> TransUnit? {
    func refuse(_ message: String) -> TransUnit? {
      problems.append(Diagnostic(.xliffRule, message, at: element.location))
      return nil
    }
    guard let id = element["id"] else { return refuse("'trans-unit' needs 'id'") }
    guard let source = element.elements.first(where: { $0.name.local == "source" && isOurs($0.name) }) else {
      return refuse("the unit '\(id)' has no source")
    }
    var unit = TransUnit(
      id: id, name: element["resname"], translate: element["translate"] != "no",
      isApproved: element["approved"].map { $0 == "yes" }, source: XLIFF12InlineDecoder.inlines(in: source).inlines,
      origin: element.origin)
    for child in element.elements {
      guard isOurs(child.name) else {
        unit.asides.append(ModuleLayout.normalized(child))
        continue
      }
      switch child.name.local {
      case "source", "seg-source": break
      case "target":
        let content = XLIFF12InlineDecoder.inlines(in: child)
        unit.target = TransUnitTarget(
          content.inlines, state: child["state"], stateQualifier: child["state-qualifier"],
          segmentCount: content.segmentCount, origin: child.origin)
      case "note":
        unit.notes.append(
          TransUnitNote(
            child.text, from: child["from"], priority: child["priority"].flatMap { Int($0) },
            annotates: child["annotates"]))
      default: unit.asides.append(ModuleLayout.normalized(child))
      }
    }
    return unit
  }
}
