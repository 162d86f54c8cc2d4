public import Diagnostics

/// A folder of input files: reads them within bounds and never follows a link out of itself.
///
/// Paths are relative to the folder, with `/` between their parts. What a stranger puts into a workspace cannot make
/// the tool read outside of it, hang on a pipe, or fill the memory.
public struct Folder: Sendable {
  /// Where the folder is, as the system has it.
  public let root: String
  /// What is put before paths in diagnostics; the folder's own place in the workspace.
  public let prefix: String
  /// The most bytes that a file may have.
  public let sizeLimit: Int

  /// A folder with all links followed; throws where there is none.
  public init(_ path: String, prefix: String = "", sizeLimit: Int = 8 << 20) throws(WorkspaceFault) {
    guard let real = SystemCall.realPath(path) else {
      throw WorkspaceFault("cannot open the folder '\(path)': there is none")
    }
    guard SystemCall.status(real)?.kind == .folder else {
      throw WorkspaceFault("cannot open the folder '\(path)': it is not a folder")
    }
    root = real
    self.prefix = prefix
    self.sizeLimit = sizeLimit
  }

  /// The path of a file as diagnostics show it.
  public func shown(_ path: String) -> String { prefix.isEmpty ? path : "\(prefix)/\(path)" }

  /// Whether a file is there; a link counts, wherever it leads.
  public func contains(_ path: String) -> Bool { SystemCall.status("\(root)/\(path)") != nil }

  /// All files below `path`, sorted bytewise; links to folders are not entered. Names that begin with `.` are left out.
  public func files(below path: String = "", reporting faults: inout [Diagnostic]) -> [String] {
    var found: [String] = []
    collect(path, depth: 0, into: &found, reporting: &faults)
    return found.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  private func collect(_ path: String, depth: Int, into found: inout [String], reporting faults: inout [Diagnostic]) {
    guard depth < 32 else {
      faults.append(
        Diagnostic(.unsafeName, "folders are nested more than 32 deep here", at: .wholeFile(shown(path))))
      return
    }
    let folder = path.isEmpty ? root : "\(root)/\(path)"
    let names: [String]
    do {
      names = try SystemCall.names(in: folder)
    } catch {
      faults.append(Diagnostic(.unreadableFile, "cannot read this folder: \(error)", at: .wholeFile(shown(path))))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let child = path.isEmpty ? name : "\(path)/\(name)"
      guard Self.isSafe(name) else {
        faults.append(
          Diagnostic(
            .unsafeName,
            "the file name '\(VisibleText.escaped(name))' has a control character, a backslash or invalid UTF-8; rename it",
            at: .wholeFile(shown(path))))
        continue
      }
      switch SystemCall.status("\(folder)/\(name)")?.kind {
      case .folder: collect(child, depth: depth + 1, into: &found, reporting: &faults)
      case .link where leadsToFolder(child): faults.append(linkedFolder(child))
      case nil: continue
      default: found.append(child)
      }
    }
  }

  private static func isSafe(_ name: String) -> Bool {
    !name.unicodeScalars.contains { VisibleText.isHidden($0) || $0 == "\\" || $0 == "\u{FFFD}" }
  }

  private func leadsToFolder(_ path: String) -> Bool {
    SystemCall.realPath("\(root)/\(path)").flatMap { SystemCall.status($0) }?.kind == .folder
  }

  private func linkedFolder(_ path: String) -> Diagnostic {
    let place = FileLocation.wholeFile(shown(path))
    let real = SystemCall.realPath("\(root)/\(path)")
    return real.map { $0 == root || isInside($0) } ?? false
      ? Diagnostic(.notAFile, "this link leads to a folder, which is not followed; copy the files instead", at: place)
      : Diagnostic(.linkOutside, "this link leads out of the workspace; copy the files instead", at: place)
  }

  private func isInside(_ real: String) -> Bool { real.hasPrefix(root == "/" ? "/" : root + "/") }

  /// A text file: regular, inside the folder, not too large, valid UTF-8. A byte order mark is dropped.
  public func text(_ path: String) -> Result<SourceText, Diagnostic> { text(path, of: bytes(path)) }

  /// The text of a file whose bytes were read.
  func text(_ path: String, of bytes: Result<[UInt8], Diagnostic>) -> Result<SourceText, Diagnostic> {
    bytes.flatMap { bytes in
      let shownPath = shown(path)
      if let offset = bytes.firstIndex(of: 0) {
        let place = SourceText(path: shownPath, bytes: Array(bytes[..<offset])).location(at: offset)
        return .failure(
          Diagnostic(.invalidUTF8, "byte \(offset) of the file is NUL, no text; save the file as UTF-8", at: place))
      }
      if let offset = UTF8Check.firstFault(in: bytes) {
        let place = SourceText(path: shownPath, bytes: Array(bytes[..<offset])).location(at: offset)
        return .failure(
          Diagnostic(.invalidUTF8, "byte \(offset) of the file is not valid UTF-8; save the file as UTF-8", at: place))
      }
      let hasMark = bytes.starts(with: [0xEF, 0xBB, 0xBF])
      return .success(SourceText(path: shownPath, bytes: hasMark ? Array(bytes[3...]) : bytes))
    }
  }

  /// The bytes of a file: regular, inside the folder, not too large.
  public func bytes(_ path: String) -> Result<[UInt8], Diagnostic> {
    let place = FileLocation.wholeFile(shown(path))
    let full = "\(root)/\(path)"
    guard let real = SystemCall.realPath(full) else {
      let isLink = SystemCall.status(full)?.kind == .link
      let message = isLink ? "this link leads nowhere" : "the file does not exist"
      return .failure(Diagnostic(isLink ? .unreadableFile : .missingFile, message, at: place))
    }
    guard isInside(real) else {
      return .failure(
        Diagnostic(.linkOutside, "this link leads out of the workspace; copy the file instead", at: place))
    }
    switch SystemCall.status(real)?.kind {
    case .folder: return .failure(Diagnostic(.notAFile, "a file was expected here, found a folder", at: place))
    case .other: return .failure(Diagnostic(.notAFile, "a file was expected here, found a device or pipe", at: place))
    default: break
    }
    do {
      guard let bytes = try SystemCall.read(real, limit: sizeLimit) else {
        return .failure(
          Diagnostic(.fileTooLarge, "the file is larger than \(sizeLimit >> 20) MiB, the most that is read", at: place))
      }
      return .success(bytes)
    } catch {
      return .failure(Diagnostic(.unreadableFile, "cannot read the file: \(error)", at: place))
    }
  }
}
