/// A version of a product: numbers parted by dots, and a mark for a beta, which comes before its release.
///
/// Written `27.2`, `27.2-beta` or `27.2-beta3`. `27` and `27.0` are the same version.
public struct Version: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The numbers, without trailing zeros.
  public let numbers: [Int]
  /// The beta's number, 0 for a beta without one; nil for a release.
  public let beta: Int?
  /// The version as it was written.
  public let description: String

  /// Reads a version; nil where the text is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "-", maxSplits: 1, omittingEmptySubsequences: false)
    var numbers: [Int] = []
    for piece in parts[0].split(separator: ".", omittingEmptySubsequences: false) {
      guard let number = Self.number(piece) else { return nil }
      numbers.append(number)
    }
    while numbers.count > 1, numbers.last == 0 { numbers.removeLast() }
    if parts.count == 2 {
      guard parts[1].hasPrefix("beta") else { return nil }
      let digits = parts[1].dropFirst(4)
      guard let number = digits.isEmpty ? 0 : Self.number(digits) else { return nil }
      beta = number
    } else {
      beta = nil
    }
    self.numbers = numbers
    description = text
  }

  private static func number(_ text: Substring) -> Int? {
    guard !text.isEmpty, text.utf8.count <= 6, text.utf8.allSatisfy({ $0 >= 48 && $0 <= 57 }) else { return nil }
    return Int(text)
  }

  /// Two spellings of one version are equal.
  public static func == (left: Version, right: Version) -> Bool {
    left.numbers == right.numbers && left.beta == right.beta
  }

  /// Agrees with `==`.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(numbers)
    hasher.combine(beta)
  }

  /// By number, a beta before its release, betas by their number.
  public static func < (left: Version, right: Version) -> Bool {
    if left.numbers != right.numbers { return left.numbers.lexicographicallyPrecedes(right.numbers) }
    return (left.beta ?? .max) < (right.beta ?? .max)
  }
}
