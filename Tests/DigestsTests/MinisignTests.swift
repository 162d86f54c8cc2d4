import TestSupport
import Testing

@testable import Digests

/// Signatures and keys in minisign's format, compared with Debian's program.
@Suite struct MinisignTests {
  private static let message = Array("One comma, and all is different.\n".utf8)

  private static func key(_ number: UInt8 = 7) -> MinisignSecretKey {
    MinisignSecretKey(id: (0..<8).map { number &+ $0 }, seed: (0..<32).map { number &* 3 &+ $0 })
  }

  private static func signature(_ message: [UInt8] = message, trusted: String = "packet 12ab\tby \"Ada, counsel\"")
    -> MinisignSignature
  {
    key().sign(message, trustedComment: trusted, untrustedComment: "signature of a packet")
  }

  // RFC 8032, section 7.1, tests 2 and 3: seed, public key, message, signature.
  private static let vectors = [
    (
      "4ccd089b28ff96da9db6c346ec114e0f5b8a319f35aba624da8cf6ed4fb8a6fb",
      "3d4017c3e843895a92b70aa74d1b7ebc9c982ccf2ec4968cc0cd55f12af4660c", "72",
      "92a009a9f0d4cab8720e820b5f642540a2b27b5416503f8fb3762223ebdb69da085ac1e43e15996e458f3613d0f11d8c387b2eaeb4302aeeb00d291612bb0c00"
    ),
    (
      "c5aa8df43f9f837bedb7442f31dcb7b166d38535076f094b85ce3a2e0b4458f7",
      "fc51cd8e6218a1a38da47ed00230f0580816ed13ba3303ac5deb911548908025", "af82",
      "6291d657deec24024827e69c3abe01a30ce548a284743a445e3680d7db5ac3ac18ff9b538d16f290ae67f760984dc6594a7c15e9716ed28dc027beceea1ec40a"
    ),
  ]

  private static func bytes(_ digits: String) -> [UInt8] {
    let values = digits.utf8.map { UInt8(String(UnicodeScalar($0)), radix: 16) ?? 0 }
    return stride(from: 0, to: values.count, by: 2).map { values[$0] << 4 | values[$0 + 1] }
  }

  @Test(arguments: vectors)
  func `Ed25519 is that of the RFC`(seed: String, publicKey: String, message: String, signature: String) {
    let pair = Sodium.keyPair(seed: Self.bytes(seed))
    #expect(pair.publicKey == Self.bytes(publicKey))
    #expect(Sodium.sign(Self.bytes(message), secretKey: pair.secretKey) == Self.bytes(signature))
    #expect(Sodium.verify(Self.bytes(signature), of: Self.bytes(message), publicKey: pair.publicKey))
  }

  @Test func `a signature is valid for its message and key alone`() {
    let signature = Self.signature()
    #expect(signature.isValid(for: Self.message, by: Self.key().publicKey))
    #expect(!signature.isValid(for: Self.message + [10], by: Self.key().publicKey))
    #expect(!signature.isValid(for: Self.message, by: Self.key(8).publicKey))
  }

  @Test func `a file reads back as what was written`() throws {
    let signature = Self.signature()
    #expect(MinisignSignature(signature.file) == signature)
    let key = Self.key()
    #expect(MinisignPublicKey(key.publicKey.file) == key.publicKey)
    #expect(MinisignPublicKey(key.publicKey.text) == key.publicKey)
    #expect(try MinisignSecretKey(file: key.file).publicKey == key.publicKey)
  }

  @Test func `no flipped bit of a signature file but in the untrusted comment goes unseen`() {
    let signature = Self.signature()
    let file = Array(signature.file.utf8)
    let free = "untrusted comment: ".utf8.count..<"untrusted comment: signature of a packet".utf8.count
    for offset in file.indices {
      for bit in 0..<8 {
        var flipped = file
        flipped[offset] ^= 1 << UInt8(bit)
        guard let text = String(validating: flipped, as: UTF8.self), let read = MinisignSignature(text) else {
          continue
        }
        if free.contains(offset) {
          #expect(read.untrustedComment != signature.untrustedComment)
        } else {
          #expect(!read.isValid(for: Self.message, by: Self.key().publicKey), "byte \(offset), bit \(bit)")
        }
      }
    }
  }

