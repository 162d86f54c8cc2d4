import Diagnostics
import Digests
import TestSupport
import Testing

@testable import Packets

@Suite struct PacketVerifierTests {
  private static func check(_ path: String) throws -> (faults: [Diagnostic], result: PacketVerifier.Result) {
    let result = PacketVerifier(try PacketReader(path)).verify()
    let signers = SignOffVerifier(result, trusted: [.init(name: nil, key: key.publicKey)]).verify()
    return (result.faults + signers.faults, result)
  }

  private static let key = MinisignSecretKey.generate()

  /// A packet that was signed, approved elsewhere as well, and asked a time stamp for.
  private static func signed(_ fixture: PacketFixture) throws -> String {
    let path = try fixture.write(try fixture.maker().files(), as: "packet")
    let result = PacketVerifier(try PacketReader(path)).verify()
    var files = try SignOff.sign(result, by: "Ada Bird, counsel", on: "2026-11-30", locales: [], key: key)
    files.append(
      try SignOff.recordApproval(
        result, by: "Bo Lin, editor", on: "2026-11-30", locales: ["en"], file: PacketFile("mail.eml", "I approve.")))
    files.append(try #require(TimeStamp.request(result)))
    for file in files { try fixture.folder.write(file.bytes, to: "packet/\(file.path)") }
    return path
  }

  @Test func `a packet is whole as it was written`() throws {
    let fixture = try PacketFixture()
    let (faults, result) = try Self.check(try Self.signed(fixture))
    #expect(faults == [])
    #expect(result.quotes == 2)
    #expect(result.id == (try fixture.maker().files().id))
  }

  @Test func `one flipped bit anywhere is found and located`() throws {
    let fixture = try PacketFixture()
    let path = try Self.signed(fixture)
    let files = fixture.folder.files().filter { $0.hasPrefix("packet/") }
    #expect(files.count >= 30)
    for file in files {
      let original = Array(try #require(fixture.folder.bytes(file)))
      let name = String(file.dropFirst("packet/".count))
      // Every byte of small files would take too long with all others read again each time: a spread of bytes, the
      // first and the last among them, each with another bit.
      let count = original.count
      let offsets = Set([0, count / 3, count * 4 / 5, count - 1]).filter {
        $0 >= 0 && $0 < count
      }
      for (index, offset) in offsets.sorted().enumerated() {
        var flipped = original
        flipped[offset] ^= 1 << UInt8((index * 3 + offset) % 8)
        try fixture.folder.write(flipped, to: file)
        let faults = try Self.check(path).faults
        #expect(!faults.isEmpty, "\(name), byte \(offset)")
        #expect(faults.contains { $0.location?.path == name }, "\(name), byte \(offset): \(faults.map { $0.message })")
      }
      try fixture.folder.write(original, to: file)
    }
    #expect(try Self.check(path).faults == [])
  }

  @Test func `an altered line is told by its block`() throws {
    let fixture = try PacketFixture()
    let path = try Self.signed(fixture)
    var page = Array(try #require(fixture.folder.bytes("packet/packet.ko.html")))
    page[9000] ^= 1
    let line = page[..<8192].count { $0 == UInt8(ascii: "\n") } + 1
    try fixture.folder.write(page, to: "packet/packet.ko.html")
    let faults = try Self.check(path).faults.filter { $0.location?.path == "packet.ko.html" }
    #expect(faults.first?.location?.line == line)
    #expect(
      faults.first?.message.hasPrefix("the file was altered between byte 8193 and byte 12288, lines \(line) to ")
        == true)
  }

  @Test func `a file too many, a file too few and a renamed one are found`() throws {
    let fixture = try PacketFixture()
    let path = try Self.signed(fixture)
    try fixture.folder.write("x", to: "packet/extra.txt")
    #expect(try Self.check(path).faults.map { $0.location?.path } == ["extra.txt"])
    try fixture.folder.remove("packet/extra.txt")
    try fixture.folder.remove("packet/captures/notice/page.txt")
    let missing = try Self.check(path).faults
    #expect(Set(missing.map { $0.location?.path }) == ["captures/notice/page.txt"])
    #expect(Set(missing.map { $0.id }) == [.packetFile, .packetQuote])
  }

  @Test func `a packet that was altered and listed anew is another packet, and no longer the one that was signed`()
    throws
  {
    let fixture = try PacketFixture()
    let path = try Self.signed(fixture)
    // What somebody with all the tools at hand can do: other words, new digests everywhere.
    try fixture.replace(
      "must show the age notice.", with: "may show the age notice.", in: "Content/sources/notice/claims.md")
    try fixture.replace(
      "must show the age notice.", with: "may show the age notice.", in: "Content/sources/notice/captures/page.txt")
    try fixture.replace(
      "[must show the age notice]", with: "[may show the age notice]", in: "Content/guides/first/checklist.md")
    let forged = try fixture.maker().files()
    for file in forged.files { try fixture.folder.write(file.bytes, to: "packet/\(file.path)") }
    let faults = try Self.check(path).faults
    #expect(Set(faults.map { $0.id }) == [.packetSignature])
    #expect(faults.count == 2)
  }

  @Test func `sha256sum checks the same files`() throws {
    guard let program = TestSupport.OutsideProgram("sha256sum") else { return }
    let fixture = try PacketFixture()
    let path = try Self.signed(fixture)
    let run = try program.run(["-c", "--strict", "SHA256SUMS"], in: path)
    #expect(run.status == 0, "\(run.text)")
    let listed = Set(run.text.split(separator: "\n").map { $0.dropLast(": OK".count) }.map { String($0) })
    let present = fixture.folder.files().filter { $0.hasPrefix("packet/") && !$0.hasPrefix("packet/signoffs/") }
    #expect(listed == Set(present.map { String($0.dropFirst("packet/".count)) }).subtracting(["SHA256SUMS"]))
  }
}
