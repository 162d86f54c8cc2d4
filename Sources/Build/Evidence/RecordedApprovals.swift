public import Claims
import Diagnostics
import Packets
public import Pages
public import Workspace

/// The approvals on record in `Content/signoffs`, by the quotes that they cover.
public enum RecordedApprovals {
  /// The approvals, those of one quote in the order of their files. Records that cannot be read are left out: whoever
  /// looks whether approvals stand tells them.
  public static func byQuote(_ content: Folder) -> [ClaimID: [QuoteDependents.Approval]] {
    guard content.contains("signoffs") else { return [:] }
    var approvals: [ClaimID: [QuoteDependents.Approval]] = [:]
    var unread: [Diagnostic] = []
    for path in content.files(below: "signoffs", reporting: &unread) where path.hasSuffix(".json") {
      guard case .success(let bytes) = content.bytes(path), let record = SignOffRecord(json: bytes) else { continue }
      let approval = QuoteDependents.Approval(signer: record.signer, day: record.on, path: content.shown(path))
      for covered in record.covers where covered.kind == .quote {
        if let claim = ClaimID(covered.id) { approvals[claim, default: []].append(approval) }
      }
    }
    return approvals
  }
}
