extension HTML {
  /// An attribute of an element: its name is a literal of the program, its value is escaped.
  public struct Attribute: Sendable {
    private let name: StaticString
    private let value: Value

    private enum Value: Sendable {
      case none
      case text(String)
      case target(LinkTarget)
    }

    /// An attribute with a text. Attributes that hold addresses, scripts or style have no such form: see `href`, `src`.
    public static func named(_ name: StaticString, _ value: String) -> Attribute {
      precondition(!isLive(name), "an attribute that browsers act on needs a typed value")
      return Attribute(name: name, value: .text(value))
    }

    /// An attribute that is there or not, such as `hidden`.
    public static func flag(_ name: StaticString) -> Attribute { Attribute(name: name, value: .none) }

    /// The attribute `class`.
    public static func `class`(_ names: StaticString) -> Attribute {
      Attribute(name: "class", value: .text("\(names)"))
    }

    /// The attribute `id`.
    public static func id(_ id: String) -> Attribute { Attribute(name: "id", value: .text(id)) }

    /// Where a link leads.
    public static func href(_ target: LinkTarget) -> Attribute { Attribute(name: "href", value: .target(target)) }

    /// Where an image comes from.
    public static func src(_ target: LinkTarget) -> Attribute { Attribute(name: "src", value: .target(target)) }

    func write(to html: inout HTML) {
      html.markup(" ")
      html.markup(name)
      switch value {
      case .none: return
      case .text(let text):
        html.markup("=\"")
        html.text(text)
      case .target(let target):
        html.markup("=\"")
        html.target(target)
      }
      html.markup("\"")
    }

    /// Whether browsers fetch, run or apply the value.
    private static func isLive(_ name: StaticString) -> Bool {
      let name = "\(name)".lowercased()
      let live = ["href", "src", "srcset", "srcdoc", "action", "formaction", "style", "data", "poster", "ping"]
      return name.hasPrefix("on") || name.hasSuffix(":href") || live.contains(name)
    }
  }
}
