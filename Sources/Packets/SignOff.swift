public import Digests

/// Approves packets: by a signature, or by recording an approval that was given elsewhere.
public enum SignOff {
  /// Signs a packet that was found to be whole. Gives back the record and the signature, as files of the packet.
  /// `locales` are the languages that are approved; all where there are none.
  public static func sign(
    _ packet: PacketVerifier.Result, by: String, on day: String, locales: [String], key: MinisignSecretKey
  ) throws(SignOffFault) -> [PacketFile] {
    let (record, manifest) = try record(
      packet, by: by, on: day, locales: locales, key: key.publicKey.text, approval: nil)
    do {
      let bytes = try CanonicalJSON.bytes(record)
      let stem = "\(PacketName.signoffs)/\(SignOffRecord.stem(of: bytes, signed: true))"
      let signature = key.sign(
        manifest, trustedComment: trustedComment(record, bytes), untrustedComment: untrustedComment(record))
      return [PacketFile("\(stem).json", bytes), PacketFile("\(stem).minisig", signature.file)]
    } catch {
      throw SignOffFault("the record cannot be written: \(error)")
    }
  }

  /// Records an approval that was given in a file elsewhere, by the file's digest.
  public static func recordApproval(
    _ packet: PacketVerifier.Result, by: String, on day: String, locales: [String], file: PacketFile
  ) throws(SignOffFault) -> PacketFile {
    let approval = SignOffRecord.Approval(file: file.path, sha256: SHA256(of: file.bytes).hex)
    let (record, _) = try record(packet, by: by, on: day, locales: locales, key: nil, approval: approval)
    do {
      let bytes = try CanonicalJSON.bytes(record)
      return PacketFile("\(PacketName.signoffs)/\(SignOffRecord.stem(of: bytes, signed: false)).json", bytes)
    } catch {
      throw SignOffFault("the record cannot be written: \(error)")
    }
  }

  private static func record(
    _ packet: PacketVerifier.Result, by: String, on day: String, locales: [String], key: String?,
    approval: SignOffRecord.Approval?
  ) throws(SignOffFault) -> (record: SignOffRecord, manifest: [UInt8]) {
    guard packet.faults.isEmpty, let manifest = packet.manifest, let content = packet.content,
      let bytes = packet.bytes[PacketName.manifest]
    else { throw SignOffFault("the packet was altered: only a whole packet can be approved") }
    let by = by.trimmed
    guard !by.isEmpty, !by.unicodeScalars.contains(where: { $0.value < 32 }) else {
      throw SignOffFault("a signer needs a name, on one line")
    }
    let chosen = locales.isEmpty ? content.scope.locales : locales
    if let unknown = chosen.first(where: { !content.scope.locales.contains($0) }) {
      throw SignOffFault("the packet has no language '\(unknown)'")
    }
    let covers: [SignOffRecord.Covered]
    do { covers = try SignOffCoverage(content: content, locales: chosen).covered() } catch {
      throw SignOffFault("the packet's content has no checksum: \(error)")
    }
    let record = SignOffRecord(
      packet: packet.id, manifest: SHA256(of: bytes).hex, by: by, on: day, key: key, approval: approval,
      locales: chosen, scope: content.scope,
      renderings: manifest.files.filter { $0.kind == "rendering" && chosen.contains($0.lang ?? "") }.map {
        SignOffRecord.Rendering(path: $0.path, sha256: $0.sha256)
      }, covers: covers)
    return (record, bytes)
  }

  /// The comment that is signed together with the manifest: it binds the record.
  static func trustedComment(_ record: SignOffRecord, _ bytes: [UInt8]) -> String {
    "packet \(record.packet) record \(SHA256(of: bytes).hex) by \(record.by)"
  }

  /// The comment that is not signed: it can only be this one.
  static func untrustedComment(_ record: SignOffRecord) -> String { "signature of packet \(record.packet.prefix(16))" }
}

/// Why a packet cannot be approved.
public struct SignOffFault: Error, Hashable, Sendable, CustomStringConvertible {
  /// One lower-case sentence without a period.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension String {
  /// The text without white space at its ends.
  var trimmed: String {
    var text = self[...]
    while text.first?.isWhitespace == true { text.removeFirst() }
    while text.last?.isWhitespace == true { text.removeLast() }
    return String(text)
  }
}
