"""Prizes: each goes to its winner or, without one, back to the organiser, never more nor less."""

from collections import Counter
from dataclasses import replace

import pytest

from parlour.hall.cups import prizes
from parlour.hall.cups.tournaments import Tournament
from parlour.hall.effects import Effect
from parlour.hall.money.ledger import Transfer
from parlour.table.terms import Terms
from tests.hall.cups.test_tournaments import drawn, out, played
from tests.table.playing import NOW

CARD = "triple-triad/ff8/80"
PRIZE = ({"gil": 100, CARD: 1}, {"gil": 50})


def decided(count: int) -> Tournament:
    """Return a finished knockout of so many entrants with prizes."""
    found = drawn("knockout", count)
    found = replace(found, plan=replace(found.plan, guests=False, prize=PRIZE))
    for _ in range(found.rounds):
        found = played(found)
    return found


def moved(effects: tuple[Effect, ...]) -> dict[str, dict[str, int]]:
    """Return the changes of every account, by asset."""
    sums: dict[str, Counter[str]] = {}
    for effect in effects:
        if isinstance(effect, Transfer):
            for account, asset, amount in effect.changes:
                sums.setdefault(account, Counter())[asset] += amount
    return {account: dict(gained) for account, gained in sums.items()}


def test_all_of_it_lies_in_escrow_until_the_end() -> None:
    found = decided(4)
    first, second = (found.entrant(one.number).player for one in found.standings()[:2])
    assert moved(prizes.put_up(found)) == {
        "player:ann": {"gil": -150, CARD: -1},
        "escrow:t1:prize": {"gil": 150, CARD: 1},
    }
    assert moved(prizes.paid(found, NOW)) == {
        f"player:{first}": {"gil": 100, CARD: 1},
        f"player:{second}": {"gil": 50},
        "escrow:t1:prize": {"gil": -150, CARD: -1},
    }
    assert moved(prizes.given_back(found, NOW))["player:ann"] == {"gil": 150, CARD: 1}


def test_what_a_community_plays_for_is_its_own() -> None:
    """A prize of a community is put up, won and given back in its own purses."""
    found = decided(2)
    found = replace(found, plan=replace(found.plan, terms=Terms(community="club")))
    accounts = {account for part in (prizes.put_up(found), prizes.paid(found, NOW)) for account in moved(part)}
    assert accounts == {"escrow:t1:prize", "player:ann@club", "player:p0@club", "player:p1@club"}
    assert "player:ann@club" in moved(prizes.given_back(found, NOW))


@pytest.mark.parametrize("place", [0, 1])
def test_who_withdrew_wins_nothing(place: int) -> None:
    """The prize of a withdrawn entrant goes back to the organiser."""
    found = decided(2)
    gone = out(found, found.standings()[place].number)
    paid = moved(prizes.paid(gone, NOW))
    assert paid["player:ann"] == PRIZE[place]
    assert Counter(paid["escrow:t1:prize"]) == Counter({"gil": -150, CARD: -1})


def test_nothing_is_moved_where_nothing_was_put_up() -> None:
    found = replace(decided(2), plan=drawn("knockout", 2).plan)
    assert prizes.put_up(found) == prizes.paid(found, NOW) == prizes.given_back(found, NOW) == ()
