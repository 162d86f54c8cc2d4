import Diagnostics
import Digests
import Foundation
import TestSupport
import Testing

@testable import Packets

/// Time stamps by a service that openssl plays on this machine.
@Suite struct TimeStampTests {
  /// A certificate authority and a time-stamp service under it.
  private static func service(in folder: TemporaryFolder, _ openssl: TestSupport.OutsideProgram) throws {
    try folder.write(
      """
      [req]
      distinguished_name = name
      prompt = no
      [name]
      CN = Time service of a test
      [ca]
      basicConstraints = critical,CA:true
      [stamp]
      basicConstraints = CA:false
      keyUsage = digitalSignature
      extendedKeyUsage = critical,timeStamping
      [tsa]
      default_tsa = service
      [service]
      serial = serial
      signer_digest = sha256
      default_policy = 1.2.3.4.1
      digests = sha256
      certs = ca.pem
      signer_cert = stamp.pem
      signer_key = stamp.key
      ess_cert_id_chain = no

      """, to: "openssl.cnf")
    try folder.write("01\n", to: "serial")
    for arguments in [
      [
        "req", "-x509", "-config", "openssl.cnf", "-extensions", "ca", "-newkey", "rsa:2048", "-nodes", "-keyout",
        "ca.key", "-out", "ca.pem", "-days", "2",
      ],
      ["req", "-config", "openssl.cnf", "-newkey", "rsa:2048", "-nodes", "-keyout", "stamp.key", "-out", "stamp.csr"],
      [
        "x509", "-req", "-in", "stamp.csr", "-CA", "ca.pem", "-CAkey", "ca.key", "-CAcreateserial", "-out", "stamp.pem",
        "-days", "2", "-extfile", "openssl.cnf", "-extensions", "stamp",
      ],
    ] {
      let run = try openssl.run(arguments, in: folder.path)
      #expect(run.status == 0, "\(run.text)")
    }
  }

  @Test func `openssl reads our request as the one that it would write`() throws {
    guard let openssl = TestSupport.OutsideProgram("openssl") else { return }
    let folder = try TemporaryFolder()
    try folder.write("what is stamped", to: "data")
    try folder.write(TimeStamp.request(digest: SHA256(of: "what is stamped").bytes), to: "ours.tsq")
    let run = try openssl.run(
      ["ts", "-query", "-data", "data", "-sha256", "-cert", "-no_nonce", "-out", "theirs.tsq"], in: folder.path)
    #expect(run.status == 0, "\(run.text)")
    #expect(folder.bytes("ours.tsq") == folder.bytes("theirs.tsq"))
  }

  @Test func `a reply is filed, checked offline, and refused where it is about something else`() throws {
    guard let openssl = TestSupport.OutsideProgram("openssl") else { return }
    let fixture = try PacketFixture()
    try Self.service(in: fixture.folder, openssl)
    let path = try fixture.write(try fixture.maker().files(), as: "packet")
    let packet = PacketVerifier(try PacketReader(path)).verify()
    let request = try #require(TimeStamp.request(packet))
    try fixture.folder.write(request.bytes, to: "request.tsq")
    let run = try openssl.run(
      [
        "ts", "-reply", "-config", "openssl.cnf", "-section", "service", "-queryfile", "request.tsq", "-out",
        "reply.tsr",
      ],
      in: fixture.folder.path)
    #expect(run.status == 0, "\(run.text)")
    let bytes = Array(try #require(fixture.folder.bytes("reply.tsr")))
    let reply = try TimeStamp.reply(bytes, for: packet)
    try fixture.folder.write(reply.bytes, to: "packet/\(reply.path)")
    let again = PacketVerifier(try PacketReader(path)).verify()
    #expect(SignOffVerifier(again, trusted: []).verify().faults == [])
    let time = try #require(TimeStamp.time(in: bytes, for: again))
    #expect(time.hasPrefix("20") && time.hasSuffix(" UTC"))

    // The command that VERIFY.txt gives, and ours.
    let standard = try openssl.run(
      ["ts", "-verify", "-data", "manifest.json", "-in", reply.path, "-CAfile", "../ca.pem"], in: path)
    #expect(standard.status == 0, "\(standard.text)")
    let program = try Packets.OutsideProgram("openssl", package: "openssl")
    let found = try #require(TimeStamp.replies(again).first)
    #expect(
      try TimeStamp.fault(of: found, in: path, certificates: "\(fixture.folder.path)/ca.pem", openssl: program) == nil)
    #expect(
      try TimeStamp.fault(of: found, in: path, certificates: "\(fixture.folder.path)/stamp.pem", openssl: program)?.id
        == .timeStamp)

    try fixture.replace("time: 5 min", with: "time: 10 min", in: "Content/guides/first/checklist.md")
    try fixture.replace("as-of: 2026-11-30", with: "as-of: 2026-12-01", in: "Content/verbatim.yaml")
    let other = PacketVerifier(try PacketReader(try fixture.write(try fixture.maker().files(), as: "other"))).verify()
    #expect(throws: SignOffFault.self) { try TimeStamp.reply(bytes, for: other) }
    #expect(TimeStamp.time(in: bytes, for: other) == nil)
  }

  @Test(
    arguments: [
      [], [0x30], [0x30, 0x84, 0xFF, 0xFF, 0xFF, 0xFF], Array("no reply at all".utf8), [0x30, 0x03, 0x02, 0x01, 0x00],
    ] as [[UInt8]])
  func `what is no reply is refused without a crash`(bytes: [UInt8]) throws {
    let fixture = try PacketFixture()
    let packet = PacketVerifier(try PacketReader(try fixture.write(try fixture.maker().files(), as: "packet"))).verify()
    #expect(throws: SignOffFault.self) { try TimeStamp.reply(bytes, for: packet) }
  }
}
