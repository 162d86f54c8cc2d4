import Content
import Diagnostics
import Digests
import Packets
import Workspace

/// `verbatim verify`: a packet against itself.
enum VerifyCommand: Command {
  static let key = Flag(
    "key", letter: "k", value: "KEY", isRepeatable: true, "a signer's public key, or the file that holds it")
  static let tsa = Flag("tsa", value: "FILE", "the certificates of the time-stamp service, to check time stamps by")
  static let format = Flag("format", value: "FORM", choices: ["text", "json"], "how the result is written")

  static let captures = Flag(
    "captures", value: "DIR", "no packet: find every quote of the workspace in the full documents of a folder")

  static let description = CommandDescription(
    name: "verify", summary: "check a packet with nothing else at hand, or quotes against full documents",
    arguments: "[PACKET]", argumentCount: 0...1,
    details: """
      Compares every file with its checksums, finds every quote in the enclosed copies, and checks signatures and time
      stamps. Needs no network and no workspace; keys of signers come from --key or from the workspace that you stand
      in, never from the packet. A file that was altered is named, with the lines.
      With --captures DIR, the documents that the saved copies were taken from are found in a folder by their checksums,
      and every quote of the workspace is looked up in them.
      """,
    flags: [captures, key, tsa, format],
    examples: [
      .init(line: "verbatim verify review", meaning: "check the packet in the folder 'review'"),
      .init(line: "verbatim verify review --key counsel.pub", meaning: "and who signed it"),
      .init(line: "verbatim verify --captures documents", meaning: "the quotes against the full documents"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    if let directory = invocation.value(captures) {
      guard invocation.arguments.isEmpty else {
        throw UsageFault("--captures checks the workspace, not a packet; leave out one of them", command: description)
      }
      return try DocumentCheck.run(directory, invocation, console)
    }
    guard let packet = invocation.arguments.first else {
      throw UsageFault("'verify' needs PACKET, or --captures DIR", command: description)
    }
    let reader = try PacketReader(packet)
    let result = PacketVerifier(reader).verify()
    let signers = try SignOffVerifier(result, trusted: trusted(invocation)).verify()
    let stamps = try stamps(invocation, reader, result)
    let faults = (result.faults + signers.faults + stamps.faults).sorted()
    let lineOf = { @Sendable (path: String, line: Int) -> String? in
      guard case .success(let text) = reader.folder.text(path) else { return nil }
      return text.line(line)
    }
    if invocation.value(format) == "json" {
      console.write(DiagnosticJSON.document(DiagnosticReport(faults, lineOf: lineOf)))
    } else {
      console.complain(faults, lineOf: lineOf)
      let isWhole = (result.faults + signers.faults).allSatisfy { $0.id == .signerUnknown }
      let outcome = isWhole ? "Nothing was altered" : "The packet is not what it was"
      console.say("\(outcome): \(result.files) files, \(result.quotes) quotes found in the enclosed copies.")
      console.say("Packet \(result.id)")
      for note in signers.notes + stamps.notes { console.say(note) }
      if signers.notes.isEmpty, signers.faults.isEmpty { console.say("Nobody has signed it.") }
    }
    return faults.hasErrors ? .findings : .clean
  }

  /// Keys from the command line and from the workspace that one stands in; never from the packet.
  private static func trusted(_ invocation: Invocation) throws -> [SignOffVerifier.Signer] {
    var signers = try invocation.values(key).map {
      SignOffVerifier.Signer(name: nil, key: try KeyFile.publicKey($0))
    }
    guard let root = invocation.value(.workspace) ?? CurrentFolder.workspace(),
      let folder = try? Folder("\(root)/Content", prefix: "Content")
    else { return signers }
    for signer in ContentLoader.load(folder).signers {
      guard let key = MinisignPublicKey(signer.key) else {
        throw Diagnostic(.badValue, "'\(signer.key)' is not a public key of minisign", at: signer.location)
      }
      signers.append(SignOffVerifier.Signer(name: "\(signer.name), \(signer.role)", key: key))
    }
    // The workspace knows names; the command line only keys.
    return signers.filter { $0.name != nil } + signers.filter { $0.name == nil }
  }

  /// Time stamps: what each says, and whether openssl accepts it by the certificates that were named.
  private static func stamps(
    _ invocation: Invocation, _ reader: PacketReader, _ result: PacketVerifier.Result
  ) throws -> (faults: [Diagnostic], notes: [String]) {
    var faults: [Diagnostic] = []
    var notes: [String] = []
    let certificates = invocation.value(tsa)
    for reply in TimeStamp.replies(result) {
      guard let time = TimeStamp.time(in: reply.bytes, for: result) else {
        faults.append(Diagnostic(.timeStamp, "the time stamp is not about this packet", at: .wholeFile(reply.path)))
        continue
      }
      guard let certificates else {
        notes.append("Time stamp of \(time), not checked: name the certificate of the service with --tsa")
        continue
      }
      do {
        let openssl = try OutsideProgram("openssl", package: "openssl")
        let fault = try TimeStamp.fault(
          of: reply, in: reader.folder.root, certificates: certificates, openssl: openssl)
        if let fault { faults.append(fault) } else { notes.append("Time stamp of \(time), checked with openssl") }
      } catch let missing as OutsideProgram.Missing {
        throw WorkspaceFault(
          "there is no program 'openssl' here, which checks time stamps",
          remedy: "sudo apt-get install \(missing.package), or leave out --tsa")
      }
    }
    return (faults, notes)
  }
}
