import Claims
import Markup

/// What changed between two states of a workspace, as one page that holds all that it shows.
public struct DifferencePage {
  private let changes: [PacketChange]
  private let words: Words
  private let old: String
  private let new: String

  /// The changes from one state to another; `old` and `new` are their names.
  public init(_ changes: [PacketChange], words: Words, old: String, new: String) {
    self.changes = changes
    self.words = words
    self.old = old
    self.new = new
  }

  /// The page.
  public func page() -> Page {
    let title = words("diff-title")
    let values: PageRecord = [
      "lang": .text(words.locale.tag), "window-title": .text(title), "title": .text(title),
      "old": .text(old), "new": .text(new),
      "none": changes.isEmpty ? .text(words("diff-none")) : .nothing,
      "entries": .records(changes.map { ChangeValue(words).value($0) }),
    ]
    return Page(path: "changes.html", locale: words.locale, template: "difference", values: values)
  }
}
