"""What programs are given: data with schemas always; maps, feeds and linked data on public sites alone."""

import json
import xml.etree.ElementTree as XML

import jsonschema

BASE = "https://guides.example/eu/"


def data_faults(folder):
    """`claims.json` and `matrix.json` are what their schemas say."""
    for name in ("claims", "matrix"):
        schema = json.loads((folder / f"{name}.schema.json").read_text(encoding="utf-8"))
        jsonschema.Draft202012Validator.check_schema(schema)
        value = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
        for error in jsonschema.Draft202012Validator(schema).iter_errors(value):
            yield f"{name}.json: {'/'.join(map(str, error.absolute_path))}: {error.message[:120]}"


def claim_faults(folder, claims):
    """Every statement with its exact words, and an address that exists in each language."""
    written = {claim["id"].replace("/", "."): claim for claim in json.loads((folder / "claims.json").read_text(encoding="utf-8"))["claims"]}
    if set(written) != set(claims):
        yield f"claims.json has others than the content: {sorted(set(written) ^ set(claims))}"
    for name, claim in written.items():
        if claim.get("quote", "") != claims[name]["quote"]:
            yield f"{name}: the words differ"
        for language, address in claim["pages"].items():
            path, anchor = address.split("#")
            if f'id="{anchor}"' not in (folder / path).read_text(encoding="utf-8"):
                yield f"{name}: nothing stands at {address}"


def internal_faults(site):
    for name in ("sitemap.xml", "robots.txt"):
        if (site.folder / name).exists():
            yield f"an internal site has {name}"
    for page in site.pages:
        text = page.path.read_text(encoding="utf-8")
        if 'content="noindex' not in text:
            yield f"{page.name} may be indexed"
        for mark in ("og:title", "ld+json", 'rel="canonical"'):
            if mark in text:
                yield f"{page.name} has {mark} though it is internal"


def make_public(workspace):
    path = workspace / "Content" / "verbatim.yaml"
    lines = [line for line in path.read_text(encoding="utf-8").splitlines() if not line.startswith(("visibility:", "base-url:"))]
    path.write_text("\n".join([*lines, "visibility: public", f"base-url: {BASE}", ""]), encoding="utf-8")


def public_faults(site):
    atom, maps = "{http://www.w3.org/2005/Atom}", "{http://www.sitemaps.org/schemas/sitemap/0.9}"
    listed = {e.text for e in XML.parse(site.folder / "sitemap.xml").iter(f"{maps}loc")}
    pages = {BASE + page.name for page in site.pages if page.kind != "root"}
    for address in sorted(listed ^ pages):
        yield f"sitemap.xml and the pages differ: {address}"
    if f"Sitemap: {BASE}sitemap.xml" not in (site.folder / "robots.txt").read_text(encoding="utf-8"):
        yield "robots.txt does not name the map"
    for locale in site.locales:
        feed = XML.parse(site.folder / locale / "feed.xml").getroot()
        ids = [e.text for e in feed.iter(f"{atom}id")]
        if len(ids) != len(set(ids)):
            yield f"{locale}/feed.xml has an id twice"
        for wanted in ("title", "id", "updated", "author"):
            if feed.find(f"{atom}{wanted}") is None:
                yield f"{locale}/feed.xml has no {wanted}"
    for page in site.pages:
        if page.kind == "root":
            continue
        heads = [e for e in page.root.elements() if e.tag in ("link", "meta")]
        canonical = [e.attributes["href"] for e in heads if e.attributes.get("rel") == "canonical"]
        if canonical != [BASE + page.name]:
            yield f"{page.name}: its canonical address is {canonical}"
        rest = page.name.split("/", 1)[1]
        others = {e.attributes["hreflang"]: e.attributes["href"] for e in heads if "hreflang" in e.attributes}
        if others != {**{locale: f"{BASE}{locale}/{rest}" for locale in site.locales}, "x-default": f"{BASE}en/{rest}"}:
            yield f"{page.name}: its languages are {others}"
        if any(e.attributes.get("name") == "robots" for e in heads):
            yield f"{page.name}: a public page says noindex"
        if not any(e.attributes.get("property") == "og:title" for e in heads):
            yield f"{page.name}: no og:title"
        linked = [json.loads(e.text()) for e in page.root.elements() if e.attributes.get("type") == "application/ld+json"]
        kinds = [value["@type"] for value in linked]
        wanted = {"faq": ["FAQPage"], "checklist": ["TechArticle"], "guide": ["TechArticle"]}.get(page.kind, [])
        if kinds != wanted:
            yield f"{page.name}: linked data {kinds}, expected {wanted}"
        for value in linked:
            if value["@type"] == "FAQPage" and not all(q["acceptedAnswer"]["text"].strip() for q in value["mainEntity"]):
                yield f"{page.name}: a question without an answer"
