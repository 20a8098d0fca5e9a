"""Confidential: a refusal that comes of what one player has, told in full to him and to nobody else."""

from collections.abc import Iterator
from contextlib import contextmanager

from parlour.core.refusal import Conflict, Refusal
from parlour.table.lapse import Lapse


class Confidential(Conflict):
    """What a player has, or brought, does not allow it. He is told `why`; anybody else, that it is so and no more."""

    def __init__(self, player: str, why: Refusal) -> None:
        super().__init__("other-side-short")
        self.player = player
        self.why = why

    def told(self, player: str) -> Refusal:
        """The refusal as a player hears it."""
        return self.why if player == self.player else self

    def lapse(self) -> Lapse:
        """What is kept of an offer that fell through for it."""
        return Lapse.why(self.player, self.why)


@contextmanager
def about(player: str | None) -> Iterator[None]:
    """Whatever is refused in here is about what this player has; a seat without a player has nothing to hide."""
    try:
        yield
    except Confidential:
        raise
    except Refusal as refusal:
        if player is None:
            raise
        raise Confidential(player, refusal) from None
