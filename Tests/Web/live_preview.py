"""`verbatim serve` before a real browser: it reloads what changed, tells errors with their places, and turns selected words into a statement."""

import contextlib
import hashlib
import re
import subprocess
import time

from browser import chromium

COPY = "# Notice on age information\n\n## Age information\n\nApps in the six western countries must show the age notice. In other countries, no age notice is needed.\n\n## Adults\n\nApps for adults only need no age notice. Other words.\n"


@contextlib.contextmanager
def _served(tool, workspace):
    process = subprocess.Popen(
        [tool.program, "serve", "-q", "--port", "0", "-w", workspace],
        env=tool.environment, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        yield process.stdout.readline().strip()
    finally:
        process.terminate()
        process.wait(10)


def _edit(path, old, new):
    path.write_text(path.read_text().replace(old, new))


def check(tool, folder, report, shots):
    workspace = tool.make_workspace(folder)
    captures = workspace / "Content/sources/notice/captures"
    captures.mkdir()
    (captures / "copy.txt").write_text(COPY)
    (captures / "copy.yaml").write_text(f"text: copy.txt\nsha256: {hashlib.sha256(COPY.encode()).hexdigest()}\n")
    claims = workspace / "Content/sources/notice/claims.md"
    checklist = workspace / "Content/guides/first/checklist.md"
    with _served(tool, workspace) as address, chromium() as browser:
        context = browser.new_context(viewport={"width": 1000, "height": 800})
        context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address.rstrip("/"))
        complaints = []
        for language, path in ("en", "en/first/checklist.html"), ("zh-Hans", "zh-Hans/first/checklist.html"), ("ko", "ko/first/checklist.html"):
            tab = context.new_page()
            tab.on("console", lambda said: complaints.append(said.text) if said.type in ("error", "warning") else None)
            tab.on("pageerror", lambda error: complaints.append(str(error)))
            tab.goto(address + path)
            _edit(claims, "in western:", "in westren:")
            panel = tab.locator(".verbatim-panel")
            panel.wait_for(timeout=15000)
            text = panel.inner_text()
            missing = [words for words in ("Content/sources/notice/claims.md:6:6", "westren", "did you mean") if words not in text]
            own = {"en": "Not updated", "zh-Hans": "页面没有更新", "ko": "새로 만들지 못했습니다"}[language]
            report.check("the panel names file, line and words, in the page's language", language, missing + ([] if own in text else [own]))
            report.check("the page stays", language, [] if tab.locator("main h1").count() == 1 else ["it is gone"])
            if shots is not True:
                shots.mkdir(parents=True, exist_ok=True)
                tab.screenshot(path=shots / f"preview-{language}.png")
            _edit(claims, "in westren:", "in western:")
            panel.wait_for(state="detached", timeout=15000)
            tab.close()

        tab = context.new_page()
        loads = []
        tab.on("load", lambda _: loads.append(time.monotonic()))
        tab.goto(address + "en/first/checklist.html")
        tab.wait_for_timeout(500)
        before = len(loads)
        start = time.monotonic()
        _edit(checklist, "Ship the age notice", "Ship the notice on age")
        tab.locator("h1", has_text="Ship the notice on age").wait_for(timeout=15000)
        print(f"preview: {time.monotonic() - start:.2f} s from save to reloaded page", flush=True)
        tab.wait_for_timeout(500)
        report.check("a changed page is loaded once more", "checklist", [] if len(loads) == before + 1 else [f"{len(loads) - before} times"])
        other = context.new_page()
        counts = []
        other.on("load", lambda _: counts.append(1))
        other.goto(address + "en/disagreements.html")
        other.wait_for_timeout(500)
        _edit(checklist, "20 min", "25 min")
        tab.locator("text=25 min").first.wait_for(timeout=15000)
        other.wait_for_timeout(500)
        report.check("an unchanged page is left alone", "disagreements", [] if len(counts) == 1 else [f"loaded {len(counts)} times"])

        tab.goto(address + "en/sources/notice.html")
        tab.locator(".verbatim-copy-link").click()
        tab.locator("p", has_text="Apps for adults").wait_for(timeout=5000)
        tab.locator("p", has_text="Apps for adults").select_text()
        tab.locator(".verbatim-offer").click()
        tab.locator(".verbatim-panel pre", has_text="## ").wait_for(timeout=5000)
        clipboard = tab.evaluate("navigator.clipboard.readText()")
        good = re.match(r"## [a-z0-9-]+\n> Apps for adults only need no age notice\. Other words\.\n", clipboard)
        report.check("a selection becomes a statement", "clipboard", [] if good else clipboard.splitlines())
        report.check("nothing complains in the browser", "preview", complaints)
