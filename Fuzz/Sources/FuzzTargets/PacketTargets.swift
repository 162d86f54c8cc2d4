import Foundation
import Packets

enum PacketTargets {
  /// A packet of which one file is the input: the first byte says which.
  static func verify(_ bytes: [UInt8]) {
    guard let first = bytes.first, let packet else { return }
    let path = packet.files[Int(first) % packet.files.count]
    let whole = "\(packet.root)/\(path)"
    let former = FileManager.default.contents(atPath: whole)
    defer { try? former?.write(to: URL(filePath: whole)) }
    let new = Data(bytes.dropFirst())
    try? new.write(to: URL(filePath: whole))
    guard let reader = try? PacketReader(packet.root) else { return }
    let result = PacketVerifier(reader).verify()
    let isSound = result.faults.isEmpty && SignOffVerifier(result, trusted: []).verify().faults.isEmpty
    FuzzTarget.promise(!isSound || new == former, "an altered packet is not sound")
  }

  /// A copy of a real packet in a folder of this process's own.
  private static let packet: (root: String, files: [String])? = {
    guard let example = ProcessInfo.processInfo.environment["VERBATIM_FUZZ_PACKET"] else { return nil }
    let root = "\(NSTemporaryDirectory())/verbatim-fuzz-packet-\(getpid())"
    try? FileManager.default.removeItem(atPath: root)
    guard (try? FileManager.default.copyItem(atPath: example, toPath: root)) != nil else { return nil }
    var files = ["content.json", "manifest.json"]
    let more = FileManager.default.enumerator(atPath: root)?.compactMap { $0 as? String } ?? []
    files += more.filter { $0.hasSuffix(".json") || $0.hasSuffix(".txt") || $0.hasSuffix(".sha256") }.sorted()
    return (root, files)
  }()
}
