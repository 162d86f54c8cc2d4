/// An element of the core.
func core(_ local: String, _ origin: Origin = .made) -> GenericElement {
  GenericElement(QualifiedName(local, in: XLIFFNamespace.core), origin: origin)
}

/// An element of a module, with the specification's prefix.
func module(_ local: String, in namespace: String) -> GenericElement {
  GenericElement(QualifiedName(local, in: namespace, prefix: XLIFFNamespace.prefixes[namespace]))
}

extension GenericElement {
  /// Sets an attribute without a namespace; nil sets none.
  mutating func set(_ name: String, _ value: String?) {
    if let value { attributes.append(GenericAttribute(QualifiedName(name), value)) }
  }

  /// Sets an attribute to `yes` or `no`; nil sets none.
  mutating func set(_ name: String, _ flag: Bool?) {
    if let flag { set(name, flag ? "yes" : "no") }
  }

  /// Sets what files, groups and units hand down.
  mutating func set(_ defaults: InheritedProperties) {
    set("canResegment", defaults.canResegment)
    set("translate", defaults.translate)
    set("srcDir", defaults.sourceDirection?.rawValue)
    set("trgDir", defaults.targetDirection?.rawValue)
    setSpace(defaults.whiteSpace)
  }

  /// Sets an attribute of the XML namespace.
  mutating func setXML(_ name: String, _ value: String) {
    let name = QualifiedName(name, in: XMLCharacters.namespace, prefix: "xml")
    attributes.append(GenericAttribute(name, value))
  }

  /// Sets `xml:space`; nil sets none.
  mutating func setSpace(_ value: WhiteSpace?) {
    if let value { setXML("space", value.rawValue) }
  }

  /// Adds a child, if there is one.
  mutating func append(_ child: GenericElement?) {
    if let child { children.append(.element(child)) }
  }
}
