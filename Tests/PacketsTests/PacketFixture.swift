import Build
import Claims
import Digests
import Foundation
import Packets
import Pages
import TestSupport
import Workspace

/// A small workspace with a saved copy, a note that only the house may read, and packets made of it.
struct PacketFixture {
  let folder: TemporaryFolder

  /// What must never leave the house, wherever an author may write it.
  static let canary = "canary-7f3a"
  static let name = "Ada Canary-Bird"

  private static let checkout = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()
  private static var templates: String { checkout.appending(path: "Templates").path() }

  init() throws {
    folder = try TemporaryFolder()
    try NewWorkspace.write(to: folder.path, toolTemplates: [Self.templates])
    let notice = """
      # Age information
      Apps in the six western countries must show the age notice.

      In other countries, no age notice is needed.

      """
    try folder.write(notice, to: "Content/sources/notice/captures/page.txt")
    try folder.write(
      """
      text: page.txt
      media-type: text/html
      sha256: \(SHA256(of: "the page as it was").hex)
      extent: excerpt
      taken: 2026-11-01
      taken-by: \(Self.name), counsel
      method: Saved by hand, \(Self.canary).

      """, to: "Content/sources/notice/captures/page.yaml")
    try add("note: \(Self.canary)\n", after: "topics: [age]\n", in: "Content/sources/notice/source.yaml")
    try add(
      "note: \(Self.canary)\n", after: "- in western: age-notice must be shown\n",
      in: "Content/sources/notice/claims.md")
    try add(
      "internal-note: \(Self.canary)\n", after: "review-by: 2099-12-31\n", in: "Content/decisions/adult-apps.yaml")
    try replace("owner: editor", with: "owner: \(Self.name)", in: "Content/decisions/adult-apps.yaml")
  }

  func text(_ file: String) -> String { folder.text(file) ?? "" }

  func replace(_ old: String, with new: String, in file: String) throws {
    let text = text(file)
    guard text.contains(old) else { throw Missing(words: old, file: file) }
    try folder.write(text.replacing(old, with: new), to: file)
  }

  private func add(_ line: String, after: String, in file: String) throws {
    try replace(after, with: after + line, in: file)
  }

  struct Missing: Error {
    let words: String
    let file: String
  }

  /// What packets are made from, read anew.
  func site() throws -> PacketSite {
    let folders = try WorkspaceFolders(
      root: folder.path, output: nil, toolTemplates: [Self.templates])
    let inspection = try Inspection.inspect(folders, today: nil)
    guard let site = inspection.packetSite() else {
      throw Broken(diagnostics: inspection.content.diagnostics.map { "\($0)" })
    }
    return site
  }

  struct Broken: Error {
    let diagnostics: [String]
  }

  func maker(
    _ audience: PacketScope.Audience = .inside, original: PacketScope.Original = .leftOut,
    earlier: PacketMaker.EarlierPacket? = nil
  ) throws -> PacketMaker {
    let made = try site()
    let scope = PacketScope(
      subject: .everything, audience: audience, locales: made.site.ledger.publication.locales, original: original)
    return PacketMaker(
      made.site, scope,
      PacketMatters(
        observations: made.observations, gaps: made.gaps, cases: made.cases,
        evidence: QuoteSearch.evidence(made.site.ledger), translations: made.translations), renderer: made.renderer,
      earlier: earlier)
  }

  /// Writes a packet into the fixture's folder and gives back its path.
  func write(_ packet: Packet, as name: String) throws -> String {
    for file in packet.files { try folder.write(file.bytes, to: "\(name)/\(file.path)") }
    return "\(folder.path)/\(name)"
  }
}
