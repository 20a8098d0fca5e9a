"""Tables are opened, joined and played again; no test here uses a database or a clock."""

from collections.abc import Callable

import pytest

from parlour.core.refusal import Refusal
from parlour.hall.people.player import Player
from parlour.hall.play import opening
from parlour.hall.play.commit import Append, commit
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.match import Match
from parlour.table.projection import match_json
from parlour.table.terms import Terms
from tests.table.playing import NOW, play_on

FIRST, AGAIN = MatchIdentity("first", bytes(32), NOW), MatchIdentity("again", b"1" * 32, NOW)
SEEDS = [bytes([byte]) * 32 for byte in range(1, 7)]
ANN, BEN, EVE = Player("ann", "Ann"), Player("ben", "Ben"), Player("eve", "Eve")


def kept(append: Append) -> Match:
    """Return the match after its entries were written."""
    for entry in append.entries:
        append.match.evolve(entry)
    return append.match


def opened(number: int = 0, agent: str | None = None) -> Match:
    """Return Ann's table."""
    opponent = opening.agent_seat(agent) if agent else None
    return kept(opening.open_match("nim", "nim:free", number, opening.player_seat(ANN, None), opponent, FIRST))


def finished(agent: str | None = None) -> Match:
    """Return a match that Ann has played as red."""
    match = opened(agent=agent)
    return play_on(match if agent else kept(opening.join(match, BEN, None, NOW)), 1)


def refused(code: str, act: Callable[[], object]) -> None:
    """Require that the act is refused with this code."""
    with pytest.raises(Refusal) as told:
        act()
    assert told.value.code == code


@pytest.mark.parametrize("number", [0, 1])
def test_a_table_waits_for_its_second_player(number: int) -> None:
    """The opener has the seat they wished; the other is free for anybody with the link."""
    append = opening.open_match("nim", "nim:free", number, opening.player_seat(ANN, None), None, FIRST)
    assert append.created and append.summary.status == "open"
    match = kept(append)
    assert match.seat_of("ann") == number and match.status == "open"
    joining = opening.join(match, BEN, None, NOW)
    assert joining.summary.status == "live" and not joining.created
    assert kept(joining).seat_of("ben") == 1 - number and match.status == "live"


def test_the_house_sits_down_at_once() -> None:
    """Against an agent the match is dealt in the same write."""
    append = opening.open_match(
        "nim", "nim:free", 0, opening.player_seat(ANN, None), opening.agent_seat("greedy"), FIRST
    )
    assert append.summary.status == "live" and [entry.seq for entry in append.entries] == [1, 2, 3]
    assert kept(append).seats[1].agent == "greedy"


def test_the_house_brings_what_it_is_told_to() -> None:
    """An opener may name the deck of the house, which is checked like their own."""
    house = opening.agent_seat("greedy", {"deck": "S02"})
    match = kept(opening.open_match("cipher", "cipher:official", 0, opening.player_seat(ANN, None), house, FIRST))
    assert match.seats[1].bring == {"deck": "S02"}
    wrong = opening.agent_seat("greedy", {"deck": "S99"})
    refused(
        "cipher-unknown-deck",
        lambda: opening.open_match("cipher", "cipher:official", 0, opening.player_seat(ANN, None), wrong, FIRST),
    )


def test_a_table_may_be_opened_with_its_first_moves() -> None:
    """Against the house both sides' first actions are played as the table opens; nothing may hang on such a match."""
    ann, house = opening.player_seat(ANN, None), opening.agent_seat("greedy")
    dealt = kept(opening.open_match("nim", "nim:free", 1, ann, house, FIRST))
    moves = [dealt.game.action_text(dealt.state, 0)] * 2
    match = kept(opening.open_match("nim", "nim:free", 1, ann, house, FIRST, moves=moves))
    begins = dealt.to_act()
    assert [(entry.kind, entry.seat) for entry in match.log[3:]] == [("act", begins), ("act", 1 - begins)]
    for opposite, terms in ((house, Terms(gil=5)), (None, Terms())):
        refused(
            "moves-at-stake",
            lambda opposite=opposite, terms=terms: opening.open_match(
                "nim", "nim:free", 1, ann, opposite, FIRST, terms, moves
            ),
        )
    refused(
        "bad-action",
        lambda: opening.open_match("triple-triad", "triple-triad:ffwtt", 1, ann, house, FIRST, moves=["x"]),
    )


