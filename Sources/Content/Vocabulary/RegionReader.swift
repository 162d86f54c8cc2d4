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

  private var faults: [Diagnostic] = []
  private var drafts: [RegionSetID: Draft] = [:]
  private var members: [RegionSetID: Set<RegionCode>] = [:]
  private var names: [String] = []

  /// The sets of the regions file.
  static func sets(
    _ records: [Fields], translations: inout TranslationTable, reporting faults: inout [Diagnostic]
  ) -> [RegionSet] {
    var reader = RegionReader()
    reader.names = records.compactMap { $0.text("id") }
    let sets = reader.sets(records, &translations)
    faults += reader.faults
    return sets
  }

  private mutating func report(_ id: DiagnosticID, _ message: String, at location: FileLocation?) {
    faults.append(Diagnostic(id, message, at: location))
  }

  private mutating func sets(_ records: [Fields], _ translations: inout TranslationTable) -> [RegionSet] {
    var seen = UniqueIDs<RegionSetID>("region set")
    var order: [RegionSetID] = []
    for record in records {
      guard let id = record.id("id", of: RegionSet.self), let label = record.text("label"),
        let place = record.located("id")?.location, seen.insert(id, at: place, reporting: &faults),
        let (definition, places) = definition(record)
      else { continue }
      order.append(id)
      drafts[id] = Draft(
        id: id, label: translations.text(label, key: "region/\(id)/label"), asOf: record.date("as-of"),
        definition: definition, places: places, location: place)
    }
    for id in order { resolve(id, path: []) }
    return order.compactMap { id in
      guard let draft = drafts[id], let found = members[id] else { return nil }
      guard !found.isEmpty else {
        report(.emptyRegion, "the region set '\(id)' has no members", at: draft.location)
        return nil
      }
      return RegionSet(
        id: id, label: draft.label, asOf: draft.asOf, definition: draft.definition, members: found.sorted(),
        location: draft.location)
    }
  }

  // MARK: Definitions

  private mutating func definition(_ record: Fields) -> (RegionSet.Definition, [RegionName: FileLocation])? {
    switch (record.node("members"), record.located("set")) {
    case (.some, nil): return memberList(record.texts("members"))
    case (nil, let expression?): return self.expression(expression)
    default:
      report(.missingKey, "a region set needs either 'members' or 'set'", at: record.location)
      return nil
    }
  }

  private mutating func memberList(_ texts: [Located<String>]) -> (RegionSet.Definition, [RegionName: FileLocation]) {
    var places: [RegionName: FileLocation] = [:]
    var list: [RegionName] = []
    for text in texts {
      guard let name = name(text) else { continue }
      if let first = places[name] {
        faults.append(
          Diagnostic(
            .overlappingRegions, "'\(name)' is named twice in this set", at: text.location,
            notes: [Diagnostic.Note("it was first named here", at: first)]))
        continue
      }
      places[name] = text.location
      list.append(name)
    }
    return (.members(list), places)
  }

  private mutating func name(_ text: Located<String>) -> RegionName? {
    if let code = RegionCode(text.value) { return .country(code) }
    if let id = RegionSetID(text.value), names.contains(text.value) { return .set(id) }
    report(.unknownRegion, RegionNames.message(text.value, sets: names), at: text.location)
    return nil
  }

  /// `eu except five plus NO`, or `everywhere except eu, NO`.
  private mutating func expression(_ text: Located<String>) -> (RegionSet.Definition, [RegionName: FileLocation])? {
    let words = text.value.split(separator: " ").map { Located(String($0), at: text.location) }
    var places: [RegionName: FileLocation] = [:]
    if words.first?.value == "everywhere" {
      guard words.count >= 3, words[1].value == "except" else {
        report(.badValue, "'everywhere except' and the sets to leave out were expected here", at: text.location)
        return nil
      }
      let left = words.dropFirst(2).map { Located($0.value.filter { $0 != "," }, at: $0.location) }
      let found = left.compactMap { name($0) }
      for name in found { places[name] = text.location }
      return found.count == left.count ? (.everywhereExcept(found), places) : nil
    }
    guard let first = words.first.flatMap({ name($0) }) else { return nil }
    places[first] = text.location
    var steps: [RegionSet.Step] = []
    for index in stride(from: 1, to: words.count, by: 2) {
      guard let operation = RegionSet.Operation(rawValue: words[index].value) else {
        let known = RegionSet.Operation.allCases.map { $0.rawValue }
        report(
          .badValue,
          "one of \(known.joined(separator: ", ")) was expected here, found '\(words[index].value)'"
            + Suggestion.clause(for: words[index].value, among: known), at: text.location)
        return nil
      }
      guard index + 1 < words.count else {
        report(.badValue, "a region was expected after '\(operation.rawValue)'", at: text.location)
        return nil
      }
      guard let operand = name(words[index + 1]) else { return nil }
      places[operand] = text.location
      steps.append(RegionSet.Step(operation: operation, operand: operand))
    }
    return (.expression(first: first, steps: steps), places)
  }

  // MARK: Members

  /// Works out a set's members, and first those of the sets that it names.
  private mutating func resolve(_ id: RegionSetID, path: [RegionSetID]) {
    guard members[id] == nil, let draft = drafts[id] else { return }
    if let start = path.firstIndex(of: id) {
      let chain = (path[start...] + [id]).map { $0.text }.joined(separator: " → ")
      report(.regionCycle, "region sets are made from each other in a circle: \(chain)", at: draft.location)
      members[id] = []
      drafts[id] = nil
      return
    }
    for name in draft.names {
      if case .set(let inner) = name { resolve(inner, path: path + [id]) }
    }
    // A circle through this set was reported and the set given up.
    guard drafts[id] != nil else { return }
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
