"""What the script adds: ticks that stay, a language switch that keeps the place, folded parts that open for a link and for paper."""

import re


def faults(tab, page):
    yield from _folded_parts_open(tab, page)
    yield from _place_is_kept(tab, page)
    if page.kind == "checklist":
        yield from _ticks_stay(tab, page)


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
