import Diagnostics

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Where a command writes: results to standard output, messages to standard error.
public final class Console {
  private let isQuiet: Bool
  private let style: DiagnosticFormatter.Style
  private let showsProgress: Bool
  private let start: Double
  private var lastProgress = 0.0
  private var progressWidth = 0

  /// A console. Colours are used on a terminal unless `NO_COLOR` is set; progress is shown on a terminal only.
  init(isQuiet: Bool, color: String?) {
    self.isQuiet = isQuiet
    let isTerminal = isatty(STDERR_FILENO) == 1
    let wantsColour = isTerminal && Self.environmentAllowsColour
    switch color {
    case "always": style = .coloured
    case "never": style = .plain
    default: style = wantsColour ? .coloured : .plain
    }
    showsProgress = isTerminal && !isQuiet
    start = Self.now()
  }

  /// The convention of no-color.org.
  private static var environmentAllowsColour: Bool { unsafe getenv("NO_COLOR") == nil }

  private static func now() -> Double {
    var time = timespec()
    unsafe clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  /// Writes a result to standard output.
  func write(_ text: String) {
    clearProgress()
    Self.write(text, to: STDOUT_FILENO)
  }

  /// Writes a result unless `--quiet` was given.
  func say(_ text: String) {
    if !isQuiet { write(text + "\n") }
  }

  /// Writes to standard error.
  func complain(_ text: String) {
    clearProgress()
    Self.write(text, to: STDERR_FILENO)
  }

  /// Writes diagnostics to standard error, with the lines that they point at.
  func complain(_ diagnostics: [Diagnostic], lineOf: @escaping @Sendable (String, Int) -> String?) {
    complain(DiagnosticFormatter(style: style, lineOf: lineOf).format(diagnostics))
  }

  /// Shows what is being done, once work has taken half a second, ten times a second at most.
  func progress(_ text: String) {
    guard showsProgress else { return }
    let now = Self.now()
    guard now - start > 0.5, now - lastProgress > 0.1 else { return }
    lastProgress = now
    let padding = String(repeating: " ", count: max(0, progressWidth - text.count))
    progressWidth = text.count
    Self.write("\r\(text)…\(padding)", to: STDERR_FILENO)
  }

  private func clearProgress() {
    guard progressWidth > 0 else { return }
    Self.write("\r" + String(repeating: " ", count: progressWidth + 1) + "\r", to: STDERR_FILENO)
    progressWidth = 0
  }

  /// Writes all bytes; a closed pipe ends the output in silence, as filters expect.
  private static func write(_ text: String, to descriptor: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = unsafe bytes.withUnsafeBytes { unsafe systemWrite(descriptor, $0.baseAddress, $0.count) }
      if count < 0 {
        if errno == EINTR { continue }
        return
      }
      bytes = bytes.dropFirst(count)
    }
  }
}

// The C library's function, whose name is taken by the methods above.
private func systemWrite(_ descriptor: Int32, _ buffer: UnsafeRawPointer?, _ count: Int) -> Int {
  unsafe write(descriptor, buffer, count)
}
