extension DiagnosticExplanation {
  /// Files and folders.
  static let files = Group(
    title: "Files and folders",
    explanations: [
      DiagnosticExplanation(
        .unreadableFile,
        meaning: "The tool found the file or folder but the system does not let it read it.",
        example: "A file that belongs to another user: cannot read the file: Permission denied",
        remedy: "Give yourself the right to read it, or take it out of the workspace."),
      DiagnosticExplanation(
        .fileTooLarge,
        meaning:
          "The file is larger than any file of its kind should be, and is not read, so that one stray "
          + "file cannot fill the memory.",
        example: "A video saved under Content/guides",
        remedy: "Move the file out of Content, or make it smaller."),
      DiagnosticExplanation(
        .notAFile,
        meaning: "A file was expected and something else is there: a folder, a device, or a link to a folder.",
        example: "A folder called claims.md",
        remedy: "Put a file in its place. Links to folders are not followed; copy the files instead."),
      DiagnosticExplanation(
        .linkOutside,
        meaning:
          "A symbolic link leads out of the workspace. What it leads to could change without anybody "
          + "noticing.",
        example: "Content/sources/notice/claims.md -> /home/someone/notes.md",
        remedy: "Copy the file into the workspace."),
      DiagnosticExplanation(
        .unsafeName,
        meaning: "A name has characters that do not survive every system, or folders are nested too deep.",
        example: "A file name with a backslash or a line break",
        remedy: "Rename the file with letters, digits, dots and hyphens."),
      DiagnosticExplanation(
        .invalidUTF8,
        meaning: "The file is not text in UTF-8.",
        example: "A file saved as UTF-16 or Latin-1",
        remedy: "Save it again as UTF-8."),
      DiagnosticExplanation(
        .tabIndent,
        meaning: "A line of YAML is indented with a tab. YAML takes only spaces.",
        example: "<tab>label: the EU",
        remedy: "Indent with spaces; most editors can do so on their own."),
      DiagnosticExplanation(
        .missingFile,
        meaning: "A file is named, or needed, and is not there.",
        example: "A guide includes samples/call.swift, and its folder has no such file",
        remedy: "Create the file, or correct its name; the message says where it was looked for."),
      DiagnosticExplanation(
        .unknownFile,
        meaning:
          "The file stands where content is read, but nothing reads a file of this name. It is probably "
          + "misspelt.",
        example: "Content/sources/notice/clams.md; did you mean 'claims.md'?",
        remedy: "Rename the file, or move it out of Content."),
    ])
}
