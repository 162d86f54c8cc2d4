/// The preview's own script and style, which are sent beside the site's files.
public struct PreviewFiles: Sendable {
  let script: [UInt8]
  let style: [UInt8]

  /// The bytes of both.
  public init(script: [UInt8], style: [UInt8]) {
    self.script = script
    self.style = style
  }
}
