import Claims
import Markup

/// One change as pages show it: what kind, of what, and the words before and after with what differs marked.
struct ChangeValue {
  private let words: Words

  init(_ words: Words) { self.words = words }

  /// The values of an entry of the record `changes`.
  func value(_ change: PacketChange) -> PageRecord {
    var (before, after) = ([QuotePiece](), [QuotePiece]())
    switch (change.before, change.after) {
    case (let old?, let new?): (before, after) = VersionDiff.pieces(old, new)
    case (let old?, nil): before = [QuotePiece(text: old, kind: .plain)]
    case (nil, let new?): after = [QuotePiece(text: new, kind: .plain)]
    case (nil, nil): break
    }
    let number = change.number.map { words("packet-quote-number", ["n": String($0)]) }
    let language = change.language.flatMap { $0 == words.locale ? nil : $0.tag }
    func side(_ label: String, _ pieces: [QuotePiece]) -> PageValue {
      guard !pieces.isEmpty else { return .nothing }
      return .record(["label": .text(words(label)), "text": .quote(pieces), "lang": .optional(language)])
    }
    return [
      "kind": .text(words("change-\(change.kind.rawValue)")), "number": .optional(number),
      "subject": .text(change.subject), "href": .nothing,
      "title": .optional(RichText.label(change.title[words.locale] ?? "")),
      "before": side("packet-before", before), "after": side("packet-after", after),
    ]
  }
}
