/// The little of DER (X.690) that time stamps need.
enum DER {
  static let null: [UInt8] = [0x05, 0x00]
  static let `true`: [UInt8] = [0x01, 0x01, 0xFF]

  static func sequence(_ parts: [[UInt8]]) -> [UInt8] { element(0x30, parts.flatMap { $0 }) }
  static func octets(_ bytes: [UInt8]) -> [UInt8] { element(0x04, bytes) }
  static func objectIdentifier(_ bytes: [UInt8]) -> [UInt8] { element(0x06, bytes) }
  static func integer(_ number: UInt8) -> [UInt8] { element(0x02, [number]) }

  private static func element(_ tag: UInt8, _ content: [UInt8]) -> [UInt8] {
    guard content.count >= 128 else { return [tag, UInt8(content.count)] + content }
    var length: [UInt8] = []
    var rest = content.count
    while rest > 0 {
      length.insert(UInt8(rest & 255), at: 0)
      rest >>= 8
    }
    return [tag, 0x80 | UInt8(length.count)] + length + content
  }

  /// The first element of some bytes, its head included; nil where there is none.
  static func element(_ bytes: [UInt8]) -> [UInt8]? {
    guard let (start, end) = bounds(bytes), start <= end else { return nil }
    return Array(bytes[..<end])
  }

  /// The elements inside the first element, each with its head.
  static func children(of bytes: [UInt8]) -> [[UInt8]]? {
    guard let (start, end) = bounds(bytes) else { return nil }
    var rest = Array(bytes[start..<end])
    var children: [[UInt8]] = []
    while !rest.isEmpty {
      guard let child = element(rest) else { return nil }
      children.append(child)
      rest.removeFirst(child.count)
    }
    return children
  }

  /// Where the content of the first element begins and ends.
  private static func bounds(_ bytes: [UInt8]) -> (start: Int, end: Int)? {
    guard bytes.count >= 2 else { return nil }
    if bytes[1] < 0x80 {
      let end = 2 + Int(bytes[1])
      return end <= bytes.count ? (2, end) : nil
    }
    let count = Int(bytes[1] & 0x7F)
    guard (1...4).contains(count), bytes.count >= 2 + count else { return nil }
    let length = bytes[2..<2 + count].reduce(0) { $0 << 8 | Int($1) }
    let end = 2 + count + length
    return end <= bytes.count ? (2 + count, end) : nil
  }
}
