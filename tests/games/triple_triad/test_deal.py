"""The deal: what a seat may bring and what chance draws."""

from collections import Counter
from fractions import Fraction
from typing import Any

import pytest

from parlour.core.chance import Scripted, Seeded
from parlour.core.refusal import Refusal
from parlour.games.triple_triad.deal import within_star_limits
from parlour.games.triple_triad.game import TripleTriad
from parlour.games.triple_triad.numbering import PLACE, SLOT_AT
from parlour.games.triple_triad.sets import card_set
from parlour.games.triple_triad.state import HAND

GAME = TripleTriad()
FF8 = [card.id for card in card_set("ff8")]
FF14 = [card.id for card in card_set("ff14")]
FIVE_STARS = [card.id for card in card_set("ff14") if card.level == 5]


def _rules(text: str) -> Any:
    return GAME.rule_book.parse(f"triple-triad:{text}")


@pytest.mark.parametrize(
    ("rules", "cards", "code"),
    [
        ("ff8", ["Nobody", *FF8[:4]], "unknown-card"),
        ("ff8", FF8[:4], "wrong-hand-size"),
        ("ff8", FF8[:6], "wrong-hand-size"),
        ("ff8+copies=off", [FF8[0], *FF8[:4]], "card-twice"),
        ("ffwtt", [FF8[0], *FF8[:4]], "card-twice"),
        ("ff14", [FF14[0], *FF14[:4]], "card-twice"),
        ("ff8", ["Ifrit", "Ifrit", *FF8[:3]], "card-unique"),
        ("wiki+card_pick=full+visibility=open", [*FF8[:5], "Squall", "Squall"], "card-unique"),
        ("ff14+card_pick=random", [FF14[0]] * 9, "wrong-deck-size"),
        ("ff14", FIVE_STARS[:5], "too-many-stars"),
    ],
)
def test_a_bad_deck_is_refused(rules: str, cards: list[object], code: str) -> None:
    """An unknown card, a wrong count, a card twice and too many stars are refused by name (4, 7)."""
    with pytest.raises(Refusal) as refusal:
        GAME.check_bring(_rules(rules), {"cards": cards}, 0)
    assert refusal.value.code == code


def test_a_good_deck_is_taken_as_it_is() -> None:
    """Five different cards by name become their ids (7)."""
    names = [card.name for card in card_set("ff8")[:5]]
    assert GAME.check_bring(_rules("ff8"), {"cards": names}, 1) == {"cards": FF8[:5]}


@pytest.mark.parametrize(
    "rules", ["ff8", "mush", "wiki", "wiki+card_pick=opponent", "ffwtt+copies", "free+copies", "ff8+card_pick=random"]
)
def test_copies_of_a_card_are_taken_where_the_table_has_them(rules: str) -> None:
    """Final Fantasy VIII counts cards of levels 1 to 7, and lets all copies be picked (7)."""
    chosen = _rules(rules)
    bring = GAME.check_bring(chosen, {"cards": ["Geezard"] * 3 + ["Gesper"] * 2}, 0)
    state, _events = GAME.deal(chosen, [bring, bring], Seeded(1))
    told = GAME.view(state, 0)
    held = told["pools" if told["phase"] == "pick" else "hands"]["red"]
    shown = told["pools" if told["phase"] == "pick" else "hands"]["blue" if told["phase"] == "pick" else "red"]
    assert len(held) == 5 and Counter(one["card"]["name"] for one in shown) == {"Geezard": 3, "Gesper": 2}


def test_copies_are_no_matter_of_ff14() -> None:
    """Decks of Final Fantasy XIV have five different cards (4)."""
    with pytest.raises(Refusal) as refusal:
        _rules("ff14+copies")
    assert refusal.value.code == "option-not-offered"


@pytest.mark.parametrize(("rules", "most"), [("ff14", 1), ("ffwtt", 1), ("ff8", 5)])
def test_random_hands_hold_copies_where_hands_may(rules: str, most: int) -> None:
    """Random hands may hold as many copies as are owned, or each card once where the rules say so (3.3)."""
    chosen, cards = _rules(f"{rules}+card_pick=random"), FF14 if rules == "ff14" else FF8
    bring = GAME.check_bring(chosen, {"cards": [cards[0]] * 90 + cards[1:9]}, 0)
    for seed in range(20):
        state, _events = GAME.deal(chosen, [bring, bring], Seeded(seed))
        held = Counter(one["card"]["name"] for one in GAME.view(state, 0)["hands"]["red"])
        assert max(held.values()) == 1 if most == 1 else max(held.values()) > 1


