"""Ties: nobody is tied to themselves, and the longest run of two is told from either side."""

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player, Role
from parlour.hall.people.ties import MOST, Meeting, Tie, run, tie
from tests.table.playing import NOW

ANN, BEN = (Player(name.lower(), name, Role.PLAYER) for name in ("Ann", "Ben"))


def test_a_tie_is_to_another() -> None:
    """A tie to another player is made as asked."""
    assert tie(ANN, BEN, "friend", NOW) == Tie("ann", "ben", "friend", NOW, MOST)
    with pytest.raises(Refusal) as told:
        tie(ANN, ANN, "blocked", NOW)
    assert told.value.code == "tie-with-oneself"


@pytest.mark.parametrize(
    ("results", "longest"),
    [
        ([], (True, 0)),
        ([None, None], (True, 0)),
        ([True, True, None, True], (True, 2)),
        ([True, False, False, None], (False, 2)),
        ([False, True, False, True], (False, 1)),
    ],
)
def test_the_longest_run(results: list[bool | None], longest: tuple[bool, int]) -> None:
    """A draw ends a run and begins none; of two equally long runs the last counts."""
    assert run([Meeting("nim", won) for won in results]) == longest
