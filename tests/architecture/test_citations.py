"""Every ruling that the code, the tests and the manual cite stands on its game's page, with whose page decides it."""

import re
import subprocess
from collections import Counter
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final
from urllib.parse import urlsplit

import pytest

from parlour.core import registry

ROOT: Final = Path(__file__).parents[2]
PAGES: Final = {name: ROOT / f"docs/reference/{name}.md" for name in ("chakart", "cipher", "triple-triad")}
PLACES: Final = ("src/parlour", "client/src", "tests")
KINDS: Final = {".py", ".ts", ".svelte", ".toml", ".ftl", ".md"}

NUMBER: Final = r"(?:A\d{1,2}|\d{1,2}(?:\.\d{1,2})?)\b(?!\.\d)"
NUMBERS: Final = rf"{NUMBER}(?:(?:, and|,| and| to) {NUMBER})*"
NAMED: Final = re.compile(rf"\b[Rr]ulebook,? (?:sections )?({NUMBERS})")  # rulebook 3.10, A8
BARE: Final = re.compile(
    rf"\bsections? ({NUMBERS})"
    rf"|\(({NUMBERS})(?=[,;)]| has )"  # (3.4); (4, Swap); (3.12 has none)
    rf"|\A({NUMBERS})(?:, [a-z ]+)?:"  # 8, deck out: a docstring begins with it
    rf"|\A({NUMBERS})(?: [A-Z][^.]*\.)?\Z"  # 12.2, or 4.3 Deployment. is all of a comment
    r"|\b(A\d{1,2})\b"
)
STEP: Final = re.compile(rf"({NUMBER})(?: to ({NUMBER}))?")
PROSE: Final = re.compile(r'"""(.*?)"""|(?:^|\s)# (.*?)$', re.DOTALL | re.MULTILINE)

HEADING: Final = re.compile(r"^##+ (\d+) ", re.MULTILINE)
ROW: Final = re.compile(rf"^\| ({NUMBER}) \| (.*) \|$", re.MULTILINE)
DEFINED: Final = re.compile(r"^\[([^\]]+)\]: (.*)$", re.MULTILINE)
LINK: Final = re.compile(r"\[([^\]]+)\](?!\()")
CHOICE: Final = re.compile(r"`([a-z_]+)=(\w+)`")
OPTION: Final = re.compile(r"`([a-z_]+)(?:=\w+)?`")


def numbers(text: str) -> Iterator[str]:
    """Yield every number of a list, and those between the ends of a range: `3.4, A9`, `5.3 to 5.6`."""
    for first, last in STEP.findall(text):
        head, tail = re.fullmatch(r"(.*?)(\d+)", first), re.fullmatch(r"(.*?)(\d+)", last or first)
        assert head and tail and head[1] == tail[1], text
        yield from (f"{head[1]}{n}" for n in range(int(head[2]), int(tail[2]) + 1))


def cited(text: str, *patterns: re.Pattern[str]) -> list[str]:
    """Return the numbers that a text cites."""
    said = " ".join(text.split())
    found = [one for pattern in patterns for one in pattern.finditer(said)]
    return [number for one in found for number in numbers(one[one.lastindex or 0])]


def cited_in(path: Path) -> list[str]:
    """Return the numbers that a file of a game cites: in docstrings and comments, or by name if it is no Python."""
    text = path.read_text(encoding="utf-8")
    if path.suffix != ".py":
        return cited(text, NAMED)
    return [one for doc, comment in PROSE.findall(text) for one in cited(doc or comment, NAMED, BARE)]


@cache
def page(game: str) -> str:
    """Return the reference page of a game."""
    return PAGES[game].read_text(encoding="utf-8")


def known(game: str) -> list[str]:
    """Return the numbers that stand on a game's page, of sections and of rulings."""
    return [*HEADING.findall(page(game)), *(number for number, _rest in ROW.findall(page(game)))]


