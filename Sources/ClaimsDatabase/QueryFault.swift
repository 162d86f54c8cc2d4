public import Diagnostics

/// Why a request is no query.
public struct QueryFault: Error, Hashable, Sendable {
  /// All that is wrong with it.
  public let diagnostics: [Diagnostic]

  /// A fault.
  public init(diagnostics: [Diagnostic]) { self.diagnostics = diagnostics }
}
