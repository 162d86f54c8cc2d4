import Diagnostics

/// The breaches that were found so far.
struct Judgement {
  private(set) var violations: [XLIFFViolation] = []

  /// A value as messages show it: cut where it is long.
  static func shown(_ value: String) -> String {
    value.utf8.count > 120 ? value.prefix(80) + "…" : value
  }

  /// Records a breach at an element.
  mutating func breach(_ rule: XLIFFRule, _ message: String, at element: GenericElement, section: String? = nil) {
    violations.append(XLIFFViolation(rule, message, at: element.location, section: section))
  }

  /// Records a breach at an attribute of an element.
  mutating func breach(
    _ rule: XLIFFRule, _ message: String, at element: GenericElement, _ attribute: String, in namespace: String = "",
    section: String? = nil
  ) {
    let location = element.attribute(attribute, in: namespace)?.origin.location ?? element.location
    violations.append(XLIFFViolation(rule, message, at: location, section: section))
  }
}

/// Judges the tree of an XLIFF 2.x document: first its shape, then what the shape cannot say.
enum XLIFFValidator {
  /// The breaches, sorted by place.
  static func violations(in root: GenericElement) -> [XLIFFViolation] {
    var judgement = Judgement()
    guard root.name.isNamed("xliff", in: XLIFFNamespace.core) else {
      let found = root.name.namespace.isEmpty ? "no namespace" : "namespace '\(root.name.namespace)'"
      judgement.breach(
        .root, "the root element is '\(root.name.written)' of \(found), expected 'xliff' of '\(XLIFFNamespace.core)'",
        at: root)
      return judgement.violations
    }
    ShapeRules.check(root, &judgement)
    let document = DocumentScope(root)
    StructureRules.check(document, &judgement)
    LanguageRules.check(document, &judgement)
    for file in document.files {
      for unit in file.units {
        IDRules.check(unit.content, &judgement)
        CodeRules.check(unit, file, &judgement)
        SequenceRules.check(unit.content, &judgement)
        AnnotationRules.check(unit, document, &judgement)
        MatchRules.check(unit, document, &judgement)
        GlossaryRules.check(unit, document, &judgement)
      }
    }
    ModuleRules.check(document, &judgement)
    return judgement.violations.sorted()
  }
}
