/// The local server: shows the site to this machine alone, and tells open pages when it has been built anew.
public final class PreviewServer {
  private let daemon: HTTPDaemon
  private let board: NewsBoard

  /// Starts a server for the folder `site`, which may be missing yet. Port 0 is any free one. Connections on which
  /// nothing happens for `timeout` seconds are closed. Throws where the port is taken.
  public init(
    site: String, port: UInt16, timeout: UInt32 = 30, files: PreviewFiles, words: PreviewWords,
    authoring: PreviewAuthoring? = nil
  ) throws(PreviewFault) {
    let board = NewsBoard()
    let site = SiteAnswers(root: site, files: files, words: words, authoring: authoring)
    let check = HostPort()
    let daemon = HTTPDaemon(port: port, board: board, timeout: timeout) { request in
      guard check.allows(request.headers["host"]) else {
        return .text(403, "This server answers only under the address that it printed.")
      }
      return site.answer(request)
    }
    guard let daemon else { throw PreviewFault(port: port) }
    check.learn(daemon.port)
    self.daemon = daemon
    self.board = board
  }

  /// The address to open.
  public var address: String { "http://127.0.0.1:\(daemon.port)/" }
  /// The port.
  public var port: UInt16 { daemon.port }
  /// How many open pages are listening.
  public var listenerCount: Int { board.readerCount }

  /// Tells every open page what a build came to.
  public func tell(_ state: BuildState) { board.tell(state.json) }

  /// Finds out which pages have been closed.
  public func beat() { board.beat() }
}

/// Why the server could not start.
public struct PreviewFault: Error, Hashable, Sendable {
  /// The port that was asked for.
  public let port: UInt16
}
