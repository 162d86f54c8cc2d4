import Claims

/// The rows that others refer to by number: files, locales, names, headings, conditions and lists.
final class NameTables {
  /// Files by path.
  let files: NameTable<ExactText>
  /// Locales by tag.
  let locales: NameTable<LocaleCode>
  /// Documents by name.
  let sources: NameTable<SourceID>
  /// Topics by name.
  let topics: NameTable<TopicID>
  /// Dimensions by name.
  let dimensions: NameTable<DimensionID>
  /// Outcomes by name.
  let outcomes: NameTable<OutcomeID>
  /// Values by name.
  let values: NameTable<ValueID>
  /// Sets of regions by name.
  let regionSets: NameTable<RegionSetID>
  /// Claims by address.
  let claims: AddressTable
  /// Paths of headings.
  let headings: HeadingTable
  /// Frames, conditions and guards.
  let conditions: ConditionTable
  /// Lists of topics.
  let topicLists: ListTable<Topic>
  /// Lists of values.
  let valueLists: ListTable<DimensionValue>
  /// Lists of dimensions.
  let dimensionLists: ListTable<Dimension>

  /// Empty tables.
  init(_ access: TableAccess) {
    files = NameTable(Schema.file, access, text: \.text) { ExactText($0) }
    locales = NameTable(Schema.locale, access, text: \.tag) { LocaleCode($0) }
    sources = NameTable(Schema.sourceName, access, text: \.text) { SourceID($0) }
    topics = NameTable(Schema.topicName, access, text: \.text) { TopicID($0) }
    dimensions = NameTable(Schema.dimensionName, access, text: \.text) { DimensionID($0) }
    outcomes = NameTable(Schema.outcomeName, access, text: \.text) { OutcomeID($0) }
    values = NameTable(Schema.valueName, access, text: \.text) { ValueID($0) }
    regionSets = NameTable(Schema.regionSetName, access, text: \.text) { RegionSetID($0) }
    claims = AddressTable(access, sources: sources)
    headings = HeadingTable(access)
    conditions = ConditionTable(access, dimensions: dimensions, values: values, regionSets: regionSets)
    topicLists = ListTable(Schema.topicList, Schema.topicListItem, access, names: topics)
    valueLists = ListTable(Schema.valueList, Schema.valueListItem, access, names: values)
    dimensionLists = ListTable(Schema.dimensionList, Schema.dimensionListItem, access, names: dimensions)
  }

  /// Reads all rows.
  func load() throws(DatabaseFault) {
    try files.load()
    try locales.load()
    try sources.load()
    try topics.load()
    try dimensions.load()
    try outcomes.load()
    try values.load()
    try regionSets.load()
    try claims.load()
    try headings.load()
    try conditions.load()
    try topicLists.load()
    try valueLists.load()
    try dimensionLists.load()
  }
}
