internal import Foundation

/// Notices changes by looking: for systems without inotify, and where the kernel grants no more watches.
final class PollingWatch: ChangeWatch {
  private let folders: [String]
  private var last: [String: State] = [:]

  /// What tells one state of a file from another.
  private struct State: Hashable {
    let size: UInt64
    let modified: Date?
    let number: UInt64
  }

  init(_ folders: [String]) {
    self.folders = folders
    last = look()
  }

  var descriptor: Int32? { nil }

  func hasChanged() -> Bool {
    let now = look()
    defer { last = now }
    return now != last
  }

  private func look() -> [String: State] {
    var states: [String: State] = [:]
    for folder in folders {
      for name in (try? FileManager.default.subpathsOfDirectory(atPath: folder)) ?? [] {
        guard !name.split(separator: "/").contains(where: { $0.hasPrefix(".") }),
          let attributes = try? FileManager.default.attributesOfItem(atPath: "\(folder)/\(name)")
        else { continue }
        let isFolder = attributes[.type] as? FileAttributeType == .typeDirectory
        states["\(folder)/\(name)"] = State(
          size: isFolder ? 0 : attributes[.size] as? UInt64 ?? 0,
          modified: isFolder ? nil : attributes[.modificationDate] as? Date,
          number: attributes[.systemFileNumber] as? UInt64 ?? 0)
      }
    }
    return states
  }
}
