# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Learning: checks that what a game gives for batches says and does what its other rules say and do."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np

from parlour.core.chance import Seeded, seeded_tape
from parlour.core.facets.learning import Masks, mask_record, observed
from parlour.core.game import Game
from parlour.core.kernels import kernel
from parlour.core.log import closed_log
from parlour.core.record import State, copy, same
from parlour.core.rules import RuleSet
from parlour.testing.promise import must

SEATS = (0, 1)
BEYOND = 1 << 16  # no action has a number so large


@cache
def _masked(masks: Masks) -> Callable[..., Any]:
    """Return `masked(states, out)`, which writes a state's mask and tells whether `allows` agrees on every number."""
    mask, allows = masks

    @kernel
    def masked(states, out):
        mask(states[0], out[0])
        width, alike = len(out[0].legal), True
        for action in range(-2, width):
            alike &= allows(states[0], action) == (action >= 0 and out[0].legal[action] == 1)
        return alike and not allows(states[0], BEYOND)

    return masked


@cache
def redealing(deal: Callable[..., Any]) -> Callable[..., Any]:
    """Return `redealt(states, table, tapes, logs)`, a kernel that deals anew, for callers in Python."""

    @kernel
    def redealt(states, table, tapes, logs):
        deal(states[0], table, tapes[0], logs[0])

    return redealt


def check_observation(game: Game, state: State) -> None:
    """Check that every number of an observation is written anew and lies within its bounds."""
    if game.learning.observation is None:
        return
    observation = game.learning.observation(state)
    for seat in SEATS:
        found = observed(observation, state, seat)
        again = observed(observation, state, seat, 255)
        must(found.tobytes() == again.tobytes(), "observations fill all their places", seat)
        for name, (least, most) in observation.bounds.items():
            low, high = int(found[name].min()), int(found[name].max())
            must(least <= low and high <= most, "observations lie within their bounds", seat, name, low, high)


def check_masks(game: Game, state: State) -> None:
    """Check that masks have the legal actions and no others, and that there is room for them."""
    legal = game.legal(state) if game.to_act(state) >= 0 else []
    width = game.declared.actions
    if game.learning.room is not None:
        room = game.learning.room(state)
        width = room.actions
        fits = len(legal) <= room.widest and max(legal, default=0) < width <= game.declared.actions
        must(fits, "legal actions have the room that is said", room, len(legal), max(legal, default=0))
    if game.learning.masks is not None:
        out = np.full(width, 85, np.uint8).view(mask_record(width))
        alike = _masked(game.learning.masks)(state, out)
        wanted = np.isin(np.arange(width), legal).astype(np.uint8)
        must(out.tobytes() == wanted.tobytes(), "a mask has the legal actions and no others")
        must(bool(alike), "what is allowed is what is legal")


def check_redeal(game: Game, rules: RuleSet, over: State, seed: int) -> None:
    """Check that a match dealt in place of one that is over is the one that the same chance deals."""
    redeal = game.learning.redealer(rules, [{}, {}])
    if redeal is None:
        return
    state = copy(over)
    redealing(redeal.redeal)(state, redeal.table, seeded_tape(seed), closed_log())
    dealt, _events = game.deal(rules, [{}, {}], Seeded(seed))
    must(same(state, dealt), "a match is dealt anew as it is dealt", rules, seed)
