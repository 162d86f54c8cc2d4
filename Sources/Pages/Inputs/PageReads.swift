import Synchronization

/// What was looked at while one page was made: nobody lists a page's inputs by hand, so that no list can be wrong.
public final class PageReads: Sendable {
  private let noted = Mutex<Set<PageInput>>([])

  /// Nothing was looked at yet.
  public init() {}

  /// What was looked at so far.
  public var inputs: Set<PageInput> { noted.withLock { $0 } }

  func note(_ input: PageInput) { noted.withLock { _ = $0.insert(input) } }
}
