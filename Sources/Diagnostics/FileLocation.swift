/// A place in a text file of the workspace: where a diagnostic points, and where a value was read.
///
/// `line` and `column` are 1-based; `column` and `length` count UTF-8 bytes, as compilers do.
public struct FileLocation: Hashable, Sendable {
  /// The path, relative to the workspace, with `/` between its parts.
  public let path: String
  /// The line, 1-based; 0 means the file as a whole.
  public let line: Int
  /// The column, 1-based, in UTF-8 bytes.
  public let column: Int
  /// How many bytes of the line are meant; 0 is a point between two bytes.
  public let length: Int

  /// A place in a file.
  public init(path: String, line: Int, column: Int, length: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
    self.length = length
  }

  /// The file as a whole: for faults that have no line, such as a file that cannot be read.
  public static func wholeFile(_ path: String) -> FileLocation {
    FileLocation(path: path, line: 0, column: 0)
  }
}

extension FileLocation: Comparable {
  /// Sorted by path (bytewise), then by line and column.
  public static func < (left: FileLocation, right: FileLocation) -> Bool {
    if left.path != right.path { return left.path.utf8.lexicographicallyPrecedes(right.path.utf8) }
    if left.line != right.line { return left.line < right.line }
    if left.column != right.column { return left.column < right.column }
    return left.length < right.length
  }
}

extension FileLocation: CustomStringConvertible {
  /// `path:line:column`, or the path alone for a whole file.
  public var description: String { line == 0 ? path : "\(path):\(line):\(column)" }
}
