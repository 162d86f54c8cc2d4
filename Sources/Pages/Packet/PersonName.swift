/// A person as content names one: a role of the house ("counsel"), a name, or a name with a role ("Ada Bird, counsel").
struct PersonName {
  private let words: Words
  /// Whether names are told; otherwise roles alone.
  private let showsNames: Bool

  init(_ words: Words, showsNames: Bool) {
    self.words = words
    self.showsNames = showsNames
  }

  /// The person in the words of a language. Known roles are named in the tool's own words.
  func text(_ person: String) -> String {
    if let role = role(person) { return role }
    if showsNames { return person }
    guard let cut = person.lastIndex(of: ",") else { return words("packet-name-left-out") }
    let last = String(person[person.index(after: cut)...].drop { $0 == " " })
    return role(last) ?? last
  }

  private func role(_ text: String) -> String? { words.entries["who-\(text.lowercased())"] }

  /// Whether a person acts as counsel.
  static func isCounsel(_ person: String?) -> Bool {
    person?.lowercased().split(separator: ",").contains { $0.drop { $0 == " " } == "counsel" } ?? false
  }
}
