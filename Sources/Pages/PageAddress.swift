import Claims

/// Where a page lies within its locale, and how one page links to another.
struct PageAddress: Hashable {
  /// The path below the locale's folder, ending in `.html`.
  let path: String
  /// The part of the path before the name, with its `/`; empty for pages of the locale's own folder. Links are made by
  /// the hundred thousand, so it is worked out once.
  private let folder: Substring
  /// The prefix from this page to its locale's folder.
  let toLocale: String

  init(path: String) {
    self.path = path
    let slash = UInt8(ascii: "/")
    folder = path.utf8.lastIndex(of: slash).map { path[...$0] } ?? ""
    toLocale = String(repeating: "../", count: folder.utf8.count { $0 == slash })
  }

  static let home = PageAddress(path: "index.html")
  static let sources = PageAddress(path: "sources.html")
  static let disagreements = PageAddress(path: "disagreements.html")
  /// A packet: one page that holds all that it links to.
  static let packet = PageAddress(path: "packet.html")
  static let search = PageAddress(path: "search.html")
  static let topics = PageAddress(path: "topics.html")
  static let changes = PageAddress(path: "changes.html")
  static let register = register(page: 0)

  /// A page of the list of all quotes, counted from 0.
  static func register(page: Int) -> PageAddress {
    PageAddress(path: page == 0 ? "quotes.html" : "quotes-\(page + 1).html")
  }

  /// Whether the page belongs to "Sources and quotes".
  var isAboutSources: Bool {
    self == .sources || self == .disagreements || self == .topics || self == .changes || path.hasPrefix("sources/")
      || path.hasPrefix("quotes")
  }

  /// A page of a guide.
  static func guide(_ id: String, _ kind: GuidePage) -> PageAddress { PageAddress(path: "\(id)/\(kind.rawValue).html") }

  /// A page of the quotes of one source, counted from 0.
  static func quotes(_ source: SourceID, page: Int = 0) -> PageAddress {
    PageAddress(path: page == 0 ? "sources/\(source).html" : "sources/\(source)/\(page + 1).html")
  }

  /// The pages that a guide can have.
  enum GuidePage: String, CaseIterable {
    case guide, checklist, matrix, faq
    case scenario = "case"
  }

  /// The prefix from this page to the site's root.
  var toRoot: String { "../" + toLocale }

  /// The link from this page to another of the same locale, with an anchor if one is given.
  func link(to other: PageAddress, anchor: String? = nil) -> String {
    let fragment = anchor.map { "#\($0)" } ?? ""
    if other == self || self == .packet, anchor != nil { return fragment }
    if folder == other.folder { return other.path[other.folder.endIndex...] + fragment }
    return toLocale + other.path + fragment
  }

  /// The link from this page to its twin in another locale.
  func link(toLocale locale: LocaleCode) -> String { "\(toRoot)\(locale)/\(path)" }
}
