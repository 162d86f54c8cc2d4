"""Packets for counsel: HTML as other pages, JSON by its schemas, PDF and Word as printers and word processors see them."""

import csv
import json
import re
import subprocess
import zipfile
from pathlib import Path

import accessibility
import jsonschema
import layout
import nu
import plain_words
import structure
from browser import Watch, chromium
from pages import read_site

LANGUAGES = ["en", "zh-Hans", "ko"]


def _run(*command):
    return subprocess.run([str(part) for part in command], capture_output=True, text=True, check=True).stdout


def check(tool, checkout, workspace, folder, report):
    """`workspace` is a small one: WeasyPrint takes its time."""
    packet, again = Path(folder) / "packet", Path(folder) / "again"
    for target in packet, again:
        tool.run("packet", "-q", "-w", workspace, "-o", target, "--with-english", "--as", "pdf", "--as", "word")
    report.check("the same bytes twice", "packet", _differences(packet, again))
    tool.run("verify", "-q", packet)
    _check_html(packet, tool, workspace, report)
    _check_json(packet, checkout, report)
    for path in sorted(packet.rglob("*.csv")):
        report.check("safe for spreadsheets", path.relative_to(packet), _table_faults(path))
    for language in LANGUAGES:
        _check_pdf(packet, language, report)
        report.check("styles and footnotes in Word", language, _word_faults(packet / f"packet.{language}.docx"))
        report.check("the number in the foot of every page in Word", language, _word_foot_faults(packet, language))
    _check_variants(tool, workspace, Path(folder), report)


def _differences(first, second):
    for path in sorted(first.rglob("*")):
        twin = second / path.relative_to(first)
        if path.is_file() and path.read_bytes() != twin.read_bytes():
            yield f"{path.relative_to(first)} differs"


def _check_html(packet, tool, workspace, report):
    pages = read_site(packet)
    by_path = {str(page.path): page for page in pages}
    titles = [document["title"] for document in json.loads((packet / "content.json").read_text())["sources"]]
    checker = nu.start(packet)
    for page in pages:
        report.check("has content and one h1", page.name, structure.empty_page(page))
        report.check("no id twice", page.name, structure.duplicate_ids(page))
        report.check("links and fragments resolve", page.name, structure.broken_links(page, by_path))
        report.check("labels name elements", page.name, structure.missing_fragments_of_controls(page))
        report.check("no leaked markup", page.name, structure.leaked_markup(page))
        report.check("plain words", page.name, plain_words.in_page(page, titles))
    with chromium() as browser:
        watch = Watch(browser)
        for page in pages:
            watch.open(page)
            for scheme, colours in ("light", accessibility.LIGHT), ("dark", accessibility.DARK):
                watch.tab.emulate_media(color_scheme=scheme)
                report.check(f"accessible in {scheme}", page.name, accessibility.faults(watch.tab, colours))
            for width in 320, 1280:
                report.check(f"no horizontal scroll at {width} px", page.name, layout.overflow(watch.tab, width))
            report.check("no request leaves the page", page.name, watch.foreign)
            report.check("the browser has no complaint", page.name, watch.complaints)
    faults = nu.faults_by_page(checker, packet)
    for page in pages:
        report.check("valid HTML", page.name, faults.pop(page.name, []))


def _check_json(packet, checkout, report):
    for path in sorted(packet.rglob("*.json")):
        schema = json.loads((checkout / f"docs/schemas/packet-{path.stem}.schema.json").read_text())
        validator = jsonschema.Draft202012Validator(schema)
        faults = [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(json.loads(path.read_text()))]
        report.check("JSON is what its schema says", path.relative_to(packet), faults)


