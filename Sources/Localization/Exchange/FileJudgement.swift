public import Diagnostics
import XLIFF

/// Any XLIFF 2.x file by itself, judged against the specification.
public enum FileJudgement {
  /// What is wrong with a file, its text for carets, and its version.
  public static func judge(
    _ bytes: [UInt8], path: String
  ) -> (diagnostics: [Diagnostic], text: SourceText, version: String?) {
    let reading = XLIFFReader.read(bytes, path: path)
    return (reading.diagnostics.sorted(), reading.text, reading.document?.version.rawValue)
  }
}
