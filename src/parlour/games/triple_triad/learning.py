"""Learning: the facet by which millions of matches of Triple Triad are played at once."""

from collections.abc import Mapping, Sequence
from typing import Any, Final

import numpy as np

from parlour.core.facets.learning import Learning, Observation, Redeal, Room
from parlour.core.record import State
from parlour.core.rules import RuleSet
from parlour.games.triple_triad.blank import HAND_SIZE
from parlour.games.triple_triad.deal import OFFER
from parlour.games.triple_triad.numbering import FIRST_ACTION, NUMBERS, PICK, PLACE, SLOT_AT
from parlour.games.triple_triad.play.masks import MASKS
from parlour.games.triple_triad.play.observation import observation
from parlour.games.triple_triad.play.redeal import ANY_SEAT, Table, redeal
from parlour.games.triple_triad.rules import flags
from parlour.games.triple_triad.state import (
    CELLS,
    HAND,
    PICKING,
    REPLAY_TIE,
    SEATS,
    STATE,
    SUDDEN_DEATH,
    TAKE_BACK,
)

_SIZES: Final = (HAND_SIZE, OFFER, HAND)  # sizes of decks for which there is an observation
_PICKED: Final = ("opponent", "draft")


def _size(states: State) -> int:
    """Return a deck size large enough for all these matches; each card is held, offered or on the board."""
    held = np.bitwise_or.reduce(states["hand"] | states["pool"], axis=None)
    lying = PLACE[states["cell"]][states["cell"] >= 0]
    places = max(int(held).bit_length(), 1 + int(lying.max(initial=0)))
    return next(size for size in _SIZES if places <= size)


def _observation(states: State) -> Observation:
    return observation(_size(states))


def _room(states: State) -> Room:
    """Return the room for all placements, and for the picks that are numbered behind them."""
    size = _size(states)
    placements = int(FIRST_ACTION[size - 1]) + CELLS
    may_pick = size > HAND_SIZE or bool(np.any(states["phase"] == PICKING))
    picks = int(PICK[SLOT_AT[1, size - 1]]) + 1 if may_pick else 0
    return Room(max(placements, picks), CELLS * size)


def _cards_change_hands(rules: RuleSet) -> bool:
    """Tell whether cards may change hands: by Swap at the deal, or kept by their takers when a tie is replayed."""
    bits = flags(rules)
    return rules.on("swap") or (bits & (SUDDEN_DEATH | REPLAY_TIE) != 0 and bits & TAKE_BACK == 0)


def _redealer(rules: RuleSet, brings: Sequence[Mapping[str, Any]]) -> Redeal | None:
    """Return the redealing of a table, or None if it cannot be dealt by a kernel.

    A kernel cannot deal with Roulette, balanced hands or a collection, or if brought cards may have changed hands.
    """
    pick, first = str(rules["card_pick"]), str(rules["first_player"])
    decks = [len(bring.get("cards") or ()) for bring in brings]
    if rules["roulette"] or rules.on("random_balance") or (any(decks) and not all(decks)):
        return None
    if any(decks) and (pick == "random" or _cards_change_hands(rules)):
        return None
    dealt = HAND_SIZE if pick in ("free", "random") else OFFER
    table = Table(
        red=decks[0] or dealt,
        blue=decks[1] or dealt,
        draws=not any(decks),
        limited=rules.on("star_limits") and pick != "random",
        swaps=rules.on("swap") and pick not in _PICKED,  # otherwise the kernel swaps once all is picked
        picks=pick in _PICKED,
        shown=pick == "opponent",
        first=SEATS.index(first) if first in SEATS else ANY_SEAT,
    )
    return Redeal(redeal, tuple(map(int, table)))


def _offset(field: str, slot: int = 0) -> int:
    fields: Mapping[str, Any] = STATE.fields or {}
    dtype, begins, *_title = fields[field]
    return int(begins) + slot * (dtype.itemsize // dtype.shape[0] if dtype.shape else 0)


_BLUE: Final = int(SLOT_AT[1, 0])

LEARNING: Final = Learning(
    observation=_observation,
    numbers=NUMBERS,
    masks=MASKS,
    room=_room,
    redealer=_redealer,
    hot_bytes=(
        _offset("hand"), _offset("side"), _offset("side", _BLUE), _offset("seen"), _offset("seen", _BLUE),
        _offset("cell"), _offset("to_pick"),
    ),
)  # fmt: skip
