"""Agent: what every player that is a machine promises."""

import hashlib
from typing import Protocol

from parlour.core.chance import Tape, seeded_tape
from parlour.core.game import Game
from parlour.core.record import State


class Agent(Protocol):
    """A player that answers a view with an action, the same one for the same seed.

    It receives what `observe` left for its seat and nothing else, so it cannot cheat; its chance comes from
    its own seed, so it cannot foresee the table's.
    """

    @property
    def name(self) -> str:
        """How tables, arenas and the terminal call it."""

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """A legal action of the seat to act; `view` stays as it was."""


def own_tape(name: str, seed: int) -> Tape:
    """An agent's private chance: never the stream a table, or another agent, gets from the same number."""
    digest = hashlib.sha256(f"agent {name} {seed}".encode()).digest()
    return seeded_tape(int.from_bytes(digest[:8], "little"))
