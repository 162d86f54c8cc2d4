/// Notices that something below some folders has changed.
protocol ChangeWatch: AnyObject {
  /// A descriptor that becomes readable when something has changed; nil where one has to ask from time to time.
  var descriptor: Int32? { get }
  /// Whether anything has changed since the last call.
  func hasChanged() -> Bool
}