def test_refusals_of_joining() -> None:
    """A player cannot join twice, nor a third one at all."""
    match = opened()
    refused("already-seated", lambda: opening.join(match, ANN, None, NOW))
    kept(opening.join(match, BEN, None, NOW))
    refused("seat-taken", lambda: opening.join(match, EVE, None, NOW))


def test_refusals_of_opening() -> None:
    """Unknown games, impossible rules and wrong hands open no table."""
    seat = opening.player_seat(ANN, None)
    refused("unknown-game", lambda: opening.open_match("chess", "chess:free", 0, seat, None, FIRST))
    refused("unknown-preset", lambda: opening.open_match("nim", "nim:casino", 0, seat, None, FIRST))
    two = opening.player_seat(ANN, {"cards": [1, 2]})
    refused("wrong-hand-size", lambda: opening.open_match("nim", "nim:free", 0, two, None, FIRST))


def test_a_rematch_swaps_colours() -> None:
    """A rematch swaps seats, keeps the other seat for the opponent, and has a new seed."""
    match = finished()
    again = kept(opening.rematch(match, BEN, AGAIN))
    assert again.seat_of("ben") == 0 and again.status == "open"
    assert again.rules == match.rules and again.secret == AGAIN.secret and again.id == AGAIN.id
    refused("seat-kept", lambda: opening.join(again, EVE, None, NOW))
    assert kept(opening.join(again, ANN, None, NOW)).status == "live"


def test_a_rematch_with_the_house_begins() -> None:
    """A rematch with the house swaps the agent's seat too, and begins at once."""
    again = kept(opening.rematch(finished("random"), ANN, AGAIN))
    assert again.seats[0].agent == "random" and again.seat_of("ann") == 1 and again.status == "live"


def test_a_rematch_with_another_player_of_the_house() -> None:
    """A rematch can name another agent, but not in the place of a person."""
    again = kept(opening.rematch(finished("random"), ANN, AGAIN, agent="greedy"))
    assert again.seats[0].agent == "greedy" and again.status == "live"
    refused("rematch-of-people", lambda: opening.rematch(finished(), ANN, AGAIN, agent="greedy"))


def test_a_rematch_says_what_it_follows() -> None:
    """A rematch names the match that it follows."""
    match = finished()
    again = kept(opening.rematch(match, BEN, AGAIN))
    assert (match.follows, again.follows) == (None, match.id)
    assert match_json(again, "eve")["follows"] == match.id


def _decks(match: Match) -> dict[str, str | None]:
    """Return the starter of each seat, None for a deck of one's own."""
    return {
        event.data["seat"]: event.data["deck"] for entry in match.log for event in entry.events if event.kind == "deck"
    }


@pytest.mark.parametrize("brought", [None, {"deck": "S03"}])
@pytest.mark.parametrize("agent", [None, "random"])
def test_a_rematch_keeps_the_decks(agent: str | None, brought: dict[str, str] | None) -> None:
    """In a rematch of Cipher each player keeps their deck, brought or drawn, at the other seat."""
    house = opening.agent_seat(agent) if agent else None
    match = kept(opening.open_match("cipher", "cipher:official", 0, opening.player_seat(ANN, brought), house, FIRST))
    if agent is None:
        kept(opening.join(match, BEN, brought, NOW))
    kept(commit(match, [match.decide_resign(match.seat_of("ann"), "r", NOW)]))
    first, second = _decks(match)["first"], _decks(match)["second"]
    for seed in SEEDS:  # by chance it is the same now and then
        again = kept(opening.rematch(match, ANN, MatchIdentity("again", seed, NOW)))
        if agent is None:
            kept(opening.join(again, BEN, opening.bring_again(match, 1), NOW))
        assert _decks(again) == {"first": second, "second": first}


def test_refusals_of_a_rematch() -> None:
    """Only its players can ask for a rematch, and only when the match is over."""
    refused("not-your-match", lambda: opening.rematch(finished(), EVE, AGAIN))
    refused("rematch-too-early", lambda: opening.rematch(opened(agent="random"), ANN, AGAIN))
