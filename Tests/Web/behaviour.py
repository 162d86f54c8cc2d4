"""What the script adds: ticks that stay, a language switch that keeps the place, folded parts that open for a link and for paper."""

import re

import cases
import finding


def faults(tab, page):
    yield from _folded_parts_open(tab, page)
    yield from _place_is_kept(tab, page)
    if page.kind == "checklist":
        yield from _ticks_stay(tab, page)
        yield from _notes_and_platforms(tab, page)
    if page.kind == "case":
        yield from cases.faults(tab, page)
    if page.kind == "search":
        yield from finding.faults(tab, page)
    if page.kind == "register":
        yield from _lists_narrow(tab)
    if page.kind not in ("root", "search"):
        yield from _slash_searches(tab, page)


def _folded_parts_open(tab, page):
    inside = tab.evaluate("() => document.querySelector('details:not([open]) [id]')?.id ?? null")
    if inside:
        tab.goto(page.path.as_uri() + "#" + inside)
        if not tab.evaluate("id => document.getElementById(id).closest('details').open", inside):
            yield f"a link to #{inside} leaves it folded away"
        tab.goto(page.path.as_uri())


def _place_is_kept(tab, page):
    anchors = tab.evaluate("() => [...document.querySelectorAll('main section[id], main li.step[id], main article[id], main h2[id]')].map(e => e.id)")
    other = tab.locator(".languages a:not([aria-current])").first
    if len(anchors) < 3 or other.count() == 0:
        return
    middle = anchors[len(anchors) // 2]
    tab.goto(page.path.as_uri() + "#" + middle)
    language = other.get_attribute("hreflang")
    other.click()
    tab.wait_for_load_state()
    if f"/{language}/" not in tab.url or "#" not in tab.url:
        yield f"the language switch at #{middle} leads to {tab.url.rsplit('/site/', 1)[-1]}"
    tab.goto(page.path.as_uri())


def _ticks_stay(tab, page):
    boxes = tab.locator(".tick input")
    count = boxes.count()
    if count == 0:
        yield "no boxes to tick"
        return
    boxes.first.check()
    tab.reload()
    if not boxes.first.is_checked():
        yield "a tick is lost when the page is loaded again"
    said = tab.locator(".progress output").inner_text()
    if {int(number) for number in re.findall(r"\d+", said)} != {1, count}:
        yield f"the progress line says {said!r} for 1 of {count}"
    tab.locator("[data-reset]").click()
    if boxes.first.is_checked():
        yield "a tick stays after all were cleared"


def _notes_and_platforms(tab, page):
    tab.goto(page.path.as_uri())
    note = tab.locator("[data-note]").first
    tab.locator(".note summary").first.click()
    note.fill("ask Kim")
    tab.reload()
    if tab.locator("[data-note]").first.input_value() != "ask Kim":
        yield "a note is lost when the page is loaded again"
    tab.locator("[data-note]").first.fill("")
    platforms = tab.locator("#filter-platform")
    if platforms.is_visible():
        for name in platforms.evaluate("select => [...select.options].slice(1).map(option => option.value)"):
            platforms.select_option(name)
            shown = tab.evaluate("() => [...document.querySelectorAll('.step')].map((step, index) => [index + 1, step.value, step.dataset.applies.split('|'), step.hidden])")
            for number, value, applies, hidden in shown:
                if value != number:
                    yield f"step {number} is numbered {value}"
                if hidden == (name in applies) and applies != [""]:
                    yield f"step {number} is {'hidden' if hidden else 'shown'} for {name}"
        platforms.select_option("")
    for link in tab.locator(".data a[download]").all():
        if not (page.path.parent / link.get_attribute("href")).is_file():
            yield f"{link.get_attribute('href')} cannot be downloaded"


def _lists_narrow(tab):
    everything = tab.locator(".brief:visible").count()
    for which in ("document", "topic"):
        select = tab.locator(f"#filter-{which}")
        values = select.evaluate("select => [...select.options].slice(1).map(option => option.value)")
        counts = []
        for value in values:
            select.select_option(value)
            counts.append(tab.locator(".brief:visible").count())
        if which == "document" and sum(counts) != everything:
            yield f"the documents' quotes are {sum(counts)}, all quotes {everything}"
        if 0 in counts:
            yield f"{values[counts.index(0)]} has no quotes"
        select.select_option("")
    if tab.locator(".brief:visible").count() != everything:
        yield "not all quotes come back"


def _slash_searches(tab, page):
    tab.goto(page.path.as_uri())
    tab.locator("h1").click()
    tab.keyboard.press("/")
    tab.wait_for_url("**/search.html*", timeout=3000)
    if not tab.evaluate("() => document.activeElement.id === 'search-field'"):
        yield "the search field is not ready to type into"
    tab.goto(page.path.as_uri())
