"""The steps of the warm-up compile all that anybody asks for later."""

import subprocess
import sys

import pytest

from parlour.core import registry
from parlour.warmup import steps
from tests.table.played import HOUSE
from tests.table.shelving import shelved


@pytest.mark.parametrize("game", HOUSE)
def test_a_warm_game_waits_for_no_kernel(game: str) -> None:
    """In a warm game no play, telling, review, ruling or program compiles or loads a kernel."""
    played = [sys.executable, "-m", "tests.warmup.waited", game]
    assert subprocess.run(played, capture_output=True, text=True, check=True).stdout == ""


def test_as_many_steps_are_told_as_there_are() -> None:
    """The number of steps is told in advance, so that a page can show the progress."""
    with shelved():
        game = registry.game("nim")
        assert len(list(steps.at_tables(game))) == steps.AT_TABLES
        assert len(list(steps.in_halls(game))) == steps.IN_HALLS
        assert len(list(steps.of_all(game))) == steps.OF_ALL
