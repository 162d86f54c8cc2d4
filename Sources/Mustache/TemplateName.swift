/// One part of a name, with a fingerprint of its bytes so that most unequal names differ in one comparison.
struct TemplateName: Sendable {
  /// The name as it is written.
  let text: String
  /// The FNV-1a hash of the name's UTF-8 bytes.
  let fingerprint: UInt64

  init(_ text: String) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    for byte in text.utf8 { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01b3 }
    self.text = text
    fingerprint = hash
  }
}

extension TemplateName: Hashable {
  static func == (left: TemplateName, right: TemplateName) -> Bool {
    left.fingerprint == right.fingerprint && left.text == right.text
  }

  func hash(into hasher: inout Hasher) { hasher.combine(fingerprint) }
}
