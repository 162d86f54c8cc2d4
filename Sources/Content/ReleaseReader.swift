import Claims
import Diagnostics

/// Reads what was recorded of releases: `releases/1.0.yaml`, and the content record beside it, `releases/1.0.json`.
public enum ReleaseReader {
  /// The releases, sorted by name. The records are read as text; what they say is for those who compare.
  static func releases(_ files: inout ContentFiles, reporting faults: inout [Diagnostic]) -> [Release] {
    files.names(below: "releases", ending: ".yaml").compactMap { name in
      let (path, record) = ("releases/\(name).yaml", "releases/\(name).json")
      guard isName(name) else {
        faults.append(
          Diagnostic(
            .badID, "the name '\(name)' is not that of a release (letters, digits, hyphens and points, no point first)",
            at: .wholeFile(files.shown(path))))
        files.claim(path)
        files.claim(record)
        return nil
      }
      let fields = files.fields(path, FileShapes.release)
      guard files.contains(record) else {
        faults.append(
          Diagnostic(
            .missingFile, "the content record of this release, '\(name).json', is not beside it",
            at: .wholeFile(files.shown(path))))
        return nil
      }
      guard files.text(record) != nil, let digest = fields?.located("packet"), let on = fields?.date("on") else {
        return nil
      }
      return Release(
        name: name, on: on, by: fields?.text("by"), sha256: digest.value, path: record, location: digest.location)
    }
  }

  /// Whether a text can name a release: `1.0`, `2026-11-30`, `first`.
  public static func isName(_ text: String) -> Bool {
    let isPlain = text.utf8.allSatisfy { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."):
        true
      default: false
      }
    }
    return isPlain && !text.isEmpty && text.utf8.count <= 64 && !text.hasPrefix(".") && !text.hasPrefix("-")
  }
}
