#!/usr/bin/env python3
"""Translations through other people's tools and home again: translate-toolkit (PyPI) for XLIFF 2.1, XLIFF 1.2 and PO, OmegaT
(Debian, console mode) for XLIFF 1.2 and PO (its XLIFF filter knows no 2.x), gettext's own check for PO. `make test-web` runs it;
by itself: translators.py [--program FILE]. A program that is not installed is skipped, said aloud."""

import argparse
import re
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path

from tool import Tool

CHECKOUT = Path(__file__).resolve().parents[2]
WORDS = "자주 묻는 것"
failures = []


def expect(condition, words):
    print(("ok    " if condition else "FAIL  ") + words)
    if not condition:
        failures.append(words)


def workspace_in(folder, tool):
    workspace = tool.make_workspace(Path(folder) / "workspace")
    return workspace


def stored(workspace):
    return {path: path.read_bytes() for path in sorted((workspace / "Content/locales").rglob("*.xlf"))}


def quotes(files):
    """Every quotation of every stored file, in order."""
    return [re.findall(rb"\[[^\]]*\]\(claim:[^)]*\)", data) for data in files.values()]


def store_of(path, form):
    """The file as translate-toolkit's store; it tells XLIFF 2 by no ending, so the class is named."""
    from translate.storage import factory, xliff2

    return xliff2.Xliff2File.parsefile(str(path)) if form == "xliff" else factory.getobject(str(path))


def translate_toolkit(tool, form, ending, folder):
    """Opens every exported file with translate-toolkit, changes one target, saves all, takes all home."""
    workspace = workspace_in(folder, tool)
    before = stored(workspace)
    out = Path(folder) / "out"
    tool.run("xliff", "export", "-w", workspace, "-l", "ko", "--format", form, "-o", out)
    files = sorted((out / "ko").rglob(f"*{ending}"))
    expect(len(files) == 4, f"translate-toolkit, {form}: four files go out")
    changed = 0
    for path in files:
        store = store_of(path, form)
        for unit in store.units:
            if unit.istranslatable() and unit.source == "Questions about the age notice":
                unit.target = WORDS
                changed += 1
        store.save()
    expect(changed == 1, f"translate-toolkit, {form}: one title is changed")
    answer = tool.run("xliff", "import", "-w", workspace, *files)
    expect("ko: 1 taken, 0 refused" in answer, f"translate-toolkit, {form}: it alone comes home")
    after = stored(workspace)
    moved = [path.name for path in before if before[path] != after[path]]
    print("      changed:", ", ".join(moved))
    expect(moved == ["faq.xlf"], f"translate-toolkit, {form}: no other file changes")
    expect(quotes(before) == quotes(after), f"translate-toolkit, {form}: quotes are unchanged")
    expect(any(WORDS.encode() in data for data in after.values()), f"translate-toolkit, {form}: the target is stored")


PROJECT = """<?xml version="1.0" encoding="UTF-8" standalone="yes"?>
<omegat><project version="1.0">
<source_dir>__DEFAULT__</source_dir><target_dir>__DEFAULT__</target_dir><tm_dir>__DEFAULT__</tm_dir>
<glossary_dir>__DEFAULT__</glossary_dir><glossary_file>__DEFAULT__</glossary_file><dictionary_dir>__DEFAULT__</dictionary_dir>
<source_lang>EN</source_lang><target_lang>KO</target_lang><sentence_seg>false</sentence_seg>
<support_default_translations>true</support_default_translations><remove_tags>false</remove_tags>
</project></omegat>
"""


