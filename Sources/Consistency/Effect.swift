public import Claims

/// What a statement says where it speaks: "is the sheet", "must not be shown".
public struct Effect: Hashable, Sendable {
  /// Whether it tells what happens or what is required, recommended, allowed or forbidden.
  public let modality: Statement.Modality
  /// The values, in the order of the outcome.
  public let values: [ValueID]

  /// What a statement says where it speaks.
  public init(modality: Statement.Modality, values: [ValueID]) {
    self.modality = modality
    self.values = values
  }

  /// What a statement that says this "only if" says everywhere else; nil where nothing follows, as from "must be A
  /// only if", which leaves open which of several other values is allowed.
  func elsewhere(_ outcome: Outcome) -> Effect? {
    Self.elsewhere(modality, outcome.mask(of: values), valueCount: outcome.values.count).map { modality, values in
      Effect(modality: modality, values: outcome.values(in: values))
    }
  }

  /// The same with sets of values.
  static func elsewhere(_ modality: Statement.Modality, _ values: UInt32, valueCount: Int)
    -> (modality: Statement.Modality, values: UInt32)?
  {
    let others = Stance.all(valueCount) & ~values
    switch modality {
    case .isSo: return others == 0 ? nil : (.isSo, others)
    case .must: return others.nonzeroBitCount == 1 && values.nonzeroBitCount == 1 ? (.may, others) : nil
    case .may: return others == 0 ? nil : (.mustNot, values)
    // Whoever is not advised to do one thing is free to do the other.
    case .should: return others.nonzeroBitCount == 1 && values.nonzeroBitCount == 1 ? (.may, others) : nil
    case .mustNot, .shouldNot: return (.may, values)
    }
  }
}
