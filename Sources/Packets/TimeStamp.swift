public import Diagnostics
import Digests

/// Time stamps after RFC 3161: the request that a service is asked with, and the reply that somebody fetched.
public enum TimeStamp {
  /// The request for a packet's manifest: it holds the digest alone.
  public static func request(_ packet: PacketVerifier.Result) -> PacketFile? {
    guard let manifest = packet.bytes[PacketName.manifest] else { return nil }
    let bytes = request(digest: SHA256(of: manifest).bytes)
    return PacketFile("\(PacketName.signoffs)/\(name(of: bytes)).tsq", bytes)
  }

  /// `TimeStampReq` (RFC 3161, section 2.4.1) in DER: version 1, the digest with its algorithm, and that the service
  /// shall enclose its certificate.
  static func request(digest: [UInt8]) -> [UInt8] {
    let algorithm = DER.sequence([DER.objectIdentifier(sha256), DER.null])
    let imprint = DER.sequence([algorithm, DER.octets(digest)])
    return DER.sequence([DER.integer(1), imprint, DER.true])
  }

  /// 2.16.840.1.101.3.4.2.1, as DER writes it.
  private static let sha256: [UInt8] = [0x60, 0x86, 0x48, 0x01, 0x65, 0x03, 0x04, 0x02, 0x01]

  /// A reply as a file of the packet; throws where it is not a reply about this packet.
  public static func reply(_ bytes: [UInt8], for packet: PacketVerifier.Result) throws(SignOffFault) -> PacketFile {
    guard let response = DER.children(of: bytes), let status = response.first.flatMap({ DER.children(of: $0) }),
      let code = status.first, code.count == 3, code[0] == 0x02
    else { throw SignOffFault("this is not a reply of a time-stamp service") }
    guard code[2] <= 1 else { throw SignOffFault("the service refused: its status is \(code[2])") }
    guard time(in: bytes, for: packet) != nil else {
      throw SignOffFault(
        "the reply is about something else: it does not hold the checksum of this packet's list of files")
    }
    return PacketFile("\(PacketName.signoffs)/\(name(of: bytes)).tsr", bytes)
  }

  /// The time that a reply names (`2026-11-30 13:00:00 UTC`); nil where it is not about this packet. Whether the reply
  /// is genuine takes the certificate of the service.
  public static func time(in reply: [UInt8], for packet: PacketVerifier.Result) -> String? {
    guard let manifest = packet.bytes[PacketName.manifest] else { return nil }
    let imprint = DER.octets(SHA256(of: manifest).bytes)
    // TSTInfo: …, messageImprint, serialNumber INTEGER, genTime GeneralizedTime, …
    for place in ByteSearch.places(of: imprint, in: reply) {
      let rest = Array(reply[(place + imprint.count)...])
      guard let serial = DER.element(rest), serial.first == 0x02,
        let time = DER.element(Array(rest[serial.count...])), time.first == 0x18, time.count >= 16
      else { continue }
      let digits = String(decoding: time[2...], as: UTF8.self)
      let parts = [(0, 4), (4, 2), (6, 2), (8, 2), (10, 2), (12, 2)].map { start, count in
        String(digits.dropFirst(start).prefix(count))
      }
      return "\(parts[0])-\(parts[1])-\(parts[2]) \(parts[3]):\(parts[4]):\(parts[5]) UTC"
    }
    return nil
  }

  private static func name(of bytes: [UInt8]) -> String { "time-" + String(SHA256(of: bytes).hex.prefix(16)) }

  /// Whether a file has the digest that its name gives.
  static func fitsName(_ name: String, _ bytes: [UInt8]) -> Bool {
    name.split(separator: ".").first.map { String($0) } == self.name(of: bytes)
  }

  /// The replies of a packet, sorted by path.
  public static func replies(_ packet: PacketVerifier.Result) -> [(path: String, bytes: [UInt8])] {
    packet.bytes.filter { $0.key.hasPrefix(PacketName.signoffs + "/") && $0.key.hasSuffix(".tsr") }
      .map { ($0.key, $0.value) }.sorted { $0.0 < $1.0 }
  }

  /// Asks openssl whether a reply is genuine by the certificates in a file. Nil where it is; else what is wrong.
  public static func fault(
    of reply: (path: String, bytes: [UInt8]), in folder: String, certificates: String, openssl: OutsideProgram
  ) throws -> Diagnostic? {
    let run = try openssl.run([
      "ts", "-verify", "-data", "\(folder)/\(PacketName.manifest)", "-in", "\(folder)/\(reply.path)", "-CAfile",
      certificates,
    ])
    if run.status == 0 { return nil }
    return Diagnostic(
      .timeStamp, "openssl does not accept this time stamp: \(run.firstFault)", at: .wholeFile(reply.path))
  }
}
