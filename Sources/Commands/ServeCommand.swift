import Build
import Content
import Diagnostics
import Foundation
import Preview
import Workspace

/// `verbatim serve`: shows the site on this machine, and builds it anew with every change.
enum ServeCommand: Command {
  private static let port = Flag("port", letter: "p", value: "N", "the port; else 4280, or the next that is free")
  private static let open = Flag("open", "open the first page in the browser")

  static let description = CommandDescription(
    name: "serve", summary: "show the site on this machine, and update it with every change", arguments: "",
    argumentCount: 0...0,
    details: """
      Builds the site and shows it under an address that only this machine can reach. Whenever something in 'Content/'
      or 'Templates/' is saved, the site is built anew and open pages that changed are loaded again. While the content
      has errors, pages stay as they were and tell what is wrong, with file and line. Control-C stops it.
      """,
    flags: [port, open, .output],
    examples: [
      .init(line: "verbatim serve --open", meaning: "and look at the first page"),
      .init(line: "verbatim serve --port 0 -q", meaning: "on any free port; prints the address alone"),
    ])

  static func run(_ invocation: Invocation, _ console: Console) throws -> ExitStatus {
    var ports: [UInt16] = Array(4280...4299) + [0]
    if let text = invocation.value(port) {
      guard let number = UInt16(text) else {
        throw UsageFault("'\(text)' is not a port: a number from 0 to 65535", command: description)
      }
      ports = [number]
    }
    let folders = try WorkspaceSearch.folders(invocation)
    // Before any thread begins, so that none of them takes the signals.
    let stop = StopSignals()
    let watched = [folders.content.root] + folders.templates.map { $0.root }
    let loop = PreviewLoop(watching: watched + [folders.root + "/Templates"].filter { !watched.contains($0) })
    let rebuild = PreviewBuild(invocation: invocation, console: console)
    let state = rebuild.run()
    let server = try start(folders, ports)
    server.tell(state)
    // The address is the result, which scripts wait for; the rest is talk.
    console.write("\(server.address)\n")
    console.say("Control-C stops the preview.")
    if invocation.has(open) { Browser.open(server.address, console) }
    loop.run(server, until: stop) { rebuild.run() }
    console.say("The preview has stopped.")
    return .clean
  }

  private static func start(_ folders: WorkspaceFolders, _ ports: [UInt16]) throws -> PreviewServer {
    let words = InterfaceWords(folders)
    let files = PreviewFiles(
      script: folders.toolFile("preview/preview.js"), style: folders.toolFile("preview/preview.css"))
    for port in ports {
      if let server = try? PreviewServer(
        site: "\(folders.output)/site", port: port, files: files,
        words: PreviewWords(locales: words.locales, entries: words.entries), authoring: authoring(folders.content))
      {
        return server
      }
    }
    throw WorkspaceFault(
      "port \(ports[0]) of this machine is taken", remedy: "choose another with --port, or any free one with --port 0")
  }
}

extension ServeCommand {
  /// What the preview asks for when words are selected. The content is read anew each time: it may have changed.
  private static func authoring(_ folder: Folder) -> PreviewAuthoring {
    PreviewAuthoring { source in
      guard let quotable = try? Quotable(source: source, ContentLoader.load(folder)) else { return nil }
      return quotable.captures.flatMap { TextPassages($0.text).passages }.map {
        PreviewAuthoring.Passage(headings: $0.headings, text: $0.text)
      }
    } claim: { source, words in
      guard let quotable = try? Quotable(source: source, ContentLoader.load(folder)),
        let passage = FoundPassage.find(words, in: quotable.captures).first
      else { return nil }
      return quotable.proposal(passage).text()
    }
  }
}

/// One build for the preview, told in a line on the console and as a state to the pages.
struct PreviewBuild {
  let invocation: Invocation
  let console: Console

  /// Builds; whatever goes wrong is a state too, since the preview goes on.
  func run() -> BuildState {
    let start = Date.now
    do {
      switch try SiteBuilder(try WorkspaceSearch.folders(invocation)).build(progress: { console.progress($0) }) {
      case .upToDate:
        console.say("Up to date.")
        return BuildState(isCurrent: true, problems: [])
      case .published(let changes, _, let inspection, let notes, _):
        let warnings = inspection.faults
        console.complain(warnings + notes) { inspection.line($0, $1) }
        let seconds = String(format: "%.2f", Date.now.timeIntervalSince(start))
        console.say("Built in \(seconds) s: \(changes.written) files written, \(changes.removed) removed.")
        return BuildState(isCurrent: true, problems: warnings + notes) { inspection.line($0, $1) }
      case .refused(let inspection):
        let errors = inspection.faults.filter { $0.severity == .error }
        console.complain(inspection.faults) { inspection.line($0, $1) }
        return BuildState(isCurrent: false, problems: errors) { inspection.line($0, $1) }
      case .behind:
        // The preview asks for no state of translations, so none can be missing.
        return BuildState(isCurrent: true, problems: [])
      }
    } catch let fault as BuildFault {
      let files = fault.files
      console.complain(fault.diagnostics) { path, line in files[path]?.line(line) }
      return BuildState(isCurrent: false, problems: fault.diagnostics) { path, line in files[path]?.line(line) }
    } catch let fault as Diagnostic {
      console.complain([fault]) { _, _ in nil }
      return BuildState(isCurrent: false, problems: [fault])
    } catch {
      console.complain("verbatim: \(error)\n")
      return BuildState(isCurrent: false, problems: [Diagnostic(.unreadableFile, "\(error)", at: nil)])
    }
  }
}

/// The browser of the desktop.
enum Browser {
  /// Opens an address; that none could be opened is told, and no failure.
  static func open(_ address: String, _ console: Console) {
    #if os(macOS)
      let program = "open"
    #else
      let program = "xdg-open"
    #endif
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [program, address]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    process.terminationHandler = { _ in }
    do { try process.run() } catch { console.complain("The browser could not be opened; open \(address) yourself.\n") }
  }
}
