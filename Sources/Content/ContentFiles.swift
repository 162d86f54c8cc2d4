import Cores
import Diagnostics
import Workspace

/// The files of a content folder: read once each, kept for carets and digests, and told apart by their paths.
struct ContentFiles {
  private let folder: FolderSnapshot
  private(set) var texts: [String: SourceText] = [:]
  private(set) var faults: [Diagnostic] = []
  private var claimed: Set<String> = []
  /// What was read before anybody asked for it.
  private var ahead: [String: ReadYAML] = [:]

  init(_ folder: FolderSnapshot) {
    self.folder = folder
    faults = folder.faults
  }

  /// The same files, of which nothing was read yet: for readers that work side by side.
  func unread() -> ContentFiles {
    var files = self
    files.texts = [:]
    files.faults = []
    files.claimed = []
    return files
  }

  /// Takes over what another reader read of the same files.
  mutating func add(_ other: ContentFiles) {
    texts.merge(other.texts) { first, _ in first }
    faults += other.faults
    claimed.formUnion(other.claimed)
  }

  /// All files, by path below the content folder, sorted bytewise.
  var paths: [String] { folder.paths }

  /// What stands for the bytes of the files that were read, in hexadecimal.
  var digests: [String: String] {
    Dictionary(uniqueKeysWithValues: texts.keys.map { ($0, folder.digest($0)?.hex ?? "") })
  }

  /// The path as diagnostics show it.
  func shown(_ path: String) -> String { folder.folder.shown(path) }

  /// Whether a file is there; a folder or a broken link in its place counts, so that its reading reports it.
  func contains(_ path: String) -> Bool { folder.contains(path) }

  /// The text of a file; what keeps it from being read is reported.
  mutating func text(_ path: String) -> SourceText? { take(folder.text(path), of: path) }

  private mutating func take(_ text: Result<SourceText, Diagnostic>, of path: String) -> SourceText? {
    claimed.insert(path)
    switch text {
    case .success(let text):
      texts[path] = text
      return text
    case .failure(let fault):
      faults.append(fault)
      return nil
    }
  }

  /// A YAML file that was read before anybody asked for it.
  private struct ReadYAML: Sendable {
    let text: Result<SourceText, Diagnostic>
    let node: YAMLNode?
    let faults: [Diagnostic]
  }

  /// Reads the YAML files of the content on all cores. Nothing is reported of a file that nobody asks for.
  mutating func readAhead() {
    let wanted = paths.filter { path in
      path.hasSuffix(".yaml") && !path.hasPrefix("handoffs/") && !path.hasPrefix("signoffs/")
    }
    let folder = folder
    let read = Parallel.map(wanted) { path -> ReadYAML in
      let text = folder.text(path)
      var faults: [Diagnostic] = []
      let node = (try? text.get()).flatMap { YAMLReader.read($0, reporting: &faults) }
      return ReadYAML(text: text, node: node, faults: faults)
    }
    ahead = Dictionary(zip(wanted, read)) { first, _ in first }
  }

  /// The top node of a YAML file; nil where the file is missing or broken.
  private mutating func node(_ path: String) -> YAMLNode? {
    guard let read = ahead[path] else { return text(path).flatMap { YAMLReader.read($0, reporting: &faults) } }
    guard take(read.text, of: path) != nil else { return nil }
    faults += read.faults
    return read.node
  }

  /// The checked top mapping of a YAML file; nil where the file is missing or broken.
  mutating func fields(_ path: String, _ shape: RecordShape, _ need: Need = .needed) -> Fields? {
    guard need == .needed || contains(path) else { return nil }
    guard let node = node(path) else { return nil }
    return ShapeChecker.check(node, shape, reporting: &faults)
  }

  /// The entries of a file that is one mapping; none where there is no such file. `kind` says what each is.
  mutating func entries(_ path: String, of kind: String) -> [(key: Located<String>, value: YAMLNode)] {
    guard contains(path), let node = node(path) else { return [] }
    guard case .mapping(let entries) = node.value else {
      if !node.isRefused {
        faults.append(
          Diagnostic(
            .wrongShape, "a mapping was expected here, a key for \(kind), found \(node.kind)", at: node.location))
      }
      return []
    }
    return entries.map { ($0.key, $0.value) }
  }

  /// Whether a file must be there.
  enum Need { case needed, optional }

  /// The files below a folder.
  func paths(below parent: String) -> ArraySlice<String> {
    // '0' is the byte after '/': everything below stands between the two.
    paths[firstIndex(notBefore: parent + "/")..<firstIndex(notBefore: parent + "0")]
  }

  private func firstIndex(notBefore path: String) -> Int {
    var low = 0
    var high = paths.count
    while low < high {
      let middle = (low + high) / 2
      if paths[middle].utf8.lexicographicallyPrecedes(path.utf8) { low = middle + 1 } else { high = middle }
    }
    return low
  }

  /// The ids of the folders or files directly below `parent`: `source` of `sources/source/…`.
  func names(below parent: String, ending: String = "") -> [String] {
    var names: [String] = []
    for path in paths(below: parent) {
      let rest = path.utf8.dropFirst(parent.utf8.count + 1)
      let name: String
      if ending.isEmpty {
        guard let cut = rest.firstIndex(of: UInt8(ascii: "/")) else { continue }
        name = String(Substring(rest[..<cut]))
      } else {
        guard !rest.contains(UInt8(ascii: "/")), path.hasSuffix(ending) else { continue }
        name = String(Substring(rest.dropLast(ending.utf8.count)))
      }
      if names.last != name { names.append(name) }
    }
    return names
  }

  /// The files that nothing asked for: most likely misspelt.
  func unclaimed() -> [String] { paths.filter { !claimed.contains($0) } }

  /// Takes note of files that are not read because of a fault that was reported.
  mutating func claim(below parent: String) { claimed.formUnion(paths(below: parent)) }

  /// Takes note of a file that is read elsewhere, or not read because of a fault that was reported.
  mutating func claim(_ path: String) { claimed.insert(path) }

  /// Adds a fault that a reader found.
  mutating func report(_ fault: Diagnostic) { faults.append(fault) }

  /// Adds faults that a reader found.
  mutating func report(_ more: [Diagnostic]) { faults += more }
}
