"""Agent: what every player that is a machine promises."""

import hashlib
from collections.abc import Callable
from typing import Protocol, TypeAlias

from parlour.core.chance import Tape, seeded_tape
from parlour.core.game import Game
from parlour.core.record import State

GoesOn: TypeAlias = Callable[[int], bool]
"""Whether to think on, asked now and then and told how many futures were played out so far."""


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


def always(done: int) -> bool:
    """Think until there is nothing left to do."""
    return True


def own_seed(name: str, seed: int) -> int:
    """Of an agent's private chance: never the stream a table, or another agent, gets from the same number."""
    return int.from_bytes(hashlib.sha256(f"agent {name} {seed}".encode()).digest()[:8], "little")


def own_tape(name: str, seed: int) -> Tape:
    """The same for kernels."""
    return seeded_tape(own_seed(name, seed))
