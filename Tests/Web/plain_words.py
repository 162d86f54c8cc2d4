"""Words of the code that readers must not meet, in pages and in help, outside quotes and code."""

import re

# English words are whole words; a word that has an everyday meaning on these pages is not listed.
ENGLISH = """
claim claims register registers capture captures captured hole holes span spans primary secondary dimension dimensions scenario
scenarios outcome outcomes frame frames guard guards guarded iff basis finding findings witness witnesses contrast verdict verdicts
undecided reading-dependent lapsed disputed inferred silent gap gaps stricter floor corroborated vacuous opaque refuted gloss glosses
stale fact-stale gloss-stale manifest manifests digest digests sign-off sign-offs ledger atom atoms
""".split() + ["prime box", "only-if", "trigger set"]

CHINESE = """
裁决 裁定 判决 判定 断言 捕获 快照 空洞 跨度 一手 二手 维度 场景 守卫 证人 见证 反例 登记册 发现项 素盒 不透明 空真 佐证 摘要值 账本 原子 陈旧
""".split()

KOREAN = """
판결 판정 평결 클레임 캡처 스냅샷 스팬 차원 시나리오 결과값 가드 증인 목격 반례 글로스 불투명 매니페스트 다이제스트 사인오프 원장 원자
""".split() + ["1차 자료", "2차 자료", "발견 사항"]

# A source speaks here, or a name or address stands for itself.
SOURCES_OWN = {"blockquote", "q", "code", "pre", "cite"}
SOURCES_OWN_CLASSES = {"document", "place", "address", "entry-id", "checksum"}


def _pattern(words):
    return re.compile(r"(?<![\w-])(" + "|".join(map(re.escape, sorted(words, key=len, reverse=True))) + r")(?![\w-])", re.IGNORECASE)


_english = _pattern(ENGLISH)


def _hits(text, language):
    if language.startswith("en"):
        return [match.group(0) for match in _english.finditer(text)]
    words = CHINESE if language.startswith("zh") else KOREAN
    # English words in a Chinese or Korean sentence are as internal as in an English one.
    return [word for word in words if word in text] + [match.group(0) for match in _english.finditer(text)]


def _is_sources_own(element):
    return element.tag in SOURCES_OWN or bool(SOURCES_OWN_CLASSES & set(element.classes))


def in_page(page, titles):
    """`titles` are the documents' own titles and headings, which stay as their publishers wrote them."""
    for element, text in page.texts():
        if element.is_within(_is_sources_own):
            continue
        for title in titles:
            text = text.replace(title, " ")
        for word in _hits(text, page.language):
            yield f"line {element.line}: {element} says {word!r}: {' '.join(text.split())[:110]}"


def in_help(text):
    for number, line in enumerate(text.splitlines(), 1):
        # A command line is code: its words are those that one types, and so are the names in the list of commands.
        if re.match(r"\s*(Usage: |source <\()?verbatim [a-z]+(?!:)( |$)", line):
            continue
        bare = re.sub(r"'[^']*'|“[^”]*”|--[a-z-]+|\S*[/.|]\S+|verbatim [a-z]+|^  [a-z]+(?=  )", " ", line)
        for word in _hits(bare, "en"):
            yield f"line {number} says {word!r}: {line.strip()}"
