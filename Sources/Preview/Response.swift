/// What the server answers.
struct Response: Sendable {
  let status: UInt32
  /// Header fields, in the order in which they are sent.
  var headers: [(name: String, value: String)]
  let body: Body

  /// Where the bytes come from.
  enum Body: Sendable {
    case bytes([UInt8])
    /// An open file of which `length` bytes from `offset` on are sent; closed when they are.
    case file(descriptor: Int32, offset: Int, length: Int)
    /// The news of builds, sent as they come.
    case news
  }

  /// A short text for people and programs; never stored.
  static func text(_ status: UInt32, _ words: String, _ headers: [(name: String, value: String)] = []) -> Response {
    Response(
      status: status,
      headers: [("Content-Type", "text/plain; charset=utf-8"), ("Cache-Control", "no-store")] + headers,
      body: .bytes(Array((words + "\n").utf8)))
  }
}
