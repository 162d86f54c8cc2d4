/// What the specification says about the shape of one element.
struct ElementModel {
  /// The section of the specification.
  let section: String
  /// The attributes without a namespace.
  var attributes: [String: AttributeModel] = [:]
  /// Which attributes of the XML namespace there are.
  var xml: Set<String> = []
  /// Which attributes of other namespaces there may be.
  var foreign = ForeignAttributes.none
  /// What it contains.
  var content: ContentModel

  /// One attribute.
  struct AttributeModel {
    let value: AttributeValue
    var isRequired = false
  }

  /// Which attributes of other namespaces an element may have.
  enum ForeignAttributes {
    /// None.
    case none
    /// Those of some modules only.
    case modules([String])
    /// Any, but none of the XML namespace.
    case any
    /// Any, and those of the XML namespace as well.
    case anyAndXML
  }

  /// What an element contains.
  enum ContentModel {
    /// Nothing.
    case empty
    /// Text only.
    case text
    /// Text and code points.
    case data
    /// Text and inline elements.
    case inline
    /// Elements in this order; no text.
    case sequence([Particle])
    /// Text and elements of other namespaces.
    case foreign
    /// Elements of other namespaces; no text.
    case foreignElements
  }

  /// One step of a sequence.
  struct Particle {
    let test: Test
    let minimum: Int
    let maximum: Int

    /// Which elements fit.
    enum Test {
      /// One of these of the same namespace.
      case own([String])
      /// This one of that namespace.
      case named(String, String)
      /// Any of another namespace.
      case other
    }

    static func one(_ names: String...) -> Particle { Particle(test: .own(names), minimum: 1, maximum: 1) }
    static func optional(_ names: String...) -> Particle { Particle(test: .own(names), minimum: 0, maximum: 1) }
    static func many(_ names: String...) -> Particle { Particle(test: .own(names), minimum: 0, maximum: .max) }
    static func some(_ names: String...) -> Particle { Particle(test: .own(names), minimum: 1, maximum: .max) }
    static let others = Particle(test: .other, minimum: 0, maximum: .max)

    /// Whether an element fits.
    func fits(_ element: GenericElement, in namespace: String) -> Bool {
      switch test {
      case .own(let names): element.name.namespace == namespace && names.contains(element.name.local)
      case .named(let local, let uri): element.name.isNamed(local, in: uri)
      case .other: element.name.namespace != namespace
      }
    }

    /// The names for a message.
    var words: String {
      switch test {
      case .own(let names): names.map { "'\($0)'" }.joined(separator: " or ")
      case .named(let local, _): "'\(local)'"
      case .other: "an element of another namespace"
      }
    }
  }
}

extension ElementModel.AttributeModel {
  static func optional(_ value: AttributeValue) -> Self { Self(value: value) }
  static func required(_ value: AttributeValue) -> Self { Self(value: value, isRequired: true) }
}
