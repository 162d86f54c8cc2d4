public import Claims

/// A rendering made for paper, in one language.
public struct PaperSheet: Sendable {
  /// The HTML with what only a program that sets pages understands.
  public let html: [UInt8]
  /// The language.
  public let locale: LocaleCode
  /// The day of the content: the only date that a file may carry.
  public let asOf: CalendarDate
  /// What stands at the foot of every page, for formats that the style sheets do not reach: the packet's number.
  public let foot: String
  /// The content record, for formats that can hold a file.
  public let attached: PacketFile
}

/// Turns a rendering into a file of another format.
public protocol PaperPress: Sendable {
  /// The file: its name in the packet, and its bytes.
  func print(_ sheet: PaperSheet) throws -> PacketFile
}
