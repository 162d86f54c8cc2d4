/// Values by name that are made when a template asks for them: much of what a page knows, its template never shows.
public protocol TemplateSource: Sendable {
  /// The names, each once.
  var names: [String] { get }
  /// The value of a name; nil where there is no such name.
  func value(of name: String) -> TemplateValue?
}
