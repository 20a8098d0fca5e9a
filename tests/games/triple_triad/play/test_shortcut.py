"""The shortcut of random games comes to what playing them comes to, by the same picks."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from parlour.core import registry
from parlour.core.chance import Seeded, Tape, seeded_tape
from parlour.core.log import closed_log
from parlour.core.record import State, copy
from parlour.games.triple_triad.state import (
    ACE,
    ASCENSION,
    BROKEN_WALL,
    CELLS,
    CHAOS,
    DESCENSION,
    ELEMENTS,
    HAND,
    ORDER,
    POWER_WALL,
    REPLAY_TIE,
    STATE,
    SUDDEN_DEATH,
    TRIGGERS,
)
from parlour.testing.steps import check_shortcut

GAME = registry.game("triple-triad")
RULES = [GAME.rule_book.parse(f"triple-triad:free+visibility={hands}") for hands in ("closed", "open")]
ALL_RULES = (1 << 8 * STATE["rule_bits"].itemsize - 1) - 1
BEYOND = ASCENSION | DESCENSION | BROKEN_WALL | POWER_WALL | ORDER | CHAOS
GOLDEN = 0x9E3779B97F4A7C15  # what a seeded tape adds to its state before each pick
POSITIONS = 30  # of an example


def dealt(hands: int = 1) -> State:
    """Return a deal, with open hands unless `hands` is 0."""
    rules = RULES[hands]
    return GAME.deal(rules, [GAME.check_bring(rules, {}, seat) for seat in (0, 1)], Seeded(hands))[0]


def position(drawn: np.random.Generator) -> State:
    """Return a position in which most rules find something: close numbers, aces, elements, hands of any size."""
    s = dealt(int(drawn.integers(2)))
    least, numbers = [(1, ACE), (1, 3), (7, ACE)][drawn.integers(3)]
    sides = drawn.integers(least, numbers + 1, s["side"].shape)
    s["side"] = np.where(drawn.random(sides.shape) < 0.1, ACE, sides)
    s["element"] = drawn.integers(0, len(ELEMENTS) + 1, s["element"].shape)
    s["mark"] = drawn.integers(0, 3, s["mark"].shape) * drawn.integers(0, 4, s["mark"].shape)
    s["rule_bits"] = drawn.integers(ALL_RULES + 1) & drawn.choice([TRIGGERS, ALL_RULES, ALL_RULES & ~BEYOND])
    s["first"] = s["turn"] = drawn.integers(2)
    if drawn.integers(4) == 0:
        s["hand"] |= drawn.integers(1 << HAND, size=(1, 2))
    return played(s, int(drawn.integers(CELLS)), seeded_tape(int(drawn.integers(1 << 30))))


def played(s: State, placements: int, tape: Tape) -> State:
    """Return the position after some random placements."""
    for _ in range(placements):
        GAME.wrappers.apply(s, int(GAME.wrappers.random_action(s, tape)), tape, closed_log())
    return s


@given(st.integers(0, 2**32))
def test_the_shortcut_comes_to_what_play_comes_to(seed: int) -> None:
    """Under all rules, from any placement on, as a seat sees it too: the same outcome, actions and picks."""
    drawn = np.random.default_rng(seed)
    told = 0
    for _ in range(POSITIONS):
        s = position(drawn)
        told += check_shortcut(GAME, s, seeded_tape(int(drawn.integers(1 << 30))))
        check_shortcut(GAME, GAME.observe(s, int(drawn.integers(3))), seeded_tape(seed))
    assert told >= POSITIONS // 4


@pytest.mark.parametrize("pick", range(7))  # the eighth is one of 4, which rejects no word
def test_a_word_in_the_last_block_is_drawn_again(pick: int) -> None:
    """A word of 0 lies in the incomplete last block of each of these picks: then a ninth word is drawn."""
    tape = seeded_tape(0)
    begun = -(pick + 1) * GOLDEN % (1 << 64)
    tape["state"] = begun
    assert check_shortcut(GAME, dealt(), tape)
    played(dealt(), CELLS, tape)
    assert int(tape["state"][0]) == (begun + 9 * GOLDEN) % (1 << 64)


def test_what_only_playing_tells() -> None:
    """A scripted tape, a card that must be played, rules beyond it, a match that is over, and ties played again."""
    scripted = seeded_tape(0)
    scripted["scripted"] = 1
    assert not check_shortcut(GAME, dealt(), scripted)
    forced, over = dealt(), played(dealt(), CELLS, seeded_tape(1))
    forced["forced"] = 0
    assert not check_shortcut(GAME, forced) and not check_shortcut(GAME, over)
    for rule in (ASCENSION, DESCENSION, BROKEN_WALL, POWER_WALL, ORDER, CHAOS):
        s = dealt()
        s["rule_bits"] |= rule
        assert not check_shortcut(GAME, s)
    ties = set()
    for seed in range(40):
        s, tape = dealt(), seeded_tape(seed)
        tied = GAME.outcome(played(copy(s), CELLS, tape.copy()), 0) == 0
        s["rule_bits"] |= SUDDEN_DEATH | REPLAY_TIE
        assert check_shortcut(GAME, s, tape) is not tied
        ties.add(tied)
    assert ties == {True, False}
