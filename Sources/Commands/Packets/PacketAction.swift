import Build
import Claims
import Content
import Diagnostics
import Digests
import Packets
import Workspace

/// What is done with a packet that exists: sign it, record an approval, stamp the time, look whether approvals stand.
enum PacketAction: String, CaseIterable {
  case sign
  case recordApproval = "record-approval"
  case timestamp
  case status

  /// The action that a word names; nil where it names none.
  static func named(_ word: String) throws(UsageFault) -> PacketAction {
    if let action = PacketAction(rawValue: word) { return action }
    let hint = Suggestion.clause(for: word, among: allCases.map { $0.rawValue })
    throw UsageFault("'packet' knows no '\(word)'\(hint)", command: PacketCommand.description)
  }
}

/// Runs an action on a packet.
struct PacketActionRun {
  let invocation: Invocation
  let console: Console

  func run(_ action: PacketAction) throws -> ExitStatus {
    switch action {
    case .sign: return try sign()
    case .recordApproval: return try recordApproval()
    case .timestamp: return try timestamp()
    case .status: return try status()
    }
  }

  // MARK: The packet at hand

  private func argument(_ index: Int, _ what: String) throws(UsageFault) -> String {
    guard invocation.arguments.count > index else {
      throw UsageFault("'packet \(invocation.arguments[0])' needs \(what)", command: PacketCommand.description)
    }
    return invocation.arguments[index]
  }

  private func value(_ flag: Flag) throws(UsageFault) -> String {
    guard let value = invocation.value(flag) else {
      throw UsageFault(
        "'packet \(invocation.arguments[0])' needs --\(flag.name) \(flag.value ?? "")",
        command: PacketCommand.description)
    }
    return value
  }

  /// The packet, checked; nil where it was altered, which was told.
  private func packet(_ path: String) throws -> (reader: PacketReader, result: PacketVerifier.Result)? {
    let reader = try PacketReader(path)
    let result = PacketVerifier(reader).verify()
    guard result.faults.isEmpty else {
      console.complain(result.faults) { _, _ in nil }
      console.complain("The packet is not what it was; nothing was written.\n")
      return nil
    }
    return (reader, result)
  }

  private func day() throws(UsageFault) -> String {
    guard let text = invocation.value(PacketCommand.day) else { return CalendarDate.today?.description ?? "" }
    guard let day = CalendarDate(text), day.year != nil else {
      throw UsageFault("'\(text)' is not a day such as 2026-11-30", command: PacketCommand.description)
    }
    return day.description
  }

  private func locales(_ content: PacketContent) throws(UsageFault) -> [String] {
    var found: [String] = []
    for prefix in invocation.values(PacketCommand.locale) {
      let matching = content.scope.locales.filter { $0 == prefix || $0.hasPrefix(prefix) }
      guard let only = matching.first(where: { $0 == prefix }) ?? (matching.count == 1 ? matching[0] : nil) else {
        throw UsageFault(
          "the packet has no language '\(prefix)'; it has \(content.scope.locales.joined(separator: ", "))",
          command: PacketCommand.description)
      }
      found.append(only)
    }
    return content.scope.locales.filter { found.contains($0) }
  }

  /// Writes files into the packet, and records also into the workspace, if there is one.
  private func file(_ files: [PacketFile], in path: String, records: [PacketFile]) throws {
    try NewFiles.write(files.map { ($0.path, $0.bytes) }, below: path)
    guard let root = invocation.value(.workspace) ?? CurrentFolder.workspace() else {
      console.say(
        "There is no workspace here; copy the record to 'Content/signoffs' of yours to be told when it lapses.")
      return
    }
    try NewFiles.write(records.map { ($0.path, $0.bytes) }, below: "\(root)/Content")
  }

  // MARK: Approvals

  private func sign() throws -> ExitStatus {
    let path = try argument(1, "the packet's folder")
    let by = try value(PacketCommand.by)
    let keyPath = try value(PacketCommand.keyFile)
    let key = try secretKey(keyPath, packet: path)
    guard let (_, result) = try packet(path), let content = result.content else { return .findings }
    let files = try SignOff.sign(result, by: by, on: try day(), locales: try locales(content), key: key)
    try file(files, in: path, records: files)
    console.say("Signed as '\(by)' with the key \(key.publicKey.shownID): \(files[1].path)")
    console.say("Others check it with: verbatim verify \(path) --key \(key.publicKey.text)")
    return .clean
  }

