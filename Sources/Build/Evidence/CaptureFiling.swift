public import Claims
import Diagnostics
import Digests
public import Evidence
public import Workspace

/// Files a saved document as a new copy of a source: a text and its record, beside the copies that are there. Nothing is
/// ever written over.
public struct CaptureFiling {
  /// What is known of a saved document.
  public struct Facts {
    /// The address that it was taken from.
    public var url: String?
    /// The day on which it was taken.
    public var taken: CalendarDate
    /// Who took it.
    public var by: String
    /// The copy's name; the day by default.
    public var name: String?
    /// How it was taken, in words that are added to how it was converted.
    public var note: String?
    /// Whether only the passages are kept that quotes rest on.
    public var extent: Capture.Extent
    /// Files of the same moment that are kept elsewhere: names and SHA-256.
    public var exhibits: [(name: String, sha256: String)]

    /// The facts.
    public init(
      url: String?, taken: CalendarDate, by: String, name: String?, note: String?, extent: Capture.Extent,
      exhibits: [(name: String, sha256: String)]
    ) {
      self.url = url
      self.taken = taken
      self.by = by
      self.name = name
      self.note = note
      self.extent = extent
      self.exhibits = exhibits
    }
  }

  /// The new copy.
  public let capture: Capture
  /// What it means for quotes.
  public let impact: CaptureImpact
  private let record: String

  /// A copy that is not written yet; throws where the document cannot be read.
  public init(_ document: SavedDocument, of source: SourceID, _ facts: Facts, in ledger: Ledger) throws(DocumentFault) {
    let text = try document.text()
    let digest = SHA256(of: document.bytes).hex
    let holes = Self.holes(of: source, in: text, ledger)
    let name = facts.name ?? Self.freeName(facts.taken.description, of: source, in: ledger)
    func capture(_ text: String) -> Capture {
      Capture(
        source: source, name: name, text: text, textPath: "Content/sources/\(source)/captures/\(name).txt",
        mediaType: document.form.mediaType, originalSHA256: digest, extent: facts.extent, taken: facts.taken,
        takenBy: facts.by, method: [document.method, facts.note].compactMap { $0 }.joined(separator: " "), holes: holes,
        location: .wholeFile("Content/sources/\(source)/captures/\(name).yaml"))
    }
    let whole = capture(text)
    let impact = CaptureImpact(of: whole, on: ledger)
    self.impact = impact
    if facts.extent == .excerpt {
      let spans = impact.entries.compactMap { entry -> TextSpan? in
        if case .altered(let alteration) = entry.after { return alteration.span }
        return entry.after.span
      }
      self.capture = capture(Excerpt.text(CaptureText(whole), keeping: spans))
    } else {
      self.capture = whole
    }
    record = Self.record(self.capture, facts)
  }

  /// What earlier copies are known to have lost, where the new one has lost it as well.
  private static func holes(of source: SourceID, in text: String, _ ledger: Ledger) -> [Capture.Hole] {
    let known = ledger.captures.filter { $0.source == source }.flatMap { $0.holes }
    let lost = CaptureText(Array(text.utf8), holes: known).holes.map { $0.hole }
    return lost.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  private static func freeName(_ day: String, of source: SourceID, in ledger: Ledger) -> String {
    let taken = Set(ledger.captures.filter { $0.source == source }.map { $0.name })
    guard taken.contains(day) else { return day }
    return (2...).lazy.map { "\(day)-\($0)" }.first { !taken.contains($0) } ?? day
  }

  private static func record(_ capture: Capture, _ facts: Facts) -> String {
    var lines = ["text: \(capture.name).txt", "text-sha256: \(SHA256(of: capture.text).hex)"]
    lines.append("media-type: \(capture.mediaType)")
    lines.append("sha256: \(capture.originalSHA256)")
    lines.append("extent: \(capture.extent.rawValue)")
    if let url = facts.url { lines.append("url: \(JSONText.quoted(url))") }
    lines.append("taken: \(facts.taken)")
    lines.append("taken-by: \(JSONText.quoted(facts.by))")
    if let method = capture.method { lines.append("method: \(JSONText.quoted(method))") }
    if !capture.holes.isEmpty {
      lines.append("holes:")
      for hole in capture.holes {
        lines.append("  - after: \(JSONText.quoted(hole.after))")
        lines.append("    before: \(JSONText.quoted(hole.before))")
        lines.append("    words: \(JSONText.quoted(hole.words))")
        lines.append("    certainty: \(hole.certainty.rawValue)")
        lines.append("    from: \(JSONText.quoted(hole.from))")
      }
    }
    if !facts.exhibits.isEmpty {
      lines.append("exhibits:")
      for exhibit in facts.exhibits {
        lines.append("  - name: \(JSONText.quoted(exhibit.name))")
        lines.append("    sha256: \(exhibit.sha256)")
      }
    }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Writes the copy below a content folder; throws, having written nothing, where a file of this name is there.
  public func write(below content: Folder) throws(WorkspaceFault) {
    let folder = "sources/\(capture.source)/captures/\(capture.name)"
    try NewFiles.write(
      [(path: "\(folder).txt", text: capture.text), (path: "\(folder).yaml", text: record)], below: content.root)
  }
}
