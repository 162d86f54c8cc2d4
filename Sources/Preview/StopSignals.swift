internal import Foundation

/// SIGINT and SIGTERM as something to wait for, instead of the sudden end of the process.
///
/// Made before any thread is started, so that all threads leave the signals to it.
public final class StopSignals {
  /// Becomes readable when the process is asked to stop.
  let descriptor: Int32

  /// Takes the two signals over for the rest of the process; throws nothing, since pipes and masks only fail where
  /// nothing else would work either.
  public init() {
    var ends: [Int32] = [-1, -1]
    _ = unsafe pipe(&ends)
    descriptor = ends[0]
    let writing = ends[1]
    var signals = sigset_t()
    unsafe sigemptyset(&signals)
    unsafe sigaddset(&signals, SIGINT)
    unsafe sigaddset(&signals, SIGTERM)
    unsafe pthread_sigmask(SIG_BLOCK, &signals, nil)
    Thread.detachNewThread {
      var signals = sigset_t()
      unsafe sigemptyset(&signals)
      unsafe sigaddset(&signals, SIGINT)
      unsafe sigaddset(&signals, SIGTERM)
      var number: Int32 = 0
      unsafe sigwait(&signals, &number)
      var byte: UInt8 = 1
      _ = unsafe write(writing, &byte, 1)
      // A second signal ends a process that does not stop by itself.
      unsafe sigwait(&signals, &number)
      _exit(130)
    }
  }
}
