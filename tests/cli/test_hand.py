"""`parlour hand` draws the best hands with their errors, tells machines the same, and refuses bad input."""

import json
from pathlib import Path
from typing import Any

import pytest

from parlour.cli import app, screen
from tests.cli import at_terminal

CARDS = ["Ifrit", "Shiva", "Geezard", "Quistis", "Laguna", "Bite Bug"]
KNOWN = "Squall, Seifer, Zell, Edea, Odin"


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")
    monkeypatch.setenv("COLUMNS", "120")


def run(capsys: pytest.CaptureFixture[str], *arguments: str) -> tuple[int, str, str]:
    """Run `parlour hand`; return its status, standard output and standard error."""
    return at_terminal.run(capsys, "hand", *arguments)


def written(folder: Path, given: object) -> str:
    """Write a value to a file as JSON; return its path."""
    file = folder / "cards.json"
    file.write_text(json.dumps(given), encoding="utf-8")
    return str(file)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, Any]:
    """Return the JSON of the command."""
    status, out, err = run(capsys, *arguments, "--json")
    assert status == 0 and err == ""
    answer: dict[str, Any] = json.loads(out)
    return answer


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("triple-triad:ff8: the best hands", "Points", "Margin", "met 8 opponents", "might do better")),
        ("fr", ("triple-triad:ff8\u00a0: les meilleures mains", "Écart", "rencontré 8 adversaires", "faire mieux")),
    ],
)
def test_the_best_hands_are_drawn(
    lang: str, words: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """All six hands of six cards are drawn, each figure with its error and a word for it."""
    file = written(tmp_path, CARDS)
    status, out, err = run(
        capsys, "triple-triad:ff8", "--from", file, "--opponents", "8", "--within", "1e6", "--lang", lang
    )
    assert status == 0 and err == ""
    assert all(word in out for word in words)
    assert out.count(" ± ") == 2 * 6 + 1


def test_machines_are_told_the_same(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """The shares add up, the cards can be brought, and a seed repeats the answer."""
    arguments = ("triple-triad:ff8", "--from", written(tmp_path, {"cards": CARDS}), "--opponents", "2")
    answer = told(capsys, *arguments)
    best = answer["hands"][0]
    assert answer["finished"] and best["opponents"] == 2 and len(best["cards"]) == 5
    assert best["won"] + best["drawn"] + best["lost"] == pytest.approx(1)
    assert best["points"] == pytest.approx(best["won"] + best["drawn"] / 2)
    assert told(capsys, *arguments) == answer != told(capsys, *arguments, "--seed", "1")


@pytest.mark.parametrize("as_file", [True, False])
def test_a_known_hand_is_named_or_in_a_file(as_file: bool, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A known hand is named or in a file; the two ways to begin decide, with one opponent and no error."""
    file = written(tmp_path, CARDS[:5])
    known = written(tmp_path / ".." / tmp_path.name, CARDS[:5]) if as_file else ", ".join(CARDS[:5])
    (best,) = told(capsys, "triple-triad:ff8", "--from", file, "--against", known)["hands"]
    assert best["margin"] == 0 and best["opponents"] == 1 and best["points_error"] is None


def test_a_whole_set_is_searched_as_long_as_it_may_take(capsys: pytest.CaptureFixture[str]) -> None:
    """When time is up the best hands so far are told as such."""
    status, out, _err = run(capsys, "triple-triad:ff8", "--from", "ff8", "--within", "0.5")
    assert status == 0 and "Time ran out" in out and "best so far" in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (("triple-triad:ff8", "--from", "ff9"), "ff9"),
        (("triple-triad:ff8", "--from", "{folder}"), "cannot be read"),
        (("triple-triad:ff8", "--from", "{broken}"), "not JSON"),
        (("triple-triad:ff8", "--from", "{number}"), "no list of cards"),
        (("triple-triad:ff8", "--from", "{few}"), "5 different cards"),
        (("triple-triad:ff8", "--from", "{strange}"), "Nobody"),
        (("triple-triad:ff8", "--from", "ff8", "--against", "Nobody"), "Nobody"),
        (("triple-triad:ff8", "--from", "ff8", "--against", "Ifrit"), "5"),
        (("triple-triad:ff8", "--from", "ff8", "--within", "0"), "too few"),
        (("triple-triad:ff8", "--from", "ff8", "--opponents", "0"), "opponents"),
        (("triple-triad:ff8+card_pick=random", "--from", "ff8"), "chosen freely"),
        (("triple-triad:free+playing_order=chaos", "--from", "ff8"), "beyond what can be solved"),
        (("chakart", "--from", "ff8"), "no card sets"),
        (("triple-triad:ff8",), "--from"),
    ],
)
def test_bad_input_is_one_sentence(
    arguments: tuple[str, ...], says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    files = {"broken": "[", "number": "7", "few": '["Ifrit"]', "strange": '["Ifrit", "Nobody"]'}
    for name, text in files.items():
        (tmp_path / name).write_text(text)
    named = {"folder": str(tmp_path), **{name: str(tmp_path / name) for name in files}}
    status, out, err = run(capsys, *(argument.format(**named) for argument in arguments))
    assert status == app.MISUSE and out == ""
    assert err.startswith("parlour: ") and err.count("\n") == 1 and "error-" not in err
    assert says in err
