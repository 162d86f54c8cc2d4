import Diagnostics
import Foundation

/// JSON written in one way only: keys sorted by their bytes, two spaces a level, a line feed at the end. The same value
/// gives the same bytes on any machine.
enum CanonicalJSON {
  /// The bytes of a value.
  static func bytes(_ value: some Encodable) throws -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // Foundation's own layout differs between its versions; only its tokens are used.
    return laidOut(Array(try encoder.encode(value))) + [UInt8(ascii: "\n")]
  }

  /// The value of some bytes; throws what the decoder found.
  static func value<Value: Decodable>(_ type: Value.Type, _ bytes: [UInt8]) throws -> Value {
    try JSONDecoder().decode(type, from: Data(bytes))
  }

  private static func laidOut(_ compact: [UInt8]) -> [UInt8] {
    var out: [UInt8] = []
    out.reserveCapacity(compact.count * 5 / 4)
    var depth = 0
    var position = 0
    func newLine(_ depth: Int) -> [UInt8] {
      [UInt8(ascii: "\n")] + Array(repeating: UInt8(ascii: " "), count: depth * 2)
    }
    while position < compact.count {
      let byte = compact[position]
      switch byte {
      case UInt8(ascii: "\""):
        let end = endOfString(compact, position)
        out += compact[position..<end]
        position = end
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["):
        out.append(byte)
        let next = position + 1 < compact.count ? compact[position + 1] : 0
        if next == UInt8(ascii: "}") || next == UInt8(ascii: "]") {
          out.append(next)
          position += 2
          continue
        }
        depth += 1
        out += newLine(depth)
      case UInt8(ascii: "}"), UInt8(ascii: "]"):
        depth -= 1
        out += newLine(depth)
        out.append(byte)
      case UInt8(ascii: ","):
        out.append(byte)
        out += newLine(depth)
      case UInt8(ascii: ":"): out += [byte, UInt8(ascii: " ")]
      default: out.append(byte)
      }
      position += 1
    }
    return out
  }

  /// The offset behind a string that begins at `start`.
  private static func endOfString(_ bytes: [UInt8], _ start: Int) -> Int {
    var position = start + 1
    while position < bytes.count, bytes[position] != UInt8(ascii: "\"") {
      position += bytes[position] == UInt8(ascii: "\\") ? 2 : 1
    }
    return min(position + 1, bytes.count)
  }
}
