import Foundation

/// One input of the fuzzer. `VERBATIM_FUZZ` names the reader that it is for.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: start == nil ? 0 : count))
  target(bytes)
  return 0
}

private let target: @Sendable ([UInt8]) -> Void = {
  let name = ProcessInfo.processInfo.environment["VERBATIM_FUZZ"] ?? ""
  guard let target = FuzzTarget.all[name] else {
    print("VERBATIM_FUZZ must be one of: \(FuzzTarget.all.keys.sorted().joined(separator: " "))")
    exit(2)
  }
  return target
}()

/// The readers, by name. Each takes any bytes; a trap, a leak, or an answer that breaks its promise is a find.
enum FuzzTarget {
  static let all: [String: @Sendable ([UInt8]) -> Void] = [
    "yaml": ContentTargets.yaml, "content": ContentTargets.workspace, "markdown": ContentTargets.markdown,
    "mustache": ContentTargets.mustache, "xliff12": ExchangeTargets.xliff12, "xliff21": ExchangeTargets.xliff21,
    "po": ExchangeTargets.po, "html": DocumentTargets.html, "header": DocumentTargets.header,
    "docc": DocumentTargets.docc, "packet": PacketTargets.verify, "request": RequestTargets.request,
  ]

  /// Stops the fuzzer where an answer breaks a promise.
  static func promise(_ isKept: Bool, _ what: String) {
    if !isKept { fatalError("broken promise: \(what)") }
  }
}
