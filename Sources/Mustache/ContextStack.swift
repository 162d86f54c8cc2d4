/// The values in whose reach a tag stands, the innermost last: where names are looked up.
struct ContextStack {
  private var values: [TemplateValue]

  /// What a name led to.
  enum Lookup {
    /// The value.
    case found(TemplateValue)
    /// No record in reach has the first part.
    case unknown
    /// The part at this position is not in what the parts before it stand for.
    case missing(part: Int, owner: TemplateValue)
  }

  init(_ record: TemplateRecord) { values = [.record(record)] }

  mutating func push(_ value: TemplateValue) { values.append(value) }

  mutating func pop() { values.removeLast() }

  /// The value of a name: the first part is looked up from the innermost record outwards, the others only within what
  /// was found.
  func value(of path: NamePath) -> Lookup {
    guard let first = path.parts.first else { return values.last.map { .found($0) } ?? .unknown }
    guard var value = firstValue(of: first) else { return .unknown }
    for part in path.parts.indices.dropFirst() {
      guard let inner = value.member(path.parts[part]) else {
        return .missing(part: part, owner: value)
      }
      value = inner
    }
    return .found(value)
  }

  private func firstValue(of name: TemplateName) -> TemplateValue? {
    var position = values.count - 1
    while position >= 0 {
      if let value = values[position].member(name) { return value }
      position -= 1
    }
    return nil
  }

  /// The names in reach, those of the innermost record first, each once.
  var names: [String] {
    var seen: Set<String> = []
    return values.reversed().flatMap { value -> [String] in
      guard case .record(let record) = value else { return [] }
      return record.names.sorted().filter { seen.insert($0).inserted }
    }
  }
}

extension TemplateValue {
  /// What the name stands for in a record; nil where the record does not have it, or there is no record.
  fileprivate func member(_ name: TemplateName) -> TemplateValue? {
    if case .record(let record) = self { record.value(of: name) } else { nil }
  }
}
