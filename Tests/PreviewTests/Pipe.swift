#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// Named pipes, for tests of what must not block.
enum Pipe {
  static func make(_ path: String) -> Bool { unsafe mkfifo(path, 0o600) == 0 }
}
