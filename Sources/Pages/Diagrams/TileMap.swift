public import Claims
import Guides

/// Where the tiles of a map stand: data of the tool's, read from `Templates/tiles.yaml`.
public struct TilePositions: Sendable {
  /// The column and the row of each country, from 0.
  public let places: [RegionCode: Place]

  /// Where a tile stands.
  public struct Place: Hashable, Sendable {
    /// The column, from the left.
    public let column: Int
    /// The row, from the top.
    public let row: Int
  }

  /// Positions by country code, each as `column row`; what is not understood is left out and named by `unread`.
  public init(_ entries: [String: String]) {
    var places: [RegionCode: Place] = [:]
    for (key, value) in entries {
      let numbers = value.split(separator: " ").compactMap { Int($0) }
      guard let code = RegionCode(key), numbers.count == 2, numbers.allSatisfy({ (0..<100).contains($0) }) else {
        continue
      }
      places[code] = Place(column: numbers[0], row: numbers[1])
    }
    self.places = places
  }
}

/// A map of tiles, one a country, coloured and lettered by the class of places that the matrix tells apart.
struct TileMap {
  private static let size = 28
  private let edition: Edition
  private let names: [RegionName]

  /// The map of the places of a guide's first matrix; nil where it has none, or where no positions are known.
  init?(_ edition: Edition, _ guide: Guide) {
    guard !edition.site.tiles.places.isEmpty, case .places(let names, _)? = guide.matrices.first?.axes.first,
      names.count > 1
    else { return nil }
    self.edition = edition
    self.names = names
  }

  /// The values of the template `tile-map`.
  var value: PageRecord {
    let tiles = edition.site.tiles.places.sorted { $0.key < $1.key }
    let columns = (tiles.map { $0.value.column }.max() ?? 0) + 1
    let rows = (tiles.map { $0.value.row }.max() ?? 0) + 1
    return [
      "title": .text(edition.words("map-title")), "width": .text(String(columns * Self.size)),
      "height": .text(String(rows * Self.size)),
      "tiles": .records(tiles.map { tile($0.key, $0.value) }),
      "classes": .records(
        names.enumerated().map { index, name in
          [
            "kind": .text(String(index + 1)), "letter": .text(Self.letter(index)),
            "title": .text(edition.conditions.region(name)),
            "members": .text(members(of: name, among: tiles.map { $0.key })),
          ]
        }),
    ]
  }

  private static func letter(_ index: Int) -> String {
    String(UnicodeScalar(UInt8(ascii: "A") + UInt8(min(index, 25))))
  }

  private func index(of code: RegionCode) -> Int? {
    names.firstIndex { edition.ledger.vocabulary.members(of: $0).contains(code) }
  }

  private func tile(_ code: RegionCode, _ place: TilePositions.Place) -> PageRecord {
    let index = index(of: code)
    let (x, y) = (place.column * Self.size, place.row * Self.size)
    let name = edition.language.name(of: code)
    let label = index.map {
      edition.words("map-tile", ["country": name, "place": edition.conditions.region(names[$0])])
    }
    return [
      "kind": .text(index.map { String($0 + 1) } ?? "0"), "x": .text(String(x + 1)), "y": .text(String(y + 1)),
      "size": .text(String(Self.size - 2)), "middle": .text(String(x + Self.size / 2)),
      "code-line": .text(String(y + 13)), "letter-line": .text(String(y + 23)), "code": .text(code.code),
      "letter": .text(index.map { Self.letter($0) } ?? ""), "name": .text(label ?? name),
    ]
  }

  private func members(of name: RegionName, among shown: [RegionCode]) -> String {
    let members = edition.ledger.vocabulary.members(of: name)
    return edition.language.all(shown.filter { members.contains($0) })
  }
}
