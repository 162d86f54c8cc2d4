internal import Foundation

/// Watches folders, builds when something in them changed, and tells the open pages.
public struct PreviewLoop {
  private let watch: any ChangeWatch
  private let pace: Pace

  /// How long is waited for what.
  public struct Pace: Sendable {
    /// A burst of changes is over when nothing changes for this many milliseconds.
    public var quiet: Int32 = 25
    /// A burst is not waited for longer than this many milliseconds.
    public var longest: Int32 = 400
    /// How often one looks where the kernel does not tell, in milliseconds.
    public var look: Int32 = 400
    /// How often closed pages are looked for, in milliseconds.
    public var beat: Int32 = 15_000

    /// The usual pace.
    public init() {}
  }

  /// How changes are noticed.
  public enum Notice: Sendable {
    /// By the kernel where it tells, else by looking.
    case best
    /// By looking.
    case looking
  }

  /// Watches some folders and all below them.
  public init(watching folders: [String], notice: Notice = .best, pace: Pace = Pace()) {
    self.pace = pace
    #if os(Linux)
      if notice == .best, let kernel = KernelWatch(folders) {
        watch = kernel
        return
      }
    #endif
    watch = PollingWatch(folders)
  }

  /// Runs until `stop`: after each burst of changes `rebuild` is called and its result told to the pages of `server`.
  public func run(_ server: PreviewServer, until stop: StopSignals, rebuild: () -> BuildState) {
    run(server, untilReadable: stop.descriptor, rebuild: rebuild)
  }

  func run(_ server: PreviewServer, untilReadable stop: Int32, rebuild: () -> BuildState) {
    var sinceBeat: Int32 = 0
    while true {
      let patience = watch.descriptor == nil ? pace.look : pace.beat
      switch wait(patience, stop) {
      case .stopped: return
      case .quiet:
        sinceBeat += patience
        if sinceBeat >= pace.beat {
          server.beat()
          sinceBeat = 0
        }
        guard watch.descriptor == nil, watch.hasChanged() else { continue }
      case .changed:
        guard watch.hasChanged() else { continue }
      }
      if awaitEndOfBurst(stop) == .stopped { return }
      server.tell(rebuild())
    }
  }

  private enum Event { case stopped, changed, quiet }

  /// Editors write several files, and one file in several steps: the build begins when they are done.
  private func awaitEndOfBurst(_ stop: Int32) -> Event {
    // By the clock: a burst of a hundred changes may be over in a few milliseconds.
    let end = ContinuousClock.now + .milliseconds(Int(pace.longest))
    while ContinuousClock.now < end {
      switch wait(pace.quiet, stop) {
      case .stopped: return .stopped
      case .changed: if !watch.hasChanged() { return .quiet }
      case .quiet: if watch.descriptor != nil || !watch.hasChanged() { return .quiet }
      }
    }
    return .changed
  }

  private func wait(_ milliseconds: Int32, _ stop: Int32) -> Event {
    var descriptors = [pollfd(fd: stop, events: Int16(POLLIN), revents: 0)]
    if let changes = watch.descriptor { descriptors.append(pollfd(fd: changes, events: Int16(POLLIN), revents: 0)) }
    let count = descriptors.count
    let ready = unsafe descriptors.withUnsafeMutableBufferPointer {
      unsafe poll($0.baseAddress, nfds_t(count), milliseconds)
    }
    if descriptors[0].revents != 0 { return .stopped }
    return ready > 0 ? .changed : .quiet
  }
}
