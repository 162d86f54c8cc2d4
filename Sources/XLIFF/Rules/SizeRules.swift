/// Judges size and length restrictions (section 5.6).
enum SizeRules {
  private static let namespace = XLIFFNamespace.sizeRestriction

  static func check(_ element: GenericElement, _ path: ModulePath, _ judgement: inout Judgement) {
    let names = ["equivStorage", "sizeInfo", "sizeInfoRef", "sizeRestriction", "storageRestriction"]
    guard names.contains(where: { element[$0, in: namespace] != nil }) else { return }
    if element.name.local == "ec", element["isolated"] != "yes",
      let name = names.first(where: { element[$0, in: namespace] != nil })
    {
      judgement.breach(.sizePlace, "only an isolated 'ec' may have 'slr:\(name)'", at: element, name, in: namespace)
    }
    if element["sizeInfo", in: namespace] != nil, element["sizeInfoRef", in: namespace] != nil {
      judgement.breach(
        .sizePlace, "'slr:sizeInfo' and 'slr:sizeInfoRef' exclude each other", at: element, "sizeInfoRef", in: namespace
      )
    }
    checkValues(element, general: path.generalProfile, storage: path.storageProfile, &judgement)
    // The reference points into a `data` element beside the element or beside one of those around it.
    if let id = element["sizeInfoRef", in: namespace], !path.sizeData.contains(id) {
      judgement.breach(
        .sizeReference, "no 'slr:data' beside the element or around it holds '\(id)'", at: element, "sizeInfoRef",
        in: namespace)
    }
  }

  /// The standard profiles are `xliff:codepoints` and `xliff:utf8`, `16` and `32`; other profiles make their own rules.
  ///
  /// Where no profile is named, a value that is written as a number is read as the standard profiles read it.
  private static func checkValues(
    _ element: GenericElement, general: String?, storage: String?, _ judgement: inout Judgement
  ) {
    let isGeneral = general == nil || general == "xliff:codepoints"
    let isStorage = storage.map { ["xliff:utf8", "xliff:utf16", "xliff:utf32"].contains($0) } ?? true
    for (name, isStandard) in [("sizeRestriction", isGeneral), ("storageRestriction", isStorage)] {
      guard isStandard, let value = element[name, in: namespace], !isRestriction(value) else { continue }
      judgement.breach(
        .sizeValue, "'slr:\(name)' is '\(value)', expected a maximum, or a minimum and a maximum ('90', '25,100', '*')",
        at: element, name, in: namespace)
    }
    for (name, profile, isStandard) in [("sizeInfo", general, isGeneral), ("equivStorage", storage, isStorage)] {
      guard isStandard, let value = element[name, in: namespace], !value.isEmpty, !isCount(value) else { continue }
      if profile == nil, !looksLikeNumber(value) { continue }
      judgement.breach(
        .sizeValue, "'slr:\(name)' is '\(value)', expected a whole number", at: element, name, in: namespace)
    }
  }

  private static func isCount(_ text: some StringProtocol) -> Bool {
    !text.isEmpty && text.utf8.allSatisfy { 0x30...0x39 ~= $0 }
  }

  private static func isRestriction(_ value: String) -> Bool {
    let parts = value.split(separator: ",", omittingEmptySubsequences: false)
    guard let maximum = parts.last, parts.count <= 2, maximum == "*" || isCount(maximum) else { return false }
    return parts.count == 1 || isCount(parts[0])
  }

  private static func looksLikeNumber(_ value: String) -> Bool {
    Double(value) != nil
  }
}
