"""Listings: matches in short, for those who look for one without reading logs."""

from dataclasses import dataclass, field, fields
from typing import Any, Final

from parlour.table.shapes import Status
from parlour.table.terms import CASUAL, Terms


@dataclass(frozen=True, slots=True)
class Summary:
    """The state of a match, for those who look for matches without reading logs.

    `status` is "open", "live" or "over". `turn` is the seat to act, `deadline` the time by which it must. `winner` is
    the seat that won a match that `ended`, None for a draw.
    """

    status: Status = "open"
    turn: int | None = None
    deadline: str | None = None
    ended: str | None = None
    winner: int | None = None

    def as_row(self) -> dict[str, Any]:
        """Return the values by the names of their columns."""
        return {name: getattr(self, name) for name in _COLUMNS}


OPEN: Final = Summary()
_COLUMNS: Final = tuple(field_.name for field_ in fields(Summary))


@dataclass(frozen=True, slots=True)
class Listing:
    """A line of a list of matches."""

    id: str
    game: str
    rules: str
    status: Status
    seats: dict[str, str | None] = field(default_factory=dict)
    created: str = ""
    terms: Terms = CASUAL
    turn: int | None = None
    deadline: str | None = None
    players: dict[str, str | None] = field(default_factory=dict)
    winner: int | None = None
