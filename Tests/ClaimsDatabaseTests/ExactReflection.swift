/// All that a value holds, as bytes that differ wherever any byte of the value does; found by reflection, so that it
/// knows nothing of the code under test. Dictionaries are put in order; look-ups derived from other members are left out.
func exactBytes(of value: Any) -> [UInt8] {
  var bytes: [UInt8] = []
  add(value, to: &bytes)
  return bytes
}

private func add(_ value: Any, to bytes: inout [UInt8]) {
  if let text = value as? String {
    add(length: text.utf8.count, to: &bytes)
    bytes += text.utf8
    return
  }
  if let number = value as? Int { return add(length: number, to: &bytes) }
  let mirror = Mirror(reflecting: value)
  if mirror.children.isEmpty {
    bytes += "\(value)".utf8
    return
  }
  add(length: mirror.children.count, to: &bytes)
  if mirror.displayStyle == .dictionary {
    for entry in mirror.children.map({ exactBytes(of: $0.value) }).sorted(by: { $0.lexicographicallyPrecedes($1) }) {
      bytes += entry
    }
    return
  }
  for (label, child) in mirror.children where label?.hasSuffix("Index") != true {
    if mirror.displayStyle == .enum { bytes += (label ?? "").utf8 }
    add(child, to: &bytes)
  }
}

private func add(length: Int, to bytes: inout [UInt8]) {
  unsafe withUnsafeBytes(of: length) { unsafe bytes.append(contentsOf: $0) }
}
