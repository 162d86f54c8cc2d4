import Claims
import Digests
public import Pages
public import Rendering

/// Makes a packet: the content record first, whose digest is the packet's id, then every file that prints it.
public struct PacketMaker {
  private let selection: PacketSelection
  private let renderer: PageRenderer
  private let quoteDigests: [ClaimID: String]
  private let earlier: EarlierPacket?

  /// A packet that a new one is compared with.
  public struct EarlierPacket: Sendable {
    /// Its id.
    public let id: String
    /// What it says.
    public let content: PacketContent

    /// An earlier packet.
    public init(id: String, content: PacketContent) {
      self.id = id
      self.content = content
    }
  }

  /// A packet of a site. `earlier` gives quotes their numbers and is what the changes are told against.
  public init(
    _ site: Site, _ scope: PacketScope, _ matters: PacketMatters, renderer: PageRenderer, earlier: EarlierPacket? = nil
  ) {
    let known = earlier?.content.quotes.compactMap { quote in ClaimID(quote.id).map { ($0, quote.number) } } ?? []
    selection = PacketSelection(
      site, scope, matters, numbers: Dictionary(known) { first, _ in first },
      lastNumber: earlier?.content.quotes.map { $0.number }.max() ?? 0)
    self.renderer = renderer
    quoteDigests = Self.digests(site.ledger)
    self.earlier = earlier
  }

  /// The SHA-256 of every quote, and of every report's paraphrase.
  static func digests(_ ledger: Ledger) -> [ClaimID: String] {
    var digests: [ClaimID: String] = [:]
    for claim in ledger.claims {
      digests[claim.id] = SHA256(of: claim.quotation?.text ?? claim.report?.paraphrase.original ?? "").hex
    }
    return digests
  }

  /// What the packet says.
  public func content() -> PacketContent {
    var content = PacketRecorder(selection, quoteDigests: quoteDigests).content()
    if let earlier {
      let changes = PacketComparison(earlier.content, content).changes()
      content.changes = PacketContent.Changes(
        packet: earlier.id, asOf: earlier.content.asOf,
        entries: changes.map {
          PacketContent.Change(
            kind: $0.kind.rawValue, subject: $0.subject, number: $0.number, before: $0.before, after: $0.after)
        })
    }
    return content
  }

  /// The packet's number as it stands at the foot of every page.
  private func foot(_ id: String, _ locale: LocaleCode) -> String {
    [selection.site.words[locale]?("packet-number"), PacketIdentity.short(id)].compactMap { $0 }.joined(separator: " ")
  }

  /// All files of the packet, sorted by path. `paper` turns a rendering into further files, such as a PDF.
  public func files(paper: [any PaperPress] = []) throws -> Packet {
    let content = content()
    let (contentBytes, id) = try content.file()
    var files = [PacketFile(PacketName.content, contentBytes)]
    for locale in selection.scope.locales {
      let identity = PacketIdentity(
        id: id, quoteDigests: quoteDigests,
        earlier: earlier.map { PacketIdentity.Earlier(id: $0.id, asOf: CalendarDate($0.content.asOf)) },
        changes: earlier.map {
          PacketComparison($0.content, content, words: selection.site.words[locale]).changes()
        } ?? [])
      let page = PacketPage(selection, identity, in: locale, form: .screen).page()
      files.append(PacketFile(page.path, try renderer.render(page)))
      if !paper.isEmpty {
        let sheet = try renderer.render(PacketPage(selection, identity, in: locale, form: .paper).page())
        for press in paper {
          files.append(
            try press.print(
              PaperSheet(
                html: sheet, locale: locale, asOf: selection.site.ledger.publication.asOf, foot: foot(id, locale),
                attached: files[0])))
        }
      }
      if let words = selection.site.words[locale] {
        let sentences = PacketSentences(selection, in: locale)
        files += try PacketTables(
          content: content, words: words, sentences: sentences, findings: selection.findings
        ).files()
      }
    }
    for capture in selection.captures { files.append(PacketFile(PacketPaths.capture(capture), capture.text)) }
    let words = selection.scope.locales.compactMap { selection.site.words[$0] }
    files.append(PacketFile(PacketName.verify, VerifyText(content: content, id: id).text(words)))
    let manifest = try CanonicalJSON.bytes(PacketManifest(packet: id, files: files))
    files.append(PacketFile(PacketName.manifest, manifest))
    let sums = PacketManifest.checksums(files.map { ($0.path, SHA256(of: $0.bytes).hex) })
    files.append(PacketFile(PacketName.checksums, sums))
    return Packet(
      id: id, content: content, files: files.sorted { $0.path.utf8.lexicographicallyPrecedes($1.path.utf8) })
  }
}
