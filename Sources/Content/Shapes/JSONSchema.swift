import Diagnostics

/// The JSON Schemas (draft 2020-12) of the YAML files, made from the shapes, so that editors complete and validate.
public enum JSONSchema {
  /// Every file kind's schema: its name and its text.
  public static var all: [(name: String, glob: String, text: String)] {
    FileShapes.all.map { ($0.name, $0.glob, document($0)) }
  }

  private static func document(_ kind: FileShapes.FileKind) -> String {
    var writer = Writer()
    writer.open("{")
    writer.member("$schema", "\"https://json-schema.org/draft/2020-12/schema\"")
    writer.member("title", JSONText.quoted("Content/\(kind.glob)"))
    writer.record(kind.shape)
    writer.close("}")
    return writer.text + "\n"
  }

  /// Writes indented JSON, one member a line.
  private struct Writer {
    var text = ""
    private var depth = 0
    private var isFirst = true

    mutating func open(_ bracket: String) {
      text += bracket
      depth += 1
      isFirst = true
    }

    mutating func close(_ bracket: String) {
      depth -= 1
      text += (isFirst ? "" : "\n" + String(repeating: "  ", count: depth)) + bracket
      isFirst = false
    }

    mutating func member(_ name: String, _ value: String) {
      key(name)
      text += value
    }

    private mutating func key(_ name: String) {
      text += (isFirst ? "\n" : ",\n") + String(repeating: "  ", count: depth) + JSONText.quoted(name) + ": "
      isFirst = false
    }

    mutating func record(_ record: RecordShape, described: Bool = false) {
      member("type", "\"object\"")
      if !described { member("description", JSONText.quoted(record.name)) }
      member("additionalProperties", "false")
      let needed = record.fields.filter { $0.isNeeded }.map { JSONText.quoted($0.key) }
      if !needed.isEmpty { member("required", "[" + needed.joined(separator: ", ") + "]") }
      key("properties")
      open("{")
      for field in record.fields {
        key(field.key)
        open("{")
        member("description", JSONText.quoted(field.meaning))
        shape(field.shape, described: true)
        close("}")
      }
      close("}")
    }

    /// The members that say what a shape is; `described` where a description stands already.
    mutating func shape(_ shape: Shape, described: Bool = false) {
      switch shape {
      case .record(let record):
        self.record(record, described: described)
      case .list(let item, let orOne):
        if orOne {
          key("anyOf")
          open("[")
          element { $0.list(of: item) }
          element { $0.shape(item) }
          close("]")
        } else {
          list(of: item)
        }
      case .map(let item):
        member("type", "\"object\"")
        key("additionalProperties")
        open("{")
        self.shape(item)
        close("}")
      case .word(let words): member("enum", "[" + words.map { JSONText.quoted($0) }.joined(separator: ", ") + "]")
      case .yesNo: member("enum", "[\"yes\", \"no\", true, false]")
      default: scalar(shape)
      }
    }

    private mutating func element(_ body: (inout Writer) -> Void) {
      text += (isFirst ? "\n" : ",\n") + String(repeating: "  ", count: depth)
      open("{")
      body(&self)
      close("}")
    }

    private mutating func list(of item: Shape) {
      member("type", "\"array\"")
      key("items")
      open("{")
      shape(item)
      close("}")
    }

    private mutating func scalar(_ shape: Shape) {
      // Editors' YAML parsers type plain scalars; the tool does not, so `27.2` and `true` are as good as text.
      switch shape {
      case .version: member("type", "[\"string\", \"number\"]")
      case .text: member("type", "[\"string\", \"number\", \"boolean\"]")
      case .identifier: member("type", "[\"string\", \"boolean\"]")
      default: member("type", "\"string\"")
      }
      if let pattern = shape.pattern { member("pattern", JSONText.quoted(pattern)) }
    }
  }
}

extension Shape {
  /// A regular expression that a scalar of this shape matches, where there is one.
  fileprivate var pattern: String? {
    switch self {
    case .identifier: "^[a-z][a-z0-9-]*$"
    case .date: "^([0-9]{4}|-)-[0-9]{2}-[0-9]{2}$"
    case .version: "^[0-9]+(\\.[0-9]+)*(-beta[0-9]*)?$"
    case .locale: "^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|[0-9]{3}))?$"
    case .address: "^https://[^/\\s]\\S*$"
    case .digest: "^[0-9a-f]{64}$"
    case .region: "^([A-Z]{2}|[a-z][a-z0-9-]*)$"
    case .claim: "^[a-z][a-z0-9-]*/[a-z][a-z0-9-]*$"
    default: nil
    }
  }
}
