import Claims
public import Diagnostics
import Digests
import Pages

/// Checks a packet with nothing but the packet at hand: every file's digests, every quote in the enclosed copies, the
/// packet's number on every rendering. What was altered is named, with the lines where it was.
public struct PacketVerifier {
  private let reader: PacketReader
  private var faults: [Diagnostic] = []
  private var bytes: [String: [UInt8]] = [:]
  private var sums: [String: String] = [:]
  private var paths: [String] = []

  /// A verifier of a packet.
  public init(_ reader: PacketReader) { self.reader = reader }

  /// What a check came to.
  public struct Result: Sendable {
    /// The packet's id as its content record has it.
    public let id: String
    /// How many files were compared with their digests.
    public let files: Int
    /// How many quotes were found in the enclosed copies.
    public let quotes: Int
    /// What is wrong, sorted by place.
    public let faults: [Diagnostic]
    /// The manifest, where it can be read.
    let manifest: PacketManifest?
    /// The content record, where it can be read.
    public let content: PacketContent?
    /// The bytes of the files, by path.
    let bytes: [String: [UInt8]]
  }

  /// Checks everything but signatures.
  public consuming func verify() -> Result {
    readFiles()
    let manifest = readManifest()
    checkFiles(manifest)
    checkChecksums(manifest)
    let content = checkContent(manifest)
    let quotes = content.map { checkQuotes($0) } ?? 0
    return Result(
      id: bytes[PacketName.content].map { SHA256(of: $0).hex } ?? "", files: manifest.map { $0.files.count + 2 } ?? 0,
      quotes: quotes, faults: faults.sorted(), manifest: manifest, content: content, bytes: bytes)
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, _ path: String, notes: [Diagnostic.Note] = []) {
    faults.append(Diagnostic(id, message, at: .wholeFile(path), notes: notes))
  }

  private mutating func readFiles() {
    paths = reader.folder.files(reporting: &faults)
    for path in paths {
      switch reader.folder.bytes(path) {
      case .success(let read): bytes[path] = read
      case .failure(let fault): faults.append(fault)
      }
    }
  }

  private mutating func readManifest() -> PacketManifest? {
    guard let data = bytes[PacketName.manifest] else {
      report(.packetFile, "the list of files is missing", PacketName.manifest)
      return nil
    }
    guard let manifest = try? CanonicalJSON.value(PacketManifest.self, data) else {
      report(.packetFile, "the list of files cannot be read: it was altered", PacketName.manifest)
      return nil
    }
    return manifest
  }

  // MARK: Files against the manifest

  private func isSigned(_ path: String) -> Bool { path.hasPrefix(PacketName.signoffs + "/") }

  private mutating func checkFiles(_ manifest: PacketManifest?) {
    for (path, digest) in checksumLines() { sums[path] = digest }
    guard let manifest else { return }
    let listed = Set(manifest.files.map { $0.path })
    for entry in manifest.files {
      guard let data = bytes[entry.path] else {
        report(.packetFile, "the file is missing from the packet", entry.path)
        continue
      }
      let digest = SHA256(of: data).hex
      if digest == entry.sha256, data.count == entry.bytes, PacketManifest.Entry.blocks(data) == entry.blocks {
        continue
      }
      if digest == sums[entry.path] {
        // Two witnesses against one: the file is what the checksums say.
        report(.packetFile, "what the list says of '\(entry.path)' was altered", PacketName.manifest)
      } else {
        faults += Self.alterations(of: data, entry)
      }
    }
    for path in paths where !listed.contains(path) && !isSigned(path) {
      if path == PacketName.manifest || path == PacketName.checksums { continue }
      report(.packetFile, "the file does not belong to the packet: its list does not name it", path)
    }
  }

  /// Where a file differs from its entry: the lines of every block that does.
  private static func alterations(of data: [UInt8], _ entry: PacketManifest.Entry) -> [Diagnostic] {
    let text = SourceText(path: entry.path, bytes: data)
    let size = PacketManifest.Entry.blockSize
    let blocks = PacketManifest.Entry.blocks(data)
    var found: [Diagnostic] = []
    for index in blocks.indices where index >= entry.blocks.count || blocks[index] != entry.blocks[index] {
      let (start, end) = (index * size, min((index + 1) * size, data.count))
      let (first, last) = (text.location(at: start), text.location(at: max(start, end - 1)))
      found.append(
        Diagnostic(
          .packetFile,
          "the file was altered between byte \(start + 1) and byte \(end), lines \(first.line) to \(last.line)",
          at: first))
    }
    if found.isEmpty || data.count != entry.bytes {
      found.append(
        Diagnostic(
          .packetFile, "the file was altered: it has \(data.count) bytes, \(entry.bytes) were expected",
          at: .wholeFile(entry.path)))
    }
    return found
  }

  // MARK: Checksums

  private func checksumLines() -> [(path: String, digest: String)] {
    guard let data = bytes[PacketName.checksums] else { return [] }
    return String(decoding: data, as: UTF8.self).split(separator: "\n").compactMap { line in
      let parts = line.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, parts[1].first == " " else { return nil }
      return (String(parts[1].dropFirst()), String(parts[0]))
    }
  }

