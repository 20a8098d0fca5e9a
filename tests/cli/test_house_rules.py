"""The terminal reads a community's file from a hall, and lists its rules with their meanings."""

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from parlour.cli import house_rules, screen
from parlour.core.refusal import Refusal
from parlour.hall.communities.charter import FORM, as_file, checked
from tests.cli.test_commands import run
from tests.hall.communities.test_charter import charter, rules

CLUB = charter(presets=[rules("triple-triad:ffwtt+same+card_pick=random", name="Quiet evenings")])


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")
    monkeypatch.setenv("COLUMNS", "120")


@pytest.fixture
def taken(tmp_path: Path) -> Callable[[object], Path]:
    """Return a function that writes a value to a file."""

    def write(told: object) -> Path:
        path = tmp_path / "club.community.json"
        path.write_text(told if isinstance(told, str) else json.dumps(told), encoding="utf-8")
        return path

    return write


def test_what_a_hall_gives_is_read(taken: Callable[[object], Path]) -> None:
    """A hall's file is read in the reader's language, or in the other where that is missing."""
    assert house_rules.FORM == FORM
    path = taken(as_file("lantern-club", checked(CLUB)))
    for lang in ("en", "fr"):
        name, (played,) = house_rules.read(path, lang)
        assert (name, played.name) == ("Lantern Club", "Quiet evenings")
        assert played.rules.text == "triple-triad:ffwtt+same+card_pick=random"


@pytest.mark.parametrize(
    ("told", "code"),
    [
        ("[]", "bad-community-file"),
        ("{", "bad-json"),
        ({"parlour": 2, "charter": CLUB}, "bad-community-file"),
        ({"parlour": 1, "charter": {**CLUB, "name": 7}}, "bad-community-file"),
        ({"parlour": 1, "charter": {**CLUB, "name": {"en": 7}}}, "bad-community-file"),
        ({"parlour": 1, "charter": {**CLUB, "presets": [rules("chess:free")]}}, "unknown-game"),
    ],
)
def test_another_file_is_told_in_one_line(taken: Callable[[object], Path], told: object, code: str) -> None:
    with pytest.raises(Refusal) as caught:
        house_rules.read(taken(told), "en")
    assert caught.value.code == code
    with pytest.raises(Refusal) as missing:
        house_rules.read(Path("/nowhere"), "en")
    assert missing.value.code == "no-such-file"


def test_the_terminal_lists_them(taken: Callable[[object], Path], capsys: pytest.CaptureFixture[str]) -> None:
    """The terminal lists the community's name and its rules, each with its meaning."""
    status, out, _err = run(capsys, "rules", "--community", str(taken(as_file("lantern-club", CLUB))))
    assert status == 0 and "Lantern Club" in out
    assert "Quiet evenings, triple-triad:ffwtt+same+card_pick=random" in out
    assert "Two sides that equal their neighbours take both." in out
    status, _out, err = run(capsys, "rules")
    assert status == 2 and "triple-triad" in err
