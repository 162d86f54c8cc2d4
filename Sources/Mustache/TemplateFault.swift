public import Diagnostics

/// Why templates could not be compiled, or one not rendered.
public struct TemplateFault: Error, Sendable {
  /// What is wrong, sorted by place; never empty.
  public let diagnostics: [Diagnostic]

  /// How many diagnostics one template or one rendering yields before it is given up.
  static let limit = 100

  init(_ diagnostics: [Diagnostic]) { self.diagnostics = diagnostics.sorted() }
}
