"""Notices of a table: players who need not sit there are told what others did."""

from typing import Any

import pytest

from parlour.core import registry
from parlour.hall.notices.notice import Notice, Notify
from parlour.hall.notices.triggers import after_entries
from parlour.table.clock import Clock
from parlour.table.match import Match
from parlour.table.terms import Terms
from tests.table.playing import BLUE, NOW, RED, SECRET, act, seat_both

DAY = 86_400
BY_POST = Terms(clock=Clock(free=3 * DAY))
AT_TABLE = Terms(clock=Clock(bank=300))
CUP = Terms(tournament="cup")


def _told(match: Match, *entries: Any) -> dict[str, Notice]:
    """Return the notice of each player for these entries, which are the last of the match."""
    found = [one for effect in after_entries(match, entries) if isinstance(effect, Notify) for one in effect.notices]
    return {one.player: one for one in found}


def _dealt(terms: Terms) -> tuple[Match, dict[str, Notice]]:
    rules = registry.game("nim").rule_book.parse("nim:free")
    match = Match.create("m1", rules, SECRET, NOW, terms)
    return match, _told(match, *seat_both(match, RED, BLUE))


def _one(match: Match, player: str) -> Notice:
    """Return the notice of a move, which this player alone is told."""
    (told,) = _told(match, act(match)).items()
    assert told[0] == player
    return told[1]


def test_where_a_turn_takes_days_whose_it_is_is_told() -> None:
    """Each turn that takes days is told to the player to move, with an id of its own."""
    match, begun = _dealt(BY_POST)
    seat = match.to_act()
    assert seat is not None
    first, second = (("ann", "ben"), ("ben", "ann"))[seat]
    assert all(one.kind == "turn" for one in begun.values())
    told = _one(match, second)
    assert (told.kind, told.subject, told.about["name"]) == ("turn", "m1", first.title())
    assert _one(match, first).id != told.id


@pytest.mark.parametrize("terms", [Terms(), AT_TABLE], ids=["without a clock", "with a short one"])
def test_whoever_sits_there_is_told_nothing_by_the_way(terms: Terms) -> None:
    match, begun = _dealt(terms)
    assert begun == {}
    while match.to_act() is not None:
        assert _told(match, act(match)) == {}


def test_how_it_ended_is_told_to_who_did_not_end_it() -> None:
    match, _begun = _dealt(BY_POST)
    told: dict[str, Notice] = {}
    while match.to_act() is not None:
        told = _told(match, act(match))
    result = match.result()
    assert result is not None
    ((player, notice),) = told.items()
    mine = ("red", "blue")[("ann", "ben").index(player)]
    assert notice.kind == "ended"
    assert notice.about["result"] == ("won" if result["winner"] == mine else "lost")


def test_both_are_told_that_their_match_of_a_tournament_begins() -> None:
    _match, begun = _dealt(CUP)
    assert {player: one.kind for player, one in begun.items()} == {"ann": "pairing", "ben": "pairing"}
    assert [begun["ann"].about["name"], begun["ben"].about["name"]] == ["Ben", "Ann"]