def _table_faults(path):
    raw = path.read_bytes()
    if not raw.startswith(b"\xef\xbb\xbf"):
        yield "has no byte order mark"
    rows = list(csv.reader(raw.decode("utf-8-sig").splitlines(keepends=True), strict=True))
    if len({len(row) for row in rows}) != 1:
        yield "rows differ in length"
    for number, row in enumerate(rows, 1):
        for field in row:
            if field[:1] in ("=", "+", "-", "@", "\t", "\r"):
                yield f"row {number}: a program would take {field[:40]!r} for a formula"
    twins = json.loads(path.with_suffix(".json").read_text())
    if len(twins) != len(rows) - 1:
        yield f"{len(rows) - 1} rows here, {len(twins)} in the JSON"


def _check_pdf(packet, language, report):
    pdf = packet / f"packet.{language}.pdf"
    number = json.loads((packet / "manifest.json").read_text())["packet"]
    foot = " ".join(number[start : start + 4] for start in range(0, 16, 4))
    count = int(re.search(r"^Pages:\s+(\d+)", _run("pdfinfo", pdf), re.MULTILINE).group(1))
    pages = [_run("pdftotext", "-layout", "-f", page, "-l", page, pdf, "-") for page in range(1, count + 1)]

    report.check("the number stands on every page", pdf.name, [f"page {n}" for n, text in enumerate(pages, 1) if foot not in text])
    report.check(
        "page x of y", pdf.name, [f"page {n}" for n, text in enumerate(pages, 1) if not re.search(rf"\b{n} ?/ ?{count}\b", text)]
    )
    heads = {text.strip().splitlines()[0].strip() for text in pages[1:]}
    report.check("the running head names the section", pdf.name, [] if len(heads) > 3 else [f"only {heads}"])
    report.check("quotes can be copied out of the PDF", pdf.name, _lost_quotes(packet, pdf))
    attached = _run("pdfdetach", "-list", pdf)
    report.check("the content record is attached", pdf.name, [] if "content.json" in attached else [attached])
    marks = len(re.findall(rb"/Title", pdf.read_bytes())) - 1
    headings = len(re.findall(r"<h[1-6]", (packet / f"packet.{language}.html").read_text()))
    report.check("a bookmark a heading", pdf.name, [] if marks >= headings else [f"{marks} bookmarks, {headings} headings"])
    report.check("footnotes stand at the foot", pdf.name, _footnote_faults(pages[1:]))
    fonts = _run("pdffonts", pdf).splitlines()[2:]
    report.check("fonts are embedded", pdf.name, [line for line in fonts if line.split()[-5] != "yes"])
    report.check("no claim to a standard", pdf.name, [w for w in (b"pdfaid", b"pdfuaid") if w in pdf.read_bytes()])
    if language == "ko":
        report.check("Korean words are whole", pdf.name, _broken_words(packet, "".join(pages)))


def _footnote_faults(pages):
    """Each note's number is called in the text of the page at whose foot it stands."""
    notes = 0
    for number, text in enumerate(pages, 2):
        for note in re.findall(r"^\s*(\d+)\. ?(?:Quote|引文|인용문)", text, re.MULTILINE):
            notes += 1
            if not re.search(rf"(?<![\d/]){note}(?!\d)", text.split(f"{note}.", 1)[0]):
                yield f"page {number}: note {note} is called on another page"
    if not notes:
        yield "there is none"


def _broken_words(packet, text):
    """Hangul at the end of a line and at the start of the next one, where the page has no white space between the two."""
    page = next(page for page in read_site(packet) if page.language == "ko")
    words = {word for _, run in page.texts() for word in re.findall(r"[가-힣]+", run)}
    lines = text.splitlines()
    for first, second in zip(lines, lines[1:]):
        end, start = re.search(r"([가-힣]+)$", first.rstrip()), re.match(r"([가-힣]+)", second.strip())
        if end and start and end.group(1) not in words and end.group(1) + start.group(1) in words:
            yield f"{end.group(1)} | {start.group(1)}"


