/// What a diagnostic means, an example, and the way out: data, from which `verbatim explain` and `docs/diagnostics.md`
/// are made.
public struct DiagnosticExplanation: Hashable, Sendable {
  /// Which diagnostic.
  public let id: DiagnosticID
  /// What it means, in whole sentences.
  public let meaning: String
  /// What gives rise to it.
  public let example: String
  /// What to do, in whole sentences.
  public let remedy: String

  init(_ id: DiagnosticID, meaning: String, example: String, remedy: String) {
    self.id = id
    self.meaning = meaning
    self.example = example
    self.remedy = remedy
  }

  /// Explanations that belong together.
  public struct Group: Hashable, Sendable {
    /// What they are about.
    public let title: String
    /// The explanations, in the order of `DiagnosticID`.
    public let explanations: [DiagnosticExplanation]
  }

  /// All explanations, in the order of `DiagnosticID`.
  public static let groups = [
    files, yaml, ids, claims, markdown, guides, templates, translations, packets, findings,
  ]

  /// The explanation of a diagnostic.
  public static func of(_ id: DiagnosticID) -> DiagnosticExplanation? {
    groups.lazy.flatMap { $0.explanations }.first { $0.id == id }
  }

  /// What the console prints.
  public var text: String {
    """
    \(id.rawValue) (\(id.severity.rawValue))
      \(meaning)
      For example: \(example)
      To mend it: \(remedy)

    """
  }

  /// `docs/diagnostics.md`, whole.
  public static var page: String {
    var page = """
      # Diagnostics
      What each message of the tool means, with an example and the way out: `verbatim explain ID` prints the same. This page
      is made from `Sources/Diagnostics/Explanations`; `VERBATIM_RECORD=1 swift test --filter DiagnosticExplanationTests` writes it anew.

      """
    for group in groups {
      page += "\n## \(group.title)\n"
      for explanation in group.explanations {
        page += """

          ### \(explanation.id.rawValue)
          \(explanation.meaning)

          - Severity: \(explanation.id.severity.rawValue)
          - For example: `\(explanation.example.filter { $0 != "`" })`
          - To mend it: \(explanation.remedy)

          """
      }
    }
    return page
  }
}
