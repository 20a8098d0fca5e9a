"""The economy: prizes of the house for real matches, and the matches a player needs before giving anything away."""

import pytest

from parlour.core import registry
from parlour.hall.money.economy import Economy
from parlour.table.terms import Terms
from tests.table.playing import NOW, act, dealt_match

PATIENT = Economy(prize_moves=2, trade_after=3)


def test_a_match_is_real_once_both_have_moved_so_often() -> None:
    """A match is real when both have moved so often, even if it is resigned afterwards; otherwise its prize would be a
    gift.
    """
    match = dealt_match("nim:free+heap=40")
    found = []
    for _ in range(5):
        found.append(PATIENT.is_real(match))
        act(match, "take 1")
    assert found == [False, False, False, False, True]
    match.evolve(match.decide_resign(0, "r", NOW))
    assert PATIENT.is_real(match)


def test_who_has_not_played_enough_is_told_how_often_they_have_to() -> None:
    """A player with too few matches is told how many are missing, and with enough is not refused."""
    need = PATIENT.giving("ann", "ben")
    assert (need.players, need.matches, need.moves) == (("ann", "ben"), 3, 2)
    missing = [need.refusal(played) for played in range(5)]
    assert [None if why is None else why.args_["count"] for why in missing] == [3, 2, 1, None, None]


@pytest.mark.parametrize(
    ("rules", "terms", "asked"),
    [
        ("triple-triad:ff8", Terms(), ()),
        ("triple-triad:ff8", Terms(gil=5), ("ann",)),
        ("triple-triad:ff8+trade=one", Terms(owned=True), ("ann",)),
        ("triple-triad:ff8+trade=none", Terms(owned=True), ()),
        ("nim:free", Terms(owned=True), ()),
    ],
)
def test_only_who_can_lose_something_needs_to_have_played(rules: str, terms: Terms, asked: tuple[str, ...]) -> None:
    """A lost stake could be a gift, so it needs earlier matches; cards that nobody can win do not."""
    rule_set = registry.game(rules.partition(":")[0]).rule_book.parse(rules)
    assert PATIENT.staking(rule_set, terms, "ann").players == asked
