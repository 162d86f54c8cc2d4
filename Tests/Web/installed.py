"""The tool where `make install` and `make dist` put it: moved elsewhere, with nothing of the checkout in reach."""

import os
import shutil
import subprocess


def check(program, checkout, folder, report):
    folder.mkdir(parents=True)
    subprocess.run([checkout / "tools/install-files", folder / "first", program], check=True)
    home = shutil.move(folder / "first", folder / "moved elsewhere")
    environment = {key: value for key, value in os.environ.items() if key != "VERBATIM_TEMPLATES"}
    environment["PATH"] = f"{home}/bin:{environment['PATH']}"

    def run(*command):
        answer = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
        return answer.returncode, answer.stdout + answer.stderr

    for command in ["verbatim", "init", "guides"], ["verbatim", "build", "-w", "guides"], ["verbatim", "doctor", "-w", "guides"]:
        status, output = run(*command)
        report.check("an installed tool works wherever it lies", " ".join(command), output.splitlines() if status else [])
    _, output = run("verbatim", "doctor")
    report.check("its templates are its own", "doctor", [] if f"({home}/share/verbatim/Templates)" in output else output.splitlines())
    page = f"{home}/share/man/man1/verbatim.1"
    status, output = run("man", "--warnings", "-l", page)
    report.check("its manual page is there", page, [] if status == 0 and "verbatim check" in output else output.splitlines()[:5])
