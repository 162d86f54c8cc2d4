/// The name of an element or attribute: a namespace, a local part and the prefix that it was written with.
public struct QualifiedName: Hashable, Sendable {
  /// The namespace URI; empty for none.
  public var namespace: String
  /// The name without its prefix.
  public var local: String
  /// The prefix that it was or will be written with; nil for the default namespace or for none.
  public var prefix: String?

  /// A name in a namespace.
  public init(_ local: String, in namespace: String = "", prefix: String? = nil) {
    self.local = local
    self.namespace = namespace
    self.prefix = prefix
  }

  /// The name as it is written: `prefix:local`, or `local` alone.
  public var written: String { prefix.map { "\($0):\(local)" } ?? local }

  /// Whether it is this local name of this namespace, whatever the prefix.
  public func isNamed(_ local: String, in namespace: String) -> Bool {
    self.local == local && self.namespace == namespace
  }
}

/// A declaration of a namespace on an element.
public struct NamespaceDeclaration: Hashable, Sendable {
  /// The prefix; nil declares the default namespace.
  public var prefix: String?
  /// The namespace URI; empty undeclares the default namespace.
  public var uri: String

  /// A declaration.
  public init(prefix: String?, uri: String) {
    self.prefix = prefix
    self.uri = uri
  }
}
