import Content
import Foundation
import Testing

/// The JSON Schemas that editors use are those of the readers' own shapes.
@Suite struct SchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/schemas")

  @Test func `the committed schemas are the ones that the shapes give`() throws {
    let schemas = JSONSchema.all
    #expect(schemas.count == 16)
    for schema in schemas {
      let file = Self.folder.appending(path: "\(schema.name).schema.json")
      if ProcessInfo.processInfo.environment["VERBATIM_RECORD"] == "1" { try Data(schema.text.utf8).write(to: file) }
      let committed = try String(contentsOf: file, encoding: .utf8)
      #expect(committed == schema.text, "VERBATIM_RECORD=1 writes it anew")
      let object = try JSONSerialization.jsonObject(with: Data(schema.text.utf8)) as? [String: Any]
      #expect(object?["additionalProperties"] as? Bool == false)
    }
  }
}
