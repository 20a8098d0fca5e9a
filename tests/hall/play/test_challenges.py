"""Challenges are made, answered once, and keep hands secret; no test here uses a database."""

import json
from dataclasses import replace

import pytest

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.hall.effects import Effect
from parlour.hall.money.ledger import NeedHoldings
from parlour.hall.notices.notice import Notify
from parlour.hall.people.player import Player, Role
from parlour.hall.people.ratings import Rating, swing
from parlour.hall.people.ties import NeedWelcome
from parlour.hall.play.challenges import (
    WEEK,
    Challenge,
    CloseChallenge,
    OpenChallenge,
    accept,
    challenge_json,
    close,
    counter,
    propose,
)
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
    """Return Ann's challenge."""
    rules = registry.game("nim").rule_book.parse("nim:free+heap=21")
    return propose(BORN, rules, ANN, bring, seat, CLOCK, "player" if to else "lobby", to).challenge


def begun(effects: tuple[Effect, ...]) -> Append:
    """Return the match that an acceptance opens."""
    (append,) = (effect for effect in effects if isinstance(effect, Append))
    return append


def refused(code: str, act, *args: object) -> None:  # type: ignore[no-untyped-def]  # any decision
    """Require that the decision is refused with this code."""
    with pytest.raises(Refusal) as told:
        act(*args)
    assert told.value.code == code


def test_red_challenges_and_blue_accepts() -> None:
    """Both seats are taken at once, under the proposed rules and terms."""
    append = begun(accept(made(bring={"cards": [4]}), BEN, {"cards": [7]}, NOW))
    match = append.match.after(append.entries)
    assert [seat.player for seat in match.seats] == ["ann", "ben"] and match.status == "live"
    assert match.rules.text == "nim:free+heap=21" and match.terms == CLOCK
    assert match.state["charm"][0].tolist() == [4, 7]
    assert append.created and append.summary.deadline == timestamps.later(NOW, 60_000)


def test_the_match_is_the_one_that_was_committed_to() -> None:
    """The match has the id, the seed and the commitment of its challenge, so nothing is chosen at acceptance."""
    match = begun(accept(made(), BEN, None, timestamps.later(NOW, 5), "b" * 16)).match
    assert (match.id, match.secret, match.commitment) == ("c1", BORN.secret, made().commitment)


def test_gil_is_needed_when_it_is_offered() -> None:
    """A challenge for gil needs that gil, and one to a player needs their welcome."""
    rules = registry.game("nim").rule_book.parse("nim:free")
    ann = Player("ann", "Ann", Role.PLAYER)
    staked = propose(BORN, rules, ann, None, 0, Terms(gil=30), "lobby", None)
    assert staked.effects == (NeedHoldings("player:ann", {"gil": 30}),)
    assert propose(BORN, rules, ann, None, 0, CLOCK, "lobby", None).effects == ()
    assert NeedWelcome("ann", "ben") in propose(BORN, rules, ann, None, 0, CLOCK, "player", BEN).effects


def test_seats_by_lot() -> None:
    """With an open seat, the seed and both nonces decide who sits where, and each order occurs."""
    appends = [begun(accept(made(seat=None), BEN, None, NOW, f"{number:016x}")) for number in range(40)]
    assert {append.match.after(append.entries).seat_of("ann") for append in appends} == {0, 1}


def test_who_may_accept() -> None:
    """The challenger cannot accept; a direct challenge is for its addressee alone."""
    refused("own-challenge", accept, made(), ANN, None, NOW)
    refused("not-your-challenge", accept, made(BEN), EVE, None, NOW)
    assert accept(made(BEN), BEN, None, NOW)
    refused("own-challenge", made, ANN)


def test_who_may_close() -> None:
    """The challenger withdraws, the challenged declines, nobody else does anything."""
    assert close(made(), ANN, NOW)[0].status == "withdrawn"
    assert close(made(BEN), BEN, NOW)[0].status == "declined"
    refused("not-your-challenge", close, made(), BEN, NOW)
    refused("not-your-challenge", close, made(BEN), EVE, NOW)


def test_nobody_answers_for_ever() -> None:
    """After a week a challenge can no longer be accepted, declined or withdrawn."""
    late = timestamps.later(NOW, WEEK)
    assert made().status_at(timestamps.later(NOW, WEEK - 1)) == "open" and made().status_at(late) == "expired"
    refused("challenge-expired", accept, made(), BEN, None, late)
    refused("challenge-expired", close, made(), ANN, late)


def test_hands_are_judged_when_they_are_proposed_and_when_they_accept() -> None:
    """A wrong hand is refused to its owner, at the proposal and at the acceptance."""
    refused("wrong-hand-size", made, None, 0, {"cards": [1, 2]})
    refused("wrong-hand-size", accept, made(), BEN, {"cards": [1, 2]}, NOW)


