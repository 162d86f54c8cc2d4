/// Judges the rules of the validation module (section 5.7).
enum ValidationRules {
  static func check(_ rule: GenericElement, _ path: ModulePath, _ judgement: inout Judgement) {
    let own = ["isPresent", "isNotPresent", "startsWith", "endsWith"].filter { rule[$0] != nil }
    let custom = rule.attributes.filter {
      !$0.name.namespace.isEmpty && $0.name.namespace != XMLCharacters.namespace
        && $0.name.namespace != XLIFFNamespace.validation
    }
    // A custom rule may take several attributes of its own; with a rule of the module it would be a second rule.
    let count = own.count + (custom.isEmpty ? 0 : 1)
    if count != 1 {
      let found = own.map { "'\($0)'" } + custom.prefix(1).map { "'\($0.name.written)'" }
      judgement.breach(
        .validationRule,
        "a rule needs exactly one of 'isPresent', 'isNotPresent', 'startsWith', 'endsWith' and a custom attribute, found "
          + (found.isEmpty ? "none" : found.joined(separator: " and ")), at: rule)
    }
    if rule["occurs"] != nil, rule["isPresent"] == nil, !own.isEmpty {
      judgement.breach(.validationRule, "'occurs' goes with 'isPresent' only", at: rule, "occurs")
    }
    if rule["existsInSource"] != nil, own.filter({ $0 != "isNotPresent" }).count != 1 {
      judgement.breach(
        .validationRule, "'existsInSource' goes with exactly one of 'isPresent', 'startsWith' and 'endsWith'", at: rule,
        "existsInSource")
    }
    if rule["disabled"] == "yes", path.holder?.name.local == "file" {
      judgement.breach(
        .validationRule, "a rule of a file cannot be disabled: nothing is above it", at: rule, "disabled")
    }
  }
}