def test_a_search_imagines_copies_of_what_may_be_had_twice() -> None:
    """A second Geezard may be in a hand of which one was seen, a second Ifrit may not."""
    bring = GAME.check_bring(_rules("ff8"), {"cards": ["Geezard", "Ifrit", "Geezard", "Gesper", "Blobra"]}, 0)
    state, _events = GAME.deal(_rules("ff8"), [bring, bring], Seeded(1))
    state["seen"][0, SLOT_AT[0, :2]] = 3
    view, found = GAME.observe(state, 1), Counter[str]()
    for seed in range(200):
        imagined = GAME.resample(view, 1, Seeded(seed))
        found.update(one["card"]["name"] for one in GAME.view(imagined, 0)["hands"]["red"])
    assert found["Geezard"] > 200 == found["Ifrit"]


def test_ffwtt_draws_none_to_six_elements_alike() -> None:
    """The first pick of the board is of seven counts, and the number of elements follows from it (3.10, A8)."""
    bring = {"cards": FF8[:5]}
    seen = Counter()
    for count in range(7):
        chance = Scripted([0, count] + [0] * 12)
        state, _events = GAME.deal(_rules("ffwtt+elemental"), [bring, bring], chance)
        first, elements, *_rest = chance.picks
        assert (first, elements) == ([2, 0], [7, count])
        marks = [int(mark) for mark in state[0]["mark"] if mark]
        assert len(set(marks)) == len(marks) == count
        seen[count] += Fraction(1, elements[0])
    assert set(seen.values()) == {Fraction(1, 7)}


@pytest.mark.parametrize("seed", range(10))
def test_dealt_decks_obey_star_limits(seed: int) -> None:
    """A hand or a Draft offer of the house keeps the star limits (4, A17)."""
    for rules, key, size in (("ff14", "hands", 5), ("ff14+card_pick=draft", "pools", 10)):
        state, _events = GAME.deal(_rules(rules), [{}, {}], Seeded(seed))
        for seat, name in enumerate(("red", "blue")):
            held = GAME.view(state, seat)[key][name]
            cards = [card for card in card_set("ff14") if card.id in {entry["card"]["id"] for entry in held}]
            assert len(cards) == size and within_star_limits(cards)


@pytest.mark.parametrize("seed", range(10))
def test_three_open_shows_exactly_three(seed: int) -> None:
    """Of five cards each, three are known to everyone (4, Three Open)."""
    state, _events = GAME.deal(_rules("ff14+visibility=three_open"), [{}, {}], Seeded(seed))
    for seat, name in enumerate(("red", "blue")):
        for viewer in (1 - seat, 2):
            held = GAME.view(state, viewer)["hands"][name]
            assert sum(entry["card"] is not None for entry in held) == 3


@pytest.mark.parametrize("rules", ["ff14+roulette+roulette", "ff14+Roulette=two", "ff14+two", "free+roulette+Roulette"])
def test_a_tournament_of_two_roulettes_spins_twice(rules: str) -> None:
    """Rowena Cup Classic has two Roulettes; the rule of the first neither comes again nor is undone (4)."""
    chosen = _rules(rules)
    assert chosen["roulette"] == "two" and str(chosen).endswith("+roulette=two")
    for seed in range(40):
        _state, events = GAME.deal(chosen, [{}, {}], Seeded(seed))
        spun = [event.data["option"] for event in events if event.kind == "roulette"]
        assert len(set(spun)) == len(spun) == 2 and set(spun) != {"ascension", "descension"}
        told = [GAME.event_json(event, 0)["en"] for event in events[:2]]
        assert all(sentence.startswith("Roulette: ") for sentence in told)


def test_one_roulette_is_one() -> None:
    assert str(_rules("ff14+roulette")) == "triple-triad:ff14+roulette"
    for seed in range(20):
        _state, events = GAME.deal(_rules("ff14+roulette"), [{}, {}], Seeded(seed))
        assert [event.kind for event in events].count("roulette") == 1


def test_three_roulettes_are_refused() -> None:
    with pytest.raises(Refusal) as refusal:
        _rules("ff14+roulette+roulette+roulette")
    assert refusal.value.code == "option-chosen-twice"


@pytest.mark.parametrize("rules", ["ff14+roulette=two+visibility=three_open", "ff14+roulette+playing_order=chaos"])
def test_the_wheel_undoes_no_rule_of_the_table(rules: str) -> None:
    """All Open excludes Three Open, and Order Chaos (6)."""
    chosen = _rules(rules)
    for seed in range(40):
        _state, events = GAME.deal(chosen, [{}, {}], Seeded(seed))
        spun = {event.data["option"] for event in events if event.kind == "roulette"}
        assert not {name for name in spun if chosen[name] not in (False, "closed", "free")}


