"""The page of single cases says what the checker itself says, in every case that it can ask about, and offers no others."""

import itertools
import json
import random

# Values that the page can choose on each axis: one of each kind, since the data tell no two of a kind apart.
REPRESENTATIVES = """() => {
  const data = window.verbatimCase;
  return data.axes.map(axis => {
    const seen = {};
    const options = axis.kinds ? data.places.map((place, index) => [place[0], "", axis.kinds[index]]) : axis.options;
    for (const option of options) (seen[option[2]] ??= []).push(option[0]);
    return {id: axis.id, asked: axis.asked, values: Object.values(seen)};
  });
}"""

# What the page says in some cases, each given by its values: null for one that cannot happen or that it would not offer.
SAY = """cases => cases.map(chosen => {
  const data = window.verbatimCase;
  const values = data.settled(data.axes.map((axis, index) => chosen[index] ?? data.start[index]));
  if (!data.canHappen(values)) return null;
  const kept = chosen.every((value, index) => value === null || values[index] === value || values[index] === "");
  const said = data.say(values);
  const address = data.axes.map((axis, index) => values[index] === "" ? null : axis.id + "=" + values[index]).filter(Boolean).join("&");
  return {address, kept, said: Object.fromEntries(data.outcomes.map((outcome, index) => [outcome.id, said[index] && {
    mark: said[index].mark, says: said[index].says ?? [], quotes: [...(said[index].quotes ?? [])].sort(), aside: [...(said[index].aside ?? [])].sort()}]))};
})"""

SAMPLES = 1500


def _cases(axes, generator):
    """Every combination of what is asked first, and samples of all conditions together; one value of each kind."""
    asked = [[values[0] for values in axis["values"]] if axis["asked"] else [None] for axis in axes]
    yield from itertools.product(*asked)
    for _ in range(SAMPLES):
        yield tuple(generator.choice(generator.choice(axis["values"])) for axis in axes)


def disagreements_with_checker(tab, page, tool, workspace):
    tab.goto(page.path.as_uri())
    axes = tab.evaluate(REPRESENTATIVES)
    chosen = list(_cases(axes, random.Random(27)))
    said = {}
    for start in range(0, len(chosen), 2000):
        for answer in tab.evaluate(SAY, [list(case) for case in chosen[start : start + 2000]]):
            if answer:
                said[answer["address"]] = answer["said"]
    checked = tool.answers(workspace, list(said))
    for (address, page_says), checker_says in zip(said.items(), checked):
        for outcome, answer in page_says.items():
            checker = checker_says.get(outcome)
            if answer != checker:
                yield f"{address}: {outcome}: the page says {answer}, the checker {checker}"


def faults(tab, page):
    """Choosing changes what is said and the address; the address brings the case back; what cannot be is not offered."""
    tab.goto(page.path.as_uri())
    selects = tab.locator(".case-form .choice:not(.together) select:visible")
    if selects.count() == 0:
        yield "nothing can be chosen"
        return
    before = tab.locator(".answers-list").inner_text()
    last = selects.nth(0)
    values = last.evaluate("select => [...select.options].filter(o => !o.disabled && o.value !== select.value).map(o => o.value)")
    changed = False
    for value in values[:40]:
        last.select_option(value)
        if tab.locator(".answers-list").inner_text() != before:
            changed = True
            break
    if not changed:
        yield "no choice of the first question changes what is said"
    said, address = tab.locator(".answers-list").inner_text(), tab.url
    if "#" not in address:
        yield "the address does not keep the case"
    tab.goto("about:blank")
    tab.goto(address)
    if tab.locator(".answers-list").inner_text() != said:
        yield "the address does not bring the case back"
    for option in tab.evaluate(OFFERED_THOUGH_IMPOSSIBLE):
        yield f"offers what cannot be: {option}"
    if tab.locator(".case-picture textarea").count():
        yield from _sketch(tab)
    tab.goto(page.path.as_uri())


OFFERED_THOUGH_IMPOSSIBLE = """() => {
  const data = window.verbatimCase, wrong = [];
  const current = data.settled(data.axes.map(axis => {
    const row = document.getElementById("choice-" + axis.id);
    return row && !row.parentElement.hidden ? row.value : "";
  }));
  data.axes.forEach((axis, index) => {
    const select = document.getElementById("choice-" + axis.id);
    if (select.parentElement.hidden || axis.kinds) return;
    for (const option of select.options) {
      const values = current.slice();
      values[index] = option.value;
      if (data.canHappen(data.settled(values)) === option.disabled) wrong.push(axis.id + "=" + option.value);
    }
  });
  return wrong;
}"""


def _sketch(tab):
    """What the quotes support is drawn, what they do not is told."""
    tab.evaluate("() => { document.querySelector('.case-tools button').click(); }")
    box = tab.locator("#formatted-text")
    box.fill("**a** and *b*\n\n- c\n- d")
    text = tab.locator(".prompt-text")
    if text.count() == 0:
        yield "the sketch is missing in the most ordinary case"
        return
    for wanted in ("strong", "em", "ul li"):
        if text.locator(wanted).count() == 0:
            yield f"the sketch has no {wanted} though the quotes support it"
    if tab.locator(".sketch-notes li").count():
        yield "the sketch warns of what the quotes support: " + tab.locator(".sketch-notes").inner_text()
    box.fill("<u>a</u> [b](https://example.com)\n\n# c\n\n<script>alert(1)</script>")
    if text.locator("u, a, h1, script").count():
        yield "the sketch shows what the quotes do not support"
    if tab.locator(".sketch-notes li").count() < 3:
        yield "the sketch does not warn of underline, link and heading: " + tab.locator(".sketch-notes").inner_text()


def languages_agree(site):
    """The same diagrams in every language: only words differ."""
    shapes = {}
    for page in site.pages:
        if page.kind == "case":
            text = (page.path.parent / "case-data.js").read_text(encoding="utf-8")
            data = json.loads(text[text.index("=") + 1 : text.rindex(";")])
            shapes[page.language] = [(o["id"], o["root"], o["nodes"], [leaf["mark"] for leaf in o["leaves"]]) for o in data["outcomes"]]
    for language, shape in shapes.items():
        if shape != next(iter(shapes.values())):
            yield f"the data in {language} are not those of the other languages"
