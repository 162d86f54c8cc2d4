internal import Synchronization

/// The open pages that wait for news of builds, and what each has still to be sent.
///
/// A page that reads slowly is sent the newest state only, however many came meanwhile.
final class NewsBoard: Sendable {
  private struct Reader {
    /// What is being sent; never cut, so that events stay whole.
    var sending: ArraySlice<UInt8> = []
    /// What is sent next.
    var next: [UInt8]?
    /// What wakes the reader's connection, while it sleeps.
    var wake: (@Sendable () -> Void)?
  }

  private struct State {
    var readers: [Int: Reader] = [:]
    var count = 0
    var latest: [UInt8] = []
    var isClosed = false
  }

  private let state = Mutex(State())

  /// What a reader gets when it asks.
  enum Portion { case bytes([UInt8]), sleep, end }

  /// Adds a reader, who is sent the latest state first; gives the number under which it asks.
  func join() -> Int {
    state.withLock { state in
      state.count += 1
      state.readers[state.count] = Reader(next: state.latest)
      return state.count
    }
  }

  /// Forgets a reader.
  func leave(_ number: Int) { state.withLock { _ = $0.readers.removeValue(forKey: number) } }

  /// How many pages are listening.
  var readerCount: Int { state.withLock { $0.readers.count } }

  /// The next bytes for a reader, `limit` at most. Where there are none, `sleep` is called before anybody can wake it.
  func portion(for number: Int, limit: Int, sleep: () -> Void, wake: @escaping @Sendable () -> Void) -> Portion {
    state.withLock { state in
      guard !state.isClosed, var reader = state.readers[number] else { return .end }
      if reader.sending.isEmpty, let next = reader.next {
        reader.sending = next[...]
        reader.next = nil
      }
      defer { state.readers[number] = reader }
      guard !reader.sending.isEmpty else {
        reader.wake = wake
        sleep()
        return .sleep
      }
      let bytes = Array(reader.sending.prefix(limit))
      reader.sending = reader.sending.dropFirst(limit)
      return .bytes(bytes)
    }
  }

  /// Tells every reader a state.
  func tell(_ json: String) {
    let event = Array("data: \(json)\n\n".utf8)
    state.withLock { state in
      state.latest = event
      for number in Array(state.readers.keys) { Self.send(event, to: &state.readers[number]) }
    }
  }

  /// Sends every idle reader an empty line, which shows the server who has gone.
  func beat() {
    state.withLock { state in
      for number in Array(state.readers.keys) where state.readers[number]?.next == nil {
        Self.send(Array(":\n\n".utf8), to: &state.readers[number])
      }
    }
  }

  private static func send(_ event: [UInt8], to reader: inout Reader?) {
    reader?.next = event
    reader?.wake?()
    reader?.wake = nil
  }

  /// Ends all streams.
  func close() {
    state.withLock { state in
      state.isClosed = true
      for number in Array(state.readers.keys) {
        state.readers[number]?.wake?()
        state.readers[number]?.wake = nil
      }
    }
  }
}
