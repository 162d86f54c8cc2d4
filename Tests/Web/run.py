#!/usr/bin/env python3
"""The published pages in a real browser and before the HTML checker: `make test-web`.

Builds the shipped content and the workspace that `verbatim init` makes, each into a folder of its own, and asks of every page in
every language what pages.md promises. Pictures of each kind of page are left in .build/web-shots/. --only WORD looks only at the
pages with WORD in their path (or at one of these: machine, what machines read; packet, packets; exports, other site builders;
installed, an installed tool; preview, the preview; translations, the made-up language and the team's pages), --no-pictures
takes none."""

import argparse
import queue
import tempfile
import threading
from pathlib import Path

import accessibility
import behaviour
import cases
import layout
import exports
import installed
import live_preview
import machine_readable
import machine
import nu
import packets
import pictures
import plain_words
import quotations
import structure
import stylesheets
import translations
from browser import Watch, chromium
from pages import read_site
from report import Report
from tool import Tool

CHECKOUT = Path(__file__).resolve().parents[2]
WORKERS = 2


class Site:
    """A built site with the statements that its quotes come from."""

    def __init__(self, title, tool, workspace, output):
        self.title = title
        self.folder = tool.build(workspace, output).resolve()
        self.claims = tool.quotes(workspace, output)
        self.pages = read_site(self.folder)
        self.by_path = {str(page.path): page for page in self.pages}
        self.locales = sorted({page.language for page in self.pages if page.kind != "root"})
        self.titles = sorted({claim["document"] for claim in self.claims.values()}, key=len, reverse=True)
        self.checker = nu.start(self.folder)
        self.read = {}

    def name(self, page):
        return f"{self.title} {page.name}"


def check_files(site, report, wanted):
    for page in site.pages:
        if not wanted(page):
            continue
        name = site.name(page)
        report.check("has content and one h1", name, structure.empty_page(page))
        report.check("no id twice", name, structure.duplicate_ids(page))
        report.check("links and fragments resolve", name, structure.broken_links(page, site.by_path))
        report.check("labels name elements", name, structure.missing_fragments_of_controls(page))
        report.check("language links lead to the same page", name, structure.language_links(page, site.by_path, site.locales))
        report.check("anchors are the same in every language", name, structure.differing_anchors(page, site.by_path, site.locales))
        report.check("no leaked markup", name, structure.leaked_markup(page))
        report.check("embedded blocks are rendered", name, structure.unrendered_blocks(page))
        report.check("plain words", name, plain_words.in_page(page, site.titles))


def check_html(site, report, wanted):
    faults = nu.faults_by_page(site.checker, site.folder)
    for page in site.pages:
        if wanted(page):
            report.check("valid HTML", site.name(page), faults.pop(page.name, []))


def check_in_browser(site, page, scripted, plain, report, shots):
    name = site.name(page)
    tab = scripted.tab
    scripted.open(page)
    site.read[page.name] = tab.evaluate(quotations.READ)
    report.check("quotes are verbatim", name, quotations.faults(site.read[page.name], site.claims, page))
    if shots:
        pictures.take(tab, page, shots)
        scripted.open(page)
    unseen = layout.unseen(tab)
    report.check("accessible in light", name, accessibility.faults(tab, accessibility.LIGHT))
    tab.emulate_media(color_scheme="dark")
    report.check("accessible in dark", name, accessibility.faults(tab, accessibility.DARK))
    tab.emulate_media(color_scheme="light")
    for width in (320, 1280):
        report.check(f"no horizontal scroll at {width} px", name, layout.overflow(tab, width))
    scripted.tab.goto(page.path.as_uri())
    report.check("script", name, behaviour.faults(tab, page))
    report.check("no request leaves the page", name, scripted.foreign)
    report.check("the browser has no complaint", name, scripted.complaints)
    plain.open(page)
    report.check("whole without JavaScript", name, [text for text in layout.unseen(plain.tab) if text not in unseen])


def check_styles(site, report):
    with chromium() as browser:
        watch = Watch(browser)
        for path in sorted([*site.folder.glob("*.css"), *site.folder.glob("*.js")]):
            if path.suffix == ".css":
                report.check("the browser understands every declaration", path.name, stylesheets.faults(watch.tab, path))
            size = path.stat().st_size
            report.check("small enough to read", path.name, [] if size < 30_000 else [f"{size} bytes"])


