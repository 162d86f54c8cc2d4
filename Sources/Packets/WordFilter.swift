/// What pandoc is told about a packet's HTML: a filter in Lua, the language that pandoc brings along.
enum WordFilter {
  static let text = #"""
    -- Footnotes become real ones; quotes and our own remarks get styles of their own, so that they cannot be mixed up.
    local function style(name, blocks)
      return pandoc.Div(blocks, pandoc.Attr("", {}, {["custom-style"] = name}))
    end

    function Span(span)
      if span.classes:includes("fn") then return pandoc.Note({pandoc.Para(span.content)}) end
      if span.classes:includes("cite") then return pandoc.Superscript(span.content) end
      return nil
    end

    function BlockQuote(quote) return style("Quoted Words", quote.content) end

    function Div(div)
      for class, name in pairs({
        translation = "Unofficial Translation", decision = "Our Decision", notice = "Notice", rules = "Our Reading",
        aside = "Remark", lead = "Remark", original = "Original Beside",
      }) do
        if div.classes:includes(class) then return style(name, div.content) end
      end
      return nil
    end
    """#
}
