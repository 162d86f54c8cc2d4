import Build
import Diagnostics
import Packets
import Pages
import Workspace

/// The approvals that a workspace has on record, each looked at against the content of today.
enum SignOffStandings {
  /// One approval.
  struct Standing {
    /// The record's path, as diagnostics show it.
    let path: String
    let record: SignOffRecord
    /// Why it no longer stands; none where it does.
    let reasons: [SignOffStanding.Reason]
  }

  /// All records in `Content/signoffs`, sorted by path. A record that cannot be read is complained about.
  static func all(_ folders: WorkspaceFolders, _ made: PacketSite, _ console: Console) throws -> [Standing] {
    var faults: [Diagnostic] = []
    var contents: [PacketScope: PacketContent] = [:]
    var standings: [Standing] = []
    for path in folders.content.files(below: "signoffs", reporting: &faults) where path.hasSuffix(".json") {
      guard case .success(let bytes) = folders.content.bytes(path), let record = SignOffRecord(json: bytes),
        let scope = record.packetScope
      else {
        faults.append(
          Diagnostic(.badValue, "this is not a record of an approval", at: .wholeFile(folders.content.shown(path))))
        continue
      }
      let reasons: [SignOffStanding.Reason]
      if Self.exists(scope, made) {
        let content = contents[scope] ?? PacketMaker(made, scope).content()
        contents[scope] = content
        reasons = try SignOffStanding(record, today: content).reasons
      } else {
        reasons = [SignOffStanding.Reason(text: "what the packet is about is gone", words: nil)]
      }
      standings.append(Standing(path: folders.content.shown(path), record: record, reasons: reasons))
    }
    if !faults.isEmpty { console.complain(faults) { _, _ in nil } }
    return standings
  }

  private static func exists(_ scope: PacketScope, _ made: PacketSite) -> Bool {
    switch scope.subject {
    case .everything: true
    case .guide(let id): made.site.guides.contains { $0.id == id }
    case .topic(let id): made.site.ledger.vocabulary.topics.contains { $0.id == id }
    }
  }
}

/// Two versions of a text for the console: what differs stands between `[-` and `-]`, or `{+` and `+}`.
enum VersionMarks {
  static func text(_ before: String, _ after: String) -> (before: String, after: String) {
    let pieces = VersionDiff.pieces(before, after)
    return (marked(pieces.before, "[-", "-]"), marked(pieces.after, "{+", "+}"))
  }

  private static func marked(_ pieces: [QuotePiece], _ open: String, _ close: String) -> String {
    pieces.map { $0.kind == .differing ? open + $0.text + close : $0.text }.joined()
  }
}
