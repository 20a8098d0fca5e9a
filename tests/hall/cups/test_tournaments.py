"""Tournaments follow from their secret, entrants and results: no test here uses a database."""

from dataclasses import replace
from typing import Any

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.cups.boards import next_round, scored
from parlour.hall.cups.plan import Plan
from parlour.hall.cups.projection import tournament_json
from parlour.hall.cups.tournaments import (
    Tournament,
    draw_lots,
    entering,
    opened,
    require_runs,
    seated,
    starting,
)
from parlour.hall.people.player import Player, Role
from parlour.table import timestamps
from parlour.table.clock import Clock
from parlour.table.terms import Terms
from tests.table.playing import NOW, SECRET

ANN = Player("ann", "Ann", Role.PLAYER)
GUESTS = [Player(f"p{number}", f"Guest {number}") for number in range(9)]


def announced(form: str = "swiss", name: str = "Cup", **more: Any) -> Tournament:
    """Return Ann's tournament of Nim, open to guests."""
    rules = registry.game("nim").rule_book.standard
    return opened("t1", name, rules, form, ANN, SECRET, NOW, Plan(**{"guests": True, **more})).tournament


def drawn(form: str, count: int, **more: Any) -> Tournament:
    """Return a tournament of so many entrants with lots drawn."""
    made = announced(form, **more)
    return draw_lots(replace(made, entrants=tuple(entering(made, one, None) for one in GUESTS[:count])))


def played(tournament: Tournament, winner: int | None = 0) -> Tournament:
    """Return the tournament after its next round, with every played board won by the same seat."""
    boards = next_round(tournament, NOW)
    assert boards is not None
    done = tuple(scored(tournament, one, winner, NOW) if one.result is None else one for one in boards)
    return replace(tournament, pairings=(*tournament.pairings, *done))


def out(tournament: Tournament, number: int) -> Tournament:
    """Return the tournament after an entrant withdrew."""
    entrants = (replace(one, withdrawn=one.withdrawn or one.number == number) for one in tournament.entrants)
    return replace(tournament, entrants=tuple(entrants))


@pytest.mark.parametrize(
    ("change", "code"),
    [({"form": "pyramid"}, "tournament-form"), ({"name": "  "}, "tournament-name")],
)
def test_what_cannot_be_announced(change: dict[str, Any], code: str) -> None:
    """An unknown form and a name of spaces alone are refused."""
    with pytest.raises(Refusal) as caught:
        announced(**change)
    assert caught.value.code == code


@pytest.mark.parametrize(
    ("open_to", "player", "code"),
    [
        ({"guests": False}, GUESTS[0], "account-needed"),
        ({"guests": False}, ANN, None),
        ({}, GUESTS[0], None),
        ({"terms": Terms(clock=Clock(bank=60), rated=True)}, GUESTS[0], "account-needed"),
    ],
)
def test_who_may_sign_up(open_to: dict[str, Any], player: Player, code: str | None) -> None:
    """Guests may sign up where they are admitted and nothing of value is at stake."""
    made = announced(**open_to)
    if code is None:
        assert entering(made, player, None).player == player.id
        return
    with pytest.raises(Refusal) as caught:
        entering(made, player, None)
    assert caught.value.code == code


def test_what_one_brings_is_looked_at_when_one_signs_up() -> None:
    """The game checks what an entrant brings at sign-up, before anybody waits for a match."""
    with pytest.raises(Refusal):
        entering(announced(), GUESTS[0], {"cards": ["no number"]})


def test_lots_follow_from_the_secret_and_the_nonces() -> None:
    """Lots are the same when drawn twice, and each number is drawn once; other nonces may give another order."""
    first = drawn("swiss", 8)
    assert drawn("swiss", 8) == first
    assert sorted(one.number for one in first.entrants if one.number is not None) == list(range(8))
    made = announced()
    orders = set()
    for nonce in range(8):
        entrants = [entering(made, one, None, f"{nonce:016x}") for one in GUESTS[:8]]
        orders.add(tuple(one.player for one in draw_lots(replace(made, entrants=tuple(entrants))).entrants))
    assert len(orders) > 1


def test_nobody_draws_lots_alone() -> None:
    """Lots need at least two entrants."""
    with pytest.raises(Refusal) as caught:
        drawn("swiss", 1)
    assert caught.value.code == "tournament-too-few"


def test_its_organiser_runs_it_or_a_host() -> None:
    """The organiser or a host runs a tournament, and entrants do not."""
    require_runs(announced(), ANN)
    require_runs(announced(), replace(GUESTS[0], role=Role.HOST))
    with pytest.raises(Refusal) as caught:
        require_runs(announced(), GUESTS[0])
    assert caught.value.code == "not-your-tournament"


def test_who_is_there_plays_whoever_signed_up_first() -> None:
    """Checked-in entrants play in order of sign-up, up to the places. Without check-in all count as present."""
    starts = timestamps.later(NOW, 3_600_000)
    made = announced(most=2, starts=starts, checkin=True)
    here = [None, NOW, NOW, NOW]
    there = tuple(entering(made, one, None, here=since) for one, since in zip(GUESTS, here, strict=False))
    found = replace(made, entrants=there)
    assert [one.player for one in seated(found)] == ["p1", "p2"]
    told = tournament_json(found, GUESTS[3])
    assert (told["count"], told["waiting"], told["waits"], told["here"]) == (2, 2, 2, NOW)
    assert [one["waits"] for one in told["entrants"]] == [None, None, 1, 2]
    plain = replace(found, plan=replace(made.plan, checkin=False))
    assert [one.player for one in seated(plain)] == ["p0", "p1"]


def test_one_that_starts_at_a_time_is_started_by_nobody() -> None:
    """A tournament with a start time is started by nobody, and any other by its organiser."""
    assert starting(announced(), ANN, NOW).tournament == "t1"
    with pytest.raises(Refusal) as caught:
        starting(announced(starts=timestamps.later(NOW, 1)), ANN, NOW)
    assert caught.value.code == "tournament-starts-itself"
