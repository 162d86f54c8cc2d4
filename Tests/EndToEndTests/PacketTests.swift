import Foundation
import Testing

/// Packets, their checking, signing and comparison, through the built program.
@Suite struct PacketTests {
  private static func packet(_ workspace: TemporaryWorkspace) throws {
    let run = try workspace.run("packet", "-o", "review", "-q")
    #expect(run.status == 0, "\(run.errors)")
  }

  /// A key pair in minisign's format, without a password; made for this test and used nowhere else.
  private static let publicKey = "RWQgE764Gcjtw4NFgqE88wpB1nfpF4F+kbCwiS0EEi5j8lojpRmdAcdJ"

  @Test func `a packet is made, found whole, and found altered`() throws {
    let workspace = try TemporaryWorkspace.example()
    try Self.packet(workspace)
    let whole = try workspace.run("verify", "review")
    #expect(whole.status == 0, "\(whole.errors)")
    #expect(whole.output.hasPrefix("Nothing was altered: "))
    #expect(whole.output.hasSuffix("Nobody has signed it.\n"))
    try workspace.replace("Example Corp", with: "Example Korp", in: "review/packet.en.html")
    let altered = try workspace.run("verify", "review")
    #expect(altered.status == 1)
    #expect(altered.errors.contains("review") == false)
    #expect(altered.errors.contains("packet.en.html:"))
    #expect(altered.errors.contains("[packet-file]"))
    let json = try JSON.object(try workspace.run("verify", "review", "--format", "json").output)
    #expect((json["diagnostics"] as? [Any])?.isEmpty == false)
  }

  @Test func `what exists is not written over, and what is no packet is no packet`() throws {
    let workspace = try TemporaryWorkspace.example()
    try Self.packet(workspace)
    let again = try workspace.run("packet", "-o", "review")
    #expect(again.status == 2)
    #expect(again.errors.contains("exists already"))
    let none = try workspace.run("verify", "Content")
    #expect(none.status == 2)
    #expect(none.errors.contains("'Content' is not a packet"))
  }

  @Test(arguments: [
    (["packet"], "'packet' needs --output DIR"),
    (["packet", "-o", "x", "-g", "frist"], "there is no guide 'frist'; did you mean 'first'"),
    (["packet", "-o", "x", "-t", "agee"], "there is no topic 'agee'; did you mean 'age'"),
    (["packet", "-o", "x", "-l", "fr"], "there is no language 'fr'"),
    (["packet", "-o", "x", "-g", "first", "-t", "age"], "a packet is about a guide or a topic, not both"),
    (["packet", "sgin", "x"], "'packet' knows no 'sgin'; did you mean 'sign'"),
    (["packet", "sign", "x"], "'packet sign' needs --by NAME"),
    (["packet", "sign", "x", "--by", "Ada"], "'packet sign' needs --key-file FILE"),
    (["packet", "record-approval", "x"], "'packet record-approval' needs the file that holds the approval"),
  ])
  func `a request that makes no sense is told why`(arguments: [String], message: String) throws {
    let workspace = try TemporaryWorkspace.example()
    let run = try Tool.run(arguments, in: workspace.path)
    #expect(run.status == 2)
    #expect(run.errors.contains(message), "\(run.errors)")
    #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/x"))
  }

  @Test func `a missing program is named with what installs it, and nothing is written`() throws {
    let workspace = try TemporaryWorkspace.example()
    for (form, package) in [("pdf", "weasyprint"), ("word", "pandoc")] {
      let run = try Tool.run(
        ["packet", "-o", "review", "--as", form], in: workspace.path, environment: ["PATH": "/nowhere"])
      #expect(run.status == 2)
      #expect(run.errors.contains("sudo apt-get install \(package)"))
      #expect(!FileManager.default.fileExists(atPath: "\(workspace.path)/review"))
    }
  }

