/// One thing that is wrong with the content, where it is, and the way out.
public struct Diagnostic: Hashable, Sendable, Error {
  /// The closed kind of fault, printed in brackets and explained by `verbatim explain`.
  public let id: DiagnosticID
  /// Whether it fails the run.
  public let severity: Severity
  /// One lower-case sentence without a period: the thing, what was found, what was expected. Words of the content in it
  /// are shortened and made visible, so that it stays one line on any terminal.
  public let message: String
  /// Where it is; nil for faults of the whole workspace.
  public let location: FileLocation?
  /// Other places that matter, such as where an id was used first.
  public let notes: [Note]
  /// Edits that would mend it.
  public let fixIts: [FixIt]

  /// A diagnostic; its severity is the id's own unless told otherwise.
  public init(
    _ id: DiagnosticID, _ message: String, at location: FileLocation?, severity: Severity? = nil,
    notes: [Note] = [], fixIts: [FixIt] = []
  ) {
    self.id = id
    self.severity = severity ?? id.severity
    self.message = VisibleText.sentence(message)
    self.location = location
    self.notes = notes
    self.fixIts = fixIts
  }

  /// How much a diagnostic weighs.
  public enum Severity: String, Sendable, CaseIterable {
    /// Nothing is published while one stands.
    case error
    /// Published, but worth a look; `--strict` turns it into an error.
    case warning
  }

  /// A further place with a sentence of its own.
  public struct Note: Hashable, Sendable {
    /// One lower-case sentence without a period.
    public let message: String
    /// Where it is, if anywhere.
    public let location: FileLocation?

    /// A note.
    public init(_ message: String, at location: FileLocation? = nil) {
      self.message = VisibleText.sentence(message)
      self.location = location
    }
  }

  /// An edit that would mend the fault: the bytes at a place, replaced.
  public struct FixIt: Hashable, Sendable {
    /// What the edit does, as an instruction ("quote the value").
    public let message: String
    /// The bytes to replace; a length of 0 inserts.
    public let location: FileLocation
    /// What to put there.
    public let replacement: String

    /// A fix-it.
    public init(_ message: String, at location: FileLocation, replacement: String) {
      self.message = message
      self.location = location
      self.replacement = replacement
    }
  }
}

extension Diagnostic: Comparable {
  /// Sorted by place, then id, then message: the same findings always print in the same order.
  public static func < (left: Diagnostic, right: Diagnostic) -> Bool {
    switch (left.location, right.location) {
    case (let a?, let b?) where a != b: return a < b
    case (nil, _?): return true
    case (_?, nil): return false
    default: break
    }
    if left.id != right.id { return left.id.rawValue < right.id.rawValue }
    return left.message.utf8.lexicographicallyPrecedes(right.message.utf8)
  }
}

extension Array where Element == Diagnostic {
  /// Whether anything here fails the run.
  public var hasErrors: Bool { contains { $0.severity == .error } }
}
