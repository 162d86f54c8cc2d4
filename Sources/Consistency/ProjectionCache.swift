import Synchronization

/// Remembers what does not count on some axes: working it out is dear, and the same axes come again and again.
final class ProjectionCache: Sendable {
  private let known = Mutex<[[Int]: [Box]]>([:])

  /// The boxes for some axes, where they are known.
  func boxes(on axes: [Int]) -> [Box]? { known.withLock { $0[axes] } }

  /// Keeps the boxes for some axes.
  func keep(_ boxes: [Box], on axes: [Int]) { known.withLock { $0[axes] = boxes } }
}
