"""Prose: sentences of the documents that one reads in a breath, and docstrings that are sentences."""

import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import pytest

ROOT: Final = Path(__file__).parents[2]
DOCUMENTS: Final = ("README.md", "ARCHITECTURE.md", "CONTRIBUTING.md", "tests/README.md", "docs/**/*.md")
CODE: Final = ("src", "tests", "examples", "benchmarks", "gallery", "help")
MOST: Final = 35  # words of a sentence

ASIDE: Final = re.compile(r"^```[\s\S]*?^```$|^(?: {4}|\t).*$|^\s*(?:\||#|!\[|<|:::|\[[^\]]+\]: ).*$", re.MULTILINE)
BLOCK: Final = re.compile(r"\n\s*\n|\n(?=\s*(?:[*-]|\d+\.) )")
END: Final = re.compile(r"(?<=[.!?])[)*”]*\s")
ADDRESS: Final = re.compile(r"\]\([^)]*\)")
NAMES: Final = re.compile(r"`[^`]*`(?:(?:,? and|,? or|,) `[^`]*`)*")  # a list of names counts as one word
WORD: Final = re.compile(r"\w+(?:[.,’'-]\w+)*")
NO_SENTENCE: Final = re.compile(r'^[ \t]*r?"""((?:What|Whether|Who|Whom|Whose|How|Where|The same)\b.*)', re.MULTILINE)


def long_sentences(document: str) -> Iterator[str]:
    """Yield the sentences of a document with too many words: no code, no tables, no headings, no addresses."""
    for block in BLOCK.split(ASIDE.sub("", document)):
        for sentence in END.split(" ".join(block.split())):
            if len(WORD.findall(NAMES.sub("name", ADDRESS.sub("]", sentence)))) > MOST:
                yield sentence


def no_sentences(code: str) -> list[str]:
    """Return the first lines of docstrings that begin as a question or a riddle does."""
    return NO_SENTENCE.findall(code)


def test_sentences_are_short() -> None:
    """A sentence of a document has at most 35 words."""
    documents = [path for place in DOCUMENTS for path in sorted(ROOT.glob(place))]
    assert len(documents) > 40
    found = [
        f"{path.relative_to(ROOT)}: {sentence}"
        for path in documents
        for sentence in long_sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == []


def test_docstrings_are_sentences() -> None:
    """A docstring begins with a verb or a noun phrase that stands alone."""
    listed = subprocess.run(["git", "ls-files", "*.py"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    modules = [ROOT / name for name in listed.splitlines() if name.split("/")[0] in CODE]
    assert len(modules) > 1000
    found = [
        f"{path.relative_to(ROOT)}: {line}"
        for path in modules
        if path.exists()
        for line in no_sentences(path.read_text(encoding="utf-8"))
    ]
    assert found == []


@pytest.mark.parametrize(
    ("text", "long"),
    [
        ("word " * 35 + "end.", 1),
        ("word " * 34 + "end.", 0),
        ("word " * 20 + "end. " + "Word " * 20 + "end!", 0),
        ("* " + "word " * 20 + "\n* " + "word " * 20, 0),
        ("Word\n" * 36, 1),
        ("    " + "code " * 40, 0),
        ("```text\n" + "code " * 40 + "\n```\n", 0),
        ("| " + "cell " * 40 + "|", 0),
        ("# Title\n\n    code\n\n```\ncode\n```\n| cell |\n\n" + "word " * 36, 1),
        ("[name]: https://a.example/" + "word/" * 36, 0),
        ("Names: " + ", ".join(["`a b c`"] * 40) + ".", 0),
        ("* item\n  " + "word " * 36, 1),
    ],
)
def test_a_long_sentence_is_found(text: str, long: int) -> None:
    """Words are counted to the end of a sentence; code, tables and names are left out."""
    assert len(list(long_sentences(text))) == long


@pytest.mark.parametrize(
    ("docstring", "found"),
    [
        ('def f():\n    """What is told."""', True),
        ('"""Whether a seat is free."""', True),
        ('    r"""The same, in hexadecimal digits."""', True),
        ('    """Whose turn it is, or None."""', True),
        ('    """Tell whether a seat is free."""', False),
        ('    """However long it takes."""', False),
        ('    """The samest of all."""', False),
        ('text = """What a value says is no docstring."""', False),
    ],
)
def test_a_riddle_is_found(docstring: str, found: bool) -> None:
    """The opening words are looked for at the start of a docstring only."""
    assert bool(no_sentences(docstring)) is found