def test_a_wheel_that_can_stop_nowhere_stands_still() -> None:
    """On a free table with every rule on, the wheel does not spin."""
    everything = "same+plus+reverse+fallen_ace+ascension+swap+sudden_death+open+order+card_pick=random+roulette"
    _state, events = GAME.deal(_rules(f"free+{everything}"), [{}, {}], Seeded(1))
    assert "roulette" not in {event.kind for event in events}


@pytest.mark.parametrize("seed", range(5))
def test_swap_follows_a_draft(seed: int) -> None:
    """Draft and Swap go together; one card of each hand changes sides once both are picked (4)."""
    state, events = GAME.deal(_rules("ff14+swap+card_pick=draft"), [{}, {}], Seeded(seed))
    assert [event.kind for event in events] == ["picking"]
    while GAME.view(state, 0)["phase"] == "pick":
        state, events = GAME.played(state, GAME.legal(state)[seed % 5], Seeded(seed))
    assert [event.kind for event in events] == ["picked", "swapped", "dealt"]
    for seat, name in enumerate(("red", "blue")):
        held = GAME.view(state, seat)["hands"][name]
        assert Counter(entry["brought"] == name for entry in held) == {True: 4, False: 1}
        seen = [entry for entry in GAME.view(state, 1 - seat)["hands"][name] if entry["card"]]
        assert [entry["brought"] for entry in seen] == [("blue", "red")[seat]]
        assert {entry["slot"] for entry in seen} < set(events[1].data["slots"])


def test_swap_exchanges_one_card_each() -> None:
    """One card of each hand changes hands and is still its bringer's (4, Swap)."""
    state, _events = GAME.deal(_rules("ff14+swap"), [{}, {}], Seeded(3))
    for seat, name in enumerate(("red", "blue")):
        brought = [entry["brought"] for entry in GAME.view(state, seat)["hands"][name]]
        assert brought.count(name) == 4


def test_opponent_picks_from_the_other_deck() -> None:
    """Under Opponent the seat to act picks into the other's hand (7)."""
    state, _events = GAME.deal(_rules("wiki+visibility=open+card_pick=opponent"), [{}, {}], Seeded(1))
    seat = GAME.to_act(state)
    GAME.apply(state, GAME.legal(state)[0], Seeded(2))
    assert int(state[0]["hand"][1 - seat]).bit_count() == 1
    assert int(state[0]["hand"][seat]) == 0


def test_full_plays_the_whole_deck() -> None:
    """Under Full every card brought is in the hand (7)."""
    rules = _rules("wiki+visibility=open+card_pick=full")
    state, _events = GAME.deal(rules, [{"cards": FF8[:8]}, {"cards": FF8[:6]}], Seeded(1))
    assert [int(hand).bit_count() for hand in state[0]["hand"]] == [8, 6]


@pytest.mark.parametrize("pick", ["full", "opponent"])
@pytest.mark.parametrize("count", [21, HAND])
def test_a_large_deck_is_played_to_the_end(pick: str, count: int) -> None:
    """Every card of a deck of any size can be played or picked (7: "your entire deck")."""
    rules = _rules(f"wiki+visibility=open+card_pick={pick}")
    decks = [GAME.check_bring(rules, {"cards": FF8[-count:]}, seat) for seat in (0, 1)]
    state, _events = GAME.deal(rules, decks, Seeded(1))
    offered: set[str] = set()
    while GAME.to_act(state) >= 0:
        texts = [GAME.action_text(state, action) for action in GAME.legal(state)]
        assert [GAME.parse_action(state, text) for text in texts] == GAME.legal(state)
        offered.update(texts)
        GAME.apply(state, GAME.legal(state)[-1], Seeded(1))
    assert {f"{count}@4" if pick == "full" else f"pick {count}"} <= offered
    if pick == "full":
        places = [int(PLACE[slot]) for slot in state[0]["cell"]]
        assert min(places) == count - 5  # the highest that were left


def test_the_largest_deck_is_told() -> None:
    """One card more than the program holds is refused with that number."""
    with pytest.raises(Refusal) as refusal:
        GAME.check_bring(_rules("wiki+visibility=open+card_pick=full"), {"cards": FF8[: HAND + 1]}, 0)
    assert (refusal.value.code, refusal.value.args_["most"]) == ("wrong-deck-size", HAND)
