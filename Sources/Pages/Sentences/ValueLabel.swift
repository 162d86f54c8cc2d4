/// A value's label where the name of what it is a value of stands above it.
enum ValueLabel {
  /// `true` for "`flag: true`" under "`flag`"; any other label as it is.
  static func short(_ label: String, under head: String) -> String {
    let prefix = RichText.plain(head) + ": "
    let plain = RichText.plain(label)
    guard plain.count > prefix.count, plain.hasPrefix(prefix) else { return label }
    let rest = plain.dropFirst(prefix.count)
    return label.hasPrefix("`") ? "`\(rest)`" : String(rest)
  }
}
