import Claims
import Diagnostics

/// Which files have, after an update, the bytes that they had before it.
///
/// Swift's `==` takes canonically equivalent strings for equal, and `27` and `27.0` for one version. So a thing keeps its
/// rows only where it is equal *and* comes from a file that has not changed: then its bytes are the same, too.
/// Translations come from other files than the things that they belong to; they are compared byte by byte.
struct FileChanges {
  private let kept: Set<ExactText>

  /// Compares the files before with those after.
  init(from old: [ContentFile], to new: [ContentFile]) {
    let digests = Dictionary(old.map { (ExactText($0.path), $0.digest) }) { first, _ in first }
    var kept: Set<ExactText> = []
    for file in new where digests[ExactText(file.path)] == file.digest { kept.insert(ExactText(file.path)) }
    self.kept = kept
  }

  /// Whether a file is the same before and after.
  func isKept(_ path: String) -> Bool { kept.contains(ExactText(path)) }

  /// Whether the file of a place is the same before and after.
  func isKept(_ place: FileLocation) -> Bool { isKept(place.path) }
}
