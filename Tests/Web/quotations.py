"""Quotes on the pages are the quoted statements' own characters, read back from the browser's document."""

# Every quoted document of both workspaces is in English; a page in another language has to say so.
SOURCES_LANGUAGE = "en"

# The browser's text of every quote with its address, and of every quotation in prose with the address that follows it.
READ = """() => {
  const file = link => link ? decodeURIComponent(new URL(link.href).hash.slice(1)) : null;
  const quotes = [...document.querySelectorAll("figure.quote")].map(figure => ({
    id: figure.querySelector(".address")?.textContent ?? null,
    leads: file(figure.querySelector("a.document")),
    anchor: figure.closest("article.entry")?.id ?? null,
    lang: figure.querySelector("blockquote")?.lang ?? null,
    said: figure.querySelector("blockquote")?.textContent ?? null,
    paraphrase: figure.querySelector(".paraphrase")?.textContent ?? null,
  }));
  quotes.push(...[...document.querySelectorAll(".brief")].map(brief => ({
    id: brief.querySelector("a.entry-id")?.textContent ?? null,
    leads: file(brief.querySelector("a.entry-id")),
    anchor: null,
    lang: brief.querySelector("blockquote")?.lang ?? null,
    said: brief.querySelector("blockquote")?.textContent ?? null,
    paraphrase: brief.querySelector(".paraphrase")?.textContent ?? null,
  })));
  const passages = [...document.querySelectorAll("q")].map(q => {
    const entry = q.closest("article.entry");
    let next = q.nextElementSibling;
    while (next && !next.matches("a.cite")) next = next.nextElementSibling;
    return {text: q.textContent, id: entry ? entry.id : file(next), lang: q.lang};
  });
  return {quotes, passages};
}"""


def faults(read, claims, page):
    for quote in read["quotes"]:
        claim = claims.get(quote["id"])
        if claim is None:
            yield f"figure.quote: nothing is known as {quote['id']}"
            continue
        if quote["leads"] != quote["id"]:
            yield f"{quote['id']}: its link leads to {quote['leads']}"
        if page.kind == "quotes" and quote["anchor"] != quote["id"]:
            yield f"{quote['id']}: stands under the anchor {quote['anchor']}"
        if claim["reported"]:
            if quote["said"] is not None:
                yield f"{quote['id']}: no words are at hand, yet it is shown as a quote"
        elif quote["said"] != claim["shown"]:
            yield f"{quote['id']}: {_difference(quote['said'] or '', claim['shown'])}"
        elif not quote["lang"]:
            yield f"{quote['id']}: blockquote without a language"
    for passage in read["passages"]:
        claim = claims.get(passage["id"])
        if claim is None:
            yield f"q: no citation follows “{passage['text'][:60]}”"
        elif passage["text"] not in claim["shown"]:
            yield f"q: not in {passage['id']}: “{passage['text'][:90]}”"
        elif not passage["lang"] and page.language != SOURCES_LANGUAGE:
            yield f"q: without a language: “{passage['text'][:60]}”"


def missing(read_by_page, claims, locales):
    """Each statement has its permanent address, once a language, on its document's page."""
    found = {(name.split("/")[0], quote["anchor"]) for name, read in read_by_page.items() for quote in read["quotes"] if quote["anchor"]}
    for name in sorted(claims):
        for locale in locales:
            if (locale, name) not in found:
                yield f"{name} has no place of its own in {locale}"


def _difference(page, claim):
    at = next((i for i, (a, b) in enumerate(zip(page, claim)) if a != b), min(len(page), len(claim)))
    return f"differs at character {at + 1}: page {page[at:at + 30]!r}, statement {claim[at:at + 30]!r}"
