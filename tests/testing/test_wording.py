"""The kit demands every word that a game shows, and names a missing one by its id and its language."""

import re
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from parlour.core import registry
from parlour.testing import Broken, check_wording
from tests.table.shelving import NIM, shelved

SAID = {  # the things that are shown, each with a line of Nim's English or French file
    "the name": "game-mute",
    "the blurb": "game-mute-blurb",
    "a seat": "mute-seat-blue",
    "an option": "option-heap",
    "its help": "option-heap.help",
    "a value": "option-heap-21",
    "a sentence of an event": "mute-blew",
}


@pytest.fixture
def mute(tmp_path: Path) -> Iterator[Path]:
    """Install a copy of Nim under another name, and yield its folder of words."""
    project = tmp_path / "mute"
    shutil.copytree(NIM, project, ignore=shutil.ignore_patterns("__pycache__"))
    (project / "parlour_nim").rename(project / "parlour_mute")
    for file in project.rglob("*.*"):
        if file.is_file():
            text = file.read_text(encoding="utf-8").replace("nim", "mute").replace("Nim", "Mute")
            file.write_text(text, encoding="utf-8")
    with shelved(project):
        yield project / "parlour_mute" / "words"


def _without(file: Path, message: str) -> None:
    """Remove a message, or an attribute of one, from a file."""
    text = file.read_text(encoding="utf-8")
    name, _, attribute = message.partition(".")
    entry = rf"^({name} =.*\n)    \.{attribute} = .*\n" if attribute else rf"^(){name} =.*\n(?:[ }}].*\n)*"
    left = re.sub(entry, r"\1", text, flags=re.MULTILINE)
    assert left != text
    file.write_text(left, encoding="utf-8")
    registry.look_again()


def test_a_missing_word_is_named_with_its_language(mute: Path) -> None:
    """One error names every missing word; where none is missing there is no error."""
    check_wording(registry.game("mute"))
    for lang, other in (("en", "fr"), ("fr", "en")):
        for message in SAID.values():
            whole = (mute / f"{lang}.ftl").read_text(encoding="utf-8")
            _without(mute / f"{lang}.ftl", message)
            with pytest.raises(Broken) as broken:
                check_wording(registry.game("mute"))
            assert f"{message} ({lang})" in str(broken.value) and f"({other})" not in str(broken.value)
            (mute / f"{lang}.ftl").write_text(whole, encoding="utf-8")


def test_the_games_of_the_house_have_all_their_words() -> None:
    """The games of the house have all their words in every language."""
    for game in registry.games():
        check_wording(game)
