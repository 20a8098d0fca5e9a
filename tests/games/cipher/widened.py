"""A state of the usual record, written into the record of larger decks, which holds the same there."""

import numpy as np

from parlour.core.kernels.wide import WORDS, keep
from parlour.core.record import State
from parlour.games.cipher.state import NONE, STATE, WIDE


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
