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
    /// Why a translated checklist has the original's step here; nil where it has its own.
    public let fallback: Fallback?

    /// A step.
    public init(
      id: StepID, title: [Inline], who: [Inline], minutes: Int?, applies: [Inline], doneWhen: [Inline],
      skipIf: [Inline], body: Document, location: FileLocation, fallback: Fallback? = nil
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
      self.fallback = fallback
    }

    /// The step, marked as the original's.
    public func falling(back fallback: Fallback?) -> Step {
      Step(
        id: id, title: title, who: who, minutes: minutes, applies: applies, doneWhen: doneWhen, skipIf: skipIf,
        body: body, location: location, fallback: fallback)
    }
  }

  /// Why a step is shown in the original.
  public enum Fallback: String, Hashable, Sendable {
    /// Its translation is out of date.
    case outdated
    /// It has no translation.
    case untranslated
  }
}

/// The id of a step, an anchor on the page.
public typealias StepID = Identifier<Checklist.Step>
