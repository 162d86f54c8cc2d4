import Digests
import Pages
import Workspace

/// What every file of the published site looked at when it was made, and which state of the content and of the tool that
/// was: published together with the site, so that it never tells of another one.
struct PageRecords {
  /// The file's path below the output folder.
  static let path = ".pages"

  /// Stands for the files of the content that were read.
  let content: String
  /// Stands for all else that every file rests on.
  let ground: String
  private(set) var inputs: [String: Set<PageInput>] = [:]

  init(content: String, ground: String) {
    self.content = content
    self.ground = ground
  }

  /// What a file of the site looked at; nil for one that is not known.
  subscript(path: String) -> Set<PageInput>? {
    get { inputs[path] }
    set { inputs[path] = newValue }
  }

  // MARK: On disk

  private static let head = "verbatim pages 1"

  /// The records as text: each input once, then for each file the numbers of its inputs.
  var serialized: [UInt8] {
    var numbers: [PageInput: Int] = [:]
    var names: [String] = []
    var lines: [String] = []
    for path in inputs.keys.sorted() {
      let own = (inputs[path] ?? []).map { ($0, $0.description) }.sorted { $0.1 < $1.1 }.map { input, name -> String in
        if let known = numbers[input] { return String(known) }
        numbers[input] = names.count
        names.append(name)
        return String(names.count - 1)
      }
      lines.append(own.joined(separator: " ") + "\t" + path)
    }
    let text = ([Self.head, content, ground, String(names.count)] + names + lines).joined(separator: "\n") + "\n"
    return Array(text.utf8)
  }

  /// Reads the records; nil where there are none or they cannot be read, and then every file is made.
  init?(_ bytes: [UInt8]) {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    guard lines.count > 4, String(decoding: lines[0], as: UTF8.self) == Self.head,
      let count = Int(String(decoding: lines[3], as: UTF8.self)), count >= 0, lines.count > 4 + count
    else { return nil }
    content = String(decoding: lines[1], as: UTF8.self)
    ground = String(decoding: lines[2], as: UTF8.self)
    var known: [PageInput] = []
    for line in lines[4..<(4 + count)] {
      guard let input = PageInput(String(decoding: line, as: UTF8.self)) else { return nil }
      known.append(input)
    }
    for line in lines[(4 + count)...] where !line.isEmpty {
      guard let tab = line.firstIndex(of: UInt8(ascii: "\t")) else { return nil }
      var own: Set<PageInput> = []
      for number in line[..<tab].split(separator: UInt8(ascii: " ")) {
        guard let number = Int(String(decoding: number, as: UTF8.self)), known.indices.contains(number) else {
          return nil
        }
        own.insert(known[number])
      }
      inputs[String(decoding: line[(tab + 1)...], as: UTF8.self)] = own
    }
  }
}
