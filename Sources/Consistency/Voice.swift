/// A rule as it is heard in cells.
struct Voice: Sendable {
  let rule: Rule
  /// For each reading and part, where it speaks.
  let parts: [(reading: Int, part: CompiledReading.Part)]

  init(_ rule: Rule) {
    self.rule = rule
    parts = rule.readings.enumerated().flatMap { index, reading in reading.parts.map { (index, $0) } }
  }
}
