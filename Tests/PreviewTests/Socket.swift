import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A plain TCP connection to the loopback address: what no library lets one send, this does.
final class Socket {
  private let descriptor: Int32

  /// Connects; nil where nobody listens.
  init?(port: UInt16) {
    #if canImport(Glibc)
      descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
    #else
      descriptor = socket(AF_INET, SOCK_STREAM, 0)
    #endif
    var address = sockaddr_in()
    address.sin_family = sa_family_t(AF_INET)
    address.sin_port = port.bigEndian
    address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
    let result = unsafe withUnsafePointer(to: &address) { pointer in
      unsafe pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
        unsafe connect(descriptor, $0, socklen_t(MemoryLayout<sockaddr_in>.size))
      }
    }
    guard result == 0 else {
      close(descriptor)
      return nil
    }
    var patience = timeval(tv_sec: 10, tv_usec: 0)
    unsafe setsockopt(descriptor, SOL_SOCKET, SO_RCVTIMEO, &patience, socklen_t(MemoryLayout<timeval>.size))
  }

  deinit { close(descriptor) }

  /// Sends bytes; whether the other side took them.
  @discardableResult
  func send(_ text: String) -> Bool {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe Self.sent(descriptor, $0.baseAddress, $0.count) }
      if count <= 0 { return false }
      bytes = bytes.dropFirst(count)
    }
    return true
  }

  private static func sent(_ descriptor: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      unsafe Glibc.send(descriptor, bytes, count, Int32(MSG_NOSIGNAL))
    #else
      unsafe Darwin.send(descriptor, bytes, count, 0)
    #endif
  }

  /// What comes next, at most 64 KiB; empty at the end, or when nothing comes for ten seconds.
  func receive() -> [UInt8] {
    var buffer = [UInt8](repeating: 0, count: 65536)
    let size = buffer.count
    let count = unsafe buffer.withUnsafeMutableBytes { unsafe recv(descriptor, $0.baseAddress, size, 0) }
    return Array(buffer[..<max(count, 0)])
  }

  /// Everything until the other side closes.
  func receiveAll() -> [UInt8] {
    var all: [UInt8] = []
    while true {
      let more = receive()
      if more.isEmpty { return all }
      all += more
    }
  }

  /// Everything until some words have come; nil where they never do.
  func receive(until words: String) -> String? {
    var all: [UInt8] = []
    let wanted = Array(words.utf8)
    var searched = 0
    while true {
      while searched + wanted.count <= all.count {
        if all[searched..<searched + wanted.count].elementsEqual(wanted) { return String(decoding: all, as: UTF8.self) }
        searched += 1
      }
      let more = receive()
      if more.isEmpty { return nil }
      all += more
    }
  }
}
