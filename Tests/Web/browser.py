"""Debian's Chromium under PyPI's playwright. Nothing but files may be asked for; whoever asks is told on."""

import os
from contextlib import contextmanager

from playwright.sync_api import sync_playwright

CHROMIUM = "/usr/bin/chromium"


@contextmanager
def chromium():
    arguments = ["--no-sandbox"] if os.geteuid() == 0 else []
    with sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=CHROMIUM, args=arguments)
        try:
            yield browser
        finally:
            browser.close()


class Watch:
    """A tab whose requests and complaints are written down."""

    def __init__(self, browser, script=True):
        self.context = browser.new_context(java_script_enabled=script, color_scheme="light", viewport={"width": 1280, "height": 900})
        self.foreign = []
        self.complaints = []
        self.context.route("**/*", self._judge)
        self.tab = self.context.new_page()
        self.tab.on("console", lambda said: self.complaints.append(said.text) if said.type in ("error", "warning") else None)
        self.tab.on("pageerror", lambda error: self.complaints.append(str(error)))

    def _judge(self, route):
        if route.request.url.startswith(("file:", "data:")):
            route.continue_()
        else:
            self.foreign.append(f"asks for {route.request.url}")
            route.abort()

    def open(self, page):
        self.foreign.clear()
        self.complaints.clear()
        self.tab.goto(page.path.as_uri())

    def close(self):
        self.context.close()
