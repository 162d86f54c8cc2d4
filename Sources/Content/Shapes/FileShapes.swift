import Claims
import Localization

/// The shapes of all YAML files of a workspace: the one definition behind reading, messages and JSON Schemas.
enum FileShapes {
  /// A kind of file with its shape.
  struct FileKind: Sendable {
    /// The name of its JSON Schema.
    let name: String
    /// Which files it is for, as a glob.
    let glob: String
    let shape: RecordShape
  }

  /// All kinds, sorted by name.
  static let all: [FileKind] = [
    FileKind(name: "accepted", glob: "accepted.yaml", shape: accepted),
    FileKind(name: "capture", glob: "sources/*/captures/*.yaml", shape: capture),
    FileKind(name: "decision", glob: "decisions/*.yaml", shape: decision),
    FileKind(name: "dimensions", glob: "vocabulary/dimensions.yaml", shape: dimensions),
    FileKind(name: "handoff", glob: "handoffs/*.yaml", shape: handoff),
    FileKind(name: "matrix", glob: "guides/*/matrix.yaml", shape: matrices),
    FileKind(name: "observation", glob: "observations/*.yaml", shape: observation),
    FileKind(name: "outcomes", glob: "vocabulary/outcomes.yaml", shape: outcomes),
    FileKind(name: "regions", glob: "vocabulary/regions.yaml", shape: regions),
    FileKind(name: "release", glob: "releases/*.yaml", shape: release),
    FileKind(name: "reviews", glob: "locales/*/reviews.yaml", shape: reviews),
    FileKind(name: "scenario", glob: "guides/*/scenario.yaml", shape: scenario),
    FileKind(name: "source", glob: "sources/*/source.yaml", shape: source),
    FileKind(name: "terms", glob: "vocabulary/terms.yaml", shape: terms),
    FileKind(name: "topics", glob: "vocabulary/topics.yaml", shape: topics),
    FileKind(name: "verbatim", glob: "verbatim.yaml", shape: publication),
  ]

  static let publication = RecordShape(
    "the workspace file",
    [
      .needed("title", .text, "the title of the whole site"),
      .needed("publisher", .text, "who publishes it"),
      .optional("locales", .list(of: .locale), "the locales, in the order of the language switcher"),
      .optional("default-locale", .locale, "the locale that authors write in; the first of the locales"),
      .optional("base-url", .address, "where the site is published"),
      .optional("copies-last", .text, "how long a saved copy counts as new, as in '180 days'; without end by default"),
      .optional("visibility", .word(words(Publication.Visibility.self)), "who may see it; internal by default"),
      .needed("as-of", .date, "the day that ages are judged against"),
      .optional("signers", .list(of: .record(signer)), "who may sign packets"),
    ])

  private static let signer = RecordShape(
    "a signer",
    [
      .needed("name", .text, "the signer's name"),
      .needed("role", .text, "in which role the signer signs"),
      .needed("key", .text, "the signer's public key, as minisign prints it"),
    ])

  static let dimensions = RecordShape(
    "the dimensions file",
    [
      .needed("dimensions", .list(of: .record(dimension)), "what rules may depend on"),
      .optional("impossible", .list(of: .terms), "combinations that cannot happen"),
    ])

  private static let dimension = RecordShape(
    "a dimension",
    [
      .needed("id", .identifier, "its id"),
      .needed("label", .text, "its name in a table's head"),
      .optional("short", .text, "its name inside a sentence; the label by default"),
      .optional("kind", .word(["choice", "region", "version"]), "what its values are; choice by default"),
      .optional("values", .list(of: .record(dimensionValue)), "the values of a choice"),
      .optional("product", .text, "the product whose versions they are"),
      .optional("versions", .list(of: .version), "the versions at which anything changes"),
      .optional("if-any", .text, "the clause of an 'if' that takes several {values}"),
      .optional("and-any", .text, "that clause when another one follows; the 'if-any' by default"),
      .optional("only-when", .terms, "terms without which the dimension has no value"),
      .optional("ordinary", .list(of: .text, orOne: true), "values from the most ordinary to the least"),
    ])

