import Digests
import Foundation
import Testing

@testable import Packets

/// The files of a packet are what their published JSON Schemas say.
@Suite struct PacketSchemaTests {
  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent().appending(path: "docs/schemas")

  /// The part of JSON Schema that the schemas use: types, required and further properties, items, references, lists of
  /// values. Gives back where a value is not what its schema says.
  private struct Validator {
    let root: [String: Any]

    func faults(_ value: Any, _ schema: [String: Any], at place: String) -> [String] {
      if let reference = schema["$ref"] as? String, let name = reference.split(separator: "/").last,
        let target = (root["$defs"] as? [String: Any])?[String(name)] as? [String: Any]
      {
        return faults(value, target, at: place)
      }
      if let allowed = schema["enum"] as? [String] {
        return (value as? String).map { allowed.contains($0) } == true ? [] : ["\(place): not one of \(allowed)"]
      }
      switch schema["type"] as? String {
      case "string": return value is String ? [] : ["\(place): no string"]
      case "integer", "boolean": return value is NSNumber ? [] : ["\(place): no number"]
      case "array":
        guard let items = value as? [Any], let schema = schema["items"] as? [String: Any] else {
          return ["\(place): no array"]
        }
        return items.enumerated().flatMap { faults($0.element, schema, at: "\(place)[\($0.offset)]") }
      case "object": return faults(object: value, schema, at: place)
      default: return ["\(place): the schema says nothing"]
      }
    }

    private func faults(object value: Any, _ schema: [String: Any], at place: String) -> [String] {
      guard let object = value as? [String: Any], let known = schema["properties"] as? [String: [String: Any]] else {
        return ["\(place): no object"]
      }
      let missing = (schema["required"] as? [String] ?? []).filter { object[$0] == nil }
      return missing.map { "\(place): lacks \($0)" }
        + object.flatMap { key, value in
          known[key].map { faults(value, $0, at: "\(place).\(key)") } ?? ["\(place): knows no \(key)"]
        }
    }
  }

  private static func check(_ bytes: [UInt8], _ name: String) throws {
    let schema = try #require(
      try JSONSerialization.jsonObject(with: Data(contentsOf: folder.appending(path: "packet-\(name).schema.json")))
        as? [String: Any])
    let value = try JSONSerialization.jsonObject(with: Data(bytes))
    let faults = Validator(root: schema).faults(value, schema, at: name)
    #expect(faults == [], "docs/schemas/packet-\(name).schema.json")
  }

  @Test func `every JSON file of a packet is what its schema says`() throws {
    let fixture = try PacketFixture()
    let first = try fixture.maker().files()
    try fixture.replace("must not show", with: "need not show", in: "Content/sources/release-notes/claims.md")
    let packet = try fixture.maker(earlier: .init(id: first.id, content: first.content)).files()
    #expect(packet.content.changes?.entries.isEmpty == false)
    for file in packet.files where file.path.hasSuffix(".json") {
      let name = file.path.split(separator: "/").last?.dropLast(5) ?? ""
      try Self.check(file.bytes, String(name))
    }
    let path = try fixture.write(packet, as: "packet")
    let result = PacketVerifier(try PacketReader(path)).verify()
    let key = MinisignSecretKey.generate()
    let signed = try SignOff.sign(result, by: "Ada", on: "2026-11-30", locales: [], key: key)
    try Self.check(signed[0].bytes, "sign-off")
    let approval = try SignOff.recordApproval(
      result, by: "Ada", on: "2026-11-30", locales: [], file: PacketFile("mail.eml", "yes"))
    try Self.check(approval.bytes, "sign-off")
  }

  @Test func `a schema refuses what no packet has`() throws {
    let bytes = Array(#"{"format": "x", "version": 1, "packet": "x", "files": [{"path": 1}], "more": 1}"#.utf8)
    let schema = try #require(
      try JSONSerialization.jsonObject(
        with: Data(contentsOf: Self.folder.appending(path: "packet-manifest.schema.json"))) as? [String: Any])
    let faults = Validator(root: schema).faults(
      try JSONSerialization.jsonObject(with: Data(bytes)), schema, at: "manifest")
    #expect(faults.contains("manifest: knows no more"))
    #expect(faults.contains("manifest.files[0].path: no string"))
    #expect(faults.contains("manifest.files[0]: lacks sha256"))
  }
}
