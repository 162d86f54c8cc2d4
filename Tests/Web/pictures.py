"""Pictures of each kind of page, to be looked at: wide, narrow, dark, and on paper."""

# The longest pages are cut here: all that differs has been seen by then, and Chromium draws none over 16,384.
HIGHEST = 8000

VIEWS = {"wide": (1280, "light"), "narrow": (320, "light"), "dark": (1280, "dark")}


def take(tab, page, folder):
    folder.mkdir(parents=True, exist_ok=True)
    language = "" if page.kind == "root" else f"{page.language}-"
    for view, (width, colours) in VIEWS.items():
        tab.emulate_media(color_scheme=colours)
        tab.set_viewport_size({"width": width, "height": 900})
        height = min(tab.evaluate("() => document.documentElement.scrollHeight"), HIGHEST)
        clip = {"x": 0, "y": 0, "width": width, "height": height}
        tab.screenshot(path=folder / f"{page.kind}-{language}{view}.png", full_page=True, clip=clip)
    tab.emulate_media(color_scheme="light")
    tab.pdf(path=folder / f"{page.kind}-{language}print.pdf", prefer_css_page_size=True)
