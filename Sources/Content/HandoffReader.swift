import Claims
public import Diagnostics
public import Localization
public import Workspace

/// Reads what was sent to translators: the files in `Content/handoffs/`.
public enum HandoffReader {
  /// The handoffs of a content folder, by day and name, and what is wrong with their files.
  public static func handoffs(_ folder: Folder) -> (handoffs: [Handoff], diagnostics: [Diagnostic]) {
    var files = ContentFiles(FolderSnapshot(folder, below: "handoffs"))
    let names = files.names(below: "handoffs", ending: ".yaml")
    let handoffs = names.compactMap { handoff("handoffs/\($0).yaml", &files) }
    return (handoffs.sorted { ("\($0.sentOn)", $0.name) < ("\($1.sentOn)", $1.name) }, files.faults)
  }

  /// The handoff of one file below a folder, such as that of an exchange folder.
  public static func handoff(
    _ path: String, in folder: Folder
  ) -> (handoff: Handoff?, diagnostics: [Diagnostic]) {
    var files = ContentFiles(FolderSnapshot(folder))
    let handoff = files.contains(path) ? handoff(path, &files) : nil
    return (handoff, files.faults)
  }

  private static func handoff(_ path: String, _ files: inout ContentFiles) -> Handoff? {
    guard let fields = files.fields(path, FileShapes.handoff), let name = fields.text("handoff"),
      let locale = fields.text("locale").flatMap({ LocaleCode($0) }), let sentOn = fields.date("sent-on"),
      let format = fields.word("format", as: ExchangeFormat.self)
    else { return nil }
    var handoff = Handoff(name: name, locale: locale, sentOn: sentOn, format: format)
    for line in fields.texts("units") {
      guard let unit = Handoff.unit(line.value) else {
        files.report(
          Diagnostic(.badValue, "a unit with two checksums was expected here, found '\(line.value)'", at: line.location)
        )
        continue
      }
      handoff.documents[unit.document, default: [:]][unit.key] = unit.sums
    }
    return handoff
  }
}