  private static let dimensionValue = RecordShape(
    "a value",
    [
      .needed("id", .identifier, "its id"),
      .needed("label", .text, "its name in tables and lists"),
      .optional("if", .text, "the clause of an 'if'; the label by default"),
      .optional("and", .text, "the clause when another one follows; the 'if' by default"),
      .optional("or", .text, "the clause when another one follows and either will do, in languages with such a form"),
      .optional("not-label", .text, "the name of all other values together"),
      .optional("not-if", .text, "the clause of an 'if' for all other values; the 'not-label' by default"),
      .optional("not-and", .text, "that clause when another one follows; the 'not-if' by default"),
      .optional("opaque", .yesNo, "whether the source never defines the phrase"),
    ])

  static let regions = RecordShape(
    "the regions file", [.needed("regions", .list(of: .record(region)), "named sets of regions")])

  private static let region = RecordShape(
    "a region set",
    [
      .needed("id", .identifier, "its id"),
      .needed("label", .text, "its name inside a sentence, with its article"),
      .optional("as-of", .date, "the day on which the membership was checked"),
      .optional("members", .list(of: .region, orOne: true), "ISO 3166-1 codes and other sets"),
      .optional("set", .text, "sets joined by except, plus and within"),
    ])

  static let outcomes = RecordShape(
    "the outcomes file", [.needed("outcomes", .list(of: .record(outcome)), "what can happen")])

  private static let outcome = RecordShape(
    "an outcome",
    [
      .needed("id", .identifier, "its id"),
      .needed("label", .text, "its name in a table's head"),
      .needed("values", .list(of: .record(outcomeValue)), "its values, each excluding the others"),
      .optional("only-where", .record(onlyWhere), "the condition without which it has no value"),
      .optional("done-by", .word(Outcome.Doer.allCases.map { $0.rawValue }), "who brings it about"),
    ])

  private static let outcomeValue = RecordShape(
    "a value of an outcome",
    [
      .needed("id", .identifier, "its id"),
      .needed("label", .text, "its name in tables"),
      .needed("sentence", .text, "a full clause without its end mark"),
    ]
      + OutcomeValue.modalKeys.flatMap { modality, key, label -> [RecordShape.Field] in
        [
          .optional(key, .text, "the clause where a sentence says that it '\(modality.rawValue)' so"),
          .optional(label, .text, "the name in tables where a sentence says that it '\(modality.rawValue)' so"),
        ]
      })

  private static let onlyWhere = RecordShape(
    "a condition",
    [
      .needed("label", .text, "the condition in words"),
      .needed("when", .terms, "the condition as terms"),
    ])

  static let topics = RecordShape(
    "the topics file", [.needed("topics", .list(of: .record(topic)), "what quotes are grouped by")])

  private static let topic = RecordShape(
    "a topic", [.needed("id", .identifier, "its id"), .needed("label", .text, "its name")])

  static let terms = RecordShape(
    "the terms file", [.needed("terms", .list(of: .record(term)), "the glossary")])

  private static let term = RecordShape(
    "a term",
    [
      .needed("id", .identifier, "its id"),
      .needed("term", .text, "the term"),
      .needed("meaning", .text, "what it means here"),
      .optional("opaque", .yesNo, "whether the source never defines the words"),
      .optional("do-not-translate", .yesNo, "whether the term stays as it is in every language"),
      .optional("avoid", .list(of: .text, orOne: true), "words that no translation may use for it, in any language"),
    ])

  static let source = RecordShape(
    "a source",
    [
      .needed("title", .text, "the document's own title"),
      .optional("short", .text, "our own name for it inside a sentence, with its article"),
      .needed("publisher", .text, "who published it"),
      .needed("kind", .word(words(Source.Kind.self)), "what kind of document it is"),
      .optional("known-through", .identifier, "the source through which alone its words are known"),
      .optional("url", .address, "where it is published"),
      .optional("language", .locale, "the language of its text; en by default"),
      .optional("version", .text, "the product version that it speaks of"),
      .optional("build", .text, "the build that it speaks of"),
      .optional("beta", .yesNo, "whether it speaks of a beta"),
      .optional("published", .date, "the day of publication"),
      .optional("topics", .list(of: .identifier, orOne: true), "topics of every quote in it"),
      .optional("supersedes", .identifier, "the source that it replaces"),
      .optional("copyright", .text, "the publisher's own notice"),
      .optional("note", .text, "for editors; never published"),
    ])

