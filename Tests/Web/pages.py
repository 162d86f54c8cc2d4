"""The published files as written, before any browser has repaired or changed them."""

from html.parser import HTMLParser
from pathlib import Path

VOID = {"area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track", "wbr"}


class Element:
    """An element with its attributes; its children are elements and texts, in order."""

    def __init__(self, tag, attributes, parent, line):
        self.tag = tag
        self.attributes = attributes
        self.parent = parent
        self.line = line
        self.children = []

    @property
    def classes(self):
        return (self.attributes.get("class") or "").split()

    def elements(self):
        """This element and all within, in the order of the page."""
        yield self
        for child in self.children:
            if isinstance(child, Element):
                yield from child.elements()

    def text(self):
        return "".join(c.text() if isinstance(c, Element) else c for c in self.children)

    def is_within(self, wanted):
        """Whether this element or one around it satisfies `wanted`."""
        element = self
        while element is not None:
            if wanted(element):
                return True
            element = element.parent
        return False

    def __str__(self):
        name = self.tag
        if self.attributes.get("id"):
            return f"{name}#{self.attributes['id']}"
        return ".".join([name, *self.classes])


class _Reader(HTMLParser):
    def __init__(self):
        super().__init__(convert_charrefs=True)
        self.root = Element("document", {}, None, 1)
        self.open = self.root

    def handle_starttag(self, tag, attributes):
        element = Element(tag, dict(attributes), self.open, self.getpos()[0])
        self.open.children.append(element)
        if tag not in VOID:
            self.open = element

    def handle_endtag(self, tag):
        element = self.open
        while element is not None and element.tag != tag:
            element = element.parent
        if element is not None and element.parent is not None:
            self.open = element.parent

    def handle_data(self, text):
        self.open.children.append(text)


class Page:
    """One HTML file of the site."""

    def __init__(self, site, path):
        self.site = Path(site)
        self.path = Path(path)
        self.name = self.path.relative_to(self.site).as_posix()
        reader = _Reader()
        reader.feed(self.path.read_text(encoding="utf-8"))
        reader.close()
        self.root = reader.root
        self.html = next(e for e in self.root.elements() if e.tag == "html")
        self.language = self.html.attributes.get("lang", "")
        self.ids = {e.attributes["id"] for e in self.root.elements() if e.attributes.get("id")}

    @property
    def kind(self):
        """The sort of page: `root`, `index`, `checklist`, …; the pages of one document's quotes are `quotes`."""
        parts = self.name.split("/")
        if len(parts) == 1:
            return "root"
        if parts[1].startswith("quotes"):
            return "register"
        return "quotes" if parts[1] == "sources" else self.path.stem

    def texts(self):
        """Each run of text in the body with the element that holds it."""
        for element in self.root.elements():
            if element.tag in ("script", "style") or not element.is_within(lambda e: e.tag == "body"):
                continue
            for child in element.children:
                if isinstance(child, str) and child.strip():
                    yield element, child


def read_site(site):
    return [Page(site, path) for path in sorted(Path(site).rglob("*.html"))]
