import Synchronization

/// An answer that is worked out when somebody first asks, once: whoever asks meanwhile waits for it.
///
/// For what is dearer than waiting; see `Memo` for what is not.
public final class Once<Answer: Sendable>: Sendable {
  private let known = Mutex<Answer?>(nil)
  private let make: @Sendable () -> Answer

  /// An answer that `make` is going to give.
  public init(_ make: @escaping @Sendable () -> Answer) { self.make = make }

  /// The answer.
  public var value: Answer {
    known.withLock { known in
      if let known { return known }
      let answer = make()
      known = answer
      return answer
    }
  }
}
