import Claims
import Diagnostics

/// Builds the named sets of regions: reads their definitions, then works out the members, whatever the order.
struct RegionReader {
  /// A set as it was written, before its members are known.
  fileprivate struct Draft {
    let id: RegionSetID
    let label: LocalizedText
    let asOf: CalendarDate?
    let definition: RegionSet.Definition
    /// The place of each name in the definition.
    let places: [RegionName: FileLocation]
    let location: FileLocation
  }

  /// How deep sets may be made from sets.
  private static let depthLimit = 64

  private var faults: [Diagnostic] = []
  private var drafts: [RegionSetID: Draft] = [:]
  private var members: [RegionSetID: Set<RegionCode>] = [:]
  /// Sets of which something was reported: what is made from them is given up without another word.
  private var broken: Set<RegionSetID> = []

  /// The sets of the regions file, and the names of those that are broken.
  static func sets(
    _ records: [Fields], translations: inout TranslationTable, broken: inout BrokenNames,
    reporting faults: inout [Diagnostic]
  ) -> [RegionSet] {
    var reader = RegionReader()
    let sets = reader.sets(records, &translations)
    for id in reader.broken {
      broken.add(.region, id.text)
    }
    faults += reader.faults
    return sets
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, at location: FileLocation?) {
    faults.append(Diagnostic(id, message, at: location))
  }

  private mutating func sets(_ records: [Fields], _ translations: inout TranslationTable) -> [RegionSet] {
    var seen = UniqueIDs<RegionSetID>("region set")
    var order: [RegionSetID] = []
    let expression = RegionExpression(sets: records.compactMap { $0.text("id") })
    for record in records {
      guard let id = record.id("id", of: RegionSet.self), let place = record.located("id")?.location,
        seen.insert(id, at: place, reporting: &faults)
      else { continue }
      let label = translations.text(record.text("label") ?? id.text, key: "region/\(id)/label")
      order.append(id)
      var reader = expression
      let definition = definition(record, &reader)
      faults += reader.faults
      if !reader.faults.isEmpty || definition == nil { broken.insert(id) }
      guard let definition else { continue }
      drafts[id] = Draft(
        id: id, label: label, asOf: record.date("as-of"), definition: definition, places: reader.places, location: place
      )
    }
    for id in order { resolve(id, path: []) }
    return order.compactMap { finished($0) }
  }

  private mutating func definition(_ record: Fields, _ reader: inout RegionExpression) -> RegionSet.Definition? {
    switch (record.node("members"), record.node("set")) {
    case (.some, nil): return reader.members(record.texts("members"))
    case (nil, .some): return record.located("set").flatMap { reader.expression($0) }
    case (nil, nil): report(.missingKey, "a region set needs either 'members' or 'set'", at: record.location)
    default: report(.wrongShape, "a region set has either 'members' or 'set', not both", at: record.location)
    }
    return nil
  }

  private mutating func finished(_ id: RegionSetID) -> RegionSet? {
    guard let draft = drafts[id], let found = members[id], !broken.contains(id) else { return nil }
    guard !found.isEmpty else {
      report(.emptyRegion, "the region set '\(id)' has no members", at: draft.location)
      broken.insert(id)
      return nil
    }
    return RegionSet(
      id: id, label: draft.label, asOf: draft.asOf, definition: draft.definition, members: found.sorted(),
      location: draft.location)
  }

  // MARK: Members

  /// Works out a set's members, and first those of the sets that it names.
  private mutating func resolve(_ id: RegionSetID, path: [RegionSetID]) {
    guard members[id] == nil, let draft = drafts[id] else { return }
    if let start = path.firstIndex(of: id) {
      let circle = path[start...]
      let chain = (circle + [id]).map { $0.text }.joined(separator: " → ")
      if broken.isDisjoint(with: circle) {
        report(.regionCycle, "region sets are made from each other in a circle: \(chain)", at: draft.location)
      }
      broken.formUnion(circle)
      return
    }
    guard path.count < Self.depthLimit else {
      report(
        .wrongShape, "region sets are made from each other more than \(Self.depthLimit) deep here", at: draft.location)
      broken.insert(id)
      return
    }
    for case .set(let inner) in draft.names {
      resolve(inner, path: path + [id])
      if broken.contains(inner) { broken.insert(id) }
    }
    members[id] = evaluate(draft)
  }

  private mutating func evaluate(_ draft: Draft) -> Set<RegionCode> {
    switch draft.definition {
    case .members(let names):
      var found: Set<RegionCode> = []
      for name in names {
        let more = regions(name)
        if let code = found.intersection(more).min() {
          report(
            .overlappingRegions, "'\(name)' names \(code) again, which another entry of this set holds already",
            at: draft.places[name])
        }
        found.formUnion(more)
      }
      return found
    case .everywhereExcept(let names):
      return names.reduce(into: Set(RegionCode.all)) { $0.subtract(regions($1)) }
    case .expression(let first, let steps):
      return steps.reduce(into: regions(first)) { found, step in
        switch step.operation {
        case .except: found.subtract(regions(step.operand))
        case .plus: found.formUnion(regions(step.operand))
        case .within: found.formIntersection(regions(step.operand))
        }
      }
    }
  }

  private func regions(_ name: RegionName) -> Set<RegionCode> {
    switch name {
    case .country(let code): [code]
    case .set(let id): members[id] ?? []
    }
  }
}

extension RegionReader.Draft {
  /// All names in the definition.
  fileprivate var names: [RegionName] {
    switch definition {
    case .members(let names), .everywhereExcept(let names): names
    case .expression(let first, let steps): [first] + steps.map { $0.operand }
    }
  }
}
