extension XLIFFDocument {
  /// The document with every unit replaced; the closure also gets what the unit inherits, nothing left open.
  public func mapUnits(_ transform: (XLIFFUnit, InheritedProperties) -> XLIFFUnit) -> XLIFFDocument {
    let defaults = InheritedProperties(
      canResegment: true, translate: true, sourceDirection: .auto, targetDirection: .auto,
      whiteSpace: whiteSpace ?? .default)
    func map(_ children: [UnitOrGroup], _ inherited: InheritedProperties) -> [UnitOrGroup] {
      children.map { child in
        switch child {
        case .unit(let unit): return .unit(transform(unit, unit.defaults.inheriting(inherited)))
        case .group(var group):
          group.children = map(group.children, group.defaults.inheriting(inherited))
          return .group(group)
        }
      }
    }
    var document = self
    document.files = files.map { file in
      var file = file
      file.children = map(file.children, file.defaults.inheriting(defaults))
      return file
    }
    return document
  }
}

extension InheritedProperties {
  /// These properties, with what they leave open taken from those above.
  public func inheriting(_ above: InheritedProperties) -> InheritedProperties {
    InheritedProperties(
      canResegment: canResegment ?? above.canResegment, translate: translate ?? above.translate,
      sourceDirection: sourceDirection ?? above.sourceDirection,
      targetDirection: targetDirection ?? above.targetDirection, whiteSpace: whiteSpace ?? above.whiteSpace)
  }
}

extension XLIFFUnit {
  /// The unit with spans written as one element wherever that is possible, and as start and end where it is not.
  public func withNormalSpans() -> XLIFFUnit {
    mapContents { FlatContent($0).inlines }
  }

  /// The unit without the annotations that the closure picks; what they mark stays.
  public func removingAnnotations(where picks: (Annotation) -> Bool) -> XLIFFUnit {
    var removed: Set<String> = []
    for part in parts {
      for content in [part.source, part.target].compactMap(\.self) {
        for case .markStart(let annotation) in FlatContent(content.inlines).pieces where picks(annotation) {
          removed.insert(annotation.id)
        }
      }
    }
    return mapContents { inlines in
      let kept = FlatContent(inlines).pieces.filter { piece in
        switch piece {
        case .markStart(let annotation): !removed.contains(annotation.id)
        case .markEnd(let id): !removed.contains(id)
        default: true
        }
      }
      return FlatContent(pieces: kept).inlines
    }
  }

  private func mapContents(_ transform: ([Inline]) -> [Inline]) -> XLIFFUnit {
    var unit = self
    for index in unit.parts.indices {
      unit.parts[index].source.inlines = transform(parts[index].source.inlines)
      if let target = parts[index].target { unit.parts[index].target?.inlines = transform(target.inlines) }
    }
    return unit
  }
}
