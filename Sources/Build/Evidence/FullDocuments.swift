public import Claims
public import Diagnostics
import Digests
public import Evidence
public import Workspace

/// Every quote against the full documents that somebody holds, told by their checksums.
public struct FullDocuments {
  /// A document that was found.
  public struct Found {
    /// The source.
    public let source: SourceID
    /// Its copy's name.
    public let capture: String
    /// The file, below the folder.
    public let file: String
  }

  /// The documents that were found, sorted by source and copy.
  public let found: [Found]
  /// What was found of the quotes of these documents, in the order of the ledger.
  public let evidence: [Evidence]
  /// The copies whose document is not in the folder.
  public let missing: [Capture]
  /// Files that could not be read.
  public let faults: [Diagnostic]

  /// Looks for the documents of a ledger's copies in a folder, and for the quotes in them.
  public init(of ledger: Ledger, in folder: Folder) {
    var faults: [Diagnostic] = []
    var files: [String: (path: String, bytes: [UInt8])] = [:]
    let wanted = Set(ledger.captures.map { $0.originalSHA256 })
    for path in folder.files(reporting: &faults) {
      switch folder.bytes(path) {
      case .success(let bytes):
        let digest = SHA256(of: bytes).hex
        if wanted.contains(digest), files[digest] == nil { files[digest] = (path, bytes) }
      case .failure(let fault): faults.append(fault)
      }
    }
    var found: [Found] = []
    var captures: [Capture] = []
    var missing: [Capture] = []
    for capture in ledger.captures {
      guard let file = files[capture.originalSHA256] else {
        missing.append(capture)
        continue
      }
      do {
        let form = DocumentForm(mediaType: capture.mediaType) ?? DocumentForm.of(file.bytes, name: file.path)
        captures.append(capture.replacingText(try SavedDocument(file.bytes, form: form).text()))
        found.append(Found(source: capture.source, capture: capture.name, file: file.path))
      } catch {
        faults.append(Diagnostic(.unreadableFile, error.message, at: .wholeFile(folder.shown(file.path))))
        missing.append(capture)
      }
    }
    self.found = found
    self.missing = missing
    self.faults = faults
    let sources = Set(found.map { $0.source })
    evidence = EvidenceReport(ledger, captures: captures).evidence.filter {
      sources.contains($0.document) && $0.verdict != .reported
    }
  }

  /// The quotes that their document does not have.
  public var unverified: [Evidence] { evidence.filter { !$0.verdict.isVerified } }
}

extension Capture {
  /// The same capture with the text of the whole document.
  fileprivate func replacingText(_ text: String) -> Capture {
    Capture(
      source: source, name: name, text: text, textPath: textPath, mediaType: mediaType,
      originalSHA256: originalSHA256, extent: .whole, taken: taken, takenBy: takenBy, method: method, holes: holes,
      location: location)
  }
}
