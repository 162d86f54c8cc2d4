import XLIFF

/// A unit as XLIFF 1.2 that travels.
enum ExportXLIFF12 {
  /// Who speaks in the notes that go out.
  static let author = "verbatim"

  static func unit(_ unit: AssessedUnit, _ context: UnitContext?, keeping kept: Export.Kept?) -> TransUnit {
    let (source, target) = unit.travelling
    var notes = (context?.notes ?? []).map { TransUnitNote("\($0.category.dropFirst(3)): \($0.text)", from: author) }
    if let kept { notes.insert(TransUnitNote("not taken: \(kept.reason)", from: author), at: 0) }
    notes += (unit.stored?.questions ?? []).map { TransUnitNote("question: \($0)", from: author) }
    return TransUnit(
      id: unit.unit.key.text, isApproved: unit.state == .final && !unit.isStale ? true : nil,
      source: SegmentCoding.inlines(source, .full),
      target: (kept?.inlines ?? target.map { SegmentCoding.inlines($0, .full) }).map {
        TransUnitTarget(
          $0, state: kept == nil ? state(unit) : "needs-translation",
          stateQualifier: unit.subState.map { "x-" + $0.replacing(":", with: "-") })
      }, notes: notes)
  }

  private static func state(_ unit: AssessedUnit) -> String {
    guard !unit.isStale else { return "needs-adaptation" }
    return switch unit.state {
    case .untranslated: "new"
    case .draft: "needs-translation"
    case .translated: "translated"
    case .reviewed: "signed-off"
    case .final: "final"
    }
  }
}
