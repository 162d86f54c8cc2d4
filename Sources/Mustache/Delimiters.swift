/// The marks between which tags stand: `{{` and `}}` until a template sets others.
struct Delimiters: Equatable, Sendable {
  /// What opens a tag.
  let open: [UInt8]
  /// What closes it.
  let close: [UInt8]

  /// The marks at the start of every template.
  static let standard = Delimiters(open: Array("{{".utf8), close: Array("}}".utf8))

  init(open: [UInt8], close: [UInt8]) {
    self.open = open
    self.close = close
  }

  /// The marks that a set-delimiter tag names between its equals signs, without the space around them; nil where these
  /// are not two words without a further equals sign.
  init?(_ words: ArraySlice<UInt8>) {
    let found = words.split(maxSplits: 2, whereSeparator: TagName.isSpace)
    guard found.count == 2, !words.contains(UInt8(ascii: "=")) else { return nil }
    self.init(open: Array(found[0]), close: Array(found[1]))
  }
}
