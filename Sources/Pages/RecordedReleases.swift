public import Claims
import Cores

/// The releases that were recorded, and what has changed since the last one.
public struct RecordedReleases: Sendable {
  /// One release.
  public struct Release: Hashable, Sendable {
    /// Its name.
    public let name: String
    /// The day.
    public let on: CalendarDate

    /// A release.
    public init(name: String, on: CalendarDate) {
      self.name = name
      self.on = on
    }
  }

  /// All of them, the last one first.
  public let all: [Release]
  private let compare: @Sendable (Words) -> [PacketChange]
  private let known = Memo<LocaleCode, [PacketChange]>()

  /// The releases, the last one first. `compare` tells what has changed since that one, for readers of the language of
  /// some words; it is only asked where a page needs it.
  public init(_ all: [Release], compare: @escaping @Sendable (Words) -> [PacketChange]) {
    self.all = all
    self.compare = compare
  }

  /// What has changed since the last release, in the language of some words.
  func changes(_ words: Words) -> [PacketChange] { known(words.locale) { all.isEmpty ? [] : compare(words) } }
}