  @Test func `a key inside the workspace is refused`() throws {
    let workspace = try TemporaryWorkspace.example()
    try Self.packet(workspace)
    try workspace.write("untrusted comment: minisign secret key\nAAAA\n", to: "my.key")
    let run = try workspace.run("packet", "sign", "review", "--by", "Ada", "--key-file", "my.key")
    #expect(run.status == 2)
    #expect(run.errors.contains("which others get to see"))
    let other = try TemporaryWorkspace()
    try other.write("no key", to: "my.key")
    let noKey = try workspace.run("packet", "sign", "review", "--by", "Ada", "--key-file", "\(other.path)/my.key")
    #expect(noKey.errors.contains("is not a secret key of minisign"))
  }

  @Test func `an approval is recorded, kept in the workspace, and told when it no longer stands`() throws {
    let workspace = try TemporaryWorkspace.example()
    try Self.packet(workspace)
    try workspace.write("I approve.", to: "mail.eml")
    let record = try workspace.run(
      "packet", "record-approval", "review", "mail.eml", "--by", "Bo Lin, editor", "--on", "2026-11-30")
    #expect(record.status == 0, "\(record.errors)")
    #expect(try workspace.run("verify", "review").output.contains("Approved by Bo Lin, editor (as typed)"))
    #expect(try workspace.run("check").output.contains("Nothing is wrong."))
    let stands = try workspace.run("packet", "status")
    #expect(stands.status == 0)
    #expect(stands.output.hasSuffix(": stands\n"))
    try workspace.replace(
      "In other countries, no", with: "In other countries no", in: "Content/sources/notice/claims.md")
    let lapsed = try workspace.run("packet", "status")
    #expect(lapsed.status == 1)
    #expect(lapsed.output.contains("because the quote 'notice/others-free' has changed"))
    #expect(lapsed.output.contains("In other [-countries,-] no age notice"))
    #expect(lapsed.output.contains("In other {+countries+} no age notice"))
    let check = try workspace.run("check")
    #expect(check.errors.contains("[sign-off-lapsed]"))
    #expect(check.errors.contains("because the quote 'notice/others-free' has changed"))
    // The packet itself is what it was.
    #expect(try workspace.run("verify", "review").status == 0)
  }

