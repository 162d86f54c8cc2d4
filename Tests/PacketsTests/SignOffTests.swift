import Diagnostics
import Digests
import Foundation
import TestSupport
import Testing

@testable import Packets

@Suite struct SignOffTests {
  private static let key = MinisignSecretKey.generate()

  private static func sign(_ fixture: PacketFixture, locales: [String] = []) throws -> (
    path: String, record: SignOffRecord
  ) {
    let path = try fixture.write(try fixture.maker().files(), as: "packet")
    let result = PacketVerifier(try PacketReader(path)).verify()
    let files = try SignOff.sign(result, by: "Ada Bird, counsel", on: "2026-11-30", locales: locales, key: key)
    for file in files { try fixture.folder.write(file.bytes, to: "packet/\(file.path)") }
    return (path, try #require(SignOffRecord(json: files[0].bytes)))
  }

  private static func reasons(_ record: SignOffRecord, _ fixture: PacketFixture) throws -> [SignOffStanding.Reason] {
    try SignOffStanding(record, today: try fixture.maker().content()).reasons
  }

  @Test func `signing changes nothing that was signed`() throws {
    let fixture = try PacketFixture()
    let (path, _) = try Self.sign(fixture)
    for file in try fixture.maker().files().files {
      #expect(fixture.folder.bytes("packet/\(file.path)").map { Array($0) } == file.bytes)
    }
    #expect(PacketVerifier(try PacketReader(path)).verify().faults == [])
  }

  @Test func `a signer is trusted from outside of the packet alone`() throws {
    let fixture = try PacketFixture()
    let (path, _) = try Self.sign(fixture)
    let result = PacketVerifier(try PacketReader(path)).verify()
    let unknown = SignOffVerifier(result, trusted: []).verify()
    #expect(unknown.faults.map { $0.id } == [.signerUnknown])
    #expect(unknown.faults.first?.severity == .error)
    #expect(unknown.notes == [])
    let known = SignOffVerifier(result, trusted: [.init(name: "Ada Bird, counsel", key: Self.key.publicKey)]).verify()
    #expect(known.faults == [])
    #expect(
      known.notes == ["Signed by Ada Bird, counsel (key \(Self.key.publicKey.shownID)) on 2026-11-30, en, zh-Hans, ko"])
  }