def _word_faults(path):
    with zipfile.ZipFile(path) as file:
        document = file.read("word/document.xml").decode()
        styles = file.read("word/styles.xml").decode()
        footnotes = file.read("word/footnotes.xml").decode() if "word/footnotes.xml" in file.namelist() else ""
    for style in "Quoted Words", "Our Decision", "Our Reading":
        if f'w:val="{style}"' not in styles and f'w:val="{style.replace(" ", "")}"' not in styles:
            yield f"there is no style '{style}'"
    if "QuotedWords" not in document.replace(" ", ""):
        yield "no quote has the style of quotes"
    if "footnoteReference" not in document or footnotes.count("<w:footnote ") < 3:
        yield "there are no footnotes"
    if document.count("<w:tblHeader") + document.count("w:tblHeader") < 1:
        yield "no table repeats its head"


def _lost_quotes(packet, pdf):
    """Quotes whose characters do not stand in the text of the PDF, whatever order it is taken out in. Lines end where the
    page has room, so white space is left aside on both sides; words put back stand in square brackets."""
    texts = [re.sub(r"\s", "", _run("pdftotext", *order, pdf, "-")) for order in ([], ["-raw"], ["-layout"])]
    quotes = [quote for quote in json.loads((packet / "content.json").read_text())["quotes"] if quote.get("words")]
    for quote in quotes:
        words = quote["words"].encode()
        for place in sorted(quote["restored"], key=lambda place: -place["offset"]):
            words = words[: place["offset"]] + f"[{place['words']}]".encode() + words[place["offset"] :]
        bare = re.sub(r"\s", "", words.decode())
        if not all(bare in text for text in texts):
            yield f"quote {quote['number']}: {words.decode()[:60]}"
    if not quotes:
        yield "there is no quote"


def _word_foot_faults(packet, language):
    """One section whose only foot is that of every page: none of the first page, none of even pages."""
    with zipfile.ZipFile(packet / f"packet.{language}.docx") as file:
        document = file.read("word/document.xml").decode()
        settings = file.read("word/settings.xml").decode()
        links = dict(re.findall(r'Id="(\w+)"[^>]*Target="(footer\w*\.xml)"', file.read("word/_rels/document.xml.rels").decode()))
        feet = {name: file.read(f"word/{name}").decode() for name in links.values()}
    sections = re.findall(r"<w:sectPr.*?</w:sectPr>", document, re.DOTALL)
    if len(sections) != 1:
        yield f"{len(sections)} sections"
    if "w:titlePg" in document or "w:evenAndOddHeaders" in settings:
        yield "the first page or even pages have a foot of their own"
    number = json.loads((packet / "manifest.json").read_text())["packet"][:16]
    short = " ".join(number[place : place + 4] for place in range(0, 16, 4))
    for section in sections:
        references = re.findall(r"<w:footerReference ([^>]*)/>", section)
        if len(references) != 1 or 'w:type="default"' not in references[0]:
            yield f"feet: {references}"
            continue
        foot = feet[links[re.search(r'r:id="(\w+)"', references[0]).group(1)]]
        if short not in foot or "PAGE" not in foot or "NUMPAGES" not in foot:
            yield f"the foot says {re.sub('<[^>]+>', '', foot)!r}"


def _check_variants(tool, workspace, folder, report):
    """Variants are made where WeasyPrint offers them, and never say of themselves that they conform."""
    for number, variant in enumerate(("pdf/ua-1", "pdf/a-3b")):
        if variant not in _run("weasyprint", "--help"):
            report.check("a variant of PDF", f"{variant}: not offered here", [])
            continue
        target = folder / f"variant-{number}"
        tool.run("packet", "-q", "-w", workspace, "-o", target, "-l", "en", "--as", "pdf", "--pdf-variant", variant)
        tool.run("verify", "-q", target)
        pdf = target / "packet.en.pdf"
        faults = [f"says {claim.decode()}" for claim in (b"pdfaid:part", b"pdfuaid:part") if claim in pdf.read_bytes()]
        if variant == "pdf/ua-1" and not re.search(r"^Tagged:\s+yes", _run("pdfinfo", pdf), re.MULTILINE):
            faults.append("has no structure")
        if "content.json" not in _run("pdfdetach", "-list", pdf):
            faults.append("has no content record attached")
        report.check("a variant of PDF", variant, faults)
