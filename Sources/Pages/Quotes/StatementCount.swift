import Claims

/// How many quotes there are among some statements, and how many of which only a report is at hand: a report has no words
/// and is no quote.
enum StatementCount {
  /// "8 quotes and 2 reports".
  static func text(_ claims: some Collection<Claim>, _ edition: Edition) -> String {
    let quotes = claims.count { $0.quotation != nil }
    let reports = claims.count - quotes
    var parts: [String] = []
    if quotes > 0 || reports == 0 { parts.append(edition.words.count("quote-count", quotes)) }
    if reports > 0 { parts.append(edition.words.count("report-count", reports)) }
    return edition.language.all(parts)
  }
}
