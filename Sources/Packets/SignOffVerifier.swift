public import Diagnostics
public import Digests

/// Checks what stands in a packet's `signoffs/`: signatures, records of approvals, time stamps.
public struct SignOffVerifier {
  private let packet: PacketVerifier.Result
  private let trusted: [Signer]

  /// Somebody whose key is known from outside of the packet.
  public struct Signer: Sendable {
    /// Name and role; nil where only the key is known.
    public let name: String?
    /// The public key.
    public let key: MinisignPublicKey

    /// A known signer.
    public init(name: String?, key: MinisignPublicKey) {
      self.name = name
      self.key = key
    }
  }

  /// A verifier of a packet that was checked. `trusted` are the keys from the workspace and the command line.
  public init(_ packet: PacketVerifier.Result, trusted: [Signer]) {
    self.packet = packet
    self.trusted = trusted
  }

  /// What was found.
  public struct Result: Sendable {
    /// What is wrong, sorted by place.
    public let faults: [Diagnostic]
    /// What is right, a sentence each: who signed, who approved.
    public let notes: [String]
  }

  /// Checks all of it but time stamps.
  public func verify() -> Result {
    var faults: [Diagnostic] = []
    var notes: [String] = []
    for path in packet.bytes.keys.sorted() where path.hasPrefix(PacketName.signoffs + "/") {
      let name = String(path.dropFirst(PacketName.signoffs.count + 1))
      switch name.split(separator: ".").last {
      case "json": check(path, name, &faults, &notes)
      case "minisig":
        let record = String(path.dropLast(7)) + "json"
        if packet.bytes[record] == nil {
          faults.append(fault(.packetFile, "the record of this signature is missing", path))
        }
      case "tsq", "tsr":
        if !TimeStamp.fitsName(name, packet.bytes[path] ?? []) {
          faults.append(fault(.packetFile, "the file was altered: it does not have the checksum in its name", path))
        }
      default: faults.append(fault(.packetFile, "the file does not belong to the packet", path))
      }
    }
    return Result(faults: faults.sorted(), notes: notes)
  }

  private func fault(_ id: DiagnosticID, _ message: String, _ path: String) -> Diagnostic {
    Diagnostic(id, message, at: .wholeFile(path))
  }

  private func check(_ path: String, _ name: String, _ faults: inout [Diagnostic], _ notes: inout [String]) {
    let bytes = packet.bytes[path] ?? []
    let isSigned = name.hasPrefix("signed-")
    guard name == SignOffRecord.stem(of: bytes, signed: isSigned) + ".json" else {
      faults.append(fault(.packetFile, "the record was altered: it does not have the checksum in its name", path))
      return
    }
    guard let record = try? CanonicalJSON.value(SignOffRecord.self, bytes) else {
      faults.append(fault(.packetFile, "the record cannot be read", path))
      return
    }
    guard covers(record) else {
      faults.append(
        fault(.packetSignature, "the record by \(record.by) does not cover this packet: its checksums are others", path)
      )
      return
    }
    guard isSigned else {
      notes.append(approvalNote(record))
      return
    }
    checkSignature(record, bytes, path, &faults, &notes)
  }

  private func approvalNote(_ record: SignOffRecord) -> String {
    let file = record.approval.map { ", given in '\($0.file)', SHA-256 \($0.sha256)" } ?? ""
    return "Approved by \(record.signer) on \(record.on), \(record.locales.joined(separator: ", "))\(file)"
  }

  /// Whether a record's digests are those of this packet.
  private func covers(_ record: SignOffRecord) -> Bool {
    guard let manifest = packet.bytes[PacketName.manifest], let content = packet.content, record.packet == packet.id,
      record.manifest == SHA256(of: manifest).hex
    else { return false }
    let renderings = record.renderings.allSatisfy { rendering in
      packet.bytes[rendering.path].map { SHA256(of: $0).hex } == rendering.sha256
    }
    let covered = try? SignOffCoverage(content: content, locales: record.locales).covered()
    return renderings && covered == record.covers
  }

  private func checkSignature(
    _ record: SignOffRecord, _ bytes: [UInt8], _ path: String, _ faults: inout [Diagnostic], _ notes: inout [String]
  ) {
    let signaturePath = String(path.dropLast(4)) + "minisig"
    guard let file = packet.bytes[signaturePath] else {
      faults.append(fault(.packetSignature, "the signature of this record is missing", path))
      return
    }
    guard let manifest = packet.bytes[PacketName.manifest],
      let key = record.key.flatMap({ MinisignPublicKey($0) }),
      let text = String(validating: file, as: UTF8.self), let signature = MinisignSignature(text),
      signature.untrustedComment == SignOff.untrustedComment(record),
      signature.trustedComment == SignOff.trustedComment(record, bytes), signature.isValid(for: manifest, by: key)
    else {
      faults.append(fault(.packetSignature, "this is not a valid signature of this packet", signaturePath))
      return
    }
    guard let known = trusted.first(where: { $0.key == key }) else {
      faults.append(
        Diagnostic(
          .signerUnknown, "valid signature, signer unknown: it says '\(record.by)', key \(key.shownID)",
          at: .wholeFile(signaturePath),
          notes: [
            .init("get the key from the signer and name it with --key, or list it under 'signers' in verbatim.yaml")
          ]))
      return
    }
    var note = "Signed by \(known.name ?? record.by) (key \(key.shownID)) on \(record.on)"
    note += ", \(record.locales.joined(separator: ", "))"
    if let name = known.name, name != record.by { note += "; the record says '\(record.by)', as typed" }
    notes.append(note)
  }
}
