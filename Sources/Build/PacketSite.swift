import Claims
public import Consistency
import Guides
import Mustache
public import Pages
public import Rendering

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
}

extension Inspection {
  /// What packets are made from; nil where the content has errors.
  public func packetSite() -> PacketSite? {
    guard !faults.hasErrors, let ledger = content.ledger, let check, let report else { return nil }
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
      observations: check.observations(), gaps: gaps, cases: cases)
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
