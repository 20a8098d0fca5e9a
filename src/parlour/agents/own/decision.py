"""Decision: the facts on which a player decides, with nothing that its seat may not know."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from parlour.core.game import Game
from parlour.core.record import State
from parlour.core.refusal import Refusal


@dataclass(frozen=True)
class Decision:
    """The match, the number of the entry before, the position and the clock, as one seat knows them.

    The position comes as a record, as JSON, or as both. A game whose records stay in the hall has None for the record,
    and JSON that was `told`. A match without a clock has None for the clock. `seed` is the player's own chance.
    """

    match: str
    game: Game
    rules: str
    seat: int
    seq: int
    record: State | None
    told: Mapping[str, Any] | None = None
    clock: Mapping[str, Any] | None = None
    seed: int = 0

    @cached_property
    def view(self) -> dict[str, Any]:
        """The position as JSON."""
        return dict(self.game.view(self.known(), self.seat) if self.told is None else self.told)

    @property
    def legal(self) -> list[str]:
        """The texts of all legal actions."""
        return [one["action"] for one in self.view["legal"]]

    def known(self) -> State:
        """Return the record; a Refusal where the game's records stay in the hall."""
        if self.record is None:
            raise Refusal("record-untold", game=self.game.name)
        return self.record

    def seconds(self, patience: float) -> float:
        """Return the seconds left to answer: those of whoever asks, or those on the clock if they are fewer."""
        if self.clock is None:
            return patience
        left: int = self.clock["left"][self.game.seats[self.seat]]
        return min(patience, left / 1000)
