/// A difference of typography that does not make a quote another quote. Each is declared, recorded with its place where
/// it was needed, and reversible: the record has the bytes of both sides.
public enum TypographyStep: String, Hashable, Sendable, CaseIterable, Comparable {
  /// Line ends and runs of spaces inside a paragraph, against one space.
  case whiteSpace = "white-space"
  /// A no-break, narrow, wide or thin space, against a plain one.
  case otherSpaces = "other-spaces"
  /// Soft hyphens, zero-width spaces and byte order marks, which nobody sees.
  case invisibleMarks = "invisible-marks"
  /// Marks that only steer the direction of the text.
  case directionMarks = "direction-marks"
  /// A straight quotation mark against a curly one of the same kind: double against double, single against single.
  case quotationMarks = "quotation-marks"
  /// A ligature against its letters, as PDF files have them.
  case ligatures
  /// Letters with accents in one piece or in several: canonically equivalent (NFC of Unicode's annex 15).
  case composition
  /// The backticks around code.
  case codeMarks = "code-marks"
  /// A Markdown link against its text.
  case linkText = "link-text"

  /// In the order of the declaration.
  public static func < (left: TypographyStep, right: TypographyStep) -> Bool { left.rank < right.rank }

  private var rank: Int { Self.allCases.firstIndex(of: self) ?? 0 }
}

/// One place at which a quote and the document differ by a step of typography.
public struct TypographyUse: Hashable, Sendable {
  /// The step.
  public let step: TypographyStep
  /// The bytes of the quote: a range in its UTF-8 bytes.
  public let quote: Range<Int>
  /// The bytes of the document: a range in the UTF-8 bytes of the capture.
  public let capture: Range<Int>
}
