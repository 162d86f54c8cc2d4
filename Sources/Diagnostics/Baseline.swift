/// Findings that are known and do not fail a run: a text file, one finding a line, written by the tool.
public struct Baseline: Hashable, Sendable {
  /// The fingerprints of the known findings.
  public let fingerprints: Set<String>

  /// A baseline of some fingerprints.
  public init(fingerprints: Set<String>) { self.fingerprints = fingerprints }

  /// Reads the file's text: the first word of each line counts, the rest is for people; `#` begins a comment.
  public static func read(_ text: SourceText) -> Result<Baseline, Diagnostic> {
    var found: Set<String> = []
    for number in 1...text.lineCount {
      guard let line = text.line(number), let first = line.split(separator: " ").first, !first.hasPrefix("#") else {
        continue
      }
      guard first.utf8.count == 16, first.utf8.allSatisfy({ isHexDigit($0) }) else {
        return .failure(
          Diagnostic(
            .badValue, "a line of a baseline begins with 16 hexadecimal digits, found '\(first)'",
            at: FileLocation(path: text.path, line: number, column: 1, length: first.utf8.count)))
      }
      found.insert(String(first))
    }
    return .success(Baseline(fingerprints: found))
  }

  private static func isHexDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
  }

  /// The text of a baseline that holds every finding of a report.
  public static func text(of report: DiagnosticReport) -> String {
    let rows = report.entries.map { entry in
      let place = entry.diagnostic.location.map { "\($0.path): " } ?? ""
      return "\(entry.fingerprint) \(entry.diagnostic.id.rawValue) \(place)\(entry.diagnostic.message)\n"
    }
    return """
      # Findings that 'verbatim check --baseline' knows and does not count.
      # Written by 'verbatim check --write-baseline'; lines may be removed by hand.

      """ + rows.joined()
  }
}
