import Diagnostics
public import Markup

/// A protected code of a segment: what it is, and the Markdown that it stands for.
public struct SegmentCode: Hashable, Sendable {
  /// Unique in the unit: a letter for the kind and a number.
  public var id: String
  /// What it is.
  public var kind: Kind
  /// The Markdown that it stands for; of a span, its start.
  public var data: String
  /// The Markdown of a span's end.
  public var endData: String

  /// A code.
  public init(id: String, kind: Kind, data: String, endData: String = "") {
    self.id = id
    self.kind = kind
    self.data = data
    self.endData = endData
  }

  /// The kinds of codes; the raw value is the letter that ids begin with.
  public enum Kind: String, Hashable, Sendable, CaseIterable {
    /// A pointer to a quoted statement.
    case citation = "c"
    /// Words of a quote.
    case quotation = "q"
    /// Code, such as the name of a key or a method.
    case code = "k"
    /// A picture; its text is a unit of its own.
    case image = "g"
    /// A line end that the author asked for.
    case lineBreak = "n"
    /// Emphasis.
    case emphasis = "e"
    /// Strong emphasis.
    case strong = "b"
    /// A link around its text.
    case link = "l"

    /// Whether the code stands around content.
    public var isSpan: Bool { self == .emphasis || self == .strong || self == .link }
  }

  /// The words of a quotation or a code span; nil for other codes.
  public var words: String? {
    switch kind {
    case .quotation: quotationParts.map { String($0.words) }
    case .code: String(data.dropFirst().dropLast())
    default: nil
    }
  }

  /// The claim that a citation or a quotation leads to.
  public var claim: ClaimReference? {
    switch kind {
    case .citation where data.hasPrefix("<claim:"): ClaimReference(String(data.dropFirst(7).dropLast()))
    case .quotation: quotationParts.flatMap { ClaimReference(String($0.reference)) }
    default: nil
    }
  }

  /// The parts of `[words](claim:reference)`: no reference holds a bracket, so the last one ends the words.
  private var quotationParts: (words: Substring, reference: Substring)? {
    guard data.hasPrefix("["), data.hasSuffix(")"), let cut = data.utf8.lastIndex(of: UInt8(ascii: "]")) else {
      return nil
    }
    let tail = data[cut...]
    guard tail.hasPrefix("](claim:") else { return nil }
    return (data[data.index(after: data.startIndex)..<cut], tail.dropFirst(8).dropLast())
  }

  /// What a translator sees in its place.
  public var display: String {
    switch kind {
    case .citation: claim?.description ?? data
    case .quotation: "“\(words ?? data)”"
    case .code: words ?? data
    case .image: "image"
    case .lineBreak: "line break"
    case .emphasis, .strong: data
    case .link: Self.target(endData) ?? endData
    }
  }

  /// What a reader of plain text would read in its place.
  var equivalent: String {
    switch kind {
    case .quotation, .code: words ?? ""
    case .lineBreak: "\n"
    default: ""
    }
  }

  /// The code as running text; nil where its data is none of its kind. `content` is what a span holds.
  func inline(_ content: [Inline], at location: FileLocation) -> Inline? {
    switch kind {
    case .citation: return claim.map { .citation(Citation($0, at: location)) }
    case .quotation:
      guard let claim, let words else { return nil }
      return .quotation(Quotation(words, of: claim, at: location))
    case .code: return words.map { .code($0) }
    case .lineBreak: return .lineBreak
    case .emphasis: return .emphasis(content)
    case .strong: return .strong(content)
    case .link:
      guard let target = Self.target(endData).flatMap({ LinkTarget($0) }) else { return nil }
      return .link(Link(to: target, title: Self.title(endData), content: content, at: location))
    case .image:
      guard let target = Self.target(data).flatMap({ LinkTarget($0) }) else { return nil }
      return .image(Image(source: target, title: Self.title(data), alternative: "", at: location))
    }
  }

  /// `](target "title")`, as links and images end.
  static func tail(_ target: String, title: String) -> String {
    title.isEmpty ? "](\(target))" : "](\(target) \"\(title)\")"
  }

  private static func parts(_ tail: String) -> (target: String, title: String)? {
    guard let cut = tail.firstIndex(of: "]"), tail[cut...].hasPrefix("]("), tail.hasSuffix(")") else { return nil }
    let inner = tail[cut...].dropFirst(2).dropLast()
    guard let blank = inner.firstIndex(of: " "), inner[blank...].hasPrefix(" \"") else { return (String(inner), "") }
    return (String(inner[..<blank]), String(inner[blank...].dropFirst(2).dropLast()))
  }

  private static func target(_ tail: String) -> String? { parts(tail)?.target }
  private static func title(_ tail: String) -> String { parts(tail)?.title ?? "" }
}
