/// Judges what the ITS module adds (section 5.8).
enum ITSRules {
  private static let namespace = XLIFFNamespace.its

  /// The attributes of the Tag Set on a core element; `path` includes the element itself.
  static func check(_ element: GenericElement, _ path: ModulePath, _ judgement: inout Judgement) {
    let names = Set(
      element.attributes.filter { $0.name.namespace == namespace || $0.name.namespace == XLIFFNamespace.itsModule }
        .map(\.name.local))
    guard !names.isEmpty else { return }
    func exclude(_ first: String, _ others: [String]) {
      guard names.contains(first), let other = others.first(where: names.contains) else { return }
      judgement.breach(
        .itsAnnotation, "'its:\(first)' and 'its:\(other)' exclude each other", at: element, first, in: namespace)
    }
    exclude(
      "locQualityIssuesRef",
      [
        "locQualityIssueType", "locQualityIssueComment", "locQualityIssueSeverity", "locQualityIssueProfileRef",
        "locQualityIssueEnabled",
      ])
    exclude("locQualityRatingScore", ["locQualityRatingVote"])
    exclude("taIdentRef", ["taIdent", "taSource"])
    exclude("provenanceRecordsRef", ModuleAttributes.provenance)
    if names.contains("taIdent") != names.contains("taSource") {
      let name = names.contains("taIdent") ? "taIdent" : "taSource"
      judgement.breach(
        .itsAnnotation, "'its:taIdent' and 'its:taSource' go together", at: element, name, in: namespace)
    }
    for (threshold, value) in [
      ("locQualityRatingScoreThreshold", "locQualityRatingScore"),
      ("locQualityRatingVoteThreshold", "locQualityRatingVote"),
    ] where names.contains(threshold) {
      if !path.itsAttributes.contains(value) {
        judgement.breach(
          .itsAnnotation, "'its:\(threshold)' needs 'its:\(value)' on the element or above it", at: element, threshold,
          in: namespace)
      }
    }
    checkReferences(element, path, names, &judgement)
  }

  /// References of the module are `#its=` and the id of its element in the same unit.
  private static func checkReferences(
    _ element: GenericElement, _ path: ModulePath, _ names: Set<String>, _ judgement: inout Judgement
  ) {
    for (name, target) in [("locQualityIssuesRef", "locQualityIssues"), ("provenanceRecordsRef", "provenanceRecords")]
    where names.contains(name) {
      guard let iri = element[name, in: namespace],
        let reference = AnnotationRules.reference(of: element, &judgement, attribute: name, in: namespace),
        !reference.hasAddress
      else { continue }
      let leaf = reference.fragment?.leaf
      if leaf?.prefix != "its" || !path.records.contains("\(target)#\(leaf?.id ?? "")") {
        judgement.breach(
          .itsReference, "'\(iri)' does not lead to '\(target)' of the element's surroundings", at: element, name,
          in: namespace)
      }
    }
  }

  /// An issue says what it is; a record says who or what.
  static func checkRecord(_ element: GenericElement, _ judgement: inout Judgement) {
    switch element.name.local {
    case "locQualityIssue" where element["locQualityIssueType"] == nil && element["locQualityIssueComment"] == nil:
      judgement.breach(.itsAnnotation, "an issue needs a type or a comment", at: element)
    case "provenanceRecord" where !ModuleAttributes.provenance.contains(where: { element[$0] != nil }):
      judgement.breach(.itsAnnotation, "a provenance record says nothing", at: element)
    default: break
    }
  }
}
