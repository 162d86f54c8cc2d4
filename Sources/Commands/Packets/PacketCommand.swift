import Build
import Claims
import Diagnostics
import Packets
import Pages
import Workspace

/// `verbatim packet`: a packet for legal review, and what is done with one.
enum PacketCommand: Command {
  static let guide = Flag("guide", letter: "g", value: "ID", "what one guide relies on; else all guides and quotes")
  static let topic = Flag("topic", letter: "t", value: "ID", "the quotes of one topic")
  static let locale = Flag(
    "locale", letter: "l", value: "TAG", isRepeatable: true, "a language, by the first letters of its tag; else all")
  static let withEnglish = Flag("with-english", "put the original beside every translated passage")
  static let audience = Flag(
    "for", value: "READERS", choices: ["internal", "outside"], "outside leaves out notes, names and open questions")
  static let since = Flag("since", value: "PACKET", "tell what changed since a packet or release, and keep its numbers")
  static let packetOutput = Flag("output", letter: "o", value: "DIR", "the folder to write; it must not exist yet")

  static let asOf = Flag("as-of", value: "REVISION", "what was known in a git revision of the workspace")
  static let form = Flag(
    "as", value: "FORM", choices: ["html", "pdf", "word"], isRepeatable: true,
    "html alone, or also pdf (by WeasyPrint) or word (by pandoc)")
  static let variant = Flag(
    "pdf-variant", value: "KIND", choices: PDFVariant.allCases.map { $0.rawValue },
    "make the PDF for readers with aids, or for archives; nothing validates it")
  static let by = Flag("by", value: "NAME", "who approves: a name and a role")
  static let keyFile = Flag("key-file", value: "FILE", "the signer's secret key, as minisign makes it")
  static let day = Flag("on", value: "DAY", "the day of the approval; today by default")
  static let reply = Flag("reply", value: "FILE", "the reply of the time-stamp service, to be filed")

