/// Names with their values, in the order in which they were given.
///
/// Most records have a handful of names and are searched one after the other; larger ones carry an index.
/// A name that is given twice keeps its place and takes the later value.
public struct TemplateRecord: Sendable {
  /// Whoever has the values, where they are not held here.
  private var source: (any TemplateSource)?
  private var entries: [Entry]
  /// Where each name stands in `entries`; empty while the record is small.
  private var index: [TemplateName: Int]

  private struct Entry: Sendable {
    let name: TemplateName
    var value: TemplateValue
  }

  /// Up to this many names, looking at each of them is faster than an index.
  private static let searchedUpTo = 16

  /// A record of the given names.
  public init(_ elements: some Collection<(String, TemplateValue)>) {
    entries = []
    entries.reserveCapacity(elements.count)
    index = [:]
    for (name, value) in elements { set(value, for: name) }
  }

  /// A record whose values are asked for when a template needs them.
  public init(source: some TemplateSource) {
    self.source = source
    entries = []
    index = [:]
  }

  /// Gives a name a value, in place of the one that it may have.
  public mutating func set(_ value: TemplateValue, for name: String) {
    if let source { self = TemplateRecord(source.names.map { ($0, source.value(of: $0) ?? .nothing) }) }
    let name = TemplateName(name)
    if let position = position(of: name) {
      entries[position].value = value
      return
    }
    entries.append(Entry(name: name, value: value))
    if !index.isEmpty {
      index[name] = entries.count - 1
    } else if entries.count > Self.searchedUpTo {
      for position in entries.indices { index[entries[position].name] = position }
    }
  }

  /// The value of a name, or nil where the record does not have the name.
  public subscript(name: String) -> TemplateValue? { value(of: TemplateName(name)) }

  /// The names, in the order in which they were given.
  public var names: [String] { source?.names ?? entries.map(\.name.text) }

  func value(of name: TemplateName) -> TemplateValue? {
    if let source { return source.value(of: name.text) }
    return position(of: name).map { entries[$0].value }
  }

  private func position(of name: TemplateName) -> Int? {
    guard index.isEmpty else { return index[name] }
    for position in entries.indices where entries[position].name.fingerprint == name.fingerprint {
      if entries[position].name.text == name.text { return position }
    }
    return nil
  }
}

extension TemplateRecord: Equatable {
  /// Equal where the same names have the same values in the same order.
  public static func == (left: TemplateRecord, right: TemplateRecord) -> Bool {
    left.names == right.names && left.names.allSatisfy { left[$0] == right[$0] }
  }
}

extension TemplateRecord: ExpressibleByDictionaryLiteral {
  /// A record as `["title": .text(title), "steps": .list(steps)]`.
  public init(dictionaryLiteral elements: (String, TemplateValue)...) { self.init(elements) }
}
