import Build
import Claims
import Content
import Diagnostics
import Packets
import Pages
import Workspace

/// `verbatim release`: records what the content says on the day of a release, so that pages can tell what changed since.
enum ReleaseCommand: Command {
  private static let packet = Flag("packet", value: "DIR", "record what a packet says, instead of the content of now")
  private static let by = Flag("by", value: "NAME", "who records it: a name and a role")
  private static let day = Flag("on", value: "DAY", "the day of the release; today by default")

  /// The most bytes of a file that the content is read with.
  private static let sizeLimit = 8 << 20

  static let description = CommandDescription(
    name: "release", summary: "record a release, so that pages tell what has changed since", arguments: "[NAME]",
    argumentCount: 0...1,
    details: """
      Writes what all guides and quotes say now to 'Content/releases/NAME.json', with its checksum and day beside it, in
      NAME.yaml. From then on the page of changes, and the feed of a public site, tell what has changed since: quotes,
      decisions, disagreements, cases, passages and translations, word by word. Commit both files; a release is never
      changed. Without a name, lists the releases.

      'verbatim packet --since NAME' and 'verbatim diff NAME .' compare with a release as well.
      """,
    flags: [packet, by, day],
    examples: [
      .init(line: "verbatim release 1.0 --by 'Ada Bird, editor'", meaning: "record what is published today"),
      .init(
        line: "verbatim release to-counsel --packet review", meaning: "tell changes since a packet that went out"),
      .init(line: "verbatim diff 1.0 .", meaning: "what has changed since, on the console"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation)
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let name = invocation.arguments.first else { return list(inspection, console) }
    guard ReleaseReader.isName(name) else {
      throw UsageFault(
        "'\(name)' cannot name a release: letters, digits, hyphens and points, no point first", command: description)
    }
    let typed = invocation.value(day)
    guard let on = typed.map({ CalendarDate($0) }) ?? CalendarDate.today, on.year != nil else {
      throw UsageFault("'\(typed ?? "")' is no day: write it as 2026-11-30", command: description)
    }
    guard !inspection.content.releases.contains(where: { $0.name == name }) else {
      throw WorkspaceFault(
        "there is a release '\(name)' already, and a release is never changed", remedy: "record one of another name")
    }
    guard let content = try content(invocation, inspection) else {
      console.complain(inspection.faults) { inspection.line($0, $1) }
      console.complain("The content has errors; mend them first.\n")
      return .findings
    }
    let (bytes, id) = try content.file()
    guard bytes.count <= sizeLimit else {
      throw WorkspaceFault(
        "the record has \(bytes.count) bytes, and a file of the content may have \(sizeLimit)",
        remedy: "record the packet of one guide: verbatim packet -o DIR --guide ID, then --packet DIR")
    }
    let by = invocation.value(by).map { "by: \(YAMLText.scalar($0))\n" } ?? ""
    try NewFiles.write(
      [
        ("releases/\(name).json", bytes), ("releases/\(name).yaml", Array("on: \(on)\n\(by)packet: \(id)\n".utf8)),
      ], below: folders.content.root)
    console.say("Content/releases/\(name).yaml\nContent/releases/\(name).json")
    console.say("Next: commit both; 'verbatim build' then tells what has changed since.")
    return .clean
  }

  /// What is recorded; nil where the content has errors.
  private static func content(_ invocation: Invocation, _ inspection: Inspection) throws -> PacketContent? {
    if let folder = invocation.value(packet) { return try PacketReader(folder).content().content }
    return try inspection.releaseContent()
  }

  private static func list(_ inspection: Inspection, _ console: Console) -> ExitStatus {
    let releases = inspection.content.releases.sorted { ($0.on.description, $0.name) < ($1.on.description, $1.name) }
    for release in releases {
      let by = release.by.map { ", \($0)" } ?? ""
      console.write("\(release.name): \(release.on)\(by), packet \(PacketIdentity.short(release.sha256))\n")
    }
    if releases.isEmpty { console.say("No release has been recorded. Next: verbatim release NAME") }
    return .clean
  }
}
