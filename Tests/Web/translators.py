#!/usr/bin/env python3
"""Translations through other people's tools and home again: translate-toolkit (PyPI) for XLIFF 1.2 and PO, OmegaT (Debian,
console mode) for XLIFF 1.2. `make test-web` runs it; by itself: translators.py [--program FILE]. OmegaT is skipped, said aloud,
where it is not installed."""

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


def translate_toolkit(tool, form, ending, folder):
    """Opens every exported file with translate-toolkit, changes one target, saves all, takes all home."""
    from translate.storage import factory

    workspace = workspace_in(folder, tool)
    before = stored(workspace)
    out = Path(folder) / "out"
    tool.run("xliff", "export", "-w", workspace, "-l", "ko", "--format", form, "-o", out)
    files = sorted((out / "ko").rglob(f"*{ending}"))
    expect(len(files) == 4, f"translate-toolkit, {form}: four files go out")
    changed = 0
    for path in files:
        store = factory.getobject(str(path))
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


def omegat(tool, folder):
    """Puts the exported files into an OmegaT project with our memory, lets its console translate, takes the result home."""
    program = shutil.which("omegat")
    if not program:
        print("SKIPPED: OmegaT is not installed (apt install omegat)")
        return
    workspace = workspace_in(folder, tool)
    before = stored(workspace)
    out = Path(folder) / "out"
    tool.run("xliff", "export", "-w", workspace, "-l", "ko", "--format", "xliff-1.2", "-o", out)
    tool.run("xliff", "export", "-w", workspace, "-l", "ko", "--format", "tmx", "-o", out)
    project = Path(folder) / "project"
    for name in ("source", "target", "tm", "glossary", "dictionary", "omegat"):
        (project / name).mkdir(parents=True)
    (project / "omegat.project").write_text(PROJECT)
    for path in (out / "ko").rglob("*.xlf"):
        shutil.copy(path, project / "source" / f"{path.parent.name}-{path.name}")
    shutil.copy(out / "ko/memory.tmx", project / "tm")
    run = subprocess.run(
        [program, str(project), "--mode=console-translate", f"--config-dir={folder}/omegat-config"],
        capture_output=True, text=True, timeout=300,
    )
    files = sorted((project / "target").glob("*.xlf"))
    expect(run.returncode == 0 and len(files) == 4, "OmegaT: the console writes four files")
    if len(files) != 4:
        print(run.stdout[-2000:], run.stderr[-2000:])
        return
    answer = tool.run("xliff", "import", "-w", workspace, *files)
    print("      " + answer.strip().splitlines()[-1])
    expect("ko: 0 taken, 0 refused," in answer, "OmegaT: what it did not translate is neither taken nor refused")
    expect(stored(workspace) == before, "OmegaT: no file changes")
    expect(quotes(before) == quotes(stored(workspace)), "OmegaT: quotes are unchanged")
    changed = files[0]
    text = changed.read_text(encoding="utf-8")
    target = re.search(r"<target[^>]*>([^<]+)</target>", text)
    changed.write_text(text.replace(target.group(0), target.group(0).replace(target.group(1), WORDS)), encoding="utf-8")
    answer = tool.run("xliff", "import", "-w", workspace, changed)
    expect("ko: 1 taken, 0 refused" in answer, "OmegaT: a changed target comes home")


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("--program", default=CHECKOUT / ".build/release/verbatim")
    tool = Tool(parser.parse_args().program, CHECKOUT)
    for form, ending in (("xliff-1.2", ".xlf"), ("po", ".po")):
        with tempfile.TemporaryDirectory() as folder:
            translate_toolkit(tool, form, ending, folder)
    with tempfile.TemporaryDirectory() as folder:
        omegat(tool, folder)
    sys.exit(1 if failures else 0)


if __name__ == "__main__":
    main()
