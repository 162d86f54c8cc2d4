/// Who may speak to the server. It listens on the loopback address only, but a page of another site could give its own
/// name that address ("DNS rebinding") and read the content: so the name that was called must be one of this machine.
struct HostCheck: Sendable {
  let port: UInt16

  /// Whether the value of `Host` is a name of this machine with the server's port.
  func allows(_ host: String?) -> Bool {
    guard let host = host?.lowercased() else { return false }
    return ["127.0.0.1", "localhost", "[::1]"].contains { name in
      host == "\(name):\(port)" || (port == 80 && host == name)
    }
  }
}
