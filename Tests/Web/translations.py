"""Translations in a browser: the made-up language, in which every word of the tool and of the content stands in brackets, and the
pages that only the team and translators see."""

import json
import re
import shutil

import accessibility
import layout
import nu
import plain_words
import structure
from browser import Watch, chromium
from pages import Page, read_site

MADE_UP = "en-XA"

# Texts outside of brackets that have a word in them; code, times and what is in another language by its `lang` is left out.
BARE = """() => {
  const bare = [];
  let depth = 0;
  const outside = text => {
    let rest = "";
    for (const character of text) {
      if (character === "\\u27e6") depth += 1;
      if (depth === 0) rest += character;
      if (character === "\\u27e7") depth = Math.max(0, depth - 1);
    }
    return rest.trim();
  };
  const isForeign = element => element.closest("code, pre, time, [lang]:not([lang='en-XA'])");
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const element = walker.currentNode.parentElement;
    if (element.closest("script, style, option")) continue;
    const text = outside(walker.currentNode.data);
    if (!isForeign(element) && /[A-Za-z]{3}/.test(text)) bare.push(text);
  }
  for (const name of ["aria-label", "title", "placeholder", "alt"])
    for (const element of document.querySelectorAll(`[${name}]`)) {
      depth = 0;
      const text = outside(element.getAttribute(name));
      if (!isForeign(element) && /[A-Za-z]{3}/.test(text)) bare.push(text);
    }
  return bare;
}"""


def check(tool, checkout, folder, report):
    shutil.copytree(checkout / "Content", folder / "Content")
    settings = folder / "Content/verbatim.yaml"
    text = settings.read_text(encoding="utf-8").replace("ko]", f"ko, {MADE_UP}]")
    settings.write_text(text, encoding="utf-8")
    # A release of before is on record, and one text is out of date since: the pages of changes and of the team have
    # something to say.
    tool.run("release", "-q", "-w", folder, "1.0", "--on", "2026-11-01")
    guide = next((folder / "Content/guides").glob("*/guide.md"))
    words = guide.read_text(encoding="utf-8")
    guide.write_text(words.replace("description: ", "description: Now. ", 1), encoding="utf-8")
    site = tool.build(folder, folder / "output").resolve()
    tool.run("xliff", "export", "-q", "-w", folder, "-o", folder / "out")
    another_copy(tool, folder)
    with chromium() as browser:
        made_up(browser, site, report)
        for_the_team(browser, folder, report)


def another_copy(tool, folder):
    """A new copy of a document in which a sentence has other words, another is gone, and the others moved."""
    quotes = json.loads(tool.run("query", "-w", folder, "-o", folder / "output", "--format", "json"))
    for copy in sorted((folder / "Content/sources").glob("*/captures/*.txt")):
        source, text = copy.parent.parent.name, copy.read_text(encoding="utf-8")
        own = [quote["quote"] for quote in quotes if quote["source"] == source and len(quote["quote"]) > 40]
        found = [words for words in own if words in text]
        if len(found) > 1:
            break
    text = "A new first line.\n\n" + text.replace(found[0], "").replace(found[1], "Perhaps " + found[1])
    (folder / "new.txt").write_text(text, encoding="utf-8")
    tool.output(
        "capture", "-w", folder, "-o", folder / "output", source, folder / "new.txt", "--taken-at", "2026-12-01", "--by", "A. Writer")


def made_up(browser, site, report):
    """What scripts show comes from the page: no text outside of brackets that is not there without them."""
    pages = [page for page in read_site(site) if page.language == MADE_UP]
    report.check("the made-up language has pages", site.name, [] if len(pages) > 10 else [f"{len(pages)} pages"])
    scripted, plain = Watch(browser), Watch(browser, script=False)
    for page in pages:
        scripted.open(page)
        plain.open(page)
        use(scripted.tab)
        known = set(plain.tab.evaluate(BARE))
        found = [text for text in scripted.tab.evaluate(BARE) if text not in known and not is_name(text, known)]
        report.check("scripts have no words of their own", page.name, [f"shows {text!r}" for text in found])


def use(tab):
    """Does what a reader does, so that scripts say what they have to say."""
    for selector in (".tick input", "details:not([open]) > summary"):
        element = tab.locator(selector).first
        if element.count() and element.is_visible():
            element.click()
    for field in tab.locator("input[type=search]").all()[:1]:
        field.fill("prompt")
        tab.wait_for_timeout(150)
    for choice in tab.locator("select").all()[:3]:
        if choice.is_visible() and choice.locator("option").count() > 1:
            choice.select_option(index=1)


def is_name(text, known):
    """Names of documents' publishers, addresses of statements, and countries are no words of the tool."""
    bare = re.sub(r"[a-z0-9-]+\.[a-z0-9-]+", "", text)
    return not re.search(r"[A-Za-z]{3}", bare) or any(text in other for other in known)


def for_the_team(browser, folder, report):
    """The pages of the team, and the preview of an export: valid, accessible, in plain words, whole by themselves."""
    watch = Watch(browser)
    for part in ("output/team", "out"):
        root = (folder / part).resolve()
        faults = nu.faults_by_page(nu.start(root), root)
        for path in sorted(root.rglob("*.html")):
            page = Page(root, path)
            name = f"{part}/{page.name}"
            report.check("valid HTML", name, faults.pop(page.name, []))
            report.check("no id twice", name, structure.duplicate_ids(page))
            if part == "output/team":
                report.check("plain words", name, plain_words.in_page(page, []))
                report.check("links lead to pages", name, structure.broken_links(page, {}))
            watch.foreign.clear()
            watch.complaints.clear()
            watch.tab.goto(path.as_uri())
            report.check("accessible in light", name, accessibility.faults(watch.tab, accessibility.LIGHT))
            watch.tab.emulate_media(color_scheme="dark")
            report.check("accessible in dark", name, accessibility.faults(watch.tab, accessibility.DARK))
            watch.tab.emulate_media(color_scheme="light")
            for width in (320, 1280):
                report.check(f"no horizontal scroll at {width} px", name, layout.overflow(watch.tab, width))
            report.check("no request leaves the page", name, watch.foreign)
            report.check("the browser has no complaint", name, watch.complaints)
