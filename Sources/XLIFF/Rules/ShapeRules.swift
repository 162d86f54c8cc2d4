import Diagnostics

/// Judges which elements, attributes, values and text stand where, by the schema tables.
enum ShapeRules {
  /// Judges an element of the core or of a module, and everything below it that is one.
  static func check(_ element: GenericElement, _ judgement: inout Judgement) {
    guard let model = model(of: element.name) else {
      judgement.breach(
        .element, "'\(element.name.written)' is not an element of '\(element.name.namespace)'", at: element)
      return
    }
    checkAttributes(of: element, model, &judgement)
    checkContent(of: element, model, &judgement)
    for child in element.elements where judges(child.name.namespace, below: model) { check(child, &judgement) }
  }

  /// The model of a core or module element, nil where there is none.
  static func model(of name: QualifiedName) -> ElementModel? {
    name.namespace == XLIFFNamespace.core
      ? CoreSchema.elements[name.local] : ModuleSchema.elements[name.namespace]?[name.local]
  }

  /// Skeletons and resources hold what they like: nothing in them is judged.
  private static func judges(_ namespace: String, below model: ElementModel) -> Bool {
    switch model.content {
    case .foreign, .foreignElements, .empty, .text: false
    default: namespace == XLIFFNamespace.core || XLIFFNamespace.isModule(namespace)
    }
  }

  private static func checkAttributes(
    of element: GenericElement, _ model: ElementModel, _ judgement: inout Judgement
  ) {
    for attribute in element.attributes {
      let name = attribute.name
      if name.namespace.isEmpty {
        guard let own = model.attributes[name.local] else {
          let known = model.attributes.keys.sorted()
          judgement.breach(
            .attribute,
            "'\(element.name.local)' has no attribute '\(name.local)'"
              + Suggestion.clause(for: name.local, among: known), at: element, name.local, section: model.section)
          continue
        }
        checkValue(attribute, own.value, of: element, section: model.section, &judgement)
      } else if name.namespace == XMLCharacters.namespace {
        checkXML(attribute, of: element, model, &judgement)
      } else {
        checkForeign(attribute, of: element, model, &judgement)
      }
    }
    for (name, own) in model.attributes.sorted(by: { $0.key < $1.key })
    where own.isRequired && element.attribute(name) == nil {
      judgement.breach(
        .attributeMissing, "'\(element.name.local)' needs the attribute '\(name)'", at: element, section: model.section)
    }
    if element.name.namespace == XLIFFNamespace.its, model.xml.contains("id"),
      element["id", in: XMLCharacters.namespace] == nil
    {
      judgement.breach(
        .attributeMissing, "'\(element.name.local)' needs the attribute 'xml:id'", at: element, section: model.section)
    }
  }

  private static func checkXML(
    _ attribute: GenericAttribute, of element: GenericElement, _ model: ElementModel, _ judgement: inout Judgement
  ) {
    let local = attribute.name.local
    var isAllowed = model.xml.contains(local)
    if case .anyAndXML = model.foreign { isAllowed = true }
    guard isAllowed else {
      judgement.breach(
        .attribute, "'\(element.name.local)' must not have 'xml:\(local)'", at: element, local,
        in: XMLCharacters.namespace, section: model.section)
      return
    }
    switch local {
    case "lang": checkValue(attribute, .language, of: element, section: "4.3.2.1", &judgement)
    case "space":
      let values = element.name.isNamed("data", in: XLIFFNamespace.core) ? ["preserve"] : ["default", "preserve"]
      checkValue(attribute, .choice(values), of: element, section: "4.3.2.2", &judgement)
    default: break
    }
  }

  private static func checkForeign(
    _ attribute: GenericAttribute, of element: GenericElement, _ model: ElementModel, _ judgement: inout Judgement
  ) {
    let name = attribute.name
    func refuse(_ message: String) {
      judgement.breach(.attribute, message, at: element, name.local, in: name.namespace, section: model.section)
    }
    switch model.foreign {
    case .none:
      refuse("'\(element.name.local)' must not have attributes of other namespaces, such as '\(name.written)'")
      return
    case .modules(let namespaces) where !namespaces.contains(name.namespace):
      refuse("'\(element.name.local)' must not have '\(name.written)': only format style and size restriction may add")
      return
    default: break
    }
    guard name.namespace == XLIFFNamespace.core || XLIFFNamespace.isModule(name.namespace) else { return }
    guard let module = ModuleAttributes.model(of: name) else {
      refuse("'\(name.written)' is not an attribute of '\(name.namespace)'")
      return
    }
    if let places = module.places, element.name.namespace == XLIFFNamespace.core, !places.contains(element.name.local) {
      refuse("'\(name.written)' must not stand on '\(element.name.local)'")
      return
    }
    let section = name.namespace == XLIFFNamespace.formatStyle ? "5.3.6" : model.section
    checkValue(attribute, module.value, of: element, section: section, &judgement)
  }

  private static func checkValue(
    _ attribute: GenericAttribute, _ value: AttributeValue, of element: GenericElement, section: String,
    _ judgement: inout Judgement
  ) {
    guard let expected = value.expectation(violatedBy: attribute.value) else { return }
    judgement.breach(
      .attributeValue,
      "the attribute '\(attribute.name.written)' is '\(Judgement.shown(attribute.value))', expected \(expected)",
      at: element, attribute.name.local, in: attribute.name.namespace, section: section)
  }
}
