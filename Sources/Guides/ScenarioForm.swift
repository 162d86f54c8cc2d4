public import Claims
public import Diagnostics

/// What the page of single cases asks, what it tells, and what it draws.
public struct ScenarioForm: Hashable, Sendable {
  /// The dimensions that are asked first; all others wait behind a button, set to what is ordinary.
  public let ask: [DimensionID]
  /// The outcomes that are told, in order.
  public let tell: [OutcomeID]
  /// What is drawn; nil: nothing.
  public let picture: Picture?
  /// Where it was declared.
  public let location: FileLocation

  /// A form.
  public init(ask: [DimensionID], tell: [OutcomeID], picture: Picture?, location: FileLocation) {
    self.ask = ask
    self.tell = tell
    self.picture = picture
    self.location = location
  }

  /// A claim that the file names, with its place.
  public struct ClaimName: Hashable, Sendable {
    /// The claim.
    public let value: ClaimID
    /// Where the file names it.
    public let location: FileLocation

    /// A named claim.
    public init(_ value: ClaimID, at location: FileLocation) {
      self.value = value
      self.location = location
    }
  }

  /// A schematic picture of what a person sees.
  public struct Picture: Hashable, Sendable {
    /// The outcome that says what is on the screen.
    public let form: OutcomeID
    /// The value that is drawn as an alert.
    public let alert: ValueID
    /// The value that is drawn as a sheet over the whole page.
    public let sheet: ValueID
    /// The quote that is the title.
    public let title: ClaimName
    /// The quotes that label the buttons.
    public let buttons: [ClaimName]
    /// A button that is there in some cases.
    public let thirdButton: ThirdButton?
    /// The text that the app supplies.
    public let text: AppText?

    /// A picture.
    public init(
      form: OutcomeID, alert: ValueID, sheet: ValueID, title: ClaimName, buttons: [ClaimName],
      thirdButton: ThirdButton?, text: AppText?
    ) {
      self.form = form
      self.alert = alert
      self.sheet = sheet
      self.title = title
      self.buttons = buttons
      self.thirdButton = thirdButton
      self.text = text
    }
  }

  /// A button that is there in some cases.
  public struct ThirdButton: Hashable, Sendable {
    /// The outcome that says whether it is there.
    public let outcome: OutcomeID
    /// The value with which it is.
    public let value: ValueID
    /// Its label.
    public let label: String
    /// The quote that has the label.
    public let quote: ClaimName

    /// A third button.
    public init(outcome: OutcomeID, value: ValueID, label: String, quote: ClaimName) {
      self.outcome = outcome
      self.value = value
      self.label = label
      self.quote = quote
    }
  }

  /// The text that the app supplies, and the rule for its formatting.
  public struct AppText: Hashable, Sendable {
    /// The outcome that says which text is shown.
    public let outcome: OutcomeID
    /// The value with which it is the formatted one.
    public let value: ValueID
    /// The outcome that says whether a formatting is supported.
    public let formatting: OutcomeID
    /// The value that means yes.
    public let supported: ValueID
    /// The dimension that tells kinds of formatting apart.
    public let kind: DimensionID
    /// The dimension's value for each kind of formatting that the page knows.
    public let kinds: [FormattingKind: ValueID]

    /// A text.
    public init(
      outcome: OutcomeID, value: ValueID, formatting: OutcomeID, supported: ValueID, kind: DimensionID,
      kinds: [FormattingKind: ValueID]
    ) {
      self.outcome = outcome
      self.value = value
      self.formatting = formatting
      self.supported = supported
      self.kind = kind
      self.kinds = kinds
    }
  }

  /// A kind of formatting that a Markdown text can have.
  public enum FormattingKind: String, Hashable, Sendable, CaseIterable {
    /// Words between two stars.
    case bold
    /// Words between single stars.
    case italic
    /// Lines that begin with a hyphen, a plus or a star.
    case bulletList = "bullet-list"
    /// An empty line between paragraphs.
    case paragraphBreak = "paragraph-break"
    /// Words between `<u>` and `</u>`.
    case underline
    /// Anything else: links, headings, numbered lists, code, images, quotes.
    case other
  }
}
