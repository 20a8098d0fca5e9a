# mypy: allow-untyped-defs, allow-incomplete-defs, allow-untyped-calls
"""Reasons: the kinds of rows that kernels write into the log, and the meaning of their numbers."""

from typing import Final

from parlour.core.kernels import kernel
from parlour.core.log import emit, is_open

# Name of a row -> the meaning of its numbers, in order. `card` is an index in the card table, `slot` a card of the
# match.
ROWS: Final[dict[str, tuple[str, ...]]] = {
    "mulligan": ("seat", "yes"),
    "started": ("seat",),
    "turn": ("seat", "number"),
    "phase": ("seat", "phase"),
    "drew": ("seat", "card", "slot"),
    "reshuffled": ("seat",),
    "searched": ("seat",),
    "bond": ("seat", "card", "slot", "face_down"),
    "deployed": ("seat", "card", "slot", "line", "cost"),
    "leveled": ("seat", "card", "slot", "onto", "promoted", "cost"),
    "grew": ("seat", "card", "slot", "onto"),
    "moved": ("seat", "card", "slot", "line"),
    "marched": ("seat", "card", "slot"),
    "tapped": ("seat", "card", "slot"),
    "untapped": ("seat", "card", "slot"),
    "attack": ("seat", "card", "slot", "target_card", "target"),
    "support": ("seat", "card", "slot", "failed"),
    "no-support": ("seat",),
    "skill": ("seat", "card", "slot", "skill"),
    "declined": ("seat", "card", "slot", "skill"),
    "critical": ("seat", "card", "slot", "total"),
    "evade": ("seat", "card", "slot"),
    "clash": ("seat", "card", "slot", "total", "target_card", "target", "target_total"),
    "defeated": ("seat", "card", "slot"),
    "withstood": ("seat", "card", "slot"),
    "orb-taken": ("seat", "card", "slot"),
    "to-hand": ("seat", "card", "slot"),
    "to-retreat": ("seat", "card", "slot"),
    "to-boundless": ("seat", "card", "slot"),
    "to-deck": ("seat", "card", "slot"),
    "orb-added": ("seat",),
    "orb-seen": ("seat", "card", "slot"),
    "orb-flipped": ("seat", "card", "slot", "face_down"),
    "flipped": ("seat", "card", "slot", "face_down"),
    "revealed": ("seat", "card", "slot"),
    "looked": ("seat", "card", "slot"),
    "power": ("seat", "card", "slot", "amount"),
    "gained": ("seat", "card", "slot", "effect"),
    "main": ("seat", "card", "slot"),
    "result": ("winner",),
}
NAMES: Final = tuple(ROWS)
(
    MULLIGANED, STARTED, TURN_BEGUN, PHASE_BEGUN, DREW, RESHUFFLED, SEARCHED, BONDED, DEPLOYED, LEVELED, GREW,
    MOVED_ROW, MARCHED, TAPPED_ROW, UNTAPPED_ROW, ATTACKED_ROW, SUPPORTED_ROW, NO_SUPPORT, SKILL_ROW, DECLINED,
    CRITICAL_ROW, EVADED_ROW, CLASH, DEFEATED, WITHSTOOD, ORB_TAKEN, WENT_TO_HAND, WENT_TO_RETREAT, WENT_TO_BOUNDLESS,
    WENT_TO_DECK, ORB_ADDED, ORB_SEEN, ORB_FLIPPED, FLIPPED, REVEALED_ROW, LOOKED, POWER_ROW, GAINED, MAIN_NOW, RESULT,
) = range(len(NAMES))  # fmt: skip


@kernel
def write_row(log, kind, seen, a, b, c, d, e):
    """Write a row of up to five numbers to the log, for the viewers in the mask `seen`."""
    if is_open(log):
        emit(log, kind, seen, a, b, c, d, e, 0, 0, 0, 0)
