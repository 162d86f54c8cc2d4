/// Values that are each stored once and numbered from 1 in the order in which they came.
struct Numbering<Value: Hashable> {
  /// The values; the number of each is its index plus 1.
  private(set) var values: [Value] = []
  /// Built when a number is first asked for: reading alone never needs it.
  private var numbers: [Value: Int64]?

  /// No values yet.
  init() {}

  /// The value with a number.
  func value(_ number: Int64) -> Value? {
    number >= 1 && number <= Int64(values.count) ? values[Int(number) - 1] : nil
  }

  /// The number of a value, if it has one.
  mutating func number(of value: Value) -> Int64? {
    if numbers == nil {
      numbers = Dictionary(values.enumerated().map { ($0.element, Int64($0.offset) + 1) }) { first, _ in first }
    }
    return numbers?[value]
  }

  /// Gives the next number to a value that has none.
  @discardableResult
  mutating func append(_ value: Value) -> Int64 {
    values.append(value)
    let number = Int64(values.count)
    numbers?[value] = number
    return number
  }
}
