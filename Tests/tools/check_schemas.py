#!/usr/bin/env python3
"""Checks docs/schemas: each is a valid JSON Schema (draft 2020-12), each fits the content of this workspace as the tool
reads it (all scalars text) and as editors do (scalars typed by YAML), and each refuses a misspelt key.

Needs PyPI's jsonschema and PyYAML. Exit status 0 when all is well, 1 with one line a fault.
"""

import json
import pathlib
import sys

import jsonschema
import yaml

ROOT = pathlib.Path(__file__).resolve().parents[2]
SCHEMAS = ROOT / "docs" / "schemas"
CONTENT = ROOT / "Content"


class EditorLoader(yaml.SafeLoader):
    """Types scalars as editors' YAML 1.2 parsers do: true and numbers, but not yes, no, on, off, days and times."""


EditorLoader.yaml_implicit_resolvers = {
    first: [
        (tag, pattern)
        for tag, pattern in resolvers
        if tag in ("tag:yaml.org,2002:int", "tag:yaml.org,2002:float", "tag:yaml.org,2002:null")
        or (tag == "tag:yaml.org,2002:bool" and first in "tTfF")
    ]
    for first, resolvers in yaml.SafeLoader.yaml_implicit_resolvers.items()
}


def faults():
    files = sorted(SCHEMAS.glob("*.schema.json"))
    if not files:
        yield f"{SCHEMAS}: no schemas"
    for file in files:
        name = file.name
        schema = json.loads(file.read_text(encoding="utf-8"))
        try:
            jsonschema.Draft202012Validator.check_schema(schema)
        except jsonschema.SchemaError as fault:
            yield f"{name}: not a valid schema: {fault.message}"
            continue
        validator = jsonschema.Draft202012Validator(schema)
        if validator.is_valid({"no-such-key": "x"}):
            yield f"{name}: accepts a key that does not exist"
        glob = schema["title"].removeprefix("Content/")
        for path in sorted(CONTENT.glob(glob)):
            text = path.read_text(encoding="utf-8")
            for how, loader in (("as the tool reads it", yaml.BaseLoader), ("as editors read it", EditorLoader)):
                for fault in validator.iter_errors(yaml.load(text, Loader=loader)):
                    yield f"{path.relative_to(ROOT)} {how}: {fault.json_path}: {fault.message}"


def main():
    found = list(faults())
    for fault in found:
        print(fault, file=sys.stderr)
    count = len(list(SCHEMAS.glob("*.schema.json")))
    if not found:
        print(f"{count} schemas are valid and fit the content.")
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
