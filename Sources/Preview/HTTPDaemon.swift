internal import CMicroHTTPD

/// libmicrohttpd's server: the one place where its pointers are held.
///
/// It runs in a thread of its own. Pages that listen for news sleep without costing a thread.
@safe final class HTTPDaemon {
  /// The port that it listens on.
  let port: UInt16
  private let daemon: OpaquePointer
  private let context: Unmanaged<Answering>
  private let board: NewsBoard

  /// What the callbacks see.
  final class Answering: Sendable {
    let board: NewsBoard
    let answer: @Sendable (Request) -> Response

    init(board: NewsBoard, answer: @escaping @Sendable (Request) -> Response) {
      self.board = board
      self.answer = answer
    }
  }

  /// Starts a server on a port of the loopback address, 0 being any free one; nil where it cannot.
  init?(port: UInt16, board: NewsBoard, timeout: UInt32, answer: @escaping @Sendable (Request) -> Response) {
    let context = unsafe Unmanaged.passRetained(Answering(board: board, answer: answer))
    guard
      let daemon = unsafe verbatim_start(port, 500, timeout, answerRequest, unsafe context.toOpaque())
    else {
      unsafe context.release()
      return nil
    }
    unsafe self.daemon = daemon
    unsafe self.context = context
    self.board = board
    self.port = unsafe verbatim_port(daemon)
  }

  deinit {
    // Sleeping connections must be awake before the server may stop.
    board.close()
    unsafe MHD_stop_daemon(daemon)
    unsafe context.release()
  }
}

/// libmicrohttpd calls this once with the headers, then again when the request is complete.
private func answerRequest(
  _ context: UnsafeMutableRawPointer?, _ connection: OpaquePointer?, _ path: UnsafePointer<CChar>?,
  _ method: UnsafePointer<CChar>?, _ version: UnsafePointer<CChar>?, _ upload: UnsafePointer<CChar>?,
  _ uploadSize: UnsafeMutablePointer<Int>?, _ seen: UnsafeMutablePointer<UnsafeMutableRawPointer?>?
) -> MHD_Result {
  guard let context = unsafe context, let connection = unsafe connection, let path = unsafe path,
    let method = unsafe method, let uploadSize = unsafe uploadSize, let seen = unsafe seen
  else { return verbatim_no }
  if unsafe seen.pointee == nil {
    // Any address marks a request whose headers have been seen.
    unsafe seen.pointee = unsafe context
    return verbatim_yes
  }
  if unsafe uploadSize.pointee > 0 {
    // A body is read and forgotten.
    unsafe uploadSize.pointee = 0
    return verbatim_yes
  }
  let answering = unsafe Unmanaged<HTTPDaemon.Answering>.fromOpaque(context).takeUnretainedValue()
  let request = unsafe Request(
    method: String(cString: method), path: String(cString: path),
    query: values(of: connection, verbatim_arguments, Request.parameters),
    headers: values(of: connection, verbatim_headers, Request.fields))
  return unsafe send(answering.answer(request), to: connection, answering.board)
}

private func values(of connection: OpaquePointer, _ kind: MHD_ValueKind, _ names: [String]) -> [String: String] {
  var values: [String: String] = [:]
  for name in names {
    guard let value = unsafe MHD_lookup_connection_value(connection, kind, name) else { continue }
    values[name] = unsafe String(cString: value)
  }
  return values
}

private func send(_ response: Response, to connection: OpaquePointer, _ board: NewsBoard) -> MHD_Result {
  guard let made = unsafe make(response.body, connection, board) else { return verbatim_no }
  defer { unsafe MHD_destroy_response(made) }
  let everywhere = [("X-Content-Type-Options", "nosniff"), ("Cross-Origin-Resource-Policy", "same-origin")]
  for (name, value) in response.headers + everywhere { _ = unsafe MHD_add_response_header(made, name, value) }
  return unsafe MHD_queue_response(connection, response.status, made)
}

private func make(_ body: Response.Body, _ connection: OpaquePointer, _ board: NewsBoard) -> OpaquePointer? {
  switch body {
  case .bytes(let bytes):
    var copy = bytes
    return unsafe copy.withUnsafeMutableBytes {
      unsafe MHD_create_response_from_buffer($0.count, $0.baseAddress, verbatim_copied)
    }
  case .file(let descriptor, let offset, let length):
    return unsafe MHD_create_response_from_fd_at_offset64(UInt64(length), descriptor, UInt64(offset))
  case .news:
    let listening = Listening(board: board, connection: UInt(bitPattern: connection))
    return unsafe MHD_create_response_from_callback(
      verbatim_unknown_size, 4096, readNews, Unmanaged.passRetained(listening).toOpaque(), forgetNews)
  }
}

/// A page that listens: its number on the board, and its connection by address, which alone may cross threads.
private final class Listening: Sendable {
  let board: NewsBoard
  let connection: UInt
  let number: Int

  init(board: NewsBoard, connection: UInt) {
    self.board = board
    self.connection = connection
    number = board.join()
  }
}

/// libmicrohttpd calls this when a page that listens can be sent something.
private func readNews(
  _ context: UnsafeMutableRawPointer?, _ position: UInt64, _ buffer: UnsafeMutablePointer<CChar>?, _ limit: Int
) -> Int {
  guard let context = unsafe context, let buffer = unsafe buffer else { return verbatim_end_of_stream }
  let listening = unsafe Unmanaged<Listening>.fromOpaque(context).takeUnretainedValue()
  let address = listening.connection
  let portion = listening.board.portion(for: listening.number, limit: limit) {
    unsafe MHD_suspend_connection(OpaquePointer(bitPattern: address))
  } wake: {
    unsafe MHD_resume_connection(OpaquePointer(bitPattern: address))
  }
  switch portion {
  case .bytes(let bytes):
    for (index, byte) in bytes.enumerated() { unsafe buffer[index] = CChar(bitPattern: byte) }
    return bytes.count
  case .sleep: return 0
  case .end: return verbatim_end_of_stream
  }
}

/// libmicrohttpd calls this when a page has stopped listening.
private func forgetNews(_ context: UnsafeMutableRawPointer?) {
  guard let context = unsafe context else { return }
  let listening = unsafe Unmanaged<Listening>.fromOpaque(context).takeRetainedValue()
  listening.board.leave(listening.number)
}
