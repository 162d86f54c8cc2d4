public import Diagnostics

/// Why a run could not go on although the workspace itself may be sound: templates or words that are broken.
public struct BuildFault: Error, Sendable {
  /// What is wrong, sorted by place.
  public let diagnostics: [Diagnostic]
  /// The lines that carets stand below, by file.
  public let files: [String: SourceText]
}
