import Claims

/// A text compared by its bytes. Swift takes canonically equivalent strings for equal ("é" in one scalar or in two);
/// quotes, paths and headings are not.
struct ExactText: Hashable, Sendable {
  /// The text.
  let text: String

  /// A text.
  init(_ text: String) { self.text = text }

  /// The same bytes.
  static func == (left: ExactText, right: ExactText) -> Bool { isSame(left.text, right.text) }

  /// Whether two strings have the same bytes. Strings that share their storage are found equal at once.
  static func isSame(_ left: String, _ right: String) -> Bool {
    guard left.utf8.count == right.utf8.count else { return false }
    let answer = unsafe left.utf8.withContiguousStorageIfAvailable { left in
      unsafe right.utf8.withContiguousStorageIfAvailable { right in unsafe isSame(left, right) }
    }
    return answer.flatMap { $0 } ?? left.utf8.elementsEqual(right.utf8)
  }

  /// Compares buffers of one length, eight bytes at a time.
  private static func isSame(_ left: UnsafeBufferPointer<UInt8>, _ right: UnsafeBufferPointer<UInt8>) -> Bool {
    if unsafe left.baseAddress == right.baseAddress { return true }
    let (left, right) = (UnsafeRawBufferPointer(left), UnsafeRawBufferPointer(right))
    var offset = 0
    while offset &+ 8 <= left.count {
      let one = unsafe left.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      let other = unsafe right.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
      if one != other { return false }
      offset &+= 8
    }
    while offset < left.count {
      if unsafe left[offset] != right[offset] { return false }
      offset &+= 1
    }
    return true
  }

  /// Whether two texts have the same bytes in every locale.
  static func isSame(_ left: LocalizedText, _ right: LocalizedText) -> Bool {
    isSame(left.original, right.original) && left.translations.count == right.translations.count
      && left.translations.allSatisfy { locale, text in right.translations[locale].map { isSame($0, text) } ?? false }
  }

  /// Agrees with `==`.
  func hash(into hasher: inout Hasher) {
    var text = text
    text.withUTF8 { bytes in unsafe hasher.combine(bytes: UnsafeRawBufferPointer(bytes)) }
  }
}
