#if os(Linux)
  #if canImport(Glibc)
    internal import Glibc
  #else
    internal import Musl
  #endif

  /// Notices changes because the kernel tells of them (inotify): nothing is read while nothing changes.
  final class KernelWatch: ChangeWatch {
    private let queue: Int32
    private var folders: [Int32: String] = [:]
    private var isComplete = true

    private static let events = UInt32(
      IN_CLOSE_WRITE | IN_CREATE | IN_DELETE | IN_MOVED_FROM | IN_MOVED_TO | IN_DELETE_SELF | IN_MOVE_SELF | IN_ONLYDIR)

    /// Watches the folders and all below them; nil where the kernel does not grant it.
    init?(_ roots: [String]) {
      queue = inotify_init1(Int32(IN_NONBLOCK | IN_CLOEXEC))
      guard queue >= 0 else { return nil }
      for root in roots { watch(root, depth: 0) }
      // A watch that misses a folder would show old pages as new ones.
      guard isComplete else { return nil }
    }

    deinit { if queue >= 0 { close(queue) } }

    var descriptor: Int32? { queue }

    private func watch(_ folder: String, depth: Int) {
      guard depth < 32 else { return }
      let number = unsafe inotify_add_watch(queue, folder, Self.events)
      guard number >= 0 else {
        if errno == ENOSPC || errno == ENOMEM { isComplete = false }
        return
      }
      folders[number] = folder
      guard let handle = unsafe opendir(folder) else { return }
      defer { unsafe closedir(handle) }
      while let entry = unsafe readdir(handle) {
        // Links are not followed; the tool reads nothing through linked folders.
        guard unsafe entry.pointee.d_type == UInt8(DT_DIR) || entry.pointee.d_type == UInt8(DT_UNKNOWN) else {
          continue
        }
        let name = unsafe withUnsafePointer(to: &entry.pointee.d_name) { pointer in
          unsafe pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { unsafe String(cString: $0) }
        }
        if !name.hasPrefix(".") { watch("\(folder)/\(name)", depth: depth + 1) }
      }
    }

    func hasChanged() -> Bool {
      var changed = false
      var buffer = [UInt8](repeating: 0, count: 65536)
      while true {
        let size = buffer.count
        let count = unsafe buffer.withUnsafeMutableBytes { unsafe read(queue, $0.baseAddress, size) }
        if count < 0, errno == EINTR { continue }
        guard count > 0 else { return changed }
        for event in Self.parse(buffer[..<count]) where take(event) { changed = true }
      }
    }

    /// One event: on which folder, what, and the name in it.
    private struct Event {
      let folder: Int32
      let kind: UInt32
      let name: String
    }

    private static func parse(_ bytes: ArraySlice<UInt8>) -> [Event] {
      var events: [Event] = []
      var rest = bytes
      // struct inotify_event: wd, mask, cookie, len, then len bytes of name.
      while rest.count >= 16 {
        func word(_ index: Int) -> UInt32 {
          (0..<4).reduce(0) { $0 | UInt32(rest[rest.startIndex + index * 4 + $1]) << (8 * UInt32($1)) }
        }
        let length = Int(word(3))
        let name = rest.dropFirst(16).prefix(length).prefix { $0 != 0 }
        events.append(
          Event(folder: Int32(bitPattern: word(0)), kind: word(1), name: String(decoding: name, as: UTF8.self)))
        rest = rest.dropFirst(16 + length)
      }
      return events
    }

    /// Follows an event; whether it may change a page. Hidden files and editors' copies do not.
    private func take(_ event: Event) -> Bool {
      if event.kind & UInt32(IN_Q_OVERFLOW) != 0 { return true }
      if event.kind & UInt32(IN_IGNORED) != 0 {
        folders[event.folder] = nil
        return false
      }
      guard let folder = folders[event.folder], !event.name.hasPrefix("."), !event.name.hasSuffix("~") else {
        return false
      }
      if event.kind & UInt32(IN_ISDIR) != 0, event.kind & UInt32(IN_CREATE | IN_MOVED_TO) != 0 {
        watch("\(folder)/\(event.name)", depth: 1)
      }
      return true
    }
  }
#endif
