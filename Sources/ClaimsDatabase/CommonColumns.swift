import Claims
import Diagnostics

// The groups of columns that several tables have.
extension RowWriter.Row {
  /// The next four columns are a place in a file.
  mutating func put(_ place: FileLocation, _ names: NameTables) throws(DatabaseFault) {
    put(try names.files.number(of: ExactText(place.path)))
    put(place.line)
    put(place.column)
    put(place.length)
  }

  /// The next three columns are the value of a dimension.
  mutating func put(_ value: ScenarioValue, _ names: NameTables) throws(DatabaseFault) {
    if case .value(let id) = value { put(try names.values.number(of: id)) } else { putNull() }
    if case .version(let version) = value { put(version.description) } else { putNull() }
    if case .region(let code) = value { put(code.code) } else { putNull() }
  }
}

extension RowReader {
  /// The next four columns as a place in a file.
  func place(_ names: NameTables) throws(DatabaseFault) -> FileLocation {
    let path = try names.files.name(integer()).text
    return FileLocation(path: path, line: int(), column: int(), length: int())
  }

  /// The next three columns as the value of a dimension.
  func scenarioValue(_ names: NameTables) throws(DatabaseFault) -> ScenarioValue {
    let value = try names.values.optionalName(optionalInteger())
    let version = try optionalValue { Version($0) }
    let country = try optionalValue { RegionCode($0) }
    if let value { return .value(value) }
    if let version { return .version(version) }
    if let country { return .region(country) }
    throw damaged("a value that is none")
  }
}
