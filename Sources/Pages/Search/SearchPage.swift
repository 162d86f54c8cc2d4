import Claims

/// The page that searches the site, offline. Without a script it leads to the lists that hold everything.
struct SearchPage {
  private let edition: Edition
  private let address = PageAddress.search
  private var words: Words { edition.words }

  init(_ edition: Edition) { self.edition = edition }

  func page() -> Page {
    var frame = PageFrame(edition: edition, address: address, title: words("search"))
    frame.lead = RichText.label(words("search-lead"))
    let lists: [(PageAddress, String)] = [
      (.register, "all-quotes"), (.topics, "topics"), (.sources, "sources"), (.disagreements, "disagreements"),
    ]
    let links = lists.map { target, title -> PageRecord in
      ["href": .text(address.link(to: target)), "title": .text(words(title))]
    }
    return Page(address, edition, template: "search", values: frame.values.adding(["lists": .records(links)]))
  }
}
