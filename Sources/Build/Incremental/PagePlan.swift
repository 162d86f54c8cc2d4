import Claims
import ClaimsDatabase
import Digests
import Guides
import Pages
import Workspace

/// Which files of the site must be made, and which are as they were.
struct PagePlan {
  /// The files, sorted by path.
  let files: [SiteFile]
  private let former: PageRecords?
  private let changes: ContentChanges
  /// The records of the new state, without any file yet.
  let records: PageRecords

  init(_ site: Site, _ store: ClaimsStore.Update, former: PageRecords?, _ snapshot: WorkspaceSnapshot) {
    files = site.files()
    // Which pages there are is something that every page rests on: pages lead to each other.
    let ground = snapshot.ground(shape: files.map { $0.path })
    records = PageRecords(content: Self.digest(store.files), ground: ground)
    self.former = former
    changes = Self.changes(site, store, former, ground)
  }

  /// Why a file must be made; nil where it is as it was.
  func reason(_ file: SiteFile) -> String? {
    guard let inputs = former?[file.path] else { return changes.everything ?? "it is new" }
    return changes.reason(inputs)
  }

  /// What a file that is kept looked at when it was made.
  func formerInputs(_ file: SiteFile) -> Set<PageInput> { former?[file.path] ?? [] }

  private static func changes(
    _ site: Site, _ store: ClaimsStore.Update, _ former: PageRecords?, _ ground: String
  ) -> ContentChanges {
    guard let former else { return .everything("nothing is known of an earlier build") }
    guard former.ground == ground else { return .everything("templates, words, the list of pages or the tool changed") }
    // The database may have moved on without the site, as after a build that was stopped.
    guard let before = store.former, digest(before.files) == former.content else {
      return .everything("the site is not of the content that the database holds")
    }
    let old = Dictionary(before.files.map { ($0.path, $0.digest) }) { first, _ in first }
    let new = Dictionary(store.files.map { ($0.path, $0.digest) }) { first, _ in first }
    let paths = Set(old.keys).union(new.keys).filter { old[$0] != new[$0] }.sorted()
    return ContentChanges(from: before.ledger, to: site.ledger, paths: paths, guides: site.guides)
  }

  private static func digest(_ files: [ContentFile]) -> String {
    Fingerprint.of(files.map { (path: $0.path, digest: $0.digest) })
  }
}

extension OutputFolder {
  /// What the files of the published site looked at; nil where that is not known.
  var pageRecords: PageRecords? {
    guard published()[PageRecords.path]?.isUntouched(in: root) == true else { return nil }
    return bytes(PageRecords.path).flatMap { PageRecords($0) }
  }
}
