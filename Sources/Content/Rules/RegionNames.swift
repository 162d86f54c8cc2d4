import Claims
import Diagnostics

/// Messages about regions that do not exist, the same wherever a region is named.
enum RegionNames {
  /// The message for an unknown region, with the nearest name or the right code.
  static func message(_ text: String, sets: [String]) -> String {
    let isCodeLike = text.utf8.count == 2 && text.utf8.allSatisfy { (65...90).contains($0) || (97...122).contains($0) }
    if isCodeLike {
      if RegionCode(text.uppercased()) != nil, text != text.uppercased() {
        return "country codes are upper case; did you mean '\(text.uppercased())'?"
      }
      let note =
        text == "UK" ? "; the code of the United Kingdom is GB" : text == "EL" ? "; the code of Greece is GR" : ""
      return "ISO 3166-1 knows no country '\(text)'\(note)"
    }
    let hint =
      Suggestion.nearest(to: text, among: sets).map { "; did you mean '\($0)'?" }
      ?? (sets.isEmpty ? "" : "; known here: \(sets.joined(separator: ", "))")
    return "there is no region set '\(text)'\(hint)"
  }

  static func fault(_ text: String, at token: RuleToken, sets: [String]) -> RuleCursor.Fault {
    RuleCursor.Fault(.unknownRegion, message(text, sets: sets), token)
  }
}
