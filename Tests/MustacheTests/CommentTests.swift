import Mustache
import Testing

@Suite struct CommentTests {
  @Test(arguments: [
    RenderingRow("a comment gives nothing", "a{{! why }}b", gives: "ab"),
    RenderingRow("a comment keeps the space around it", "a {{! why }} b", gives: "a  b"),
    RenderingRow("a comment may be empty", "a{{!}}b", gives: "ab"),
    RenderingRow("a comment may run over lines", "a{{! one\ntwo\n}}b", gives: "ab"),
    RenderingRow("a comment ends at the first closing braces", "a{{! {{b }}c}}", gives: "ac}}"),
    RenderingRow("a comment may hold marks of other tags", "{{!#a ^b /c >d =e= &f}}x", gives: "x"),
    RenderingRow("a comment alone on its line takes the line with it", "a\n{{! why }}\nb", gives: "a\nb"),
    RenderingRow("an indented comment takes its line with it", "a\n \t {{! why }}  \nb", gives: "a\nb"),
    RenderingRow("a comment over lines takes its lines with it", "a\n  {{! one\n  two\n  }}\nb", gives: "a\nb"),
    RenderingRow("a comment after text keeps the line", "a {{! why }}\nb", gives: "a \nb"),
    RenderingRow("a comment before text keeps the line", "{{! why }} a\nb", gives: " a\nb"),
    RenderingRow("two comments on a line keep the line", "{{! a }} {{! b }}\nc", gives: " \nc"),
    RenderingRow("a comment may be the whole template", "{{! why }}", gives: ""),
    RenderingRow("text beside the end of a long comment keeps its line", "{{! a\nb }} c\n", gives: " c\n"),
  ])
  func comments(_ row: RenderingRow) throws { try row.check() }
}
