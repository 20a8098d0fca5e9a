"""`parlour warm` compiles games before anybody waits, and prints its progress."""

import pytest

from parlour.cli import app, screen
from parlour.warmup import marker, steps
from tests.table.shelving import shelved


@pytest.fixture(autouse=True)
def _english(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(screen.LANG_SETTING, "en")


def test_a_game_is_compiled_step_by_step(capsys: pytest.CaptureFixture[str]) -> None:
    """Each step prints a line, and after the last the game counts as compiled."""
    with shelved():
        assert app.run(["warm", "nim"]) == 0
        assert capsys.readouterr().out.splitlines() == [
            f"nim: {done} of {steps.OF_ALL}" for done in range(1, steps.OF_ALL + 1)
        ]
        assert marker.is_kept("nim")


def test_what_is_no_game_is_refused_before_anything_is_compiled(capsys: pytest.CaptureFixture[str]) -> None:
    """An unknown game is refused with the list of games, before anything is compiled."""
    with shelved():
        assert app.run(["warm", "nim", "whist"]) == app.MISUSE
        told = capsys.readouterr()
        assert told.out == "" and "whist" in told.err and "chakart" in told.err
