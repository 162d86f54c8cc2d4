#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// An open file of the site, reached name by name so that no link, wherever it lies, is followed.
struct SiteFile: ~Copyable {
  let descriptor: Int32
  let size: Int
  /// Where the file is on the disk, when it changed and how long it is: another state has another tag.
  let tag: String

  /// What a path leads to.
  enum Found: ~Copyable {
    case file(SiteFile)
    case folder
    case nothing
  }

  /// Opens the file at `names` below `root`. Links count as nothing, and so does what is neither file nor folder.
  static func find(_ names: [String], below root: String) -> Found {
    var folder = unsafe open(root, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard folder >= 0 else { return .nothing }
    for name in names.dropLast() {
      let next = unsafe openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      close(folder)
      guard next >= 0 else { return .nothing }
      folder = next
    }
    defer { close(folder) }
    guard let last = names.last else { return .folder }
    // Not blocking: a pipe in the site must not stop the server.
    let descriptor = unsafe openat(folder, last, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard descriptor >= 0 else { return .nothing }
    var record = stat()
    let isKnown = unsafe fstat(descriptor, &record) == 0
    switch isKnown ? record.st_mode & mode_t(S_IFMT) : 0 {
    case mode_t(S_IFREG):
      #if canImport(Darwin)
        let modified = record.st_mtimespec
      #else
        let modified = record.st_mtim
      #endif
      let parts = [Int(record.st_ino), Int(modified.tv_sec), Int(modified.tv_nsec), Int(record.st_size)]
      return .file(
        SiteFile(
          descriptor: descriptor, size: Int(record.st_size),
          tag: parts.map { String($0, radix: 36) }.joined(separator: ".")))
    case mode_t(S_IFDIR):
      close(descriptor)
      return .folder
    default:
      close(descriptor)
      return .nothing
    }
  }

  /// The bytes, read from the start; closes the file. Nil where the disk fails.
  consuming func bytes() -> [UInt8]? {
    defer { close(descriptor) }
    var bytes = [UInt8](repeating: 0, count: size)
    var offset = 0
    while offset < size {
      let count = unsafe bytes.withUnsafeMutableBytes { buffer in
        unsafe pread(descriptor, buffer.baseAddress?.advanced(by: offset), size - offset, off_t(offset))
      }
      if count < 0 {
        if errno == EINTR { continue }
        return nil
      }
      if count == 0 { return Array(bytes[..<offset]) }
      offset += count
    }
    return bytes
  }

  /// Closes the file.
  consuming func discard() { close(descriptor) }
}