  static let capture = RecordShape(
    "a capture",
    [
      .needed("text", .text, "the file that holds the text, beside this one"),
      .needed("sha256", .digest, "the SHA-256 of the full original's bytes"),
      .optional("media-type", .text, "the media type of what was saved; text/plain by default"),
      .optional("extent", .word(words(Capture.Extent.self)), "whether the whole original is kept; whole by default"),
      .optional("text-sha256", .digest, "the SHA-256 of the text file, by which a change to it is seen"),
      .optional("url", .address, "the address that it was taken from"),
      .optional("taken", .date, "the day on which it was taken"),
      .optional("taken-by", .text, "who took it"),
      .optional("method", .text, "how it was taken and converted"),
      .optional("holes", .list(of: .record(hole)), "what the conversion lost"),
      .optional("exhibits", .list(of: .record(exhibit)), "screenshots and archives of the same moment, kept elsewhere"),
    ])

  private static let exhibit = RecordShape(
    "an exhibit",
    [
      .needed("name", .text, "the file's name"),
      .needed("sha256", .digest, "the SHA-256 of the file's bytes"),
    ])

  private static let hole = RecordShape(
    "a hole",
    [
      .needed("after", .text, "the captured words just before it"),
      .needed("before", .text, "the captured words just behind it"),
      .needed("words", .text, "the words that belong there"),
      .needed("certainty", .word(words(Certainty.self)), "whether they are known or guessed"),
      .needed("from", .text, "where the words come from"),
    ])

  static let decision = RecordShape(
    "a decision",
    [
      .needed("question", .text, "the question that it answers"),
      .needed("about", .list(of: .text, orOne: true), "the ids of the disagreements"),
      .needed("follow", .text, "the quoted statement that is followed, or none for an open record"),
      .optional("alternatives", .list(of: .claim, orOne: true), "the quoted statements that are not followed"),
      .needed("reason", .text, "why; published"),
      .optional("internal-note", .text, "for the house; never published"),
      .optional("decided-by", .text, "who decided"),
      .optional("approved-by", .text, "who approved it"),
      .optional("owner", .text, "who owns an open question"),
      .optional("decided-on", .date, "the day of the decision"),
      .optional("review-by", .date, "the day by which somebody must look again"),
      .optional("quotes", .map(of: .digest), "the SHA-256 of each quote that it rests on"),
    ])

  static let observation = RecordShape(
    "an observation",
    [
      .needed("title", .text, "what was tried"),
      .needed("source", .identifier, "the source that records it"),
      .optional("date", .date, "the day of the experiment"),
      .needed("scenario", .map(of: .text), "what was set"),
      .needed("saw", .map(of: .text), "what was seen"),
      .optional("not-recorded", .list(of: .identifier, orOne: true), "what matters and was not recorded"),
      .optional("evidence", .text, "how far the evidence survives"),
    ])

  static let accepted = RecordShape(
    "the accepted findings", [.needed("accepted", .list(of: .record(acceptance)), "findings accepted with a reason")])

  private static let acceptance = RecordShape(
    "an accepted finding",
    [
      .needed("diagnostic", .text, "the id in brackets"),
      .needed("about", .text, "the quoted statement it is about, or LOCALE/DOCUMENT#UNIT of a translation"),
      .needed("reason", .text, "why it is accepted"),
      .needed("by", .text, "who accepted it"),
      .needed("on", .date, "the day"),
    ])

  static let reviews = RecordShape(
    "the review records", [.needed("reviews", .list(of: .record(review)), "who reviewed what")])

  static let release = RecordShape(
    "a release",
    [
      .needed("on", .date, "the day of the release"),
      .optional("by", .text, "who recorded it"),
      .needed("packet", .digest, "the SHA-256 of the content record beside this file: its packet's number"),
    ])

