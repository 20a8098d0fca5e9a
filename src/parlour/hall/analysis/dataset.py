"""Dataset: a finished match as a line for researchers: how it was played, and nothing of who played it.

A line is a transcript that `parlour.read` plays again, with more beside it. Nobody's name or id is in it, nor the id of
the match, under which its Library tells who played. Of the time when it was played, it has the month alone.
"""

from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Any, Final, Literal

from typing_extensions import TypedDict

from parlour.core.contract import Bring
from parlour.core.shapes import Result
from parlour.table import takebacks, timestamps
from parlour.table.ending import VOID
from parlour.table.entry import Entry
from parlour.table.match import Match

SCHEMA: Final = 2
MONTH: Final = 7  # letters of a time, such as 2026-11
Pick = list[int]


class Ply(TypedDict):
    """An action that counts: `number` as kernels know it; `picks` as [among how many, which]; whole `seconds` that it
    took.

    `late` tells that the table played it for a seat whose time was up.
    """

    seat: str
    action: str
    number: int
    picks: list[Pick]
    seconds: int
    late: bool


class Sitter(TypedDict):
    """The player on a seat: a person, or the house at a level or by an agent of that name."""

    player: Literal["person", "house"]
    agent: str | None


class Line(TypedDict):
    """A match. `replays` is False if today's rules lead elsewhere than those of its time; `seed` decides nothing."""

    schema: int
    game: str
    revision: int
    rules: str
    card_set: Any
    month: str
    rated: bool
    clock: Any
    seats: dict[str, Sitter]
    seed: int
    brings: dict[str, Bring]
    deal: list[Pick]
    plies: list[Ply]
    taken_back: int
    result: Result
    replays: bool


def line(match: Match) -> Line | None:
    """Return what a match that is over tells; None for one that was called off, never dealt, or a study.

    A study counts for nothing, and its position is somebody's own, cards and their names included.
    """
    result = match.result()
    dealt = next((entry for entry in match.log if entry.kind == "dealt"), None)
    if result is None or dealt is None or match.terms.study or result["reason"] in VOID:
        return None
    names = match.game.seats
    sitting = {name: seat for name, seat in zip(names, match.seats, strict=True) if seat is not None}
    return {
        "schema": SCHEMA,
        "game": match.game.name,
        "revision": match.revision,
        "rules": match.rules.text,
        "card_set": match.game.cards.made(match.rules) if match.game.cards else None,
        "month": match.created[:MONTH],
        "rated": match.terms.rated,
        "clock": match.terms.as_json()["clock"],
        "seats": {
            name: {"player": "person" if seat.agent is None else "house", "agent": seat.agent}
            for name, seat in sitting.items()
        },
        "seed": 0,
        "brings": {name: _nameless(seat.bring) for name, seat in sitting.items()},
        "deal": _picks(dealt),
        "plies": _plies(match.log, names),
        "taken_back": match.taken_back,
        "result": result,
        "replays": match.diverged_at is None,
    }


def _nameless(brought: Any) -> Any:
    """Return what was brought without the names that people gave their own cards: they may be anybody's."""
    if isinstance(brought, Mapping):
        return {key: _nameless(value) for key, value in brought.items() if key != "name"}
    if isinstance(brought, Sequence) and not isinstance(brought, str):
        return [_nameless(one) for one in brought]
    return brought


def _plies(log: Sequence[Entry], names: Sequence[str]) -> list[Ply]:
    """Return what was played and counts, each with the time since whatever came before it."""
    before = {entry.seq: earlier for earlier, entry in pairwise(log)}
    return [_ply(entry, before[entry.seq], names) for entry in takebacks.counting(log) if entry.action is not None]


def _ply(entry: Entry, before: Entry, names: Sequence[str]) -> Ply:
    assert entry.seat is not None and entry.text is not None and entry.action is not None, "somebody played it"
    took = timestamps.read(entry.time) - timestamps.read(before.time)
    return {
        "seat": names[entry.seat],
        "action": entry.text,
        "number": entry.action,
        "picks": _picks(entry),
        "seconds": max(0, round(took / timestamps.SECOND)),
        "late": entry.kind == "timeout",
    }


def _picks(entry: Entry) -> list[Pick]:
    return [list(pick) for pick in entry.picks]
