import Claims

extension CalendarDate {
  /// The day as the attribute `datetime` of HTML takes it; a day without a year has none of ISO 8601's hyphens in front.
  var machine: String { year == nil ? String(description.drop { $0 == "-" }) : description }
}
