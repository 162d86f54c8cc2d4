/// Judges change tracking as the module of version 2.0 had it; in 2.1 it is an extension.
enum ChangeRules {
  private static let namespace = XLIFFNamespace.changeTracking

  static func check(_ revisions: GenericElement, _ path: ModuleRules.Path, _ judgement: inout Judgement) {
    guard let holder = path.holder, let appliesTo = revisions["appliesTo"] else { return }
    let candidates = elements(appliesTo, in: holder)
    let all = descendants(of: holder).filter { $0["id"] != nil }
    if let ref = revisions["ref"] {
      if !all.contains(where: { $0["id"] == ref }) {
        judgement.breach(
          .changeReference, "no element of the '\(holder.name.local)' has the id '\(ref)'", at: revisions, "ref")
      }
    } else if candidates.count > 1, candidates.contains(where: { $0["id"] != nil }) {
      judgement.breach(
        .changeReference, "there are \(candidates.count) '\(appliesTo)' elements with ids, so 'ref' must say which",
        at: revisions)
    }
    let subject = candidates.first { $0["id"] != nil && $0["id"] == revisions["ref"] }
      ?? (candidates.count == 1 && revisions["ref"] == nil ? candidates.first : nil)
    for revision in revisions.elements("revision", in: namespace) {
      var seen: Set<String> = []
      for item in revision.elements("item", in: namespace) {
        guard let property = item["property"] else { continue }
        // One revision is one former state: a property cannot have had two values in it.
        if !seen.insert(property).inserted {
          judgement.breach(
            .changeProperty, "the revision has a second value for '\(property)'", at: item, "property")
        }
        if property != "content", let subject, subject[property] == nil {
          judgement.breach(
            .changeProperty, "'\(appliesTo)' has no attribute '\(property)' and it is not 'content'", at: item, "property")
        }
      }
    }
  }

  private static func elements(_ local: String, in holder: GenericElement) -> [GenericElement] {
    descendants(of: holder).filter { $0.name.local == local }
  }

  /// The core elements below a holder, but not those of the files, groups and units inside it.
  private static func descendants(of element: GenericElement) -> [GenericElement] {
    element.elements.filter { $0.name.namespace == XLIFFNamespace.core }.flatMap { child in
      ["group", "unit"].contains(child.name.local) ? [child] : [child] + descendants(of: child)
    }
  }
}