def sources() -> Iterator[tuple[Path, str | None]]:
    """Yield every file that may cite, and the game in whose folder it is."""
    listed = subprocess.run(["git", "ls-files", *PLACES], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    for path in map(Path, listed.splitlines()):
        if path.suffix in KINDS and (ROOT / path).exists():
            parts = [part.replace("_", "-") for part in path.parts]
            yield path, parts[parts.index("games") + 1] if "games" in parts[:-1] else None


def test_every_citation_is_on_the_page() -> None:
    """A number that a game's code or test cites is a section or a ruling of that game's page."""
    found = Counter[str]()
    strays = []
    for path, game in sources():
        if game in PAGES:
            numbered = cited_in(ROOT / path)
            found[game] += len(numbered)
            strays += [f"{path}: {number}" for number in numbered if number not in known(game)]
    assert all(found[game] > 60 for game in PAGES), found
    assert not strays, "\n".join(strays)


def test_what_belongs_to_no_game_cites_no_number() -> None:
    """Outside the folders of the games nobody could tell whose rulebook a number is of."""
    here = Path(__file__).relative_to(ROOT)
    found = [
        f"{path}: {number}"
        for path, game in sources()
        if game not in PAGES and path != here
        for number in cited((ROOT / path).read_text(encoding="utf-8"), NAMED)
    ]
    assert found == []


@pytest.mark.parametrize("game", PAGES)
def test_a_page_resolves_its_own_numbers(game: str) -> None:
    """A number stands once, below its section; what a page cites of itself stands there too."""
    twice = [number for number, count in Counter(known(game)).items() if count > 1]
    assert not twice, twice
    sections = re.split(r"^##+ (\d+) .*$", page(game), flags=re.MULTILINE)
    for section, text in zip(sections[1::2], sections[2::2], strict=True):
        inside = [number for number, _rest in ROW.findall(text)]
        assert all(number.startswith((f"{section}.", "A")) for number in inside), (section, inside)
    strays = [number for number in cited(page(game), NAMED, BARE) if number not in known(game)]
    assert not strays, strays


@pytest.mark.parametrize("game", PAGES)
def test_a_ruling_names_whose_page_decides_it(game: str) -> None:
    """A ruling links its source or says that it is decided here; of the questions that no page settles all are."""
    addresses = dict(DEFINED.findall(page(game)))
    rulings = [(number, rest) for number, rest in ROW.findall(page(game)) if not number.startswith("A")]
    assert len(rulings) > 50
    assert [number for number, rest in rulings if not LINK.search(rest) and "decided here" not in rest] == []
    body = DEFINED.sub("", page(game))
    assert set(LINK.findall(re.sub(r"^ {4}.*$|`[^`]*`", "", body, flags=re.MULTILINE))) == set(addresses)


@pytest.mark.parametrize("game", PAGES)
def test_addresses_are_well_formed(game: str) -> None:
    """An address has a scheme, a host with a dot, a path, and no sign that would have to be escaped."""
    bad = []
    for name, address in DEFINED.findall(page(game)):
        parts = urlsplit(address)
        whole = parts.scheme in ("http", "https") and "." in parts.netloc and len(parts.path) > 1
        if not whole or not re.fullmatch(r"[\w:/.?=&%#~+-]+", address, re.ASCII):
            bad.append(f"{name}: {address}")
    assert not bad, "\n".join(bad)


@pytest.mark.parametrize("game", PAGES)
def test_options_of_a_page_exist(game: str) -> None:
    """An option that decides otherwise is one of the game's, with that value."""
    options = registry.game(game).rule_book.options
    rows = ROW.findall(page(game))
    choices = [choice for _number, rest in rows for choice in CHOICE.findall(rest)]
    assert choices
    assert [one for one in choices if one[0] not in options or one[1] not in options[one[0]].values] == []
    last = [rest.rpartition(" | ")[2] for number, rest in rows if number[0] == "A"]
    assert [name for cell in last for name in OPTION.findall(cell) if name not in options] == []


@pytest.mark.parametrize(
    ("text", "found"),
    [
        ("Draw the elements of the round (rulebook 3.10, A8).", ["3.10", "A8"]),
        ("Captures, by rule (rulebook 3 and 4).", ["3", "4"]),
        ("Kept in 1..A (mush: rulebook 3.10; FFXIV ranks: rulebook 4).", ["3.10", "4"]),
        ("Sources: rulebook sections 3 to 5; combinations from section 6.", ["3", "4", "5", "6"]),
        ("What a match moves (rulebook 5.3 to\n    5.5).", ["5.3", "5.4", "5.5"]),
        ("Five rounds, then a draw (4, 5.2).", ["4", "5.2"]),
        ("The smaller value takes (4, Reverse).", ["4"]),
        ("8, deck out: the support card is not part of it.", ["8"]),
        ("4.4 and 4.5 Action and end.", ["4.4", "4.5"]),
        ("12.16", ["12.16"]),
        ("A cap of 600 turns (2020), 1.5 of them.", []),
        ("Version 3.10.4 of it.", []),
    ],
)
def test_a_citation_is_found(text: str, found: list[str]) -> None:
    """Numbers are found behind the word, in brackets, and where they begin a docstring or are all of a comment."""
    assert list(dict.fromkeys(cited(text, NAMED, BARE))) == found
