public import Claims

/// What was sent to a translator: short checksums of each unit's source and target at that time.
public struct Handoff: Hashable, Sendable {
  /// Its name: the locale, the day, and a number for a second one.
  public var name: String
  /// The language.
  public var locale: LocaleCode
  /// The day.
  public var sentOn: CalendarDate
  /// The form.
  public var format: ExchangeFormat
  /// The units of each document.
  public var documents: [DocumentName: [UnitKey: Sums]]

  /// A handoff.
  public init(
    name: String, locale: LocaleCode, sentOn: CalendarDate, format: ExchangeFormat,
    documents: [DocumentName: [UnitKey: Sums]] = [:]
  ) {
    self.name = name
    self.locale = locale
    self.sentOn = sentOn
    self.format = format
    self.documents = documents
  }

  /// The checksums of a unit.
  public struct Sums: Hashable, Sendable {
    /// Of the source that went out.
    public let source: String
    /// Of the target that went out; `-` where there was none.
    public let target: String

    /// Checksums that were read.
    public init(source: String, target: String) {
      self.source = source
      self.target = target
    }

    /// The checksums of two segments.
    public init(_ source: Segment, _ target: Segment?) {
      self.source = ClaimStamps.short(source.markdown)
      self.target = target.map { ClaimStamps.short($0.markdown) } ?? "-"
    }
  }

  /// Notes that these units of a document go out.
  public mutating func add(_ units: [AssessedUnit], of document: DocumentName) {
    for unit in units {
      let (source, target) = unit.travelling
      documents[document, default: [:]][unit.unit.key] = Sums(source, target)
    }
  }

  /// The file: YAML, the same bytes for the same handoff.
  public var yaml: String {
    var text = """
      # What was sent out, with short checksums of source and target. Only 'verbatim xliff' writes this file.
      handoff: \(name)
      locale: \(locale)
      sent-on: \(sentOn)
      format: \(format.rawValue)
      units:

      """
    for (document, units) in documents.sorted(by: { $0.key < $1.key }) {
      for (key, sums) in units.sorted(by: { $0.key < $1.key }) {
        text += "  - \(document)#\(key) \(sums.source) \(sums.target)\n"
      }
    }
    return text
  }

  /// Reads a line of a file: `document#unit source target`.
  public static func unit(_ line: String) -> (document: DocumentName, key: UnitKey, sums: Sums)? {
    let words = line.split(separator: " ").map { String($0) }
    guard words.count == 3, let cut = words[0].firstIndex(of: "#"),
      let document = DocumentName(String(words[0][..<cut])),
      let key = UnitKey(String(words[0][words[0].index(after: cut)...]))
    else { return nil }
    return (document, key, Sums(source: words[1], target: words[2]))
  }
}
