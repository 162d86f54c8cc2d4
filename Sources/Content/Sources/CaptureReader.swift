import Claims
import Diagnostics

/// Builds a capture from its record and its text.
enum CaptureReader {
  /// The capture, or nil where the record is incomplete. Holes whose surroundings the text does not have are reported.
  static func capture(
    of source: SourceID, name: String, _ fields: Fields, text: SourceText, path: String,
    reporting faults: inout [Diagnostic]
  ) -> Capture? {
    guard let sha256 = fields.text("sha256") else { return nil }
    let content = text.text(0..<text.bytes.count)
    var holes: [Capture.Hole] = []
    for record in fields.records("holes") {
      guard let after = record.text("after"), let before = record.text("before"), let words = record.text("words"),
        let certainty = record.word("certainty", as: Certainty.self), let from = record.text("from")
      else { continue }
      let hole = Capture.Hole(after: after, before: before, words: words, certainty: certainty, from: from)
      if !text.bytes.contains(Array("\(after) \(before)".utf8)) {
        faults.append(
          Diagnostic(
            .badHole, "the saved text does not have '\(after)' followed by '\(before)'",
            at: record.located("after")?.location))
      }
      holes.append(hole)
    }
    return Capture(
      source: source, name: name, text: content, textPath: text.path,
      mediaType: fields.text("media-type") ?? "text/plain",
      originalSHA256: sha256, extent: fields.word("extent", as: Capture.Extent.self) ?? .whole,
      taken: fields.date("taken"), takenBy: fields.text("taken-by"), method: fields.text("method"), holes: holes,
      location: .wholeFile(path))
  }
}
