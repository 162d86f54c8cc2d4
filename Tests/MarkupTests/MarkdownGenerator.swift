/// Makes Markdown from a seed: every construct of CommonMark, nested, in Latin, Chinese and Korean text, with the odd
/// white space, entities and escapes that people write. The same seed gives the same text on every machine.
struct MarkdownGenerator {
  private var state: UInt64
  private var labels: [String] = []

  init(seed: Int) {
    state = UInt64(truncatingIfNeeded: seed)
    state = next()
  }

  /// A document of nested blocks.
  mutating func document() -> String {
    labels = ["one", "Two Words", "참조", "文档"].filter { _ in chance(50) }
    var lines: [String] = []
    for _ in 0..<(1 + below(4)) {
      lines += block(depth: 0)
      lines += blankLines()
      if chance(15), let label = labels.randomElementBy(below(99)) { lines += definition(label) }
    }
    for label in labels { lines += definition(label) + (chance(50) ? [""] : []) }
    return lines.joined(separator: pick(["\n", "\n", "\n", "\n", "\r\n"])) + pick(["\n", "\n", ""])
  }

  /// Pieces of markup in any order: mostly markup that does not close.
  mutating func soup() -> String {
    var text = ""
    for _ in 0..<(5 + below(60)) {
      switch below(6) {
      case 0: text += word()
      case 1: text += inline(depth: 2)
      case 2:
        text += "\n" + pick(["", "\n", "> ", ">", "- ", "   ", "    ", "\t", "1. ", "# ", ">     > ", "[one]: /u\n"])
      default: text += pick(Self.tokens)
      }
    }
    return text + "\n\n[one]: /url 'title'\n[Two Words]: <a b> \"t\"\n"
  }

  private static let tokens = [
    "*", "**", "***", "_", "__", "`", "``", "[", "]", "(", ")", "](", "![", "[]", "[one]", "[one][one]", "\\", "\\\\",
    "&amp;", "&", "&#42;", "&copy;", "&nope;", "<", ">", "<https://e.org/a>", "!", "#", "  \n", "\\\n", " ", "\t", "\n",
    "。", "“", "”", "（", "）", "、", "하다", "欧盟", "~~~\n", "```\n", "---\n", "===\n", "- ", "1) ", "+ ", "\"", "'", ":",
    "(/u)", "(/u \"t\")", "(<a b>)", "(</u>\n'x y')", "&fjlig;", "&NotEqualTilde;", "\u{A0}", "\u{3000}", "[one]: /u\n",
  ]

  // MARK: Blocks

  private mutating func block(depth: Int) -> [String] {
    let kinds = depth < 3 ? 12 : 7
    switch below(kinds) {
    case 0, 1, 2: return paragraph()
    case 3: return heading()
    case 4: return code()
    case 5: return [pick(["---", "***", "_ _ _", " - - -", "***\t"])]
    case 6: return paragraph() + [pick(["===", "---", "  =", "-----  "])]
    case 7, 8: return quote(depth: depth)
    case 9: return list(depth: depth, ordered: true)
    default: return list(depth: depth, ordered: false)
    }
  }

  private mutating func paragraph() -> [String] {
    let indent = pick(["", "", "", " ", "   "])
    var lines = (indent + run(depth: 0)).split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    for index in lines.indices.dropFirst() where chance(20) {
      lines[index] = pick(["  ", "    ", "\t", "     > ", " \t "]) + lines[index]
    }
    return lines
  }

  private mutating func heading() -> [String] {
    let text = run(depth: 1).replacingLineEnds()
    let close = pick(["", "", " #", " ###  ", "#", " \\#"])
    return [
      pick(["", " ", "  "]) + String(repeating: "#", count: 1 + below(6)) + pick([" ", "  ", "\t"]) + text + close
    ]
  }

  private mutating func code() -> [String] {
    let body = (0..<below(4)).map { _ in
      pick(["let x = 1", "\tif a < b && c > \"d\" {", "", "   ", "<b>", "中文 `x`", "> no quote", "\\* &amp;", "  "])
    }
    if chance(30) { return [""] + ["    first"] + body.map { "    " + $0 } + [""] }
    let fence = pick(["```", "````", "~~~", "  ```"])
    let info = pick(["", "", "swift", " swift ", "swift\tinclude=\"\"", "c++ a=1", "語言", "a&amp;b", "x\\*y k=v"])
    return [fence + info] + body + (chance(90) ? [fence] : [])
  }

  private mutating func quote(depth: Int) -> [String] {
    let mark = pick(["> ", ">", " > ", ">  ", ">\t"])
    return blocks(depth: depth + 1).enumerated().map { index, line in
      index > 0 && !line.isEmpty && chance(10) ? line : mark + line
    }
  }

  private mutating func list(depth: Int, ordered: Bool) -> [String] {
    var lines: [String] = []
    let delimiter = pick([".", ")"])
    let bullet = pick(["-", "*", "+"])
    var number = pick([1, 1, 1, 0, 7, 42])
    let isLoose = chance(40)
    for _ in 0..<(1 + below(3)) {
      let marker = ordered ? "\(number)\(delimiter)" : bullet
      number += 1
      let gap = pick([" ", " ", "  ", "    ", "\t", "     "])
      let indent = String(repeating: " ", count: marker.utf8.count + (gap == "\t" ? 3 : gap.utf8.count))
      for (index, line) in blocks(depth: depth + 1).enumerated() {
        if index == 0 {
          lines.append(marker + gap + line)
        } else {
          lines.append(line.isEmpty ? "" : (chance(8) ? line : (chance(5) ? "\t" : indent) + line))
        }
      }
      if isLoose { lines += blankLines() }
    }
    return lines
  }

