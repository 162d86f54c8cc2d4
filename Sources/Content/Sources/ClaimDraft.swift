import Claims
import Diagnostics

/// A claim as it stands in the file, line by line, before its words are typed.
struct ClaimDraft {
  let name: Located<String>
  let headings: [String]
  /// The frame that the heading above gives.
  let frame: RuleFrame
  /// The quote's lines, without their `>` and the blanks at their ends.
  var quote: [Range<Int>] = []
  /// The rule lines, without their `-`.
  var rules: [Range<Int>] = []
  /// The paragraph's lines.
  var paragraph: [Range<Int>] = []
  /// `key: value` lines, in order.
  var fields: [Field] = []

  struct Field {
    let key: String
    /// The key's place.
    let location: FileLocation
    /// The value's bytes.
    let value: Range<Int>
  }

  init(name: Located<String>, headings: [String], frame: RuleFrame) {
    self.name = name
    self.headings = headings
    self.frame = frame
  }

  /// The keys that a claim may have.
  static let knownKeys = ["for", "formerly", "note", "reported by", "restored", "role", "topics", "translates"]
}
