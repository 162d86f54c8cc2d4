import Claims
import Diagnostics

/// Regions by name, and the messages about those that do not exist, the same wherever a region is named.
enum RegionNames {
  /// The region of a name: one of the vocabulary's sets or a country.
  static func name(_ text: String, _ vocabulary: Vocabulary) -> RegionName? {
    if let code = RegionCode(text) { return .country(code) }
    return RegionSetID(text).flatMap { id in vocabulary.regionSet(id).map { _ in .set(id) } }
  }

  /// Whether a name can only be meant as a country's code.
  static func isCodeLike(_ text: String) -> Bool {
    text.utf8.count == 2 && text.utf8.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
  }

  /// The message for an unknown region, with the nearest name or the right code.
  static func message(_ text: String, sets: [String]) -> String {
    if isCodeLike(text) {
      let upper = text.uppercased()
      if RegionCode(upper) != nil { return "country codes are upper case; did you mean '\(upper)'?" }
      let note =
        switch upper {
        case "UK": "; the code of the United Kingdom is GB"
        case "EL": "; the code of Greece is GR"
        default: Suggestion.clause(for: text, among: sets)
        }
      return "ISO 3166-1 knows no country '\(text)'\(note)"
    }
    return "there is no region set '\(text)'\(KnownHint.clause(for: text, among: sets))"
  }
}
