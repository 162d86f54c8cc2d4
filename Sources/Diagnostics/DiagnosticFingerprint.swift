/// What stays the same about a finding while lines around it come and go: its id, its file, its message and the words
/// that it points at, but not the number of its line.
enum DiagnosticFingerprint {
  /// One fingerprint a diagnostic, 16 hexadecimal digits. Findings that are alike are numbered, so that none stands for
  /// two; `diagnostics` must be sorted.
  static func all(_ diagnostics: [Diagnostic], lineOf: (String, Int) -> String?) -> [String] {
    var seen: [String: Int] = [:]
    return diagnostics.map { diagnostic in
      let key = subject(diagnostic, lineOf)
      let count = seen[key, default: 0]
      seen[key] = count + 1
      let digits = String(hash("\(key)\u{0}\(count)"), radix: 16)
      return String(repeating: "0", count: 16 - digits.count) + digits
    }
  }

  private static func subject(_ diagnostic: Diagnostic, _ lineOf: (String, Int) -> String?) -> String {
    let line = diagnostic.location.flatMap { $0.line > 0 ? lineOf($0.path, $0.line) : nil } ?? ""
    let words = line.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    return [diagnostic.id.rawValue, diagnostic.location?.path ?? "", withoutPlaces(diagnostic.message), words]
      .joined(separator: "\u{0}")
  }

  /// The message without the numbers behind "line" and "byte", which are places.
  private static func withoutPlaces(_ message: String) -> String {
    var isPlace = false
    return message.split(separator: " ", omittingEmptySubsequences: false).map { word in
      defer { isPlace = word == "line" || word == "byte" || word == "lines" }
      return isPlace ? String(word.drop { $0.isNumber }) : String(word)
    }.joined(separator: " ")
  }

  /// FNV-1a over UTF-8 (64 bits): the same on every machine and in every release. It guards against nobody; whoever
  /// writes the baseline owns the content.
  private static func hash(_ text: String) -> UInt64 {
    text.utf8.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
  }
}
