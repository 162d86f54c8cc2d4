import Claims
public import Content
import Cores
import Diagnostics
import Digests
import Foundation
public import Packets
import Pages

/// The recorded releases of a workspace against its content of today.
struct ReleaseHistory {
  /// The releases, the last one first.
  private let releases: [Release]
  private let content: LoadedContent

  init(_ content: LoadedContent) {
    self.content = content
    releases = content.releases.sorted { Self.isLater($0, $1) }
  }

  /// Of two releases of one day, `1.10` is later than `1.9`.
  private static func isLater(_ release: Release, _ other: Release) -> Bool {
    if release.on != other.on { return other.on.isBefore(release.on) }
    return other.name.compare(release.name, options: .numeric) == .orderedAscending
  }

  /// Records that are no longer what was recorded, and a last one that nothing can be compared with.
  var faults: [Diagnostic] {
    let altered = releases.filter { release in
      content.files[release.path].map { SHA256(of: $0.bytes).hex != release.sha256 } ?? false
    }
    if !altered.isEmpty {
      return altered.map { release in
        Diagnostic(
          .releaseRecord,
          "the content record of the release '\(release.name)' is not the one that was recorded; put it back, and record what is new as a release of its own",
          at: release.location)
      }
    }
    guard let last = releases.first else { return [] }
    do {
      let scope = try earlier(last).content.scope
      if subject(scope) != nil { return [] }
      return [
        Diagnostic(
          .releaseRecord,
          "the release '\(last.name)' is about a \(scope.kind) that is gone, '\(scope.id ?? "")', and says nothing of what has changed since",
          at: last.location, severity: .warning)
      ]
    } catch {
      return [error]
    }
  }

  /// What the last release said; nil where none was recorded.
  var last: PacketMaker.EarlierPacket? { get throws { try releases.first.map { try earlier($0) } } }

  /// What a release said.
  func earlier(_ release: Release) throws(Diagnostic) -> PacketMaker.EarlierPacket {
    try PacketMaker.EarlierPacket(record: content.files[release.path]?.bytes ?? [], at: release.location)
  }

  /// The releases for pages, the last that can be compared first. `made` is what the content of today is compared from;
  /// it is asked for once, and only where a page tells the changes.
  func recorded(_ made: @escaping @Sendable () -> PacketSite?) -> RecordedReleases {
    let comparable = releases.drop { release in (try? earlier(release)).flatMap { subject($0.content.scope) } == nil }
    guard let last = comparable.first, let earlier = try? earlier(last), let subject = subject(earlier.content.scope)
    else { return RecordedReleases([]) { _ in [] } }
    let today = Once {
      made().map { made in
        PacketMaker(
          made,
          PacketScope(
            subject: subject, audience: PacketScope.Audience(rawValue: earlier.content.scope.audience) ?? .inside,
            locales: made.site.ledger.publication.locales)
        ).content()
      }
    }
    return RecordedReleases(comparable.map { RecordedReleases.Release(name: $0.name, on: $0.on) }) { words in
      today.value.map { PacketComparison(earlier.content, $0, words: words).changes() } ?? []
    }
  }

  /// What a record is about, where that is still there.
  private func subject(_ scope: PacketContent.Scope) -> PacketScope.Subject? {
    let subject = scope.packetScope?.subject
    switch subject {
    case .everything, nil: return subject
    case .guide(let id): return content.guides.contains { $0.id == id } ? subject : nil
    case .topic(let id):
      return content.ledger?.vocabulary.topics.contains { $0.id == id } == true ? subject : nil
    }
  }
}

extension Inspection {
  /// What a release would say that is recorded now; nil where the content has errors. Quotes keep the numbers that they
  /// had in the last release.
  public func releaseContent() throws -> PacketContent? {
    guard !faults.hasErrors, let made = packetSite() else { return nil }
    let scope = PacketScope(subject: .everything, audience: .inside, locales: made.site.ledger.publication.locales)
    return PacketMaker(made, scope, earlier: try ReleaseHistory(content).last).content()
  }

  /// What a recorded release said; throws what is wrong with its record.
  public func record(of release: Release) throws -> PacketMaker.EarlierPacket {
    try ReleaseHistory(content).earlier(release)
  }
}
