/// Judges change tracking as the module of version 2.0 had it; in 2.1 it is an extension.
enum ChangeRules {
  private static let namespace = XLIFFNamespace.changeTracking

  static func check(_ track: GenericElement, _ path: ModulePath, _ judgement: inout Judgement) {
    guard let holder = path.holder, let trackable = path.trackable else { return }
    for revisions in track.elements("revisions", in: namespace) {
      guard let appliesTo = revisions["appliesTo"] else { continue }
      let count = trackable.counts[appliesTo] ?? 0
      if let ref = revisions["ref"], !trackable.ids.contains(ref) {
        judgement.breach(
          .changeReference, "no element of the '\(holder.name.local)' has the id '\(ref)'", at: revisions, "ref")
      } else if revisions["ref"] == nil, count > 1, trackable.haveIDs(appliesTo) {
        judgement.breach(
          .changeReference, "there are \(count) '\(appliesTo)' elements with ids, so 'ref' must say which",
          at: revisions)
      }
      let subject = trackable.element(appliesTo, id: revisions["ref"])
      for revision in revisions.elements("revision", in: namespace) {
        checkItems(of: revision, appliesTo, subject, &judgement)
      }
    }
  }

  private static func checkItems(
    of revision: GenericElement, _ appliesTo: String, _ subject: GenericElement?, _ judgement: inout Judgement
  ) {
    var seen: Set<String> = []
    for item in revision.elements("item", in: namespace) {
      guard let property = item["property"] else { continue }
      // One revision is one former state: a property cannot have had two values in it.
      if !seen.insert(property).inserted {
        judgement.breach(.changeProperty, "the revision has a second value for '\(property)'", at: item, "property")
      }
      if property != "content", let subject, subject[property] == nil {
        judgement.breach(
          .changeProperty, "'\(appliesTo)' has no attribute '\(property)' and it is not 'content'", at: item, "property"
        )
      }
    }
  }
}