  /// What somebody may do to the saved copies of an approved packet.
  @Test(arguments: ["changed", "gone", "gone, a newer one in its place", "gone, and something else is wrong as well"])
  func `a copy that an approval rests on may neither change nor vanish`(fate: String) throws {
    let workspace = try TemporaryWorkspace.example()
    try workspace.write(
      """
      # Age information

      Apps in the six western countries must show the age notice. In other countries, no age notice is needed.

      """, to: "page.md")
    func capture(_ day: String) throws {
      let run = try workspace.run("capture", "notice", "page.md", "--taken-at", day, "--by", "A. Writer")
      #expect(run.status == 0, "\(run.errors)")
    }
    try capture("2026-11-29")
    try Self.packet(workspace)
    try workspace.write("I approve.", to: "mail.eml")
    #expect(try workspace.run("packet", "record-approval", "review", "mail.eml", "--by", "Bo Lin").status == 0)
    #expect(try workspace.run("check").status == 0)
    let copy = "Content/sources/notice/captures/2026-11-29"
    if fate == "changed" {
      try workspace.replace("Age information", with: "Information", in: "\(copy).txt")
      // Whoever mends the record as well does not get away with it.
      let record = try workspace.text("\(copy).yaml")
      let lines = record.split(separator: "\n").filter { !$0.hasPrefix("text-sha256:") }
      try workspace.write(lines.joined(separator: "\n") + "\n", to: "\(copy).yaml")
    } else {
      try workspace.remove("\(copy).txt")
      try workspace.remove("\(copy).yaml")
      if fate.contains("newer") { try capture("2026-11-30") }
      if fate.contains("wrong") { try workspace.write("stray: [", to: "Content/decisions/stray.yaml") }
    }
    let check = try workspace.run("check", "--color", "never")
    #expect(check.status == 1, "\(check.output)")
    let change = fate == "changed" ? "has changed since" : "is no longer there"
    #expect(
      check.errors.contains(
        "error: the saved copy 'captures/notice/2026-11-29.txt' \(change), and the approval by Bo Lin (as typed) rests on"
      ),
      "\(check.errors)")
    #expect(check.errors.contains("[approved-copy]"))
  }

  @Test func `keys of signers come from the workspace, and a bad one is told with its place`() throws {
    let workspace = try TemporaryWorkspace.example()
    try Self.packet(workspace)
    let file = "Content/verbatim.yaml"
    try workspace.write(
      try workspace.text(file) + "signers:\n  - name: Ada Bird\n    role: counsel\n    key: \(Self.publicKey)\n",
      to: file)
    #expect(try workspace.run("verify", "review").status == 0)
    try workspace.replace(Self.publicKey, with: "nonsense", in: file)
    let run = try workspace.run("verify", "review")
    #expect(run.status == 2)
    #expect(run.errors.contains("Content/verbatim.yaml:8:"))
    #expect(run.errors.contains("'nonsense' is not a public key of minisign"))
  }

  @Test func `two packets are compared in four forms`() throws {
    let workspace = try TemporaryWorkspace.example()
    try Self.packet(workspace)
    #expect(try workspace.run("diff", "review", ".").status == 0)
    try workspace.replace(
      "In other countries, no", with: "In other countries no", in: "Content/sources/notice/claims.md")
    let text = try workspace.run("diff", "review", ".")
    #expect(text.status == 1)
    #expect(text.output.contains("Quote changed: notice/others-free"))
    #expect(text.output.contains("Before: In other [-countries,-] no age notice is needed."))
    let json = try JSON.array(try workspace.run("diff", "review", ".", "--format", "json").output)
    #expect(json.first?["kind"] as? String == "quote-altered")
    #expect(json.first?["after"] as? String == "In other countries no age notice is needed.")
    let markdown = try workspace.run("diff", "review", ".", "--format", "markdown").output
    #expect(markdown.hasPrefix("### What changed: `review` → `.`\n"))
    #expect(markdown.contains("In other ~~countries,~~ no age notice is needed."))
    #expect(markdown.contains("In other **countries** no age notice is needed."))
    let html = try workspace.run("diff", "review", ".", "--format", "html").output
    #expect(html.contains("<mark>countries,</mark>"))
  }

  @Test func `git revisions are compared, and a packet tells what was known in one`() throws {
    let workspace = try TemporaryWorkspace.example()
    func git(_ arguments: String...) throws {
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["git", "-c", "user.name=t", "-c", "user.email=t@example.com"] + arguments
      process.currentDirectoryURL = URL(filePath: workspace.path)
      process.standardOutput = FileHandle.nullDevice
      process.standardError = FileHandle.nullDevice
      try process.run()
      process.waitUntilExit()
      #expect(process.terminationStatus == 0)
    }
    try git("init", "-q", ".")
    try git("add", "Content")
    try git("commit", "-q", "-m", "first")
    try git("tag", "first")
    try workspace.replace("must not show", with: "need not show", in: "Content/sources/release-notes/claims.md")
    let run = try workspace.run("diff", "first", ".")
    #expect(run.status == 1, "\(run.errors)")
    #expect(run.output.contains("Quote changed: release-notes/not-for-adult-apps"))
    #expect(run.output.contains("Decision no longer valid: adult-apps"))
    let then = try workspace.run("packet", "-o", "then", "--as-of", "first", "-l", "en")
    #expect(then.status == 0, "\(then.errors)")
    #expect(try workspace.text("then/packet.en.html").contains("Apps for adults only must not show the age notice."))
    for name in ["no-such-thing", "--output=x", "-x"] {
      let none = try workspace.run("diff", "--", name, ".")
      #expect(none.status == 2)
      #expect(none.errors.contains("neither a packet, a database, a workspace nor a git revision"), "\(none.errors)")
    }
  }

  @Test func `a database is compared with a workspace`() throws {
    let workspace = try TemporaryWorkspace.example()
    #expect(try workspace.run("build", "-q").status == 0)
    try workspace.replace(
      "In other countries, no", with: "In other countries no", in: "Content/sources/notice/claims.md")
    let run = try workspace.run("diff", "output/claims.sqlite", ".")
    #expect(run.output.contains("Quote changed: notice/others-free"), "\(run.errors)")
    #expect(try workspace.run("diff", "nowhere.sqlite", ".").status == 2)
  }
}
