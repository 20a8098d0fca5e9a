"""Seat: the player of one side of a match, and what they brought."""

from dataclasses import asdict, dataclass
from typing import cast

from parlour.core.contract import Bring
from parlour.table.entry_data import Seated

SEATS = 2
PUBLIC_NONCE = "00" * 16  # of every seat that gives none of its own: the house's players, clients without a browser


@dataclass(frozen=True, slots=True)
class Seat:
    """A player by id, or an agent of the house, on a seat, with what they brought.

    `keeps` is the player for whom the opposite seat is kept, if it is. `follows` is the match of which this one is a
    rematch. `nonce`, hex digits, is the seat's part of chance, given when the seed was committed to already. It is None
    in matches of halls that asked for none.
    """

    player: str | None
    name: str
    agent: str | None
    bring: Bring
    keeps: str | None = None
    nonce: str | None = None
    follows: str | None = None

    def as_json(self) -> Seated:
        """Return the seat as the log keeps it."""
        return cast(Seated, asdict(self))
