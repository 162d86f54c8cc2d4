/// All that a value holds, as text whose bytes differ wherever any byte of the value does; found by reflection, so that
/// it knows nothing of the code under test. Dictionaries are put in order.
func exactText(of value: Any) -> String {
  if let text = value as? String { return "<\(text.utf8.map { String($0, radix: 16) }.joined(separator: " "))>" }
  let mirror = Mirror(reflecting: value)
  var parts = mirror.children.map { "\($0.label ?? "")=\(exactText(of: $0.value))" }
  if mirror.displayStyle == .dictionary || mirror.displayStyle == .set { parts.sort() }
  if parts.isEmpty { return "\(value)" }
  // The case of an enumeration is the label of its only child.
  return "(\(parts.joined(separator: ",")))"
}
