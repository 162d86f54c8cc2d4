"""The search finds every quoted statement by any three letters, or any two Chinese or Korean characters, of its words or its translation."""

import gzip
import re

LARGEST = 150_000

# For each entry, parts of its texts that do not find it.
MISSES = """() => {
  const search = window.verbatimSearch, misses = [], asked = {};
  const wide = /[\\u3040-\\u30ff\\u3400-\\u9fff\\uac00-\\ud7af]/;
  const hrefs = part => asked[part] ??= new Set((search.find(part)?.hits ?? []).map(hit => hit.entry.href));
  for (const entry of search.entries) {
    if (entry[0] !== "quote") continue;
    for (const text of [entry[3], entry[5] ?? ""]) {
      for (const run of text.match(/[A-Za-z]{3,}/g) ?? []) {
        for (let i = 0; i + 3 <= run.length; i += 1) if (!hrefs(run.slice(i, i + 3)).has(entry[1])) misses.push(entry[1] + ": " + run.slice(i, i + 3));
      }
      for (let i = 0; i + 2 <= text.length; i += 1) {
        const pair = text.slice(i, i + 2);
        if (wide.test(pair[0]) && wide.test(pair[1]) && !hrefs(pair).has(entry[1])) misses.push(entry[1] + ": " + pair);
      }
    }
  }
  return misses.slice(0, 8);
}"""


def faults(tab, page):
    tab.goto(page.path.as_uri())
    yield from tab.evaluate(MISSES)
    field = tab.locator("#search-field")
    text = (page.path.parent / "search-data.js").read_text(encoding="utf-8")
    size = len(gzip.compress(text.encode("utf-8")))
    if size > LARGEST:
        yield f"the index is {size} bytes when compressed"
    word = re.search(r'\["quote","[^"]*","[^"]*","[^"]*?([A-Za-z]{5,})', text)
    if not word:
        yield "the index holds no quote"
        return
    field.fill(word.group(1))
    if tab.locator("#search-results li").count() == 0:
        yield f"{word.group(1)!r} finds nothing"
        return
    marked = tab.locator("#search-results mark").first.inner_text()
    if marked.lower() != word.group(1).lower():
        yield f"{marked!r} is marked for {word.group(1)!r}"
    field.press("ArrowDown")
    if not tab.evaluate("() => document.activeElement.matches('#search-results li:first-child a')"):
        yield "the arrow key does not lead to the first result"
    tab.keyboard.press("Escape")
    if not tab.evaluate("() => document.activeElement.id === 'search-field'"):
        yield "Escape does not lead back to the field"
    address = tab.url
    tab.goto("about:blank")
    tab.goto(address)
    if tab.locator("#search-results li").count() == 0:
        yield "the address does not keep what was looked for"
    # An identifier by its humps, whatever stands between them.
    hump = re.search(r"[^A-Za-z]([a-z]{3,})([A-Z][a-z]{3,})[A-Za-z]*([A-Z][a-z]{3,})", text)
    if hump:
        field.fill(f"{hump.group(3).lower()} {hump.group(1)}")
        if tab.locator("#search-results li").count() == 0:
            yield f"the parts {hump.group(3)!r} and {hump.group(1)!r} find nothing"
    field.fill("qqxzq")
    if tab.locator("#search-results li").count() != 0 or not tab.locator(".search-count").inner_text():
        yield "what is not there is found, or nothing is said"
    tab.goto(page.path.as_uri())
