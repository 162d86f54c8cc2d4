"""axe-core: every rule in the light, the rules on colour again in the dark."""

from pathlib import Path

import axe_playwright_python

SCRIPT = next(Path(axe_playwright_python.__file__).parent.rglob("axe.min.js")).read_text(encoding="utf-8")

# Beyond axe's defaults: targets of 24 px (WCAG 2.2 AA).
LIGHT = {"preload": False, "resultTypes": ["violations"], "rules": {"target-size": {"enabled": True}}}
DARK = {"preload": False, "resultTypes": ["violations"], "runOnly": {"type": "tag", "values": ["cat.color"]}}


def faults(tab, options):
    """The page's policy forbids foreign script elements, so the checker is handed in by the driver."""
    if not tab.evaluate("() => typeof window.axe === 'object'"):
        tab.evaluate(SCRIPT)
    found = tab.evaluate("options => window.axe.run(document, options)", options)
    for violation in found["violations"]:
        for node in violation["nodes"]:
            why = " ".join((node.get("failureSummary") or "").split())
            yield f"{' '.join(map(str, node['target']))}: {violation['id']}: {why[:200]}"
