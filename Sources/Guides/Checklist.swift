public import Claims
public import Diagnostics
public import Markup

/// A ship checklist: steps in order, never renumbered.
public struct Checklist: Hashable, Sendable {
  /// Title and description.
  public let head: FrontMatter
  /// What stands before the first step.
  public let introduction: Document
  /// The steps.
  public let steps: [Step]

  /// A checklist.
  public init(head: FrontMatter, introduction: Document, steps: [Step]) {
    self.head = head
    self.introduction = introduction
    self.steps = steps
  }

  /// One step.
  public struct Step: Hashable, Sendable {
    /// The step's id, the same in every locale.
    public let id: StepID
    /// What to do.
    public let title: [Inline]
    /// Who does it.
    public let who: [Inline]
    /// How long it takes, in minutes.
    public let minutes: Int?
    /// Which platforms or versions it is for.
    public let applies: [Inline]
    /// How to know that it is done.
    public let doneWhen: [Inline]
    /// When it can be left out.
    public let skipIf: [Inline]
    /// The text.
    public let body: Document
    /// The heading's place.
    public let location: FileLocation

    /// A step.
    public init(
      id: StepID, title: [Inline], who: [Inline], minutes: Int?, applies: [Inline], doneWhen: [Inline],
      skipIf: [Inline], body: Document, location: FileLocation
    ) {
      self.id = id
      self.title = title
      self.who = who
      self.minutes = minutes
      self.applies = applies
      self.doneWhen = doneWhen
      self.skipIf = skipIf
      self.body = body
      self.location = location
    }
  }
}

/// The id of a step, an anchor on the page.
public typealias StepID = Identifier<Checklist.Step>
