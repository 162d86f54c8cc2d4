/// All that a value holds, as bytes that differ wherever any byte of the value does; found by reflection, so that it
/// knows nothing of the code under test. Dictionaries are put in order.
func exactBytes(of value: Any) -> [UInt8] {
  if let text = value as? String { return Array("\(text.utf8.count):".utf8) + Array(text.utf8) }
  let mirror = Mirror(reflecting: value)
  var parts = mirror.children.map { Array("\($0.label ?? "")=".utf8) + exactBytes(of: $0.value) }
  if parts.isEmpty { return Array("\(value)".utf8) }
  if mirror.displayStyle == .dictionary { parts.sort { $0.lexicographicallyPrecedes($1) } }
  return Array("\(parts.count)(".utf8) + parts.joined(separator: [UInt8(ascii: ",")]) + [UInt8(ascii: ")")]
}
