"""What can be told from the files alone: ids, links, languages, and Markdown or template marks that leaked."""

import os
from urllib.parse import unquote, urlsplit

LEAKS = ["{{", "}}", "**", "{.", "[^", "](", "claim:", "`"]


def duplicate_ids(page):
    seen = {}
    for element in page.root.elements():
        name = element.attributes.get("id")
        if name is None:
            continue
        if name in seen:
            yield f"line {element.line}: {element} has the id of line {seen[name]}"
        else:
            seen[name] = element.line


def broken_links(page, by_path):
    """Links within the site that lead to no file or to no element, and links that are neither relative nor https."""
    for element in page.root.elements():
        for attribute in ("href", "src"):
            target = element.attributes.get(attribute)
            if target is None or target.startswith("data:"):
                continue
            address = urlsplit(target)
            if address.scheme or address.netloc:
                if address.scheme not in ("https", "mailto"):
                    yield f"line {element.line}: {element} leads to {target}"
                continue
            path = page.path
            if address.path:
                path = page.path.parent / unquote(address.path)
            path = os.path.normpath(path)
            if not os.path.isfile(path):
                yield f"line {element.line}: {element} leads to {target}, which does not exist"
            elif address.fragment and path in by_path and unquote(address.fragment) not in by_path[path].ids:
                yield f"line {element.line}: {element} leads to {target}, but nothing there has that id"


def missing_fragments_of_controls(page):
    """`for`, `aria-labelledby` and `aria-describedby` name elements of the same page."""
    for element in page.root.elements():
        for attribute in ("for", "aria-labelledby", "aria-describedby", "aria-controls"):
            for name in (element.attributes.get(attribute) or "").split():
                if name not in page.ids:
                    yield f"line {element.line}: {element} names {name} in {attribute}, which does not exist"


def language_links(page, by_path, locales):
    """The switcher leads to the same page in each language, and marks this one."""
    if page.kind == "root":
        return
    places = {}
    for element in page.root.elements():
        if element.tag == "a" and "hreflang" in element.attributes:
            places[element.attributes["hreflang"]] = element
    rest = page.name.split("/", 1)[1]
    for locale in locales:
        if locale not in places:
            yield f"no link to {locale}"
            continue
        element = places[locale]
        path = os.path.normpath(page.path.parent / element.attributes["href"])
        other = by_path.get(path)
        if other is None or other.name != f"{locale}/{rest}":
            yield f"line {element.line}: the link to {locale} leads to {element.attributes['href']}"
        elif other.language != locale:
            yield f"the page in {locale} says that its language is {other.language}"
        if ("aria-current" in element.attributes) != (locale == page.language):
            yield f"line {element.line}: the current language is marked wrongly"


def differing_anchors(page, by_path, locales):
    """Headings, steps and quotes have the same anchors in every language, so that the switcher keeps the place."""
    if page.kind == "root":
        return
    rest = page.name.split("/", 1)[1]
    for locale in locales:
        other = by_path.get(os.path.normpath(page.site / locale / rest))
        for name in sorted(page.ids - (other.ids if other else set())):
            yield f"#{name} is missing in {locale}"


def leaked_markup(page):
    for element, text in page.texts():
        if element.is_within(lambda e: e.tag in ("code", "pre", "blockquote", "q")):
            continue
        for mark in LEAKS:
            if mark in text:
                yield f"line {element.line}: {element} shows {mark!r}: {text.strip()[:90]}"


def unrendered_blocks(page):
    """Fenced blocks that embed something by its id, shown as code instead."""
    for element in page.root.elements():
        text = element.text().strip()
        if element.tag == "code" and text.split(" ")[0] in ("diagram", "matrix", "checklist", "table"):
            yield f"line {element.line}: {element} shows {text!r}"


def empty_page(page):
    main = next((e for e in page.root.elements() if e.tag == "main"), None)
    if main is None:
        yield "no main element"
    elif len("".join(main.text().split())) < 20:
        yield "main has hardly any text"
    headings = [e for e in page.root.elements() if e.tag == "h1"]
    if len(headings) != 1:
        yield f"{len(headings)} h1 elements"