  static let handoff = RecordShape(
    "a handoff",
    [
      .needed("handoff", .text, "its name"),
      .needed("locale", .locale, "the language"),
      .needed("sent-on", .date, "the day"),
      .needed("format", .word(words(ExchangeFormat.self)), "the form"),
      .needed("units", .list(of: .text), "document#unit and short checksums of source and target"),
    ])

  private static let review = RecordShape(
    "a review record",
    [
      .needed("document", .text, "the document: labels, glosses or guides/GUIDE/checklist"),
      .needed("unit", .text, "the key of the unit"),
      .needed("state", .word(words(ReviewRecord.State.self)), "what it was judged to be"),
      .needed("by", .text, "who says so"),
      .optional("role", .text, "in what role"),
      .needed("on", .date, "the day"),
      .needed("source", .text, "the SHA-256 of the original that was reviewed"),
      .needed("target", .text, "the SHA-256 of the translation that was reviewed"),
    ])

  static let matrices = RecordShape(
    "the matrix file", [.needed("matrices", .list(of: .record(matrix)), "tables computed from the quotes")])

  private static let matrix = RecordShape(
    "a matrix",
    [
      .needed("id", .identifier, "its id"),
      .needed("title", .text, "its title"),
      .needed("outcomes", .list(of: .identifier), "its columns"),
      .needed("rows", .list(of: .record(axis)), "what its rows are made of, outermost first"),
      .optional("given", .list(of: .terms, orOne: true), "what holds in every row"),
      .optional("first-look", .record(firstLook), "the two states that the guide's first screen compares"),
    ])

  private static let firstLook = RecordShape(
    "a first look",
    [
      .needed("nothing", .list(of: .terms, orOne: true), "what holds for those who do nothing"),
      .needed("steps", .list(of: .terms, orOne: true), "what holds for those who follow the steps"),
    ])

  private static let axis = RecordShape(
    "an axis",
    [
      .optional("dimension", .identifier, "a dimension"),
      .optional("places", .list(of: .region), "regions, each a row"),
      .optional("mean", .list(of: .identifier, orOne: true), "the dimensions that a place means"),
    ])

  static let scenario = RecordShape(
    "the scenario file",
    [
      .needed("ask", .list(of: .identifier), "the dimensions that a reader is asked first, in order"),
      .needed("tell", .list(of: .identifier), "the outcomes that are told, in order"),
      .optional("picture", .record(picture), "which outcomes are drawn, and how"),
    ])

  private static let picture = RecordShape(
    "a picture",
    [
      .needed("form", .identifier, "the outcome that says what is on the screen"),
      .needed("alert", .identifier, "its value that is drawn as an alert"),
      .needed("sheet", .identifier, "its value that is drawn as a sheet over the whole page"),
      .needed("title", .claim, "the quoted statement that is its title"),
      .needed("buttons", .list(of: .claim), "the quoted statements that label its buttons"),
      .optional("third-button", .record(thirdButton), "a button that is there in some cases"),
      .optional("text", .record(pictureText), "the text that the app supplies"),
    ])

  private static let thirdButton = RecordShape(
    "a third button",
    [
      .needed("outcome", .identifier, "the outcome that says whether it is there"),
      .needed("value", .identifier, "the value with which it is"),
      .needed("label", .text, "its label, words of the quote"),
      .needed("quote", .claim, "the quoted statement that has the label"),
    ])

  private static let pictureText = RecordShape(
    "a text",
    [
      .needed("outcome", .identifier, "the outcome that says which text is shown"),
      .needed("value", .identifier, "the value with which it is the formatted one"),
      .needed("formatting", .identifier, "the outcome that says whether a formatting is supported"),
      .needed("supported", .identifier, "its value that means yes"),
      .needed("kind", .identifier, "the dimension that tells kinds of formatting apart"),
      .needed("kinds", .map(of: .identifier), "its value for each kind that the page knows"),
    ])

  /// The words of an enumeration, in the order of its cases.
  private static func words<Word: CaseIterable & RawRepresentable<String>>(_ kind: Word.Type) -> [String] {
    kind.allCases.map { $0.rawValue }
  }
}
