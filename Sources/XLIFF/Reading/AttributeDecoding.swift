import Diagnostics

/// The value of a required attribute.
func required(_ name: String, of element: GenericElement) throws(XLIFFViolation) -> String {
  if let value = element[name] { return value }
  throw XLIFFViolation(
    .attributeMissing, "'\(element.name.local)' has no attribute '\(name)'", at: element.location)
}

/// The value of an attribute that has a closed list of values.
func choice<Value: RawRepresentable<String>>(
  _ name: String, of element: GenericElement
) throws(XLIFFViolation) -> Value? {
  guard let attribute = element.attribute(name) else { return nil }
  if let value = Value(rawValue: attribute.value) { return value }
  throw badValue(attribute)
}

/// The value of an attribute that says `yes` or `no`.
func flag(_ name: String, of element: GenericElement) throws(XLIFFViolation) -> Bool? {
  guard let attribute = element.attribute(name) else { return nil }
  switch attribute.value {
  case "yes": return true
  case "no": return false
  default: throw badValue(attribute)
  }
}

/// The value of an attribute that is a number.
func number(_ name: String, of element: GenericElement) throws(XLIFFViolation) -> Int? {
  guard let attribute = element.attribute(name) else { return nil }
  if let value = Int(XMLCharacters.trimmed(attribute.value)) { return value }
  throw badValue(attribute)
}

/// A language tag.
func language(_ tag: String, of element: GenericElement) throws(XLIFFViolation) -> LanguageTag {
  if let language = LanguageTag(tag) { return language }
  throw XLIFFViolation(.attributeValue, "'\(tag)' is not a language tag of BCP 47", at: element.location)
}

/// The value of `xml:space`.
func whiteSpace(of element: GenericElement) throws(XLIFFViolation) -> WhiteSpace? {
  guard let attribute = element.attribute("space", in: XMLCharacters.namespace) else { return nil }
  if let value = WhiteSpace(rawValue: attribute.value) { return value }
  throw badValue(attribute)
}

/// The attributes of other namespaces; `xml:` ones that the value holds itself are named in `except`.
func foreign(_ element: GenericElement, except: Set<String> = []) -> [GenericAttribute] {
  element.attributes.filter { attribute in
    guard !attribute.name.namespace.isEmpty else { return false }
    return attribute.name.namespace != XMLCharacters.namespace || !except.contains(attribute.name.local)
  }
}

private func badValue(_ attribute: GenericAttribute) -> XLIFFViolation {
  XLIFFViolation(
    .attributeValue, "the value '\(attribute.value)' of '\(attribute.name.written)' is not one of those allowed",
    at: attribute.origin.location)
}
