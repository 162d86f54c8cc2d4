import TestSupport
import XLIFF

/// Small documents for tests, written from the specification.
enum Sample {
  /// A document around some files.
  static func document(_ files: String, root: String = "") -> String {
    let namespaces = [
      "mtc": XLIFFNamespace.matches, "gls": XLIFFNamespace.glossary, "fs": XLIFFNamespace.formatStyle,
      "mda": XLIFFNamespace.metadata, "res": XLIFFNamespace.resourceData, "ctr": XLIFFNamespace.changeTracking,
      "slr": XLIFFNamespace.sizeRestriction, "val": XLIFFNamespace.validation, "its": XLIFFNamespace.its,
      "itsm": XLIFFNamespace.itsModule, "x": "urn:example:x",
    ]
    let declarations = namespaces.sorted { $0.key < $1.key }.map { " xmlns:\($0.key)=\"\($0.value)\"" }.joined()
    let languages = root.contains("srcLang") ? "" : " srcLang=\"en\" trgLang=\"ko\""
    let version = root.contains("version") ? "" : " version=\"2.1\""
    return """
      <?xml version="1.0" encoding="UTF-8"?>
      <xliff xmlns="\(XLIFFNamespace.core)"\(declarations)\(version)\(languages)\(root)>
      \(files)
      </xliff>

      """
  }

  /// A document of one file around some units.
  static func file(_ content: String, attributes: String = "", root: String = "") -> String {
    document("<file id=\"f1\"\(attributes)>\n\(content)\n</file>", root: root)
  }

  /// A document of one unit.
  static func unit(_ content: String, attributes: String = "") -> String {
    file("<unit id=\"u1\"\(attributes)>\n\(content)\n</unit>")
  }

  /// A document of one segment with a source.
  static func source(_ content: String) -> String {
    unit("<segment><source>\(content)</source></segment>")
  }

  /// A document of one segment with a source and a target.
  static func target(_ source: String, _ target: String) -> String {
    unit("<segment><source>\(source)</source><target>\(target)</target></segment>")
  }

  /// Reads a text.
  static func read(_ text: String) -> XLIFFReading {
    XLIFFReader.read(Array(text.utf8), path: "sample.xlf")
  }
}
