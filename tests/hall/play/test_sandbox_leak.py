"""Studies of a finished match: the position has no trace of what its player did not see."""

from typing import Any

import pytest

from parlour.core import registry
from parlour.hall.people.player import Player
from parlour.hall.play import archive, sandbox, studies
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.match import Match
from parlour.table.seat import Seat
from tests.table.playing import NOW, dealt_match, seat_both
from tests.table.playing import empty_table as table

EVE, BEN = Player("eve", "Eve"), Player("ben", "Ben")
BIRTH = MatchIdentity("study", b"7" * 32, NOW)
CLOSED = "triple-triad:wiki+visibility=closed+card_pick=free"


def given_up(hand: list[int]) -> Match:
    """Return a closed match in which red resigned before showing a card."""
    match = table(CLOSED)
    seat_both(match, Seat("ann", "Ann", None, {"cards": hand}), Seat("ben", "Ben", None, {"cards": [1, 2, 3, 4, 5]}))
    match.evolve(match.decide_resign(0, "r", NOW))
    return match


@pytest.mark.parametrize("player", [EVE, BEN], ids=["a passer-by", "the other seat"])
def test_two_hands_nobody_saw_lead_to_one_study(player: Player) -> None:
    """With the same lots the same position is drawn, whichever hand was held."""
    one, other = given_up([50, 51, 52, 53, 54]), given_up([60, 101, 7, 33, 88])
    for seq in one.states:
        drawn = [studies.known_position(match, seq, player, BIRTH) for match in (one, other)]
        assert drawn[0] == drawn[1]


def test_files_for_a_passer_by_are_the_same() -> None:
    """A stranger's files of the two matches are the same."""
    texts: list[dict[str, Any]] = [
        {file.kind: file.text() for file in archive.files(given_up(hand), EVE)}
        for hand in ([50, 51, 52, 53, 54], [60, 101, 7, 33, 88])
    ]
    assert texts[0] == texts[1] and "log.jsonl" not in texts[0]


def test_the_sandbox_knows_nothing_of_matches() -> None:
    """The sandbox judges the shown position alone, whether a match has it or not."""
    match = dealt_match()
    assert match.state is not None
    rules = registry.game("nim").rule_book.parse("nim:free")
    position = match.game.position(match.state)
    assert sandbox.look(rules, position) == sandbox.look(rules, dict(position))
