public import Guides

/// A document whose text is translated, and the file that holds its translation in each locale.
public enum DocumentName: Hashable, Sendable, Comparable, CustomStringConvertible {
  /// The names and phrases of the vocabulary, matrices, decisions and observations.
  case labels
  /// The quotes.
  case glosses
  /// The tool's own words, in a language that has no file of them.
  case words
  /// A document of a guide.
  case guide(GuideID, Part)

  /// The documents of a guide; the raw value is the file's name without `.md`.
  public enum Part: String, Hashable, Sendable, CaseIterable, Comparable {
    case article = "guide"
    case checklist
    case faq

    /// By name.
    public static func < (left: Part, right: Part) -> Bool { left.rawValue < right.rawValue }
  }

  /// The name as commands take it: `labels`, `glosses`, `words`, `guides/att-eu/checklist`.
  public var description: String {
    switch self {
    case .labels: "labels"
    case .glosses: "glosses"
    case .words: "words"
    case .guide(let id, let part): "guides/\(id)/\(part.rawValue)"
    }
  }

  /// The document of a name; nil where it is none.
  public init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { String($0) }
    switch parts.count {
    case 1 where text == "labels": self = .labels
    case 1 where text == "glosses": self = .glosses
    case 1 where text == "words": self = .words
    case 3 where parts[0] == "guides":
      guard let id = GuideID(parts[1]), let part = Part(rawValue: parts[2]) else { return nil }
      self = .guide(id, part)
    default: return nil
    }
  }

  /// The id of the XLIFF file element: the name with dots.
  var fileID: String { String(decoding: description.utf8.map { $0 == 0x2F ? 0x2E : $0 }, as: UTF8.self) }

  /// The id of a unit's row in the preview that goes along with an export.
  public func anchor(of unit: UnitKey) -> String { "\(fileID).\(unit)" }

  /// The document of a file element's id.
  init?(fileID: String) { self.init(String(decoding: fileID.utf8.map { $0 == 0x2E ? 0x2F : $0 }, as: UTF8.self)) }

  /// The file below a locale's folder that holds the translation.
  public var path: String { "\(description).xlf" }

  /// Labels, glosses, words, then guides by id.
  public static func < (left: DocumentName, right: DocumentName) -> Bool {
    switch (left, right) {
    case (.guide(let a, let p), .guide(let b, let q)): (a, p) < (b, q)
    default: left.rank < right.rank
    }
  }

  private var rank: Int {
    switch self {
    case .labels: 0
    case .glosses: 1
    case .words: 2
    case .guide: 3
    }
  }
}
