# mypy: allow-untyped-calls
"""Agent: the protocol of every player that is a machine, and the plainest one: any legal action will do."""

import hashlib
from collections.abc import Callable
from typing import Protocol, TypeAlias

from parlour.core.chance import Tape, pick, seeded_tape
from parlour.core.game import Game
from parlour.core.record import State

GoesOn: TypeAlias = Callable[[int], bool]
"""A function that tells whether to think on; now and then it is called with the number of futures played so far."""


class Agent(Protocol):
    """A player that answers a view with an action, the same one for the same seed.

    It receives what `observe` left for its seat and nothing else, so it cannot cheat. Its chance comes from its own
    seed, so it cannot foresee the table's.
    """

    @property
    def name(self) -> str:
        """The name that tables, arenas and the terminal use."""

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return a legal action of the seat to act; `view` stays as it was."""


def always(done: int) -> bool:
    """Return True: think until there is nothing left to do."""
    return True


def own_seed(name: str, seed: int) -> int:
    """Return the seed of an agent's private chance. No table, and no other agent, gets its stream from that number."""
    return int.from_bytes(hashlib.sha256(f"agent {name} {seed}".encode()).digest()[:8], "little")


def own_tape(name: str, seed: int) -> Tape:
    """Return a tape of an agent's private chance, for kernels."""
    return seeded_tape(own_seed(name, seed))


class Uniform:
    """An agent that plays anything legal."""

    name = "random"

    def choose(self, game: Game, view: State, seat: int, seed: int) -> int:
        """Return a uniformly random legal action."""
        legal = game.legal(view)
        return legal[int(pick(own_tape(self.name, seed)[0], len(legal)))]
