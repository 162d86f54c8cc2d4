"""The site in other builders' hands: Hugo (Debian's, where installed) from the fragments, CommonMark from the Markdown."""

import html
import json
import re
import shutil
import subprocess
from html.parser import HTMLParser
from pathlib import Path
from urllib.parse import unquote, urlsplit

from markdown_it import MarkdownIt

LAYOUT = """<!DOCTYPE html>
<html lang="{{ .Params.language }}"><head><meta charset="utf-8"><title>{{ .Title }}</title></head>
<body><main>{{ .Content }}</main></body></html>
"""
# Controls of the page itself, and lists of contents, which other builders make themselves.
LEFT_OUT = {"nav", "button", "progress", "output", "script", "style", "select", "textarea", "svg", "template"}


class Words(HTMLParser):
    """The words of a page's main part, its links and its ids."""

    def __init__(self, text, whole=False):
        super().__init__()
        self.words, self.links, self.ids = [], [], set()
        self._inside, self._skipped = whole, 0
        self.feed(text)

    def handle_starttag(self, tag, attributes):
        attributes = dict(attributes)
        if tag == "main":
            self._inside = True
        if not self._inside:
            return
        if tag in LEFT_OUT:
            self._skipped += 1
        if attributes.get("id") and not self._skipped:
            self.ids.add(attributes["id"])
        if tag == "a" and "href" in attributes and not self._skipped:
            self.links.append(attributes["href"])

    def handle_endtag(self, tag):
        if tag == "main":
            self._inside = False
        if tag in LEFT_OUT and self._skipped:
            self._skipped -= 1

    def handle_data(self, text):
        if self._inside and not self._skipped:
            self.words.append(text)


def _bare(words):
    return re.sub(r"[\s“”\"]+", "", "".join(words))


def _broken(root, pages, read):
    """Links of the pages of a folder that lead to no file or no place; `read` gives a page's links and ids."""
    ids = {page: read(page) for page in pages}
    for page in pages:
        for link in ids[page].links:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (page.parent / unquote(parts.path)).resolve() if parts.path else page.resolve()
            if target.is_dir():
                target = target / "index.html"
            if not target.is_file():
                yield f"{page.relative_to(root)}: {link} leads nowhere"
            elif parts.fragment and target in ids and unquote(parts.fragment) not in ids[target].ids:
                yield f"{page.relative_to(root)}: {link} has no such place"


def _hugo(output, site, folder, report):
    if not shutil.which("hugo"):
        print("SKIPPED: hugo is not installed", flush=True)
        return
    home = folder / "hugo"
    (home / "layouts/_default").mkdir(parents=True)
    for name in "single", "list":
        (home / f"layouts/_default/{name}.html").write_text(LAYOUT)
    (home / "layouts/index.html").write_text(LAYOUT)
    (home / "config.toml").write_text('baseURL = "/"\ntitle = "Test"\ndisablePathToLower = true\ndisableKinds = ["taxonomy", "term", "RSS", "sitemap"]\n')
    shutil.copytree(output / "fragments/content", home / "content")
    shutil.copytree(output / "fragments/static", home / "static")
    answer = subprocess.run(["hugo", "--quiet", "-s", home], capture_output=True, text=True)
    report.check("Hugo builds the fragments", "exports", (answer.stdout + answer.stderr).splitlines() if answer.returncode else [])
    public = (home / "public").resolve()
    built = {path.relative_to(public) for path in public.rglob("*") if path.is_file()}
    wanted = {path.relative_to(site) for path in site.rglob("*") if path.is_file()}
    report.check("Hugo's site has the same files", "exports", [f"{path} is missing" for path in sorted(wanted - built)])
    pages = sorted(public.rglob("*.html"))
    for page in pages:
        original = site / page.relative_to(public)
        if original.is_file():
            same = Words(page.read_text()).words == Words(original.read_text()).words
            report.check("Hugo's page has the same words", str(page.relative_to(public)), [] if same else ["it differs"])
    report.check("links of Hugo's site resolve", "exports", _broken(public, pages, lambda page: Words(page.read_text())))


def _markdown(output, site, report):
    root = (output / "markdown").resolve()
    commonmark = MarkdownIt("commonmark").enable("table")

    def read(page):
        # Hugo, mdBook and pandoc take {#id} behind a heading for its id; CommonMark leaves it as words.
        text = commonmark.render(page.read_text())
        text = re.sub(r"<(h[1-6])>(.*?) \{#([^}]*)\}</h", lambda match: f'<{match[1]} id="{match[3]}">{match[2]}</h', text)
        return Words(text, whole=True)

    pages = sorted(page.resolve() for page in root.rglob("*.md"))
    report.check("links of the Markdown resolve", "exports", _broken(root, pages, read))
    for page in pages:
        if page.name == "SUMMARY.md":
            continue
        original = (site / page.relative_to(root)).with_suffix(".html")
        wanted, found = _bare(Words(original.read_text()).words), _bare(read(page).words)
        # A cell that spans rows is repeated, and what stands between a name and its text is a colon.
        lost = [word for word in re.findall(r"[\w’'-]{3,}", " ".join(Words(original.read_text()).words)) if word not in found]
        report.check("the Markdown has the page's words", str(page.relative_to(root)), [f"without {word!r}" for word in lost])
        if not wanted:
            report.check("the Markdown has words", str(page.relative_to(root)), ["none"])


def check(tool, checkout, folder, report):
    folder.mkdir(parents=True)
    output = folder / "output"
    for form in "fragments", "markdown":
        tool.run("build", "-q", "-w", checkout, "-o", output, "--as", form)
    site = (output / "site").resolve()
    for page in (output / "fragments/content").rglob("*.html"):
        text = page.read_text()
        matter, end = json.JSONDecoder().raw_decode(text)
        original = site / matter["url"].lstrip("/")
        inside = re.search(r"<main[^>]*>(.*)</main>", original.read_text(), re.DOTALL)
        same = inside and text[end:].lstrip("\n") == inside[1].lstrip("\n")
        report.check("a fragment is the page's own main part", matter["url"], [] if same else ["it differs"])
        report.check("a fragment has a title", matter["url"], [] if html.unescape(matter["title"]).strip() else ["none"])
    _hugo(output, site, folder, report)
    _markdown(output, site, report)
