"""Larger decks have a record of their own, in which the same rules play the same games."""

import random
from dataclasses import replace
from itertools import count
from typing import Any

import numpy as np
import pytest

import parlour
from parlour.core.chance import Seeded
from parlour.core.contract import OVER, VIEWERS
from parlour.core.facets.learning import observed
from parlour.core.kernels.wide import WORDS, keep
from parlour.core.record import State, same
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.deck import DECK_MOST
from parlour.games.cipher.state import NONE, ROOM, STATE, WIDE
from parlour.table.match import commitment
from parlour.table.verify import verdict, verify
from tests.games.cipher.games import CIPHER, PRESETS, STARTERS, play, random_deck
from tests.rounds import rounds
from tests.table.playing import BLUE, RED, empty_table, play_on, replayed, seat_both

AGENTS = ("random", "greedy", "novice", "search@iterations=40")
READ_EVERY = 40  # answers between two looks at all that is told of a position


def widened(state: State) -> State:
    """Return the state in the larger record: every card has the same slot, and the slots beyond are empty."""
    made = np.zeros(1, WIDE)
    made["card"] = NONE
    for name in (name for name in STATE.names or () if name in (WIDE.names or ())):
        given, field = state[name][0], made[name][0]
        if not np.shape(given):
            made[name] = given
        elif field.dtype == WORDS:
            for at in np.ndindex(given.shape):
                keep(field, at, int(given[at]))
        else:
            field[tuple(map(slice, given.shape))] = given
    return made


def told(state: State) -> dict[str, Any]:
    """Return all that anybody is told of a position, in whichever record it is."""
    found: dict[str, Any] = {"position": CIPHER.position(state), "result": CIPHER.result(state)}
    assert CIPHER.learning.observation is not None
    for seat in (0, 1):
        found[f"features {seat}"] = CIPHER.features(state, seat).tolist()
        found[f"observation {seat}"] = observed(CIPHER.learning.observation(state), state, seat).tobytes()
    for viewer in VIEWERS:
        found[f"view {viewer}"] = CIPHER.view(state, viewer)
        found[f"sketch {viewer}"] = CIPHER.sketched(state, viewer)
        found[f"truth {viewer}"] = CIPHER.position(CIPHER.resample(CIPHER.observe(state, viewer), viewer, Seeded(1)))
    return found


def records(seed: int) -> tuple[State, State]:
    """Return a match of two starters in both records."""
    rules = CIPHER.rule_book.rule_set(PRESETS[seed % 2], {})
    brings = [{"deck": STARTERS[seed % 8]}, {"deck": STARTERS[(seed * 3 + 1) % 8]}]
    usual, _events = CIPHER.deal(rules, brings, Seeded(seed))
    return usual, widened(usual)


def test_the_larger_record_plays_the_same_game() -> None:
    """From the same seed the same answers lead to the same events and the same end in both records."""
    (usual, larger), choice = records(0), random.Random(0)
    chances = Seeded(0), Seeded(0)
    while CIPHER.to_act(usual) != OVER:
        action = choice.choice(CIPHER.legal(usual))
        assert CIPHER.apply(usual, action, chances[0]) == CIPHER.apply(larger, action, chances[1])
    assert same(widened(usual), larger)


@pytest.mark.parametrize("games", rounds(0, 16))
def test_both_records_are_told_alike(games: int) -> None:
    """Both records ask the same questions, and tell everybody the same of them."""
    for seed in range(games):
        (usual, larger), choice, number = records(seed), random.Random(seed), 0
        chances = Seeded(seed), Seeded(seed)
        while CIPHER.to_act(usual) != OVER:
            legal = CIPHER.legal(usual)
            assert legal == CIPHER.legal(larger)
            if number % READ_EVERY == 0:
                assert told(usual) == told(larger)
            action = choice.choice(legal)
            assert CIPHER.action_text(usual, action) == CIPHER.action_text(larger, action)
            assert CIPHER.apply(usual, action, chances[0]) == CIPHER.apply(larger, action, chances[1])
            number += 1
        assert told(usual) == told(larger)


@pytest.mark.parametrize("games", rounds(0, 100))
def test_larger_decks_play_together(games: int) -> None:
    """Cards are conserved, nothing leaks, and positions are read back, whatever the sizes of both decks."""
    for seed in range(games):
        source = random.Random(seed)
        sizes = [DECK_MOST if seed == 0 else source.randint(ROOM + 1, DECK_MOST), source.randint(50, DECK_MOST)]
        decks = [random_deck(source, size) for size in sizes]
        assert play(PRESETS[seed % 2], decks, seed, READ_EVERY) is not None


def test_the_record_follows_from_the_larger_deck() -> None:
    """Up to 63 cards a side need the usual record; one deck more, on either side, needs the other."""
    source = random.Random(1)
    for sizes, dtype in (((50, ROOM), STATE), ((ROOM + 1, 50), WIDE), ((50, DECK_MOST), WIDE)):
        state, _events = CIPHER.deal(CIPHER.rule_book.standard, [random_deck(source, n) for n in sizes], Seeded(1))
        assert state.dtype == dtype
        assert (dtype == WIDE) == (max(sizes) > ROOM)
        assert state.dtype in CIPHER.dtypes and same(CIPHER.state_of(state.tobytes()), state)
    with pytest.raises(Refusal, match=str(DECK_MOST)):
        CIPHER.deal(CIPHER.rule_book.standard, [random_deck(source, DECK_MOST + 1), {}], Seeded(1))
    with pytest.raises(Refusal, match="state"):
        CIPHER.state_of(b"")


@pytest.mark.parametrize("games", rounds(0, 4))
def test_a_match_of_larger_decks_is_played_read_and_verified(games: int) -> None:
    """The agents of the house play it to its end, its transcript leads to the same state, and chance was fair."""
    for seed in range(games):
        source = random.Random(seed)
        decks = [random_deck(source, DECK_MOST), random_deck(source, 100)]
        match = parlour.game("cipher", seed=seed, brings=dict(zip(CIPHER.seats, decks, strict=True)))
        for number in count():
            if match.turn is None:
                break
            match.play(match.ask(AGENTS[number % len(AGENTS)], seed=number))
        assert same(parlour.read(match.transcript).state, match.state)
        table = empty_table("cipher:official")
        seat_both(table, *(replace(one, bring=deck) for one, deck in zip((RED, BLUE), decks, strict=True)))
        play_on(table, seed)
        assert table.status == "over" and verdict(table, verify(table, commitment(table.secret))) == "fair"
        assert same(replayed(table).state, table.state)
