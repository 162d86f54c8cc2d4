/// A place where a template asks for another one.
struct PartialSite: Sendable {
  /// The template asked for.
  let name: String
  /// Where its name is written, in bytes of the source.
  let range: Range<Int>
  /// What goes before each line of the partial; nil for a tag among other things, which indents nothing.
  let indentation: [UInt8]?
  /// How many sections are open here.
  let depth: Int
  /// The position of that template in its set; known once the set is linked.
  var target: Int?
}
