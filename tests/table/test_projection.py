"""A viewer gets only what their view holds: the secrets of others cannot be read out of it."""

import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import words
from parlour.core.contract import SPECTATOR
from parlour.table.match import Match
from parlour.table.projection import events_json, history, match_json, position_json
from parlour.table.seat import Seat
from tests.rounds import dear
from tests.table.playing import BLUE, act, dealt_match, empty_table, play_on, seat_both


def sent(match: Match, viewer: int, player: str | None) -> str:
    """Return everything that a viewer of the match is ever sent, as text."""
    told = [match_json(match, player), history(match, viewer), position_json(match, player or "eve")]
    return json.dumps(told, sort_keys=True)


def with_red_bring(rules: str, bring: dict[str, Any], blue: Seat = BLUE) -> Match:
    """Return a dealt match in which red brought cards of their own."""
    match = empty_table(rules)
    seat_both(match, red=Seat("ann", "Ann", None, bring), blue=blue)
    return match


@given(one=st.integers(0, 9), other=st.integers(0, 9))
@dear
def test_a_hidden_charm_is_nowhere(one: int, other: int) -> None:
    """Two matches that differ only in red's hidden charm are the same bytes for blue and for a spectator."""
    matches = [with_red_bring("nim:free+calm", {"cards": [charm]}) for charm in (one, other)]
    for match in matches:
        act(match, "take 2")
        act(match, "take 1")
    left, right = matches
    assert sent(left, 1, "ben") == sent(right, 1, "ben")
    assert sent(left, SPECTATOR, None) == sent(right, SPECTATOR, None)
    assert (sent(left, 0, "ann") == sent(right, 0, "ann")) == (one == other)


CLOSED = "triple-triad:wiki+visibility=closed"
BLUE_HAND = Seat("ben", "Ben", None, {"cards": [1, 2, 3, 4, 5]})


@pytest.mark.parametrize(
    "swap", [([20, 21, 22, 23, 24], [20, 21, 22, 23, 99]), ([20, 90, 91, 92, 93], [20, 1, 2, 3, 4])]
)
def test_a_closed_hand_is_nowhere(swap: tuple[list[int], list[int]]) -> None:
    """Hands that differ only in cards red has not played give blue and spectators identical messages."""
    matches = [with_red_bring(CLOSED, {"cards": hand}, BLUE_HAND) for hand in swap]
    for match in matches:
        if match.to_act() == 1:
            act(match, "1@8")
        act(match, "1@0")  # the card that both hands hold
    left, right = matches
    assert sent(left, 0, "ann") != sent(right, 0, "ann")
    assert sent(left, 1, "ben") == sent(right, 1, "ben")
    assert sent(left, SPECTATOR, None) == sent(right, SPECTATOR, None)


def test_legal_actions_only_for_whose_turn_it_is() -> None:
    """Spectators and the waiting seat get no actions."""
    match = dealt_match()
    turn = match.to_act()
    for viewer in range(3):
        offered = history(match, viewer)[-1]["view"]["legal"]
        assert bool(offered) == (viewer == turn)


def test_the_secret_seed_is_shown_only_at_the_end() -> None:
    """Before the end no message holds the seed; the commitment to it is there from the start."""
    match = dealt_match()
    table = match_json(match, "ann")
    assert table["secret"] is None and len(table["commitment"]) == 64
    for viewer, player in enumerate(("ann", "ben", None)):
        assert match.secret.hex() not in sent(match, viewer, player)
    play_on(match, 3)
    assert match_json(match, None)["secret"] == match.secret.hex()
    assert match_json(match, None)["commitment"] == table["commitment"]


def test_nobody_is_told_an_id() -> None:
    """No message carries a player's id, which gives access to their seats in the hall."""
    match = dealt_match()
    assert '"ann"' not in sent(match, 1, "ben")


def test_history_after_a_number() -> None:
    """`since` leaves out what was told before."""
    match = play_on(dealt_match(), 5, 3)
    seen = history(match, 0)
    assert [entry["seq"] for entry in seen] == [3, 4, 5, 6]
    assert history(match, 0, since=4) == seen[2:]


def ended(red: Seat, blue: Seat, rules: str = "nim:free") -> dict[str, str]:
    """Return what the table tells after red has resigned, in every language."""
    match = empty_table(rules)
    seat_both(match, red=red, blue=blue)
    match.evolve(match.decide_resign(0, "c", "now"))
    (told,) = history(match, 1)[-1]["events"]
    return {lang: str(told[lang]) for lang in words.LANGUAGES}  # type: ignore[literal-required]  # it is a language


