import Consistency
import Diagnostics

/// A set of cases as JSON: an array with one object for each dimension that matters, as `docs/schemas/check.schema.json`
/// has it. Regions are named by sets and countries, as rule lines name them.
enum BoxJSON {
  static func value(_ terms: [BoxTerm]) -> JSONValue { .array(terms.map { value($0) }) }

  private static func value(_ term: BoxTerm) -> JSONValue {
    let range: (key: String, value: JSONValue) =
      switch term.range {
      case .values(let values): ("is", .strings(values.map { $0.text }))
      case .inside(let names): ("in", .strings(names.map { $0.description }))
      case .outside(let names): ("outside", .strings(names.map { $0.description }))
      case .versions(let spans): ("versions", .array(spans.map { value($0) }))
      }
    // Said only where it is so: most dimensions always have a value.
    return .members([
      "dimension": .string(term.dimension.text), range.key: range.value,
      "orNotApplicable": term.includesNotApplicable ? .boolean(true) : nil,
    ])
  }

  private static func value(_ span: VersionSpan) -> JSONValue {
    .members([
      "from": span.from.map { .string($0.description) }, "before": span.before.map { .string($0.description) },
    ])
  }
}