def test_what_is_brought_is_not_told() -> None:
    """Two challenges that differ in the hand alone look the same to everybody, their challenger included."""
    for viewer in ("ann", "ben", ""):
        told = [json.dumps(challenge_json(made(bring=bring), viewer, NOW)) for bring in ({"cards": [4]}, None)]
        assert told[0] == told[1]


OWNED = Terms(owned=True)
HAND = {"cards": [1, 2, 3, 4, 5]}


def staked(rules: str, to: Player | None = None, terms: Terms = OWNED) -> Challenge:
    """Return Ann's challenge for her own cards."""
    book = registry.game("triple-triad").rule_book
    ann = Player("ann", "Ann", Role.PLAYER)
    opening = propose(BORN, book.parse(rules), ann, HAND, 0, terms, "player" if to else "lobby", to)
    return opening.challenge


def seen(challenge: Challenge, viewer: str = "ben") -> list[str]:
    """Return the cards that somebody is told they may win."""
    return [card["asset"] for card in challenge_json(challenge, viewer, NOW)["staked"]]


def test_who_may_accept_sees_what_lies_face_up_to_be_won() -> None:
    """Everybody who may accept sees the five open staked cards by name; of a direct challenge that is Ben alone."""
    told = challenge_json(staked("triple-triad:wiki+visibility=open"), "ben", NOW)["staked"]
    called = {"en": "Funguar", "fr": "Funguar"}
    assert told[0] == {"asset": "triple-triad/ff8/1", "name": "Funguar", "called": called} and len(told) == len(
        HAND["cards"]
    )
    direct = staked("triple-triad:wiki+visibility=open", BEN)
    assert len(seen(direct)) == len(HAND["cards"]) and seen(direct, "eve") == seen(direct, "ann") == []


@pytest.mark.parametrize(
    ("rules", "terms"),
    [
        ("triple-triad:wiki", OWNED),  # closed hands
        ("triple-triad:free+visibility=three_open+trade=one", OWNED),
        ("triple-triad:wiki+visibility=open+card_pick=opponent", OWNED),  # the played cards are picked later
        ("triple-triad:wiki+visibility=open+trade=none", OWNED),
        ("triple-triad:wiki+visibility=open", CLOCK),
    ],
)
def test_nothing_is_told_of_what_is_hidden_or_not_played_for(rules: str, terms: Terms) -> None:
    """Neither the cards nor their number are told if they are hidden or not at stake."""
    assert seen(staked(rules, terms=terms)) == []


def answered(challenge: Challenge, player: Player) -> OpenChallenge:
    """Let a player answer with other terms, and return their challenge."""
    other = MatchIdentity("c2", bytes(32), NOW)
    opening = propose(other, challenge.rules, player, None, 1, CLOCK, "player", challenge.challenger)
    return counter(opening, challenge, NOW)


def test_other_terms_go_back_to_the_challenger_and_end_the_first() -> None:
    """Other terms end a direct challenge in the same transaction, and its challenger is told once. An open challenge
    goes on waiting.
    """
    opening = answered(made(BEN), BEN)
    assert opening.challenge.to == ANN and opening.challenge.answers == "c1"
    assert CloseChallenge("c1", "countered", NOW) in opening.effects
    (heard,) = (effect for effect in opening.effects if isinstance(effect, Notify))
    assert [(one.player, one.kind, one.subject) for one in heard.notices] == [("ann", "countered", "c2")]
    assert heard.settled == ("ben",)
    assert not any(isinstance(effect, CloseChallenge) for effect in answered(made(), BEN).effects)


def test_who_may_answer_with_other_terms() -> None:
    """Those who may accept an open challenge may answer it with other terms."""
    refused("own-challenge", answered, made(), ANN)
    refused("not-your-challenge", answered, made(BEN), EVE)
    refused("challenge-declined", answered, replace(made(BEN), status="declined"), BEN)


def test_who_may_lose_points_is_told_how_many() -> None:
    """A rated challenge tells its reader about how many points it is for, if both have a rating; nobody else."""
    rated = replace(made(), terms=Terms(rated=True))
    known = (NOW, Rating(), None, Rating())
    assert challenge_json(rated, "ben", *known)["swing"] == swing(Rating(), Rating()) > 0
    for told in (
        challenge_json(rated, rated.challenger.id, *known),
        challenge_json(rated, "ben", NOW, Rating()),
        challenge_json(rated, "ben", NOW, None, None, Rating()),
        challenge_json(made(), "ben", *known),
    ):
        assert told["swing"] is None
