"""Every refusal of the table, the hall and the web has words in every language."""

import re
from pathlib import Path

import parlour
from parlour.core import words

CODE = re.compile(r'Refusal\(\s*"([a-z-]+)"')


def test_no_refusal_is_without_words() -> None:
    """Each code that the source raises has a sentence in each language."""
    package = Path(parlour.__file__).parent
    sources = [path for layer in ("table", "hall", "store", "web") for path in (package / layer).rglob("*.py")]
    codes = {code for path in sources for code in CODE.findall(path.read_text(encoding="utf-8"))}
    assert len(codes) > 10
    for lang in words.LANGUAGES:
        assert [code for code in sorted(codes) if not words.bundle(lang).has_message(f"error-{code}")] == []
