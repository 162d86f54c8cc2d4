public import Claims
public import Guides

/// What a legal review packet is about, for whom, and in which languages.
public struct PacketScope: Hashable, Sendable {
  /// What it is about.
  public let subject: Subject
  /// Who will read it.
  public let audience: Audience
  /// The languages, in the order of the workspace.
  public let locales: [LocaleCode]
  /// Whether translated passages have the original beside them.
  public let original: Original

  /// A scope.
  public init(subject: Subject, audience: Audience, locales: [LocaleCode], original: Original = .leftOut) {
    self.subject = subject
    self.audience = audience
    self.locales = locales
    self.original = original
  }

  /// What a packet is about.
  public enum Subject: Hashable, Sendable {
    /// The whole workspace.
    case everything
    /// One guide and the quotes that it relies on.
    case guide(GuideID)
    /// The quotes of one topic and the passages that rely on them.
    case topic(TopicID)
  }

  /// Who reads a packet.
  public enum Audience: String, Hashable, Sendable, CaseIterable {
    /// The house itself: notes, names and open questions are in it.
    case inside = "internal"
    /// Anybody else: internal notes, names and what counsel has not answered yet are left out, and the packet says so.
    case outside
  }

  /// What is done with the original of a translated passage.
  public enum Original: Hashable, Sendable {
    /// It stands beside the translation.
    case beside
    /// It is left out.
    case leftOut
  }
}
