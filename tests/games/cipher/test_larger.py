"""Larger decks have a record of their own, in which the same rules play the same games."""

import random
from typing import Any

import pytest

from parlour.core.chance import Seeded
from parlour.core.contract import OVER, VIEWERS
from parlour.core.facets.learning import observed
from parlour.core.record import State, same
from parlour.core.refusal import Refusal
from parlour.games.cipher.cards.deck import DECK_MOST
from parlour.games.cipher.play.numbering import numbered
from parlour.games.cipher.state import ACTIONS, MENU_COLUMNS, ROOM, STATE, STRIDE, WIDE
from tests.games.cipher.games import CIPHER, PRESETS, STARTERS, play, random_deck
from tests.games.cipher.widened import widened
from tests.rounds import rounds

READ_EVERY = 40  # answers between two looks at all that is told of a position


def told(state: State) -> dict[str, Any]:
    """Return all that anybody is told of a position, in whichever record it is."""
    found: dict[str, Any] = {"position": CIPHER.position(state), "result": CIPHER.result(state)}
    assert CIPHER.learning.observation is not None
    for seat in (0, 1):
        found[f"features {seat}"] = CIPHER.features(state, seat).tolist()
        found[f"observation {seat}"] = observed(CIPHER.learning.observation(state), state, seat).tolist()
    for viewer in VIEWERS:
        found[f"view {viewer}"] = CIPHER.view(state, viewer)
        found[f"sketch {viewer}"] = CIPHER.sketched(state, viewer)
        found[f"truth {viewer}"] = CIPHER.position(CIPHER.resample(CIPHER.observe(state, viewer), viewer, Seeded(1)))
    return found


@pytest.mark.parametrize("games", rounds(1, 16))
def test_the_larger_record_plays_the_same_games(games: int) -> None:
    """From the same seed the same decks lead to the same questions, answers, events and views in both records."""
    for seed in range(games):
        rules = CIPHER.rule_book.rule_set(PRESETS[seed % 2], {})
        brings = [{"deck": STARTERS[seed % 8]}, {"deck": STARTERS[(seed * 3 + 1) % 8]}]
        usual, _events = CIPHER.deal(rules, brings, Seeded(seed))
        larger, choice, number = widened(usual), random.Random(seed), 0
        chances = Seeded(seed), Seeded(seed)
        while CIPHER.to_act(usual) != OVER:
            legal = CIPHER.legal(usual)
            assert legal == CIPHER.legal(larger)
            if number % READ_EVERY == 0:
                assert told(usual) == told(larger)
            action = choice.choice(legal)
            assert CIPHER.action_text(usual, action) == CIPHER.action_text(larger, action)
            events = [
                CIPHER.apply(state, action, chance) for state, chance in zip((usual, larger), chances, strict=True)
            ]
            assert events[0] == events[1]
            number += 1
        assert told(usual) == told(larger)
        assert same(widened(usual), larger)


@pytest.mark.parametrize("games", rounds(1, 100))
def test_larger_decks_play_together(games: int) -> None:
    """Cards are conserved, nothing leaks, and positions are read back, whatever the sizes of both decks."""
    for seed in range(games):
        source = random.Random(seed)
        sizes = [DECK_MOST if seed == 0 else source.randint(ROOM + 1, DECK_MOST), source.randint(50, DECK_MOST)]
        decks = [random_deck(source, size) for size in sizes]
        assert play(PRESETS[seed % 2], decks, seed, READ_EVERY) is not None


def test_every_card_of_a_larger_deck_has_its_numbers() -> None:
    """No two answers of a seat have one number, and none needs more numbers than the usual record."""
    for seat in (0, 1):
        places = [(column, place) for column in range(MENU_COLUMNS) for place in range(2 * STRIDE)]
        asked = [(column, place) for column, place in places if place < STRIDE or 0 < column != MENU_COLUMNS - 2]
        found = [int(numbered(column, seat, place)) for column, place in asked]
        assert len(set(found)) == len(found)
        assert min(found) == 0 and max(found) < ACTIONS


def test_the_record_follows_from_the_larger_deck() -> None:
    """Up to 63 cards a side need the usual record; one deck more, on either side, needs the other."""
    source = random.Random(1)
    for sizes, dtype in (((50, ROOM), STATE), ((ROOM + 1, 50), WIDE), ((50, DECK_MOST), WIDE)):
        state, _events = CIPHER.deal(CIPHER.rule_book.standard, [random_deck(source, n) for n in sizes], Seeded(1))
        assert state.dtype == dtype
        assert state.dtype in CIPHER.dtypes and same(CIPHER.state_of(state.tobytes()), state)
    with pytest.raises(Refusal, match=str(DECK_MOST)):
        CIPHER.deal(CIPHER.rule_book.standard, [random_deck(source, DECK_MOST + 1), {}], Seeded(1))
    with pytest.raises(Refusal, match="state"):
        CIPHER.state_of(b"")
