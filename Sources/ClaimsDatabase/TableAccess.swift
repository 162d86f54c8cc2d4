/// What readers and writers of tables share: the connection and the seal.
struct TableAccess {
  /// The open database.
  let connection: Connection
  /// The running sum over the content.
  let seal: Seal

  /// A fault for content that cannot be what was written.
  func damaged(_ what: String) -> DatabaseFault { DatabaseFault(.damaged, what, file: connection.file) }
}
