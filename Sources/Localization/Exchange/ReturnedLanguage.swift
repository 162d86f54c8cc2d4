public import Claims
import XLIFF

/// Which language a returned file is in.
public enum ReturnedLanguage {
  /// The target language that a file says; nil where it says none.
  public static func of(_ bytes: [UInt8], path: String) -> LocaleCode? {
    if path.hasSuffix(".po") || path.hasSuffix(".pot") {
      let tag = POReader.read(bytes, path: path).document["Language"]?.replacing("_", with: "-")
      return tag.flatMap { LocaleCode($0) }
    }
    if let tag = XLIFFReader.read(bytes, path: path).document?.targetLanguage { return LocaleCode(tag.rawValue) }
    let old = XLIFF12Reader.read(bytes, path: path).document?.files.compactMap(\.targetLanguage).first
    return old.flatMap { LocaleCode($0.rawValue) }
  }
}
