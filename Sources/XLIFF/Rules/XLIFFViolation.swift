public import Diagnostics

/// One breach of the specification: which rule, where, and what was found.
public struct XLIFFViolation: Error, Hashable, Sendable {
  /// The rule.
  public let rule: XLIFFRule
  /// The section of the XLIFF 2.1 specification that says so.
  public let section: String
  /// One lower-case sentence without a period.
  public let message: String
  /// Where it is; nil for values that were not read from a file.
  public let location: FileLocation?

  /// A violation; the section is the rule's own unless told otherwise.
  public init(_ rule: XLIFFRule, _ message: String, at location: FileLocation?, section: String? = nil) {
    self.rule = rule
    self.section = section ?? rule.section
    self.message = message
    self.location = location
  }

  /// As a diagnostic: the message, then the rule and where the specification has it.
  public var diagnostic: Diagnostic {
    let old = " of version 2.0"
    let source =
      section.hasSuffix(old) ? "XLIFF 2.0 section \(section.dropLast(old.count))" : "XLIFF 2.1 section \(section)"
    return Diagnostic(.xliffRule, "\(message) (\(rule.rawValue), \(source))", at: location)
  }
}

extension XLIFFViolation: Comparable {
  /// Sorted by place, then by rule and message.
  public static func < (left: XLIFFViolation, right: XLIFFViolation) -> Bool {
    (left.diagnostic, left.rule.rawValue) < (right.diagnostic, right.rule.rawValue)
  }
}
