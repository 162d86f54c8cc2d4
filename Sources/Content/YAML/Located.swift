import Diagnostics

/// A value with the place where it was read.
struct Located<Value> {
  let value: Value
  let location: FileLocation
  /// Where the bytes of a text stand, when they are not simply those at `location`: quoted, folded or escaped.
  let runs: [TextRun]

  init(_ value: Value, at location: FileLocation, runs: [TextRun] = []) {
    self.value = value
    self.location = location
    self.runs = runs
  }
}

extension Located: Equatable where Value: Equatable {}
extension Located: Hashable where Value: Hashable {}
extension Located: Sendable where Value: Sendable {}

/// Bytes of a text that stand one after another on one line of its file.
struct TextRun: Hashable, Sendable {
  /// The offset of the first of them in the text.
  let offset: Int
  /// Where it stands; the length is that of the run.
  let location: FileLocation
}

extension Located<String> {
  /// The place of a part of the text, given by its bytes.
  func place(of part: Range<Int>) -> FileLocation {
    guard let run = runs.last(where: { $0.offset <= part.lowerBound }) ?? runs.first else {
      return shifted(location, by: part.lowerBound, length: part.count)
    }
    let shift = max(part.lowerBound - run.offset, 0)
    // What lies behind the run's end (an escape, a line end) is shown at the end.
    let start = min(shift, run.location.length)
    return shifted(run.location, by: start, length: min(part.count, run.location.length - start))
  }

  private func shifted(_ place: FileLocation, by bytes: Int, length: Int) -> FileLocation {
    FileLocation(path: place.path, line: place.line, column: place.column + bytes, length: length)
  }
}
