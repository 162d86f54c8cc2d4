public import Claims
public import Consistency
import Guides
import Localization
import Mustache
public import Packets
public import Pages
public import Rendering
import Workspace

/// What packets and comparisons are made from: the site as a value, its renderer, and what is computed beyond pages.
public struct PacketSite: Sendable {
  /// All that pages are made from.
  public let site: Site
  /// The templates with the tool's words.
  public let renderer: PageRenderer
  /// What each observation means for the quotes.
  public let observations: [ObservationFinding]
  /// The open cases of each matrix.
  public let gaps: [PacketMatters.MatrixGaps]
  /// The cases of each matrix, none folded.
  public let cases: [PacketMatters.MatrixCases]
  /// How far the translations have come.
  public let translations: [PacketMatters.TranslationCount]
}

extension PacketMaker {
  /// A packet of a workspace.
  public init(_ made: PacketSite, _ scope: PacketScope, earlier: EarlierPacket? = nil) {
    self.init(
      made.site, scope,
      PacketMatters(
        observations: made.observations, gaps: made.gaps, cases: made.cases,
        evidence: QuoteSearch.evidence(made.site.ledger), translations: made.translations),
      renderer: made.renderer, earlier: earlier)
  }
}

extension Inspection {
  /// What packets are made from, and what approvals are compared with; nil where files have errors. Quotes that do not
  /// stand in their documents are no obstacle to comparing, so whoever makes a packet looks at `faults` as well.
  public func packetSite() -> PacketSite? {
    guard !content.diagnostics.hasErrors, let ledger = content.ledger, let check, let report else { return nil }
    let evaluator = Evaluator(check, report)
    let site = Site(
      ledger: ledger, guides: content.guides, report: report, evaluator: evaluator, words: tool.words,
      evidence: evidence)
    var gaps: [PacketMatters.MatrixGaps] = []
    var cases: [PacketMatters.MatrixCases] = []
    for guide in content.guides {
      for matrix in guide.matrices {
        let shape = matrix.shape
        gaps.append(
          PacketMatters.MatrixGaps(guide: guide.id, matrix: matrix, gaps: check.gaps(in: shape, evaluator)))
        cases.append(
          PacketMatters.MatrixCases(guide: guide.id, matrix: matrix, rows: MatrixBuilder(evaluator, shape).rows()))
      }
    }
    return PacketSite(
      site: site, renderer: PageRenderer(templates: tool.templates, words: tool.words),
      observations: check.observations(), gaps: gaps, cases: cases,
      translations: content.translations.compactMap { $0.count })
  }
}

extension Inspection {
  /// The same of a ledger alone, such as that of a database: there are no guides, and so no matrices. Nil where the
  /// vocabulary cannot be checked.
  public static func packetSite(of ledger: Ledger, toolTemplates: [String]) throws -> PacketSite? {
    guard let folder = toolTemplates.lazy.compactMap({ try? Folder($0, prefix: "Templates") }).first else { return nil }
    let tool = try ToolFiles.load([folder], locales: ledger.publication.locales)
    guard let check = try? ConsistencyCheck(ledger, quoteDigests: QuoteDigests.digests(ledger), today: nil) else {
      return nil
    }
    let report = check.report()
    let site = Site(
      ledger: ledger, guides: [], report: report, evaluator: Evaluator(check, report), words: tool.words)
    return PacketSite(
      site: site, renderer: PageRenderer(templates: tool.templates, words: tool.words),
      observations: check.observations(), gaps: [], cases: [], translations: [])
  }
}

extension DocumentTranslation {
  /// How many texts are in which state; nil for names and labels, which packets do not count.
  fileprivate var count: PacketMatters.TranslationCount? {
    let guide: GuideID?
    switch source.name {
    case .labels, .words: return nil
    case .glosses: guide = nil
    case .guide(let id, _): guide = id
    }
    // A translation beside a quotation may be left out.
    let units = units.filter { $0.unit.kind != .gloss || $0.isTranslated }
    let outdated = units.count { $0.isTranslated && $0.isStale }
    let reviewed = units.count { $0.state >= .reviewed && !$0.isStale }
    let translated = units.count { $0.state == .translated && !$0.isStale }
    return PacketMatters.TranslationCount(
      guide: guide, locale: locale, translated: translated, reviewed: reviewed, outdated: outdated,
      missing: units.count - outdated - reviewed - translated)
  }
}

extension Matrix {
  /// The table that the matrix declares, as the checker knows it.
  fileprivate var shape: MatrixShape {
    let axes = axes.map { axis -> MatrixAxis in
      switch axis {
      case .dimension(let id): .dimension(id)
      case .places(let names, let mean): .places(mean, names)
      }
    }
    return MatrixShape(axes: axes, fixed: given, outcomes: outcomes)
  }
}
