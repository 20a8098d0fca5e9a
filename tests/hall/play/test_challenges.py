"""Challenges are made, answered once, and keep what they bring to themselves; nothing here touches a database."""

import json

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.money.ledger import NeedHoldings
from parlour.hall.people.player import Player, Role
from parlour.hall.people.ties import NeedWelcome
from parlour.hall.play.challenges import WEEK, Challenge, accept, challenge_json, close, propose
from parlour.hall.play.commit import Append
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table import timestamps
from parlour.table.clock import Clock
from parlour.table.terms import Terms
from tests.table.playing import NOW

ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")
BORN = MatchIdentity("c1", bytes(32), NOW)
CLOCK = Terms(clock=Clock(bank=60))


def made(to: Player | None = None, seat: int | None = 0, bring: dict[str, object] | None = None) -> Challenge:
    """Ann's challenge."""
    rules = registry.game("nim").rule_book.parse("nim:free+heap=21")
    return propose(BORN, rules, ANN, bring, seat, CLOCK, "player" if to else "lobby", to).challenge


def begun(effects: tuple[Effect, ...]) -> Append:
    """The match that an acceptance opens."""
    (append,) = (effect for effect in effects if isinstance(effect, Append))
    return append


def refused(code: str, act, *args: object) -> None:  # type: ignore[no-untyped-def]  # any decision
    """The decision is refused with this code."""
    with pytest.raises(Refusal) as told:
        act(*args)
    assert told.value.code == code


def test_red_challenges_and_blue_accepts() -> None:
    """Both seats are taken at once, under the rules and terms that were proposed."""
    append = begun(accept(made(bring={"cards": [4]}), BEN, {"cards": [7]}, NOW))
    match = append.match.after(append.entries)
    assert [seat.player for seat in match.seats] == ["ann", "ben"] and match.status == "live"
    assert match.rules.text == "nim:free+heap=21" and match.terms == CLOCK
    assert match.state["charm"][0].tolist() == [4, 7]
    assert append.created and append.summary.deadline == timestamps.later(NOW, 60_000)


def test_the_match_is_the_one_that_was_committed_to() -> None:
    """It has the id, the seed and the commitment of its challenge, so that nothing is chosen when it is accepted."""
    match = begun(accept(made(), BEN, None, timestamps.later(NOW, 5), "b" * 16)).match
    assert (match.id, match.secret, match.commitment) == ("c1", BORN.secret, made().commitment)


def test_gil_is_needed_when_it_is_offered() -> None:
    """Who challenges for gil has it, at least then; who challenges one player is welcome to him."""
    rules = registry.game("nim").rule_book.parse("nim:free")
    ann = Player("ann", "Ann", Role.PLAYER)
    staked = propose(BORN, rules, ann, None, 0, Terms(gil=30), "lobby", None)
    assert staked.effects == (NeedHoldings("player:ann", {"gil": 30}),)
    assert propose(BORN, rules, ann, None, 0, CLOCK, "lobby", None).effects == ()
    assert NeedWelcome("ann", "ben") in propose(BORN, rules, ann, None, 0, CLOCK, "player", BEN).effects


def test_seats_by_lot() -> None:
    """Where the challenger left it open, the seed and both nonces give the seats out: each in turn comes first."""
    appends = [begun(accept(made(seat=None), BEN, None, NOW, f"{number:016x}")) for number in range(40)]
    assert {append.match.after(append.entries).seat_of("ann") for append in appends} == {0, 1}


def test_who_may_accept() -> None:
    """Not its challenger; and a direct one only whom it was made to."""
    refused("own-challenge", accept, made(), ANN, None, NOW)
    refused("not-your-challenge", accept, made(BEN), EVE, None, NOW)
    assert accept(made(BEN), BEN, None, NOW)
    refused("own-challenge", made, ANN)


def test_who_may_close() -> None:
    """Its challenger withdraws, the challenged declines, nobody else does anything."""
    assert close(made(), ANN, NOW)[0].status == "withdrawn"
    assert close(made(BEN), BEN, NOW)[0].status == "declined"
    refused("not-your-challenge", close, made(), BEN, NOW)
    refused("not-your-challenge", close, made(BEN), EVE, NOW)


def test_nobody_answers_for_ever() -> None:
    """After a week a challenge is no longer there to accept, decline or withdraw."""
    late = timestamps.later(NOW, WEEK)
    assert made().status_at(timestamps.later(NOW, WEEK - 1)) == "open" and made().status_at(late) == "expired"
    refused("challenge-expired", accept, made(), BEN, None, late)
    refused("challenge-expired", close, made(), ANN, late)


def test_hands_are_judged_when_they_are_proposed_and_when_they_accept() -> None:
    """A wrong hand is refused to whoever brings it."""
    refused("wrong-hand-size", made, None, 0, {"cards": [1, 2]})
    refused("wrong-hand-size", accept, made(), BEN, {"cards": [1, 2]}, NOW)


def test_what_is_brought_is_not_told() -> None:
    """Two challenges that differ in the hand alone look the same to everybody, their challenger included."""
    for viewer in ("ann", "ben", ""):
        told = [json.dumps(challenge_json(made(bring=bring), viewer, NOW)) for bring in ({"cards": [4]}, None)]
        assert told[0] == told[1]
