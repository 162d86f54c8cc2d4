import Claims

extension Source.Kind {
  /// How much weight a kind of document has when a text says "regardless": 0 is the most. The order in which the kinds
  /// are declared. Rank proposes and orders; it never decides between documents that merely disagree.
  var rank: Int { Self.allCases.firstIndex(of: self) ?? Self.allCases.count }
}
