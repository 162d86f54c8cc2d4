public import Claims
public import Diagnostics
public import Markup

/// Questions with their answers, the short answer first.
public struct FAQ: Hashable, Sendable {
  /// Title and description.
  public let head: FrontMatter
  /// What stands before the first question.
  public let introduction: Document
  /// The questions.
  public let questions: [Question]

  /// Questions with their answers.
  public init(head: FrontMatter, introduction: Document, questions: [Question]) {
    self.head = head
    self.introduction = introduction
    self.questions = questions
  }

  /// One question.
  public struct Question: Hashable, Sendable {
    /// The question's id, the same in every locale.
    public let id: QuestionID
    /// The question.
    public let question: [Inline]
    /// The short answer: the first paragraph.
    public let answer: Document
    /// What follows it.
    public let details: Document
    /// The heading's place.
    public let location: FileLocation

    /// A question.
    public init(id: QuestionID, question: [Inline], answer: Document, details: Document, location: FileLocation) {
      self.id = id
      self.question = question
      self.answer = answer
      self.details = details
      self.location = location
    }
  }
}

/// The id of a question, an anchor on the page.
public typealias QuestionID = Identifier<FAQ.Question>
