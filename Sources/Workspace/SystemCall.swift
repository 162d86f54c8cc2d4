#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// The few calls of the operating system that the house makes on files: the one place where file descriptors are held.
enum SystemCall {
  /// What a path leads to.
  struct Status: Hashable {
    /// The kinds of file that matter here.
    enum Kind: Hashable { case file, folder, link, other }
    let kind: Kind
    let size: Int
    /// Nanoseconds since 1970.
    let modified: Int
    let inode: UInt64
  }

  /// The status of a path itself (not of what a link leads to), or nil where nothing is there.
  static func status(_ path: String) -> Status? {
    var record = stat()
    guard unsafe lstat(path, &record) == 0 else { return nil }
    return status(record)
  }

  private static func status(_ record: stat) -> Status {
    let kind: Status.Kind =
      switch record.st_mode & mode_t(S_IFMT) {
      case mode_t(S_IFREG): .file
      case mode_t(S_IFDIR): .folder
      case mode_t(S_IFLNK): .link
      default: .other
      }
    #if canImport(Darwin)
      let modified = record.st_mtimespec
    #else
      let modified = record.st_mtim
    #endif
    return Status(
      kind: kind, size: Int(record.st_size), modified: Int(modified.tv_sec) * 1_000_000_000 + Int(modified.tv_nsec),
      inode: UInt64(record.st_ino))
  }

  /// The path with all links followed, or nil where it leads nowhere.
  static func realPath(_ path: String) -> String? {
    guard let resolved = unsafe realpath(path, nil) else { return nil }
    defer { unsafe free(resolved) }
    return unsafe String(validatingCString: resolved)
  }

  /// The names in a folder, sorted bytewise, without `.` and `..`; throws the system's word where it cannot be read.
  static func names(in folder: String) throws(Failure) -> [String] {
    guard let handle = unsafe opendir(folder) else { throw Failure() }
    defer { unsafe closedir(handle) }
    var names: [String] = []
    while let entry = unsafe readdir(handle) {
      let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        unsafe pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { unsafe String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The bytes of a regular file, at most `limit`; nil where it is larger.
  static func read(_ path: String, limit: Int) throws(Failure) -> [UInt8]? {
    // Not blocking: a named pipe put in a file's place must not hang the run.
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    var record = stat()
    guard unsafe fstat(descriptor, &record) == 0 else { throw Failure() }
    guard status(record).kind == .file else { throw Failure(reason: "not a regular file") }
    if Int(record.st_size) > limit { return nil }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(Int(record.st_size))
    var chunk = [UInt8](repeating: 0, count: min(max(Int(record.st_size) + 1, 4096), 1 << 20))
    while true {
      let room = chunk.count
      let count = unsafe chunk.withUnsafeMutableBytes { unsafe systemRead(descriptor, $0.baseAddress, room) }
      if count < 0 {
        if errno == EINTR { continue }
        throw Failure()
      }
      if count == 0 { return bytes }
      bytes += chunk[..<count]
      if bytes.count > limit { return nil }
    }
  }

  /// Writes a file. A link in its place is not followed; `over` says whether a file in its place is written over.
  static func write(_ bytes: [UInt8], to path: String, sync: Sync, over former: Former = .replaced) throws(Failure) {
    let flags = O_WRONLY | O_CREAT | O_CLOEXEC | O_NOFOLLOW | (former == .replaced ? O_TRUNC : O_EXCL)
    let descriptor = unsafe open(path, flags, 0o644)
    guard descriptor >= 0 else { throw Failure() }
    var offset = 0
    while offset < bytes.count {
      let count = unsafe bytes.withUnsafeBytes { buffer in
        unsafe systemWrite(descriptor, buffer.baseAddress?.advanced(by: offset), bytes.count - offset)
      }
      if count < 0 {
        if errno == EINTR { continue }
        let failure = Failure()
        close(descriptor)
        throw failure
      }
      offset += count
    }
    if sync == .toDisk, fsync(descriptor) != 0 {
      let failure = Failure()
      close(descriptor)
      throw failure
    }
    guard close(descriptor) == 0 else { throw Failure() }
  }

  /// Whether a write waits for the disk.
  enum Sync { case toDisk, later }

  /// What a write does with a file that is there already.
  enum Former { case replaced, kept }

  /// Makes a folder and those above it.
  static func makeFolders(_ path: String) throws(Failure) {
    if unsafe mkdir(path, 0o755) == 0 { return }
    if errno == EEXIST {
      guard status(path)?.kind == .folder || isFolderBehindLink(path) else {
        throw Failure(reason: "a file is in the place of a folder")
      }
      return
    }
    guard errno == ENOENT, let cut = path.lastIndex(of: "/"), cut != path.startIndex else { throw Failure() }
    try makeFolders(String(path[..<cut]))
    guard unsafe mkdir(path, 0o755) == 0 || errno == EEXIST else { throw Failure() }
  }

  private static func isFolderBehindLink(_ path: String) -> Bool {
    realPath(path).flatMap { status($0) }?.kind == .folder
  }

  /// Moves a file over another one in one step.
  static func rename(_ from: String, to target: String) throws(Failure) {
    guard systemRename(from, target) == 0 else { throw Failure() }
  }

  /// Removes a file; that it is already gone is no failure, nor that a folder has become a file.
  static func removeFile(_ path: String) throws(Failure) {
    guard unsafe unlink(path) == 0 || errno == ENOENT || errno == ENOTDIR else { throw Failure() }
  }

  /// Removes a folder if it is empty; says whether it is gone.
  @discardableResult
  static func removeEmptyFolder(_ path: String) -> Bool { unsafe rmdir(path) == 0 }

  /// Waits until a file's bytes are on the disk.
  static func syncFile(_ path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC | O_NOFOLLOW)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 else { throw Failure() }
  }

  /// Waits until a folder's own entries are on the disk.
  static func syncFolder(_ path: String) throws(Failure) {
    let descriptor = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Failure() }
    defer { close(descriptor) }
    guard fsync(descriptor) == 0 || errno == EINVAL else { throw Failure() }
  }

  /// Opens a lock file and takes it for this process alone; nil where another process holds it.
  static func lock(_ path: String) throws(Failure) -> Int32? {
    let descriptor = unsafe open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Failure() }
    if flock(descriptor, LOCK_EX | LOCK_NB) == 0 { return descriptor }
    let failure = Failure()
    let isHeld = errno == EWOULDBLOCK
    close(descriptor)
    if isHeld { return nil }
    throw failure
  }

  /// Gives a lock back.
  static func unlock(_ descriptor: Int32) {
    // Said aloud: a program that is just being started may hold a copy of the descriptor for a moment longer.
    _ = flock(descriptor, LOCK_UN)
    close(descriptor)
  }

  /// What the system said when a call failed.
  struct Failure: Error, CustomStringConvertible {
    let description: String
    /// Whether nothing is there.
    let isAbsent: Bool

    /// The system's word on the call that just failed.
    init() {
      let code = errno
      description = unsafe String(cString: strerror(code)).lowercased()
      isAbsent = code == ENOENT || code == ENOTDIR
    }

    init(reason: String) {
      description = reason
      isAbsent = false
    }
  }
}

// The functions of the C library whose names are taken by the methods above.
private func systemRead(_ descriptor: Int32, _ buffer: UnsafeMutableRawPointer?, _ count: Int) -> Int {
  unsafe read(descriptor, buffer, count)
}

private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}

private func systemRename(_ from: String, _ target: String) -> Int32 { unsafe rename(from, target) }
