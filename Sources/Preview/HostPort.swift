internal import Synchronization

/// The check of `Host` for a port that is known only once the server listens.
final class HostPort: Sendable {
  private let port = Mutex<UInt16?>(nil)

  func learn(_ port: UInt16) { self.port.withLock { $0 = port } }

  /// Whether a request may be answered; before the port is known, none may.
  func allows(_ host: String?) -> Bool {
    port.withLock { $0 }.map { HostCheck(port: $0).allows(host) } ?? false
  }
}
