import Build
import Claims
import Diagnostics
import Digests
import Packets
import Pages
import Workspace

/// The saved copies on which approved packets rest. Copies are only ever added: one that has changed since, or is no
/// longer there, is an error, whatever else is wrong with the content.
enum ApprovedCopies {
  /// What is wrong with the copies that the records in `Content/signoffs` cover, sorted by record and copy.
  static func diagnostics(_ folders: WorkspaceFolders, _ inspection: Inspection) -> [Diagnostic] {
    guard folders.content.contains("signoffs"), let ledger = inspection.content.ledger else { return [] }
    let copies = Dictionary(ledger.captures.map { (PacketPaths.capture($0), $0) }) { first, _ in first }
    var faults: [Diagnostic] = []
    // Records that cannot be read are told where approvals are looked at.
    var unread: [Diagnostic] = []
    for path in folders.content.files(below: "signoffs", reporting: &unread) where path.hasSuffix(".json") {
      guard case .success(let bytes) = folders.content.bytes(path), let record = SignOffRecord(json: bytes) else {
        continue
      }
      for covered in record.covers where covered.kind == .copy {
        let fate: String
        if let copy = copies[covered.id] {
          if SHA256(of: copy.text).hex == covered.sha256 { continue }
          fate = "has changed since"
        } else {
          fate = "is no longer there"
        }
        faults.append(
          Diagnostic(
            .approvedCopy, "the saved copy '\(covered.id)' \(fate), and the approval by \(record.signer) rests on it",
            at: .wholeFile(folders.content.shown(path)),
            notes: [
              Diagnostic.Note("copies are only ever added: put it back as it was, and file the new one beside it")
            ]
          ))
      }
    }
    return faults
  }
}