  @Test func `new keys differ and sign`() {
    let (first, second) = (MinisignSecretKey.generate(), MinisignSecretKey.generate())
    #expect(first.publicKey != second.publicKey)
    let signature = first.sign([], trustedComment: "", untrustedComment: "")
    #expect(signature.isValid(for: [], by: first.publicKey))
    #expect(!signature.isValid(for: [], by: second.publicKey))
  }

  @Test(arguments: ["", "untrusted comment: x\n", "untrusted comment: x\nRWQ=\n", "RWQ", "a\nb\nc\nd\n"])
  func `what is no key and no signature is not taken for one`(text: String) {
    #expect(MinisignPublicKey(text) == nil)
    #expect(MinisignSignature(text) == nil)
    #expect(throws: MinisignSecretKey.Failure.notAKey) { try MinisignSecretKey(file: text) }
  }

  @Test func `minisign verifies our signatures and prints our trusted comment`() throws {
    guard let minisign = OutsideProgram("minisign") else { return }
    let folder = try TemporaryFolder()
    try folder.write(Self.message, to: "message")
    try folder.write(Self.signature().file, to: "message.minisig")
    try folder.write(Self.key().publicKey.file, to: "key.pub")
    let byFile = try minisign.run(["-V", "-p", "key.pub", "-m", "message"], in: folder.path)
    #expect(byFile.status == 0)
    #expect(byFile.text.contains("Trusted comment: packet 12ab\tby \"Ada, counsel\""))
    let byText = try minisign.run(["-V", "-P", Self.key().publicKey.text, "-m", "message"], in: folder.path)
    #expect(byText.status == 0)
    try folder.write(Self.message + [0], to: "message")
    #expect(try minisign.run(["-V", "-p", "key.pub", "-m", "message"], in: folder.path).status != 0)
  }

  @Test func `minisign signs with our key file, and we verify what it signed`() throws {
    guard let minisign = OutsideProgram("minisign") else { return }
    let folder = try TemporaryFolder()
    try folder.write(Self.message, to: "message")
    try folder.write(Self.key().file, to: "key")
    let run = try minisign.run(["-S", "-s", "key", "-m", "message", "-t", "seen"], in: folder.path, input: "\n")
    #expect(run.status == 0, "\(run.text)")
    let signature = try #require(MinisignSignature(folder.text("message.minisig") ?? ""))
    #expect(signature.trustedComment == "seen")
    #expect(signature.isValid(for: Self.message, by: Self.key().publicKey))
  }

  @Test func `we sign with the keys that minisign makes, locked or not`() throws {
    guard let minisign = OutsideProgram("minisign") else { return }
    let folder = try TemporaryFolder()
    #expect(try minisign.run(["-G", "-W", "-p", "open.pub", "-s", "open"], in: folder.path).status == 0)
    let open = try MinisignSecretKey(file: folder.text("open") ?? "")
    #expect(open.publicKey.file == folder.text("open.pub"))
  }

  @Test func `a locked key opens with its password and with no other`() throws {
    guard let minisign = OutsideProgram("minisign") else { return }
    let folder = try TemporaryFolder()
    let run = try minisign.run(
      ["-G", "-p", "locked.pub", "-s", "locked"], in: folder.path, input: "correct horse\ncorrect horse\n")
    #expect(run.status == 0, "\(run.text)")
    let file = try #require(folder.text("locked"))
    #expect(throws: MinisignSecretKey.Failure.needsPassword) { try MinisignSecretKey(file: file) }
    #expect(throws: MinisignSecretKey.Failure.wrongPassword) { try MinisignSecretKey(file: file, password: "wrong") }
    let key = try MinisignSecretKey(file: file, password: "correct horse")
    #expect(key.publicKey.file == folder.text("locked.pub"))
  }
}
