@testable import Preview

enum RequestTargets {
  /// What a browser, or somebody else, may ask the preview for.
  static func request(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: 0x0A, maxSplits: 3, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    if let path = RequestPath(lines[0]) {
      for name in path.names {
        let isSafe =
          !name.isEmpty && !name.hasPrefix(".") && !name.utf8.contains { $0 == 0x2F || $0 == 0x5C || $0 < 0x20 }
        FuzzTarget.promise(isSafe, "no name of a path leads elsewhere")
      }
    }
    _ = PercentEncoding.text(lines[0])
    if lines.count > 1, HostCheck(port: 8080).allows(lines[1]) {
      let own = ["127.0.0.1:8080", "localhost:8080", "[::1]:8080"]
      FuzzTarget.promise(own.contains(lines[1].lowercased()), "only a name of this machine is answered")
    }
    if lines.count > 2, case .part(let part) = ByteRange(lines[2], size: 1_000) {
      FuzzTarget.promise(part.lowerBound >= 0 && part.upperBound <= 1_000 && !part.isEmpty, "a range is in its file")
    }
    if lines.count > 3 {
      _ = EntityTag(["a", "b"]).matches(lines[3])
      _ = EntityTag(["a", "b"]).allowsRange(lines[3])
    }
  }
}
