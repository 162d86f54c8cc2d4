extension ShapeRules {
  /// Judges the children of an element by its content model.
  static func checkContent(of element: GenericElement, _ model: ElementModel, _ judgement: inout Judgement) {
    let name = element.name.local
    switch model.content {
    case .empty:
      if let child = element.elements.first {
        judgement.breach(
          .element, "'\(name)' must be empty, found '\(child.name.written)'", at: child, section: model.section)
      }
      refuseText(in: element, model, &judgement)
    case .text:
      for child in element.elements {
        judgement.breach(
          .element, "'\(name)' holds text only, found '\(child.name.written)'", at: child, section: model.section)
      }
    case .data:
      for child in element.elements where !child.name.isNamed("cp", in: XLIFFNamespace.core) {
        judgement.breach(
          .element, "'data' holds text and 'cp' only, found '\(child.name.written)'", at: child, section: model.section)
      }
    case .inline:
      for child in element.elements where !isInline(child.name) {
        judgement.breach(
          .element, "'\(name)' holds text and inline elements only, found '\(child.name.written)'", at: child,
          section: model.section)
      }
    case .foreign:
      for child in element.elements where child.name.namespace == element.name.namespace {
        judgement.breach(
          .element, "'\(name)' holds text and elements of other namespaces, found '\(child.name.written)'", at: child,
          section: model.section)
      }
    case .foreignElements:
      for child in element.elements where child.name.namespace == element.name.namespace {
        judgement.breach(
          .element, "'\(name)' holds elements of other namespaces, found '\(child.name.written)'", at: child,
          section: model.section)
      }
      refuseText(in: element, model, &judgement)
    case .sequence(let particles):
      checkSequence(particles, of: element, model, &judgement)
      refuseText(in: element, model, &judgement)
    }
  }

  private static func isInline(_ name: QualifiedName) -> Bool {
    name.namespace == XLIFFNamespace.core && ["cp", "ph", "pc", "sc", "ec", "mrk", "sm", "em"].contains(name.local)
  }

  /// Text where only elements may stand; white space is layout.
  private static func refuseText(in element: GenericElement, _ model: ElementModel, _ judgement: inout Judgement) {
    for child in element.children {
      switch child {
      case .text(let text) where !child.isBlankText, .cdata(let text) where !text.isEmpty:
        let shown = XMLCharacters.trimmed(text).prefix(20)
        judgement.breach(
          .text, "'\(element.name.local)' must not hold text, found '\(shown)'", at: element, section: model.section)
        return
      default: break
      }
    }
  }

  /// Matches the children with the steps of the sequence, in order.
  private static func checkSequence(
    _ particles: [ElementModel.Particle], of element: GenericElement, _ model: ElementModel,
    _ judgement: inout Judgement
  ) {
    let namespace = element.name.namespace
    var counts = [Int](repeating: 0, count: particles.count)
    var step = 0
    for child in element.elements {
      let fitting = particles.indices.filter { particles[$0].fits(child, in: namespace) }
      guard !fitting.isEmpty else {
        judgement.breach(
          .element, "'\(child.name.written)' must not stand in '\(element.name.local)'", at: child,
          section: model.section)
        continue
      }
      guard let place = fitting.first(where: { $0 >= step }) else {
        judgement.breach(
          .elementOrder, "'\(child.name.written)' stands too late in '\(element.name.local)'", at: child,
          section: model.section)
        if let place = fitting.first { counts[place] += 1 }
        continue
      }
      step = place
      counts[place] += 1
      if counts[place] == particles[place].maximum + (particles[place].maximum == .max ? 0 : 1) {
        judgement.breach(
          .elementRepeated, "'\(element.name.local)' must not have a second '\(child.name.written)'", at: child,
          section: model.section)
      }
    }
    for (particle, count) in zip(particles, counts) where count < particle.minimum {
      judgement.breach(
        .elementMissing, "'\(element.name.local)' needs \(particle.words)", at: element, section: model.section)
    }
  }
}
