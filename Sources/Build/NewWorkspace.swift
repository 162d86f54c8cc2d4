import Diagnostics
public import Workspace

/// Copies the example workspace that comes with the tool.
public enum NewWorkspace {
  /// Writes the example below `folder`. Throws, having written nothing, where one of its files exists.
  public static func write(to folder: String, toolTemplates: [String]) throws(WorkspaceFault) {
    for path in toolTemplates {
      guard let source = try? Folder("\(path)/new-workspace") else { continue }
      var faults: [Diagnostic] = []
      var files: [(path: String, text: String)] = []
      for file in source.files(reporting: &faults) {
        switch source.text(file) {
        case .success(let text): files.append((file, text.text(0..<text.bytes.count)))
        case .failure(let fault): throw WorkspaceFault("the tool's example is broken: \(fault.message)")
        }
      }
      try NewFiles.write(files, below: folder)
      return
    }
    throw WorkspaceFault("the tool's example workspace is not where it should be", remedy: "install the tool again")
  }
}
