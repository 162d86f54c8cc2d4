import Synchronization

/// Answers that were worked out before, shared by all threads.
///
/// The answer may depend on nothing but the question and on values that never change while the memo lives: then whoever
/// asks cannot tell whether it was kept.
public final class Memo<Question: Hashable & Sendable, Answer: Sendable>: Sendable {
  private let known = Mutex<[Question: Answer]>([:])

  /// A memo without answers.
  public init() {}

  /// The answer to a question. Two threads may work it out at once: both come to the same.
  public func callAsFunction(_ question: Question, _ answer: () -> Answer) -> Answer {
    if let known = known.withLock({ $0[question] }) { return known }
    let answer = answer()
    known.withLock { $0[question] = answer }
    return answer
  }
}
