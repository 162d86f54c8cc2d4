import Claims
import Diagnostics

/// Reads the value that a scenario or an `ordinary` list gives to a dimension.
enum ScenarioValues {
  /// The value, or nil where the dimension has none of that name, which is reported.
  static func value(
    _ text: Located<String>, of dimension: Dimension, reporting faults: inout [Diagnostic]
  ) -> ScenarioValue? {
    switch dimension.kind {
    case .choice(let values):
      if let value = values.first(where: { $0.id.text == text.value }) { return .value(value.id) }
      let hint = KnownHint.clause(for: text.value, among: values.map { $0.id.text })
      faults.append(
        Diagnostic(.unknownID, "there is no value '\(text.value)' of '\(dimension.id)'\(hint)", at: text.location))
    case .region:
      if let code = RegionCode(text.value) { return .region(code) }
      let message =
        RegionNames.isCodeLike(text.value)
        ? RegionNames.message(text.value, sets: [])
        : "one country, by its ISO 3166-1 code, was expected here, found '\(text.value)'"
      faults.append(Diagnostic(.unknownRegion, message, at: text.location))
    case .version:
      if let version = Version(text.value) { return .version(version) }
      faults.append(
        Diagnostic(.badVersion, "'\(text.value)' is not a version such as 27.2 or 27.2-beta", at: text.location))
    }
    return nil
  }
}
