public import Diagnostics

/// What reading an XLIFF 2.x file gave.
public struct XLIFFReading: Sendable {
  /// The document; nil where the file is not XML or too broken to be held as values.
  public var document: XLIFFDocument?
  /// The breaches of the specification, sorted by place; a document with breaches may still be there.
  public var violations: [XLIFFViolation]
  /// Why the file could not be read as XML at all.
  public var problems: [Diagnostic]
  /// The file's text in UTF-8; places count in it.
  public var text: SourceText
  /// The encoding that the file was read with.
  public var encoding: String

  /// Everything that is wrong, as diagnostics.
  public var diagnostics: [Diagnostic] { problems + violations.map(\.diagnostic) }
  /// Whether the file is XLIFF 2.0 or 2.1 without a breach.
  public var isValid: Bool { problems.isEmpty && violations.isEmpty }
}

/// Reads XLIFF 2.0 and 2.1 files and judges them against the specification.
public enum XLIFFReader {
  /// Reads a file's bytes; `path` is for places only.
  public static func read(_ bytes: [UInt8], path: String, limits: XMLLimits = XMLLimits()) -> XLIFFReading {
    let file = XMLReader.read(bytes, path: path, limits: limits)
    var reading = XLIFFReading(
      document: nil, violations: [], problems: file.problems, text: file.text, encoding: file.encoding)
    guard let root = file.root else { return reading }
    reading.violations = XLIFFValidator.violations(in: root)
    do {
      reading.document = try DocumentDecoder.document(root)
    } catch {
      // What cannot be held is a breach as well; it is said once.
      if reading.violations.isEmpty { reading.violations = [error] }
    }
    return reading
  }
}

extension XLIFFDocument {
  /// The breaches of the specification in a document that was made; those of a read one have their places.
  public var violations: [XLIFFViolation] {
    XLIFFValidator.violations(in: DocumentEncoder.element(self))
  }
}