def omegat(tool, form, ending, folder):
    """Puts the exported files into an OmegaT project with our memory, lets its console translate, takes the result home."""
    program = shutil.which("omegat")
    if not program:
        print(f"SKIPPED: OmegaT is not installed (apt install omegat): {form}")
        return
    name = f"OmegaT, {form}"
    workspace = workspace_in(folder, tool)
    before = stored(workspace)
    out = Path(folder) / "out"
    tool.run("xliff", "export", "-w", workspace, "-l", "ko", "--format", form, "-o", out)
    tool.run("xliff", "export", "-w", workspace, "-l", "ko", "--format", "tmx", "-o", out)
    project = Path(folder) / "project"
    for part in ("source", "target", "tm", "glossary", "dictionary", "omegat"):
        (project / part).mkdir(parents=True)
    (project / "omegat.project").write_text(PROJECT)
    for path in (out / "ko").rglob(f"*{ending}"):
        shutil.copy(path, project / "source" / f"{path.parent.name}-{path.name}")
    shutil.copy(out / "ko/memory.tmx", project / "tm")
    run = subprocess.run(
        [program, str(project), "--mode=console-translate", f"--config-dir={folder}/omegat-config"],
        capture_output=True, text=True, timeout=300,
    )
    files = sorted((project / "target").glob(f"*{ending}"))
    expect(run.returncode == 0 and len(files) == 4, f"{name}: the console writes four files")
    if len(files) != 4:
        print(run.stdout[-2000:], run.stderr[-2000:])
        return
    answer = tool.run("xliff", "import", "-w", workspace, *files)
    print("      " + answer.strip().splitlines()[-1])
    # It gives a text without a translation the one that the same text has elsewhere, where the format keeps no ids.
    taken = repeats(project / "source") if form == "po" else 0
    expect(f"ko: {taken} taken, 0 refused," in answer, f"{name}: {taken} repeats are taken, and nothing is refused")
    expect(taken > 0 or stored(workspace) == before, f"{name}: no other file changes")
    expect(quotes(before) == quotes(stored(workspace)), f"{name}: quotes are unchanged")
    changed = next(path for path in files if "faq" in path.name)
    text = changed.read_text(encoding="utf-8")
    if form == "po":
        target = re.search(r'msgctxt "[^"]*#title"\nmsgid "[^"]*"\nmsgstr "([^"]+)"', text)
    else:
        target = re.search(r"<target[^>]*>([^<]+)</target>", text)
    expect(target is not None, f"{name}: the file still has its targets")
    if target:
        whole = target.group(0)
        head = whole[: target.start(1) - target.start(0)]
        changed.write_text(text.replace(whole, head + WORDS + whole[len(head) + len(target.group(1)):]), encoding="utf-8")
        answer = tool.run("xliff", "import", "-w", workspace, changed)
        expect("ko: 1 taken, 0 refused" in answer, f"{name}: a changed target comes home")
        expect(quotes(before) == quotes(stored(workspace)), f"{name}: and quotes are still unchanged")


def repeats(folder):
    """How many texts of PO files have no translation while the same text has one elsewhere."""
    from translate.storage import factory

    units = [unit for path in sorted(folder.glob("*.po")) for unit in factory.getobject(str(path)).units if unit.source]
    translated = {unit.source for unit in units if unit.target}
    return sum(1 for unit in units if not unit.target and unit.source in translated)


def gettext(tool, folder):
    """gettext's own check of every PO file that goes out: syntax, header, and codes as format strings."""
    program = shutil.which("msgfmt")
    if not program:
        print("SKIPPED: gettext is not installed (apt install gettext)")
        return
    workspace = workspace_in(folder, tool)
    tool.run("xliff", "export", "-w", workspace, "--format", "po", "-o", Path(folder) / "out")
    files = sorted((Path(folder) / "out").rglob("*.po"))
    expect(len(files) == 8, "gettext: eight files go out")
    for path in files:
        run = subprocess.run([program, "--check", "-o", "/dev/null", str(path)], capture_output=True, text=True)
        expect(run.returncode == 0, f"gettext: {path.parent.name}/{path.name} is valid{': ' + run.stderr if run.returncode else ''}")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default=CHECKOUT / ".build/release/verbatim")
    tool = Tool(parser.parse_args().program, CHECKOUT)
    for form, ending in (("xliff", ".xlf"), ("xliff-1.2", ".xlf"), ("po", ".po")):
        with tempfile.TemporaryDirectory() as folder:
            translate_toolkit(tool, form, ending, folder)
    for form, ending in (("xliff-1.2", ".xlf"), ("po", ".po")):
        with tempfile.TemporaryDirectory() as folder:
            omegat(tool, form, ending, folder)
    with tempfile.TemporaryDirectory() as folder:
        gettext(tool, folder)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
