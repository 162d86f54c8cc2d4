public import Diagnostics

/// A flat file of words: `key: "value"`, as the tool's own words are kept.
public enum WordsFile {
  /// The words by key; what is wrong with the file is added to `faults`.
  public static func entries(_ source: SourceText, reporting faults: inout [Diagnostic]) -> [String: String] {
    guard let node = YAMLReader.read(source, reporting: &faults) else { return [:] }
    guard case .mapping(let entries) = node.value else {
      if !node.isRefused {
        faults.append(Diagnostic(.wrongShape, "a mapping was expected here, found \(node.kind)", at: node.location))
      }
      return [:]
    }
    var words: [String: String] = [:]
    for entry in entries {
      // A word may be empty: not every language needs each of them.
      if let scalar = entry.value.scalar {
        words[entry.key.value] = scalar.value
      } else if !entry.value.isRefused {
        faults.append(
          Diagnostic(.wrongShape, "a text was expected here, found \(entry.value.kind)", at: entry.value.location))
      }
    }
    return words
  }
}