  private mutating func blocks(depth: Int) -> [String] {
    var lines = block(depth: depth)
    for _ in 0..<below(3) {
      if chance(70) { lines += blankLines() }
      lines += block(depth: depth)
    }
    return lines
  }

  private mutating func blankLines() -> [String] { pick([[""], [""], ["  "], ["", ""], ["\t"]]) }

  private mutating func definition(_ label: String) -> [String] {
    let target = pick(["/url", "https://example.org/a?b=c&d=e", "<a b>", "상대", "a(b)c", "&auml;"])
    return pick([
      ["[\(label)]: \(target)"], ["  [\(label)]:", "\(target) 'a \"title\"'"],
      ["[\(label)]: \(target)", "  \"two", "lines\""],
      ["[\(label)]:\t\(target) (t)"],
    ])
  }

  // MARK: Inlines

  private mutating func run(depth: Int) -> String {
    var text = inline(depth: depth)
    for _ in 0..<(1 + below(7)) {
      text += pick([" ", " ", " ", " ", "", "\n", "\n", "  \n", "\\\n", "\t", "   "]) + inline(depth: depth)
    }
    return text
  }

  private mutating func inline(depth: Int) -> String {
    guard depth < 3 else { return word() }
    switch below(16) {
    case 0: return wrap(pick(["*", "_"]), depth)
    case 1: return wrap(pick(["**", "__"]), depth)
    case 2: return wrap("***", depth)
    case 3: return pick(["`code`", "`` a ` b ``", "` x `", "`a\nb`", "```<&>```", "`中 文`", "`a  b`"])
    case 4: return "[" + inline(depth: depth + 1) + "](" + target() + title() + ")"
    case 5: return "![" + inline(depth: depth + 1) + "](" + pick(["a.png", "<b c.png>", "图.png"]) + title() + ")"
    case 6:
      return pick(["<https://example.org/?q=a&b=%20'>", "<mailto:a@b.org>", "<writer@example.org>", "<https://한.kr>"])
    case 7: return reference(depth)
    case 8:
      return pick(["&amp;", "&lt;", "&copy;", "&#20013;", "&#x1F600;", "&#0;", "&bogus;", "&quot;", "&nbsp;", "&ngE;"])
    case 9: return pick(["\\*", "\\[", "\\\\", "\\`", "\\a", "\\&amp;", "\\<", "\\#", "\\>", "\\!"])
    case 10:
      return pick(["a < b", "x > y", "\"q\"", "it's", "AT&T", "a * b", "snake_case_x", "!", "![", "]", "[", "``"])
    default: return word()
    }
  }

  private mutating func wrap(_ mark: String, _ depth: Int) -> String {
    let inner = inline(depth: depth + 1)
    return mark + (chance(30) ? inner + " " + inline(depth: depth + 1) : inner) + mark
  }

  private mutating func reference(_ depth: Int) -> String {
    let label = labels.randomElementBy(below(99)) ?? "missing"
    return pick([
      "[\(label)]", "[\(label.uppercased())][]", "[\(inline(depth: depth + 1))][\(label)]", "![alt][\(label)]",
      "[\(label)](not a target)", "[x][undefined]",
    ])
  }

  private mutating func target() -> String {
    pick([
      "/path/a-b_c.html?x=1&y=2#z", "https://example.org/(a)", "<with space>", "../up.md", "경로/文件", "a\\*b",
      "&auml;.html",
      "#frag", "<>x", "/a%20b~!$'()*+,;=:@", "<a[b]^`{|}\"c>", "\n/next-line",
    ])
  }

  private mutating func title() -> String {
    pick(["", "", "", " \"title\"", " 'it\\'s'", " (par &amp; \"q\")", "\n\"next line\"", "  \"two\nlines\"  "])
  }

  private mutating func word() -> String {
    pick([
      "alpha", "Beta", "the system", "displays", "iOS 27.2", "“quoted”", "x,", "end.", "欧盟（EU）境内", "显示完整页面。", "把它设为",
      "마크다운(Markdown)을",
      "표시합니다.", "버튼", "1.", "2)", "-", "+ plus", "a=b", "—", "😀", "é", "\u{FEFF}z",
    ])
  }

  // MARK: Chance

  private mutating func next() -> UInt64 {
    state = state &+ 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }

  private mutating func below(_ count: Int) -> Int { Int(next() % UInt64(count)) }

  private mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  private mutating func pick<Choice>(_ choices: [Choice]) -> Choice { choices[below(choices.count)] }
}

extension Array {
  fileprivate func randomElementBy(_ number: Int) -> Element? { isEmpty ? nil : self[number % count] }
}

extension String {
  fileprivate func replacingLineEnds() -> String { String(map { $0 == "\n" ? " " : $0 }) }
}
