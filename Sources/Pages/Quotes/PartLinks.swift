/// The links between the parts of a list that is too long for one page.
enum PartLinks {
  /// The values of the template `pages`; nothing where one page holds all. Parts are counted from 0.
  static func value(_ index: Int, of count: Int, _ edition: Edition, _ address: (Int) -> PageAddress) -> PageValue {
    guard count > 1 else { return .nothing }
    let own = address(index)
    return .record([
      "links": .records(
        (0..<count).map { number in
          [
            "href": .text(own.link(to: address(number))),
            "title": .text(edition.words("part", ["n": String(number + 1)])), "current": .flag(number == index),
          ]
        })
    ])
  }
}
