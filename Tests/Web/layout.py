"""Whether pages fit the window, and are whole without JavaScript."""

OVERFLOW = """() => {
  const root = document.documentElement;
  if (root.scrollWidth <= root.clientWidth) return [];
  const scrolls = e => { for (; e && e !== document.body; e = e.parentElement) if (/auto|scroll|hidden/.test(getComputedStyle(e).overflowX)) return true; return false; };
  const wide = [...document.body.querySelectorAll("*")].filter(e => e.getBoundingClientRect().right > root.clientWidth + 0.5 && !scrolls(e.parentElement));
  const name = e => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + [...e.classList].map(c => "." + c).join("");
  return [`${root.scrollWidth} px of content in ${root.clientWidth} px`, ...wide.slice(-4).map(e => name(e) + ": " + e.textContent.trim().slice(0, 60))];
}"""

# Controls that only a script can serve, hidden until there is one.
NEEDS_SCRIPT = ".progress, .step-tools, .step-filter, .note, .filters, .search, .case-form, .case-picture"

UNSEEN = """allowed => {
  const name = e => e.tagName.toLowerCase() + (e.id ? "#" + e.id : "") + [...e.classList].map(c => "." + c).join("");
  const unseen = [];
  for (const e of document.body.querySelectorAll("*")) {
    const own = [...e.childNodes].some(n => n.nodeType === 3 && n.data.trim());
    if (!own || e.closest(allowed)) continue;
    if (!e.checkVisibility({visibilityProperty: true, opacityProperty: true})) unseen.push(name(e) + ": " + e.textContent.trim().slice(0, 60));
  }
  return unseen;
}"""

OPEN_ALL = "() => { for (const part of document.querySelectorAll('details')) part.open = true; }"


def overflow(tab, width):
    tab.set_viewport_size({"width": width, "height": 900})
    return tab.evaluate(OVERFLOW)


def unseen(tab):
    """Texts that are not displayed though every part is unfolded, which takes a click and no script."""
    tab.evaluate(OPEN_ALL)
    return tab.evaluate(UNSEEN, NEEDS_SCRIPT)
