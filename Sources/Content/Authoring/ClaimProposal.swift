public import Claims

/// A quoted statement made from a passage of a saved copy: the quote's bytes, an id, a rule line where one shows.
public struct ClaimProposal: Sendable {
  /// The id: what the sentence is about, in a few words, and free in its source.
  public let name: String
  /// The document's own headings above the passage.
  public let headings: [String]
  /// The rule line without its `- `; nil where the sentence names nothing of the vocabulary.
  public let rule: String?
  /// The words that the rule line was made from.
  public let cues: [String]
  private let quote: String
  private let restorations: [String]

  /// A proposal for a passage; `taken` are the ids that the source has already. `name` is what the author chose.
  public init(_ passage: FoundPassage, name: String? = nil, taken: Set<String>, vocabulary: Vocabulary) {
    let rule = RuleProposal(passage.text, vocabulary)
    self.name = FreeName.of(name ?? Self.words(passage.text), taken: taken)
    headings = passage.headings
    self.rule = rule?.line
    cues = rule?.cues ?? []
    quote = passage.marked
    let lines = passage.holes.map { "restored: \($0.from); \($0.certainty.rawValue)" }
    restorations = Set(lines).count == 1 ? Array(lines.prefix(1)) : lines
  }

  /// The lines of the statement in a claims file, from `## ` on; `rule` says whether the rule line is among them.
  public func text(withRule: RuleLine = .included) -> String {
    var lines = ["## \(name)", "> \(quote)"]
    if withRule == .included, let rule { lines.append("- \(rule)") }
    return (lines + restorations).joined(separator: "\n") + "\n"
  }

  /// Whether the rule line stands in the text.
  public enum RuleLine: Sendable { case included, leftOut }

  private static let small: Set<String> = [
    "a", "an", "the", "of", "to", "in", "on", "at", "for", "from", "by", "with", "and", "or", "but", "is", "are", "be",
    "been", "was", "were", "it", "its", "this", "that", "these", "those", "you", "your", "they", "their", "as", "if",
    "when", "where", "which", "who", "will", "may", "can", "must", "shall", "should", "has", "have", "do", "does",
    "app",
    "apps", "there", "also", "than", "then", "so", "such", "any", "all", "each", "into", "about",
  ]

  /// The first words of a sentence that carry meaning, as an id; `statement` where it has none in Latin letters.
  private static func words(_ sentence: String) -> String {
    let plain = sentence.lowercased().split(separator: " ").filter { !$0.contains("'") && !$0.contains("’") }
    let words = plain.flatMap { $0.split { !$0.isASCII || !($0.isLetter || $0.isNumber) } }.map { String($0) }
    let telling = words.filter { !small.contains($0) && $0.count > 1 && $0.count < 20 }.prefix(3).joined(separator: "-")
    guard let first = telling.first else { return "statement" }
    return first.isLetter ? telling : "statement-\(telling)"
  }
}

/// Ids that nothing has yet.
public enum FreeName {
  /// The name itself, or with the first number from 2 on that makes it free.
  public static func of(_ name: String, taken: Set<String>) -> String {
    guard taken.contains(name) else { return name }
    var number = 2
    while taken.contains("\(name)-\(number)") { number += 1 }
    return "\(name)-\(number)"
  }
}
