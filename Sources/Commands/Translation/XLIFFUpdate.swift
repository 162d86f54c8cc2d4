import Localization

/// `verbatim xliff update`: keys and stored translations follow what authors wrote.
enum XLIFFUpdate {
  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    guard let desk = try TranslationDesk.open(invocation, console) else { return .findings }
    let locales = try desk.locales(invocation, XLIFFCommand.description)
    var files: [(path: String, bytes: [UInt8])] = []
    var lines: [String] = []
    for document in try desk.documents(locales, named: [], XLIFFCommand.description) {
      let result = Updating.updated(document, stamps: desk.content.stamps)
      if let file = result.document.flatMap({ desk.file($0) }) { files.append(file) }
      let parts = [
        (result.added.count, "new"), (result.moved.count, "taken over"), (result.removed.count, "dropped"),
      ].filter { $0.0 > 0 }.map { "\($0.0) \($0.1)" }
      if !parts.isEmpty {
        lines.append("\(document.locale) \(document.source.name): \(parts.joined(separator: ", "))")
        for key in result.removed { lines.append("    dropped: \(key)") }
      }
    }
    files += records(desk)
    let changed: [String]
    if invocation.has(XLIFFCommand.dryRun) {
      changed = []
      lines.append("Nothing was written.")
    } else {
      changed = try desk.write(files)
    }
    for line in lines { console.say(line) }
    for path in changed { console.say("wrote Content/\(path)") }
    if lines.isEmpty, changed.isEmpty { console.say("Everything is up to date.") }
    return .clean
  }

  /// The `units.yaml` of every guide.
  static func records(_ desk: TranslationDesk) -> [(path: String, bytes: [UInt8])] {
    desk.content.unitRecords.sorted { $0.key < $1.key }.filter { !$0.value.documents.isEmpty }.map {
      ("guides/\($0.key)/units.yaml", Array($0.value.yaml.utf8))
    }
  }
}
