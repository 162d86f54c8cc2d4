"""The built program, as a reader of its help and its output would call it."""

import json
import os
import re
import subprocess
from pathlib import Path


class Tool:
    """`verbatim` with the checkout's own templates."""

    def __init__(self, program, checkout):
        self.program = str(program)
        self.environment = dict(os.environ, VERBATIM_TEMPLATES=str(Path(checkout) / "Templates"))

    def run(self, *arguments):
        answer = subprocess.run(
            [self.program, *map(str, arguments)], env=self.environment, capture_output=True, text=True
        )
        if answer.returncode != 0:
            raise SystemExit(f"verbatim {' '.join(map(str, arguments))} failed:\n{answer.stdout}{answer.stderr}")
        return answer.stdout

    def output(self, *arguments):
        """Standard output, whatever the exit status: 1 tells that the content is wrong."""
        command = [self.program, *map(str, arguments)]
        answer = subprocess.run(command, env=self.environment, capture_output=True, text=True)
        if answer.returncode not in (0, 1):
            raise SystemExit(f"verbatim {' '.join(map(str, arguments))} failed:\n{answer.stderr}")
        return answer.stdout

    def build(self, workspace, output):
        self.run("build", "-q", "-w", workspace, "-o", output)
        return Path(output) / "site"

    def make_workspace(self, folder):
        self.run("init", folder)
        return Path(folder)

    def quotes(self, workspace, output):
        """Every quoted statement by its address on the pages: `source.statement`."""
        found = json.loads(self.run("query", "-w", workspace, "-o", output, "--format", "json"))
        return {quote["id"].replace("/", "."): quote for quote in found}

    def answers(self, workspace, cases):
        """What the checker itself says in each case, by outcome."""
        answer = subprocess.run(
            [self.program, "case", "-w", str(workspace), "--format", "json", "-"], env=self.environment,
            input="".join(case + "\n" for case in cases), capture_output=True, text=True)
        if answer.returncode != 0:
            raise SystemExit(f"verbatim case failed:\n{answer.stderr}")
        return [json.loads(line) for line in answer.stdout.splitlines()]

    def help_texts(self):
        """Name and text of the general help and of each command's, short and long."""
        general = self.run("--help")
        yield "verbatim --help", general
        listed = general.split("Commands:", 1)[1].split("\n\n", 1)[0]
        for command in re.findall(r"^  ([a-z]+)", listed, re.MULTILINE):
            yield f"verbatim help {command}", self.run("help", command)
            if command != "help":
                yield f"verbatim {command} -h", self.run(command, "-h")