  /// The checksums must be, byte for byte, those of the files that the manifest names and of the manifest itself.
  private mutating func checkChecksums(_ manifest: PacketManifest?) {
    guard let data = bytes[PacketName.checksums] else {
      report(.packetFile, "the checksums are missing", PacketName.checksums)
      return
    }
    guard let manifest, let own = bytes[PacketName.manifest] else { return }
    let digest = SHA256(of: own).hex
    if let listed = sums[PacketName.manifest], listed != digest {
      checkManifestBytes(manifest, own)
    }
    let expected = PacketManifest.checksums(
      manifest.files.map { ($0.path, $0.sha256) } + [(PacketName.manifest, digest)])
    let lines = String(decoding: data, as: UTF8.self).split(separator: "\n", omittingEmptySubsequences: false)
    let wanted = expected.split(separator: "\n", omittingEmptySubsequences: false)
    for index in 0..<max(lines.count, wanted.count) {
      let (line, want) = (index < lines.count ? lines[index] : nil, index < wanted.count ? wanted[index] : nil)
      if line == want { continue }
      faults.append(
        Diagnostic(
          .packetFile, "this line is not the checksum that the list of files gives",
          at: FileLocation(path: PacketName.checksums, line: index + 1, column: 1, length: 0)))
    }
    // Text that is no UTF-8 would hide an altered byte behind a replacement character.
    if Array(expected.utf8) != data, lines == wanted {
      report(.packetFile, "the checksums were altered", PacketName.checksums)
    }
  }

  /// The manifest is not what its checksum says: the first byte at which it differs from what the files themselves make.
  private mutating func checkManifestBytes(_ manifest: PacketManifest, _ own: [UInt8]) {
    let files = manifest.files.compactMap { entry in bytes[entry.path].map { PacketFile(entry.path, $0) } }
    let id = bytes[PacketName.content].map { SHA256(of: $0).hex } ?? manifest.packet
    let rebuilt = (try? CanonicalJSON.bytes(PacketManifest(packet: id, files: files))) ?? []
    let offset = zip(own, rebuilt).enumerated().first { $0.element.0 != $0.element.1 }?.offset
    let place = SourceText(path: PacketName.manifest, bytes: own).location(
      at: offset ?? min(own.count, rebuilt.count))
    let message =
      own == rebuilt ? "the checksum of the list of files was altered" : "the list of files was altered here"
    faults.append(
      Diagnostic(.packetFile, message, at: own == rebuilt ? .wholeFile(PacketName.checksums) : place))
  }

  // MARK: Content

  private mutating func checkContent(_ manifest: PacketManifest?) -> PacketContent? {
    guard let data = bytes[PacketName.content] else {
      if manifest?.files.contains(where: { $0.path == PacketName.content }) != true {
        report(.packetFile, "the content record is missing", PacketName.content)
      }
      return nil
    }
    let id = SHA256(of: data).hex
    if let manifest, manifest.packet != id {
      report(
        .packetFile, "the content record does not have the number that the list of files names", PacketName.content)
    }
    for (path, page) in bytes where path.hasPrefix("packet.") && path.hasSuffix(".html") {
      let mark = Array("<meta name=\"packet\" content=\"\(id)\">".utf8)
      if ByteSearch.places(of: mark, in: page).isEmpty {
        report(.packetFile, "the rendering does not carry the number of this packet, \(id)", path)
      }
    }
    guard let content = try? CanonicalJSON.value(PacketContent.self, data) else {
      report(.packetFile, "the content record cannot be read", PacketName.content)
      return nil
    }
    return content
  }

  /// Looks every quote up again in the enclosed copies; gives back how many stand there as the record says.
  private mutating func checkQuotes(_ content: PacketContent) -> Int {
    for capture in content.captures {
      guard let data = bytes[capture.path] else { continue }
      if SHA256(of: data).hex != capture.sha256 {
        report(.packetFile, "the saved copy is not the one that the content record names", capture.path)
      }
    }
    guard let ledger = PacketLedger(content, bytes: bytes).ledger() else {
      report(.packetFile, "the content record cannot be read", PacketName.content)
      return 0
    }
    let evidence = QuoteSearch.evidence(ledger)
    var found = 0
    for quote in content.quotes {
      let now = ClaimID(quote.id).flatMap { evidence[$0] }
      if check(quote, now, content), quote.words != nil, now?.place != nil { found += 1 }
    }
    return found
  }

  /// Whether a quote has its checksum and stands in the copies as the record says; reports where it does not.
  private mutating func check(_ quote: PacketContent.Quote, _ now: QuoteEvidence?, _ content: PacketContent) -> Bool {
    let name = "quote \(quote.number) (\(quote.id))"
    if let words = quote.words, SHA256(of: words).hex != quote.sha256 {
      report(.packetQuote, "the words of \(name) do not have their checksum", PacketName.content)
      return false
    }
    let path = now?.place.flatMap { place in
      content.captures.first { $0.source == place.source.text && $0.name == place.capture }?.path
    }
    let isSame =
      now?.verdict.rawValue == quote.evidence.verdict && path == quote.evidence.path
      && now?.place?.bytes.lowerBound == quote.evidence.from && now?.place?.bytes.upperBound == quote.evidence.to
      && (now?.steps ?? []) == quote.evidence.steps
    if isSame { return true }
    let copy = quote.evidence.path ?? PacketName.content
    let place = bytes[copy].map { data in
      SourceText(path: copy, bytes: data).location(at: max(0, min(quote.evidence.from ?? 0, data.count)))
    }
    faults.append(
      Diagnostic(
        .packetQuote,
        "\(name) does not stand here as the record says: '\(quote.evidence.verdict)' was expected, "
          + "'\(now?.verdict.rawValue ?? "nothing")' was found", at: place ?? .wholeFile(copy)))
    return false
  }
}
