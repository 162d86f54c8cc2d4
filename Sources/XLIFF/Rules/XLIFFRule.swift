/// The rules of the XLIFF 2.1 specification that a document is judged by. The raw value never changes.
public enum XLIFFRule: String, CaseIterable, Sendable {
  // Shape: which elements, attributes and values stand where.
  case root
  case version
  case element
  case elementOrder = "element-order"
  case elementMissing = "element-missing"
  case elementRepeated = "element-repeated"
  case text
  case attribute
  case attributeMissing = "attribute-missing"
  case attributeValue = "attribute-value"

  // Ids
  case idUnique = "id-unique"
  case idTarget = "id-target"
  case extensionID = "extension-id"

  // Languages and white space
  case targetLanguage = "target-language"
  case languageMatch = "language-match"
  case whiteSpaceMatch = "white-space-match"

  // Structure
  case skeleton
  case unitSegment = "unit-segment"
  case order
  case subState = "sub-state"
  case reservedPrefix = "reserved-prefix"

  // Inline codes
  case subType = "sub-type"
  case codePoint = "code-point"
  case dataReference = "data-reference"
  case copyReference = "copy-reference"
  case subFlow = "sub-flow"
  case endCode = "end-code"
  case codePair = "code-pair"
  case codePairHints = "code-pair-hints"
  case reorderHints = "reorder-hints"
  case reorderSequence = "reorder-sequence"
  case targetSequence = "target-sequence"
  case targetCode = "target-code"

  // Annotations
  case translateAnnotation = "translate-annotation"
  case commentAnnotation = "comment-annotation"
  case annotationPair = "annotation-pair"

  // Fragment identifiers
  case fragment

  // Modules
  case modulePlace = "module-place"
  case matchID = "match-id"
  case matchReference = "match-reference"
  case matchSubType = "match-sub-type"
  case matchAnnotation = "match-annotation"
  case glossaryID = "glossary-id"
  case glossaryReference = "glossary-reference"
  case glossaryEntry = "glossary-entry"
  case formatStyle = "format-style"
  case metadataID = "metadata-id"
  case resourceID = "resource-id"
  case resourceReference = "resource-reference"
  case resourceContent = "resource-content"
  case resourceLanguage = "resource-language"
  case sizePlace = "size-place"
  case sizeValue = "size-value"
  case sizeReference = "size-reference"
  case validationRule = "validation-rule"
  case changeReference = "change-reference"
  case changeProperty = "change-property"
  case itsAnnotation = "its-annotation"
  case itsReference = "its-reference"

  /// The section of the XLIFF 2.1 specification; rules of shape are found with the element that they judge.
  public var section: String {
    switch self {
    case .root, .element, .elementOrder, .elementMissing, .elementRepeated, .text: "4.2"
    case .attribute, .attributeMissing, .attributeValue: "4.3"
    case .version: "4.3.1.42"
    case .idUnique, .idTarget: "4.3.1.21"
    case .extensionID: "4.9"
    case .targetLanguage: "4.2.2.1"
    case .languageMatch: "4.2.2.12"
    case .whiteSpaceMatch: "4.3.2.2"
    case .skeleton: "4.2.2.3"
    case .unitSegment: "4.2.2.5"
    case .order: "4.8.2"
    case .subState: "4.3.1.35"
    case .reservedPrefix: "4.3.1.40"
    case .subType: "4.3.1.36"
    case .codePoint: "4.3.1.19"
    case .dataReference: "4.3.1.9"
    case .copyReference: "4.7.2.4.1"
    case .subFlow: "4.7.4"
    case .endCode: "4.2.3.5"
    case .codePair: "4.3.1.22"
    case .codePairHints: "4.2.3.4"
    case .reorderHints, .reorderSequence, .targetSequence, .targetCode: "4.7.2.6"
    case .translateAnnotation: "4.7.3.1.1"
    case .commentAnnotation: "4.7.3.1.3"
    case .annotationPair: "4.7.3.2"
    case .fragment: "3"
    case .modulePlace: "5"
    case .matchID, .matchReference, .matchSubType, .matchAnnotation: "5.1"
    case .glossaryID, .glossaryReference, .glossaryEntry: "5.2"
    case .formatStyle: "5.3"
    case .metadataID: "5.4"
    case .resourceID, .resourceReference, .resourceContent, .resourceLanguage: "5.5"
    case .sizePlace, .sizeValue, .sizeReference: "5.6"
    case .validationRule: "5.7"
    case .changeReference, .changeProperty: "5.6 of version 2.0"
    case .itsAnnotation, .itsReference: "5.8"
    }
  }
}
