/// One step of rendering. The steps of a template stand in one array; a section knows where it ends.
enum Instruction: Sendable {
  /// Copies bytes of the source.
  case text(Range<Int>)
  /// Starts a line, then copies bytes of the source.
  case line(Range<Int>)
  /// Prints the value of a name (an index into the template's paths).
  case print(path: Int)
  /// Runs the steps up to `end` for each value, or skips them.
  case section(path: Int, end: Int)
  /// Runs the steps up to `end` where the value is falsy.
  case inverted(path: Int, end: Int)
  /// Renders another template (an index into the template's partials).
  case partial(Int)
}
