extension XLIFFUnit {
  /// The elements of a module that the unit holds directly.
  func moduleElements(_ local: String, in namespace: String) -> [GenericElement] {
    extensions.compactMap { node in
      guard case .element(let element) = node, element.name.isNamed(local, in: namespace) else { return nil }
      return element
    }
  }

  /// Replaces a module's element by one around some children; none removes it.
  mutating func setModule(_ children: [GenericElement], as local: String, in namespace: String) {
    let place = extensions.firstIndex { node in
      if case .element(let element) = node { element.name.isNamed(local, in: namespace) } else { false }
    }
    extensions.removeAll { node in
      if case .element(let element) = node { element.name.isNamed(local, in: namespace) } else { false }
    }
    guard !children.isEmpty else { return }
    var element = module(local, in: namespace)
    element.children = children.map(GenericNode.element)
    extensions.insert(.element(element), at: min(place ?? extensions.count, extensions.count))
  }
}
