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

  /// The approvals that no longer stand, for a check; none where the content has errors or nothing was ever approved.
  static func diagnostics(_ folders: WorkspaceFolders, _ inspection: Inspection) throws -> [Diagnostic] {
    guard folders.content.contains("signoffs"), let made = inspection.packetSite() else { return [] }
    let (standings, faults) = try all(folders, made)
    return faults
      + standings.filter { !$0.reasons.isEmpty }.map { standing in
        Diagnostic(
          .signOffLapsed, "the approval by \(standing.record.signer) is no longer valid",
          at: .wholeFile(standing.path), notes: standing.reasons.map { Diagnostic.Note("because \($0.text)") })
      }
  }

  /// All records in `Content/signoffs`, sorted by path. Records that cannot be read are faults.
  static func all(_ folders: WorkspaceFolders, _ made: PacketSite) throws -> (
    standings: [Standing], faults: [Diagnostic]
  ) {
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
    return (standings, faults)
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