def check_cases(sites, tool, workspaces, report, wanted):
    with chromium() as browser:
        watch = Watch(browser)
        for site in sites:
            report.check("cases are the same in every language", site.title, cases.languages_agree(site))
            for page in site.pages:
                if page.kind == "case" and page.language == "en" and wanted(page):
                    told = cases.disagreements_with_checker(watch.tab, page, tool, workspaces[site])
                    report.check("every case is what the checker says", site.name(page), told)


def check_data(sites, tool, folder, report):
    for site in sites:
        report.check("data keep to their schemas", site.title, machine.data_faults(site.folder))
        report.check("data name every statement", site.title, machine.claim_faults(site.folder, site.claims))
        report.check("an internal site stays internal", site.title, machine.internal_faults(site))
    workspace = tool.make_workspace(folder / "public")
    machine.make_public(workspace)
    public = Site("public", tool, workspace, folder / "public-output")
    report.check("a public site can be found", public.title, machine.public_faults(public))
    report.check("data keep to their schemas", public.title, machine.data_faults(public.folder))


def browse(work, report):
    """Takes pages until there are none. Each worker has a browser of its own: playwright belongs to one thread."""
    with chromium() as browser:
        scripted, plain = Watch(browser), Watch(browser, script=False)
        while True:
            try:
                site, page, shots = work.get_nowait()
            except queue.Empty:
                return
            try:
                check_in_browser(site, page, scripted, plain, report, shots)
            except Exception as error:  # a page that breaks the browser is a fault of the page, and the others go on
                report.check("opens in the browser", site.name(page), [str(error).splitlines()[0]])
                scripted.close()
                scripted = Watch(browser)


def check_browser(sites, report, wanted, shots):
    work = queue.Queue()
    for site in sites:
        pictured = set()
        for page in sorted(site.pages, key=lambda page: -page.path.stat().st_size):
            if not wanted(page):
                continue
            # One picture of a kind a language; of the documents' pages the one with most quotes.
            first = site is sites[0] and (page.language, page.kind) not in pictured
            pictured.add((page.language, page.kind))
            work.put((site, page, shots if first else None))
    workers = [threading.Thread(target=browse, args=(work, report)) for _ in range(WORKERS)]
    for worker in workers:
        worker.start()
    for worker in workers:
        worker.join()


def main():
    flags = argparse.ArgumentParser(description=__doc__)
    flags.add_argument("--tool", default=CHECKOUT / ".build/release/verbatim", help="the program to test")
    flags.add_argument("--only", default="", metavar="WORD", help="only pages with WORD in their path")
    flags.add_argument("--no-pictures", action="store_true")
    asked = flags.parse_args()
    wanted = lambda page: asked.only in page.name
    shots = None if asked.no_pictures else CHECKOUT / ".build/web-shots"

    report = Report()
    tool = Tool(asked.tool, CHECKOUT)
    with tempfile.TemporaryDirectory(prefix="verbatim-web-") as folder:
        folder = Path(folder)
        shipped = Site("shipped", tool, CHECKOUT, folder / "shipped")
        example = Site("example", tool, tool.make_workspace(folder / "example"), folder / "example-output")
        sites = [shipped, example]
        for site in sites:
            check_files(site, report, wanted)
        check_browser(sites, report, wanted, shots)
        check_styles(shipped, report)
        check_cases(sites, tool, {shipped: CHECKOUT, example: folder / "example"}, report, wanted)
        check_data(sites, tool, folder, report)
        for site in sites:
            check_html(site, report, wanted)
            if not asked.only:
                report.check("each statement has its place", site.title, quotations.missing(site.read, site.claims, site.locales))
        if not asked.only or asked.only == "machine":
            machine_readable.check(tool, CHECKOUT, folder / "broken", report)
        if not asked.only or asked.only == "exports":
            exports.check(tool, CHECKOUT, folder / "exports", report)
        if not asked.only or asked.only == "installed":
            installed.check(asked.tool, CHECKOUT, folder / "installed", report)
        if not asked.only or asked.only == "preview":
            live_preview.check(tool, folder / "preview", report, asked.no_pictures or CHECKOUT / ".build/web-shots")
        if not asked.only or asked.only == "translations":
            translations.check(tool, CHECKOUT, folder / "translations", report)
        if not asked.only or asked.only == "packet":
            packets.check(tool, CHECKOUT, folder / "example", folder, report)
        for name, text in tool.help_texts():
            report.check("plain words", name, plain_words.in_help(text))
    raise SystemExit(report.finish())


if __name__ == "__main__":
    main()