  @Test func `minisign verifies what we signed and prints what the record is`() throws {
    guard let minisign = TestSupport.OutsideProgram("minisign") else { return }
    let fixture = try PacketFixture()
    let (path, record) = try Self.sign(fixture)
    let files = fixture.folder.files().filter { $0.hasPrefix("packet/signoffs/") }.map {
      String($0.dropFirst("packet/".count))
    }
    let signature = try #require(files.first { $0.hasSuffix(".minisig") })
    let run = try minisign.run(
      ["-V", "-m", "manifest.json", "-x", signature, "-P", Self.key.publicKey.text], in: path)
    #expect(run.status == 0, "\(run.text)")
    let file = try #require(files.first { $0.hasSuffix(".json") })
    let digest = SHA256(of: Array(try #require(fixture.folder.bytes("packet/\(file)")))).hex
    #expect(run.text.contains("packet \(record.packet) record \(digest) by Ada Bird, counsel"))
  }

  @Test func `one comma in one quote ends an approval, and the reason names quote and words`() throws {
    let fixture = try PacketFixture()
    let (_, record) = try Self.sign(fixture)
    #expect(try Self.reasons(record, fixture) == [])
    try fixture.replace(
      "In other countries, no age", with: "In other countries no age", in: "Content/sources/notice/claims.md")
    let reasons = try Self.reasons(record, fixture)
    #expect(reasons.first?.text == "the quote 'notice/others-free' has changed")
    #expect(reasons.first?.words?.before == "In other countries, no age notice is needed.")
    #expect(reasons.first?.words?.after == "In other countries no age notice is needed.")
    // The passage that relies on it: its translations are out of date, so that the original is shown.
    #expect(
      Set(reasons.dropFirst().map { $0.text }) == [
        "the translation 'ko first/checklist.leave-it-out.3' has changed",
        "the translation 'zh-Hans first/checklist.leave-it-out.3' has changed",
      ])
  }

  @Test(arguments: [
    (
      "Content/sources/notice/captures/page.txt", "# Age information", "# Age",
      "the saved copy 'captures/notice/page.txt' has changed"
    ),
    (
      "Content/decisions/adult-apps.yaml", "has not answered yet", "has answered",
      "the decision 'adult-apps' has changed"
    ),
    (
      "Content/locales/ko/glosses.xlf", "서부 6개국의 앱은", "서부 여섯 나라의 앱은",
      "the translation 'ko notice/western-notice' has changed"
    ),
    (
      "Content/guides/first/checklist.md", "Elsewhere the notice", "Elsewhere a notice",
      "the passage 'first/checklist.leave-it-out.3' has changed"
    ),
    (
      "Content/sources/notice/claims.md", "- outside western: age-notice may be hidden",
      "- outside western: age-notice must be hidden", "what the quote 'notice/others-free' is read to mean has changed"
    ),
  ])
  func `a change of what is covered ends an approval by its name`(
    file: String, old: String, new: String, reason: String
  ) throws {
    let fixture = try PacketFixture()
    let (_, record) = try Self.sign(fixture)
    try fixture.replace(old, with: new, in: file)
    let found = try Self.reasons(record, fixture).map { $0.text }
    #expect(found.contains(reason), "\(found)")
  }

  @Test(arguments: [
    ("Content/verbatim.yaml", "title: Example guides", "title: Our guides"),
    ("Content/verbatim.yaml", "as-of: 2026-11-30", "as-of: 2026-12-01"),
    ("Content/guides/first/checklist.md", "time: 5 min", "time: 10 min"),
    ("Content/sources/notice/source.yaml", "url: https://example.com/notice", "url: https://example.com/age"),
  ])
  func `an edit of something else leaves an approval standing`(file: String, old: String, new: String) throws {
    let fixture = try PacketFixture()
    let (_, record) = try Self.sign(fixture)
    try fixture.replace(old, with: new, in: file)
    #expect(try Self.reasons(record, fixture) == [])
  }

  @Test func `an approval in one language does not rest on the others`() throws {
    let fixture = try PacketFixture()
    let (_, record) = try Self.sign(fixture, locales: ["en"])
    #expect(record.renderings.map { $0.path } == ["packet.en.html"])
    try fixture.replace("서부 6개국의 앱은", with: "서부 여섯 나라의 앱은", in: "Content/locales/ko/glosses.xlf")
    #expect(try Self.reasons(record, fixture) == [])
  }

  @Test func `an altered packet is not signed, and neither is one without a name`() throws {
    let fixture = try PacketFixture()
    let path = try fixture.write(try fixture.maker().files(), as: "packet")
    let whole = PacketVerifier(try PacketReader(path)).verify()
    for name in ["", "  ", "Ada\nBird"] {
      #expect(throws: SignOffFault.self) {
        try SignOff.sign(whole, by: name, on: "2026-11-30", locales: [], key: Self.key)
      }
    }
    #expect(throws: SignOffFault("the packet has no language 'fr'")) {
      try SignOff.sign(whole, by: "Ada", on: "2026-11-30", locales: ["fr"], key: Self.key)
    }
    try fixture.folder.write("other words", to: "packet/captures/notice/page.txt")
    let altered = PacketVerifier(try PacketReader(path)).verify()
    #expect(throws: SignOffFault("the packet was altered: only a whole packet can be approved")) {
      try SignOff.sign(altered, by: "Ada", on: "2026-11-30", locales: [], key: Self.key)
    }
  }

  @Test func `an approval given elsewhere is recorded by its digest, as typed`() throws {
    let fixture = try PacketFixture()
    let path = try fixture.write(try fixture.maker().files(), as: "packet")
    let whole = PacketVerifier(try PacketReader(path)).verify()
    let file = try SignOff.recordApproval(
      whole, by: "Bo Lin, editor", on: "2026-11-30", locales: ["ko"], file: PacketFile("signed.pdf", [1, 2, 3]))
    try fixture.folder.write(file.bytes, to: "packet/\(file.path)")
    let result = PacketVerifier(try PacketReader(path)).verify()
    let signers = SignOffVerifier(result, trusted: []).verify()
    #expect(signers.faults == [])
    #expect(
      signers.notes == [
        "Approved by Bo Lin, editor (as typed) on 2026-11-30, ko, given in 'signed.pdf', SHA-256 \(SHA256(of: [1, 2, 3]).hex)"
      ])
  }
}