  static let description = CommandDescription(
    name: "packet", summary: "make a packet for legal review, sign it, and tell whether approvals stand",
    arguments: "[sign|record-approval|timestamp|status PACKET]", argumentCount: 0...3,
    details: """
      Writes a folder that holds all that counsel needs, and proof of it: every passage with the quotes that it relies
      on, every quote in full with where it comes from, disagreements and decisions, as one HTML file a language; tables
      for spreadsheets; the saved copies; and lists of checksums. The number of the packet is the SHA-256 of its
      content.json and stands at the foot of every page. The same content gives the same bytes on any machine.
      'verbatim verify' checks a packet with nothing else at hand.

      packet sign PACKET --by NAME --key-file FILE      signs it, with a key that minisign made
      packet record-approval PACKET FILE --by NAME      records an approval that was given in a file elsewhere
      packet timestamp PACKET [--reply FILE]            writes a request for a time stamp, or files the reply
      packet status                                     tells which approvals still stand, and why others do not
      """,
    flags: [
      packetOutput, guide, topic, locale, withEnglish, audience, since, asOf, form, variant, by, keyFile, day, reply,
    ],
    examples: [
      .init(line: "verbatim packet --output review --guide att-eu", meaning: "one guide, in all languages"),
      .init(
        line: "verbatim packet -o outside --for outside -l en", meaning: "for readers outside the house, in English"),
      .init(line: "verbatim packet -o second --since first", meaning: "and what changed since an earlier packet"),
      .init(
        line: "verbatim packet sign review --by 'Ada Bird, counsel' --key-file ~/.minisign/minisign.key",
        meaning: "sign what is in 'review'"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    if let word = invocation.arguments.first {
      return try PacketActionRun(invocation: invocation, console: console).run(try PacketAction.named(word))
    }
    guard let target = invocation.value(packetOutput) else {
      throw UsageFault("'packet' needs --output DIR", command: description)
    }
    // A missing program is told before any work is done.
    let presses = try presses(invocation)
    let folders = try WorkspaceSearch.folders(invocation, output: nil)
    guard let revision = invocation.value(asOf) else {
      return try make(folders, presses, target, invocation, console)
    }
    return try GitRevision(revision, in: folders.root).withWorkspace { root in
      // The templates and words are those of today: only what was known is of that day.
      let former = try WorkspaceFolders(root: root, output: nil, toolTemplates: CurrentFolder.toolTemplates())
      return try make(former, presses, target, invocation, console)
    }
  }

  private static func make(
    _ folders: WorkspaceFolders, _ presses: [any PaperPress], _ target: String, _ invocation: Invocation,
    _ console: Console
  ) throws -> ExitStatus {
    let inspection = try Inspection.inspect(folders, today: nil)
    // A quote that does not stand in its document is told by `check`; it must not get into a packet.
    guard !inspection.faults.hasErrors, let made = inspection.packetSite() else {
      console.complain(inspection.faults) { inspection.line($0, $1) }
      console.complain("The content has errors; mend them first.\n")
      return .findings
    }
    let scope = try PacketRequest.scope(invocation, made.site)
    let earlier = try invocation.value(since).map { try Self.earlier($0, inspection) }
    console.progress("writing the packet")
    let packet = try PacketMaker(made, scope, earlier: earlier).files(paper: presses)
    try NewFiles.write(packet.files.map { ($0.path, $0.bytes) }, below: target)
    console.say("Packet \(PacketIdentity.short(packet.id)): \(packet.files.count) files in '\(target)'.")
    if let variant = invocation.value(variant) {
      console.say(
        "The PDF was made as \(variant) and does not say so: have it validated, as with veraPDF, before you do.")
    }
    console.say("Next: verbatim verify \(target)")
    return .clean
  }

  /// The packet that `--since` names: one on disk, or that of a recorded release.
  private static func earlier(_ name: String, _ inspection: Inspection) throws -> PacketMaker.EarlierPacket {
    let releases = inspection.content.releases
    guard let release = releases.first(where: { $0.name == name }), (try? PacketReader(name)) == nil else {
      do {
        return try PacketReader(name).content()
      } catch let fault as WorkspaceFault where !releases.isEmpty {
        let hint = Suggestion.clause(for: name, among: releases.map { $0.name })
        throw WorkspaceFault("\(fault.description), nor is it the name of a release\(hint)", remedy: fault.remedy)
      }
    }
    return try inspection.record(of: release)
  }

  private static func presses(_ invocation: Invocation) throws -> [any PaperPress] {
    let forms = invocation.values(form)
    let variant = invocation.value(variant).flatMap { PDFVariant(rawValue: $0) }
    if variant != nil, !forms.contains("pdf") {
      throw UsageFault("'--pdf-variant' needs '--as pdf'", command: description)
    }
    do {
      var presses: [any PaperPress] = []
      if forms.contains("pdf") {
        let press = try PDFPress(variant)
        if let variant, try !press.offers(variant) {
          throw WorkspaceFault(
            "the WeasyPrint that is installed does not make \(variant.rawValue)",
            remedy: "install a newer one, or leave out --pdf-variant")
        }
        presses.append(press)
      }
      if forms.contains("word") { presses.append(try WordPress()) }
      return presses
    } catch let error as OutsideProgram.Missing {
      throw WorkspaceFault(
        "there is no program '\(error.program)' here, which makes this form",
        remedy: "sudo apt-get install \(error.package), or leave out --as; HTML needs no program")
    }
  }
}

/// What a command line asks a packet to be about.
enum PacketRequest {
  static func scope(_ invocation: Invocation, _ site: Site) throws -> PacketScope {
    PacketScope(
      subject: try subject(invocation, site),
      audience: invocation.value(PacketCommand.audience).flatMap { PacketScope.Audience(rawValue: $0) } ?? .inside,
      locales: try locales(invocation, site),
      original: invocation.has(PacketCommand.withEnglish) ? .beside : .leftOut)
  }

  private static func subject(_ invocation: Invocation, _ site: Site) throws -> PacketScope.Subject {
    let (guide, topic) = (invocation.value(PacketCommand.guide), invocation.value(PacketCommand.topic))
    if guide != nil, topic != nil {
      throw UsageFault("a packet is about a guide or a topic, not both", command: PacketCommand.description)
    }
    if let guide {
      if let known = site.guides.first(where: { $0.id.text == guide }) { return .guide(known.id) }
      throw unknown("guide", guide, site.guides.map { $0.id.text })
    }
    if let topic {
      let topics = site.ledger.vocabulary.topics
      if let known = topics.first(where: { $0.id.text == topic }) { return .topic(known.id) }
      throw unknown("topic", topic, topics.map { $0.id.text })
    }
    return .everything
  }

  private static func locales(_ invocation: Invocation, _ site: Site) throws -> [LocaleCode] {
    let all = site.ledger.publication.locales
    let asked = invocation.values(PacketCommand.locale)
    if asked.isEmpty { return all }
    let found = try asked.map { prefix -> LocaleCode in
      let matching = all.filter { $0.tag == prefix || $0.tag.hasPrefix(prefix) }
      guard let only = matching.first(where: { $0.tag == prefix }) ?? (matching.count == 1 ? matching[0] : nil) else {
        throw unknown("language", prefix, all.map { $0.tag })
      }
      return only
    }
    return all.filter { found.contains($0) }
  }

  private static func unknown(_ kind: String, _ name: String, _ known: [String]) -> UsageFault {
    let hint = Suggestion.clause(for: name, among: known)
    let list = known.isEmpty ? "there is none" : "there are \(known.joined(separator: ", "))"
    return UsageFault("there is no \(kind) '\(name)'\(hint); \(list)", command: PacketCommand.description)
  }
}
