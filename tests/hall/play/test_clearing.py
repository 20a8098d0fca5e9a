"""Owners can close a table that still waits, and everybody is told that they did."""

from collections.abc import Callable

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.play import clearing, opening
from parlour.hall.play.commit import commit
from parlour.table.close_reason import CloseReason
from parlour.table.match import Match
from parlour.table.projection import match_json
from tests.hall.play.test_opening import BEN, EVE, finished, kept, opened
from tests.table.playing import NOW


def closed(match: Match, player: str = "ann") -> Match:
    """Return the match after this player closed its table."""
    return kept(commit(match, clearing.withdraw(match, player, NOW)))


def refused(code: str, decide: Callable[[], object]) -> None:
    """Require that the decision is refused with this code."""
    with pytest.raises(Refusal) as told:
        decide()
    assert told.value.code == code


@pytest.mark.parametrize("player", ["ann", "ben", None])
def test_everybody_is_told_that_its_owner_closed_a_table(player: str | None) -> None:
    """The closing is told in both languages; nobody can join any more, and closing again changes nothing."""
    match = closed(opened())
    told = match_json(match, player)
    assert told["status"] == "closed"
    assert told["lapse"]["en"] != told["lapse"]["fr"] and "closed" in told["lapse"]["en"]
    refused("table-closed", lambda: opening.join(match, BEN, None, NOW))
    assert clearing.withdraw(match, "ann", NOW) == []


def test_why_nobody_came_stays_its_owners_own() -> None:
    """The reason for which the hall closes a table after a day is told to its owner alone."""
    match = opened()
    kept(commit(match, clearing.close(match, 24, NOW)))
    assert match_json(match, "ann")["lapse"] and match_json(match, "ben")["lapse"] is None


def test_a_table_is_closed_by_whose_it_is_and_before_anybody_joins() -> None:
    """Only the owner closes a table, and only before anybody has joined."""
    refused("not-your-match", lambda: clearing.withdraw(opened(), EVE.id, NOW))
    begun = opened()
    kept(opening.join(begun, BEN, None, NOW))
    for player in ("ann", "ben"):
        refused("match-begun", lambda player=player: clearing.withdraw(begun, player, NOW))
    refused("match-over", lambda: clearing.withdraw(finished(), "ann", NOW))


def test_a_close_reason_is_kept_as_it_was_told() -> None:
    """A close reason is stored with those it is told to: all, or to its owner alone as older ones are."""
    for to_all in (False, True):
        close_reason = CloseReason("ann", {"en": "Why", "fr": "Pourquoi"}, to_all)
        assert CloseReason.from_json(close_reason.as_json()) == close_reason
    before = CloseReason.from_json({"player": "ann", "said": {"en": "Why"}})
    assert before is not None and before.shown_to("ben") is None and before.shown_to("ann") == {"en": "Why"}