BOT = Seat(None, "search", "search", {})


@pytest.mark.parametrize("rules", ["nim:free", "triple-triad:wiki+visibility=open", "chakart:seed", "cipher:seed"])
def test_whoever_resigns_is_called_by_their_name(rules: str) -> None:
    """A player who resigns is called by their name in every game, whatever its seats are called."""
    assert ended(Seat("ann", "Ann", None, {}), BLUE, rules) == {"en": "Ann resigns.", "fr": "Abandon\u00a0: Ann."}


@pytest.mark.parametrize(
    ("red", "blue", "name"),
    [
        (BOT, BLUE, {"en": "The house", "fr": "La maison"}),
        (Seat("ann", "", None, {}), BLUE, {"en": "Red", "fr": "Rouge"}),
        (Seat("ann", "Ben", None, {}), BLUE, {"en": "Red", "fr": "Rouge"}),
    ],
)
def test_whoever_has_no_name_of_their_own_is_told_otherwise(red: Seat, blue: Seat, name: dict[str, str]) -> None:
    """A player of the house is called by its word here; one who left, or shares the other's name, by their seat."""
    assert ended(red, blue) == {"en": f"{name['en']} resigns.", "fr": f"Abandon\u00a0: {name['fr']}."}


def test_a_resigned_match_offers_nothing() -> None:
    """After resigning the last view is over and nobody is to act; the views before it are as they were."""
    match = dealt_match()
    before = history(match, match.to_act())
    match.evolve(match.decide_resign(0, "c", "now"))
    after = history(match, 1)
    assert after[-1]["view"]["phase"] == "over"
    assert after[-1]["view"]["to_act"] is None and after[-1]["view"]["legal"] == []
    assert after[-1]["view"]["result"]["winner"] == "blue"
    assert history(match, 0)[0]["view"]["to_act"] == before[0]["view"]["to_act"]


@pytest.mark.parametrize(
    ("lang", "house"), [("en", "The hasty one draws a card."), ("fr", "L’impatient pioche une carte.")]
)
def test_a_player_of_the_house_is_called_by_its_word(lang: str, house: str) -> None:
    """The game's own sentences call a player of the house by its word, not by its stored name."""
    match = empty_table("cipher:seed")
    seat_both(match, blue=Seat(None, "greedy", "greedy", {}))
    dealt = next(entry for entry in match.log if entry.kind == "dealt")
    told = [event[lang] for event in events_json(match, dealt.events, 0)]
    assert house in told and not any("greedy" in sentence for sentence in told)


def test_a_guest_is_called_in_the_readers_language() -> None:
    """Events, and so records and captions, call a guest in the reader's language and anybody else as they wish."""
    match = empty_table("cipher:seed")
    seat_both(match, Seat("a", "Invité héron", None, {}), Seat("b", "Ann", None, {}))
    dealt = next(entry for entry in match.log if entry.kind == "dealt")
    drew = [event for event in events_json(match, dealt.events, SPECTATOR) if event["kind"] == "drew"]
    assert any("Guest heron" in event["en"] and "Invité héron" in event["fr"] for event in drew)
    assert any("Ann" in event["en"] and "Ann" in event["fr"] for event in drew)
    assert ended(Seat("ann", "Guest wren", None, {}), BLUE)["fr"] == "Abandon\u00a0: Invité roitelet."


@pytest.mark.parametrize(("one", "other"), [("Sam", "Sam"), ("Guest heron", "Invité héron")])
def test_namesakes_are_told_apart(one: str, other: str) -> None:
    """Two players of one name, or guests of one name in one language, are called by their sides."""
    match = empty_table("cipher:seed")
    seat_both(match, Seat("a", one, None, {}), Seat("b", other, None, {}))
    dealt = next(entry for entry in match.log if entry.kind == "dealt")
    drew = {event["en"] for event in events_json(match, dealt.events, 2) if event["kind"] == "drew"}
    assert len(drew) == 2 and not any(name in sentence for sentence in drew for name in ("Sam", "heron"))


def test_a_position_is_the_last_entry_that_counts() -> None:
    """A position holds nothing before the deal, and then what the history ends with."""
    match = empty_table("nim:free+calm")
    assert position_json(match, "ann") == {"moves": 0, "last": None}
    seat_both(match, red=Seat("ann", "Ann", None, None), blue=BLUE)
    assert position_json(match, "ann") == {"moves": 0, "last": history(match, 0)[-1]}
    act(match, "take 2")
    assert position_json(match, "eve") == {"moves": 1, "last": history(match, SPECTATOR)[-1]}
