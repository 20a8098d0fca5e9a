"""A placement that nobody listens to does what one does that is told."""

from itertools import combinations_with_replacement

import numpy as np

from parlour.core import registry
from parlour.core.chance import Seeded, seeded_tape
from parlour.core.log import LOG, closed_log
from parlour.core.record import State, copy
from parlour.games.triple_triad.state import COMBO, ELEMENTS, STATE, TRIGGERS

GAME = registry.game("triple-triad")
FLAGS = [1 << bit for bit in range(8 * STATE["rule_bits"].itemsize - 1)]
RICH = "triple-triad:free+elemental+power_wall"
LAID_AFTER = 6  # placements that are compared: later ones find a fuller board


def rich(seed: int) -> State:
    """Return a deal in which most rules find something: few numbers, many aces, elements, types and powers."""
    brings = [GAME.check_bring(GAME.rule_book.parse(RICH), {}, seat) for seat in (0, 1)]
    dealt = GAME.deal(GAME.rule_book.parse(RICH), brings, Seeded(seed))[0]
    drawn = np.random.default_rng(seed)
    dealt["side"] = drawn.choice([1, 2, 3, 10], dealt["side"].shape)
    dealt["element"] = drawn.integers(0, len(ELEMENTS) + 1, dealt["element"].shape)
    dealt["type"] = drawn.integers(0, 3, dealt["type"].shape)
    dealt["power"] = drawn.integers(2, 31, dealt["power"].shape)
    return dealt


def played(dealt: State, bits: int, seed: int) -> str | None:
    """Return what differs when one match is played with an open log and with a closed one, if anything does."""
    told = copy(dealt)
    told["rule_bits"] = bits
    unheard = copy(told)
    tapes, drawn = (seeded_tape(seed), seeded_tape(seed)), np.random.default_rng(seed)
    for placement in range(LAID_AFTER):
        legal = GAME.legal(told)
        action = legal[drawn.integers(len(legal))]
        GAME.wrappers.apply(told, action, tapes[0], np.zeros(1, LOG))
        GAME.wrappers.apply(unheard, action, tapes[1], closed_log())
        if told.tobytes() != unheard.tobytes():
            return f"flags {[bit for bit, flag in enumerate(FLAGS) if bits & flag]}, placement {placement + 1}"
    return None


def test_playouts_know_every_rule() -> None:
    """Any two rules, with Same, Plus and combos or without, give the same board whether the log is open or closed.

    A rule that changes captures and is missing in `UNUSUAL` fails here: random play leaves it out.
    """
    deals = [rich(seed) for seed in range(6)]
    found = [
        differs
        for one, other in combinations_with_replacement(FLAGS, 2)
        for extra in (0, TRIGGERS | COMBO)
        for seed, dealt in enumerate(deals)
        if (differs := played(dealt, one | other | extra, seed))
    ]
    assert found == []
