import Claims
import XLIFF

/// Puts units into files that travel.
public struct Export: Sendable {
  /// What goes along.
  public struct Options: Hashable, Sendable {
    /// The form.
    public var format = ExchangeFormat.xliff21
    /// Which units go out.
    public var selection = Selection.all

    /// Everything, as XLIFF 2.1.
    public init(format: ExchangeFormat = .xliff21, selection: Selection = .all) {
      self.format = format
      self.selection = selection
    }
  }

  /// Which units go out.
  public enum Selection: Hashable, Sendable {
    /// All.
    case all
    /// Those that need work: without a translation, drafts, out of date.
    case open
    /// Those that are out of date.
    case stale
    /// Those of one state.
    case state(AssessedUnit.State)

    /// Whether a unit goes out.
    public func takes(_ unit: AssessedUnit) -> Bool {
      switch self {
      case .all: true
      case .open: unit.reliableState < .translated && (unit.unit.kind != .gloss || unit.isTranslated)
      case .stale: unit.isStale
      case .state(let state): unit.state == state
      }
    }
  }

  /// A translation that came back and could not be taken: it goes out again as it is, so that no work is lost.
  public struct Kept: Sendable {
    var inlines: [XLIFF.Inline]
    var reason: String
  }

  private let options: Options
  private let context: ContextBuilder?

  /// An export; without a context builder the files have no notes.
  public init(_ options: Options, context: ContextBuilder?) {
    self.options = options
    self.context = context
  }

  /// The units of a document that go out.
  public func units(of document: DocumentTranslation) -> [AssessedUnit] {
    document.units.filter { options.selection.takes($0) && !$0.unit.source.isEmpty }
  }

  /// The file of a document; nil where nothing goes out or a locale is none that XLIFF knows.
  public func file(of document: DocumentTranslation, keeping kept: [UnitKey: Kept] = [:]) -> [UInt8]? {
    let units = units(of: document)
    guard !units.isEmpty, let source = LanguageTag(document.sourceLocale.tag),
      let target = LanguageTag(document.locale.tag)
    else { return nil }
    let contexts = units.map { context?.context(of: $0, in: document) }
    switch options.format {
    case .xliff21:
      let file = XLIFFFile(
        id: document.source.name.fileID, original: document.source.name.description,
        defaults: InheritedProperties(canResegment: false),
        children: zip(units, contexts).map { .unit(ExportXLIFF21.unit($0, $1, keeping: kept[$0.unit.key])) })
      return XLIFFWriter.write(
        XLIFFDocument(
          sourceLanguage: source, targetLanguage: target, files: [file],
          namespaces: [NamespaceDeclaration(prefix: "gls", uri: XLIFFNamespace.glossary)]))
    case .xliff12:
      return XLIFF12Writer.write(
        XLIFF12Document(files: [
          XLIFF12File(
            original: document.source.name.description, sourceLanguage: source, targetLanguage: target,
            units: zip(units, contexts).map { ExportXLIFF12.unit($0, $1, keeping: kept[$0.unit.key]) })
        ]))
    case .po:
      return POWriter.write(
        PODocument(
          header: [
            POHeaderField("Project-Id-Version", document.source.name.description),
            POHeaderField("Language", document.locale.tag.replacing("-", with: "_")),
            POHeaderField("MIME-Version", "1.0"), POHeaderField("Content-Type", "text/plain; charset=UTF-8"),
            POHeaderField("Content-Transfer-Encoding", "8bit"), POHeaderField("X-Source-Language", source.rawValue),
          ], entries: zip(units, contexts).map { ExportPO.entry($0, $1, document.source.name) }))
    }
  }
}

extension AssessedUnit {
  /// The source and the target that go out, the target's codes named as in the source as it is now. A target of an
  /// older source with other codes would be no valid target: it goes along as a note.
  var travelling: (source: Segment, target: Segment?) {
    let target = stored?.target.flatMap { $0.isEmpty ? nil : $0.matching(unit.source) }
    let codes = unit.source.codes.map(\.id).sorted()
    return (unit.source, target?.codes.map(\.id).sorted() == codes ? target : nil)
  }

  /// The first cause that matters, as a sub-state.
  var subState: String? { (causes.first { $0.isStale } ?? causes.first)?.subState }
}
