public import Diagnostics
public import Markup

/// Numbered lists that start again where a reader expects them to go on: a code block between two items ends a list
/// unless it is indented.
public enum ListChecks {
  /// Where lists start again: lists of one section with nothing but code, tables and the like between them.
  public static func restarts(in document: Document) -> [FileLocation] {
    var restarts: [FileLocation] = []
    var next: Int?
    for located in document.blocks {
      switch located.block {
      case .list(let list):
        guard case .number(let start) = list.marker else {
          next = nil
          continue
        }
        if let next, next > 1, start == 1 { restarts.append(located.location) }
        next = start + list.items.count
      case .code, .table, .embed: continue
      case .paragraph, .heading, .quote, .thematicBreak: next = nil
      }
    }
    return restarts
  }

  /// The lines of a plain text, 1-based, whose number starts again; nil lines end a list, other lines do not.
  public static func restarts(numbers: [Int?], ends: (Int) -> Bool) -> [Int] {
    var restarts: [Int] = []
    var last: Int?
    for (index, number) in numbers.enumerated() {
      if let number {
        if let last, last > 1, number == 1 { restarts.append(index + 1) }
        last = number
      } else if ends(index) {
        last = nil
      }
    }
    return restarts
  }
}
