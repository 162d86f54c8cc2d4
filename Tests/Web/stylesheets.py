"""Style sheets, declaration by declaration: whatever the browser does not understand is a slip of the pen."""

import re

RULE = re.compile(r"([^{}]*)\{([^{}]*)\}")
DECLARATION = re.compile(r"([-\w]+)\s*:\s*((?:\"[^\"]*\"|\([^()]*(?:\([^()]*(?:\([^()]*\)[^()]*)*\)[^()]*)*\)|[^;\"(])+)")

UNKNOWN = "declarations => declarations.filter(([name, value]) => !CSS.supports(name, value))"


def faults(tab, path):
    text = re.sub(r"/\*.*?\*/", "", path.read_text(encoding="utf-8"), flags=re.DOTALL)
    if text.count("{") != text.count("}"):
        yield "braces do not match"
    declarations = []
    for selector, body in RULE.findall(text):
        # Page boxes and other browsers' own parts are beyond CSS.supports.
        if selector.strip().startswith("@") or "-moz-" in selector:
            continue
        for name, value in DECLARATION.findall(body):
            if not name.startswith("--"):
                declarations.append([name, value.replace("!important", "").strip()])
    for name, value in tab.evaluate(UNKNOWN, declarations):
        yield f"{name}: {value}"
