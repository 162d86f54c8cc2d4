import Mustache
import Testing

@Suite struct TemplateRecordTests {
  @Test func `names are found and keep their order`() {
    let record: TemplateRecord = ["b": "1", "a": true]
    #expect(record.names == ["b", "a"])
    #expect(record["b"] == .text("1"))
    #expect(record["a"] == .flag(true))
    #expect(record["c"] == nil)
  }

  @Test func `a name that is given twice keeps its place and takes the later value`() {
    let record: TemplateRecord = ["a": "1", "b": "2", "a": "3"]
    #expect(record.names == ["a", "b"])
    #expect(record["a"] == .text("3"))
  }

  @Test(arguments: [1, 15, 16, 17, 18, 400])
  func `large records find what small ones find`(_ count: Int) {
    var record = TemplateRecord((0..<count).map { ("name\($0)", .text("\($0)")) })
    for number in 0..<count { #expect(record["name\(number)"] == .text("\(number)")) }
    #expect(record["name\(count)"] == nil)
    record.set("new", for: "name0")
    record.set("more", for: "name\(count)")
    #expect(record["name0"] == .text("new"))
    #expect(record["name\(count)"] == .text("more"))
    #expect(record.names.count == count + 1)
  }

  @Test func `records are equal where names, values and order are`() {
    #expect(TemplateRecord([("a", "1")]) == ["a": "1"])
    #expect(TemplateRecord([("a", "1")]) != ["a": "2"])
    #expect(TemplateRecord([("a", "1"), ("b", "2")]) != ["b": "2", "a": "1"])
  }

  @Test func `literals stand for values of their type`() {
    let values: [TemplateValue] = ["a", true, ["b"], ["c": "d"], "\(1 + 1)"]
    #expect(values == [.text("a"), .flag(true), .list([.text("b")]), .record(["c": .text("d")]), .text("2")])
  }
}