  /// The key; a key that lies in the packet or in the workspace is refused, since both are given away.
  private func secretKey(_ path: String, packet: String) throws -> MinisignSecretKey {
    let root = invocation.value(.workspace) ?? CurrentFolder.workspace()
    for folder in [packet, root].compactMap({ $0 }) where CurrentFolder.isInside(path, folder) {
      throw WorkspaceFault(
        "the key '\(path)' lies inside '\(folder)', which others get to see", remedy: "move it out of there")
    }
    let text = try KeyFile.text(path)
    do {
      return try MinisignSecretKey(file: text)
    } catch .needsPassword {
      let password = readLine(strippingNewline: true)
      do { return try MinisignSecretKey(file: text, password: password ?? "") } catch {
        throw WorkspaceFault(
          "the password does not open the key '\(path)'",
          remedy: "give the password on the first line of standard input")
      }
    } catch {
      throw WorkspaceFault("'\(path)' is not a secret key of minisign", remedy: "make one with 'minisign -G'")
    }
  }

  private func recordApproval() throws -> ExitStatus {
    let path = try argument(1, "the packet's folder and the file that holds the approval")
    let approval = try argument(2, "the file that holds the approval")
    let by = try value(PacketCommand.by)
    let bytes = try KeyFile.bytes(approval)
    guard let (_, result) = try packet(path), let content = result.content else { return .findings }
    let name = approval.split(separator: "/").last.map { String($0) } ?? approval
    let record = try SignOff.recordApproval(
      result, by: by, on: try day(), locales: try locales(content), file: PacketFile(name, bytes))
    try file([record], in: path, records: [record])
    console.say("Recorded the approval of '\(by)' (as typed): \(record.path)")
    return .clean
  }

  // MARK: Time stamps

  private func timestamp() throws -> ExitStatus {
    let path = try argument(1, "the packet's folder")
    guard let (_, result) = try packet(path) else { return .findings }
    if let replyPath = invocation.value(PacketCommand.reply) {
      let bytes = try KeyFile.bytes(replyPath)
      let reply = try TimeStamp.reply(bytes, for: result)
      try NewFiles.write([(reply.path, reply.bytes)], below: path)
      console.say("Filed the time stamp of \(TimeStamp.time(in: bytes, for: result) ?? "?"): \(reply.path)")
      return .clean
    }
    guard let request = TimeStamp.request(result) else { return .findings }
    try NewFiles.write([(request.path, request.bytes)], below: path)
    console.say(
      """
      Wrote the request \(request.path); it holds a checksum and nothing else. Somebody sends it to a time-stamp service:
        curl -H 'Content-Type: application/timestamp-query' --data-binary @\(path)/\(request.path) SERVICE > reply.tsr
      and files the reply: verbatim packet timestamp \(path) --reply reply.tsr
      """)
    return .clean
  }

  // MARK: Standing

  private func status() throws -> ExitStatus {
    let folders = try WorkspaceSearch.folders(invocation, output: nil)
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let made = inspection.packetSite() else {
      console.complain(inspection.faults) { inspection.line($0, $1) }
      return .findings
    }
    let (standings, faults) = try SignOffStandings.all(folders, made)
    console.complain(faults) { _, _ in nil }
    if standings.isEmpty, faults.isEmpty {
      console.say("No approval is recorded in 'Content/signoffs'.")
      return .clean
    }
    for standing in standings {
      let record = standing.record
      console.write(
        "\(standing.path): \(record.signer), \(record.on), \(record.locales.joined(separator: ", ")): "
          + (standing.reasons.isEmpty ? "stands\n" : "no longer valid\n"))
      for reason in standing.reasons {
        console.write("    because \(reason.text)\n")
        guard let words = reason.words else { continue }
        let marked = VersionMarks.text(words.before, words.after)
        console.write("        before: \(marked.before)\n        now:    \(marked.after)\n")
      }
    }
    return standings.contains { !$0.reasons.isEmpty } || !faults.isEmpty ? .findings : .clean
  }
}
