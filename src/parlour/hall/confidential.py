"""Confidential: a refusal because of what players have, told in full to each for themselves and to nobody else."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from parlour.core.refusal import Conflict, Refusal
from parlour.table.close_reason import CloseReason


class Confidential(Conflict):
    """A refusal because of what players have or bring.

    Each player concerned is told their own reason, from `whys`; anybody else only that there is one. All players it
    could concern are checked: a player who is short must not learn whether another is short too.
    """

    def __init__(self, whys: Mapping[str, Refusal]) -> None:
        super().__init__("other-side-short")
        self._whys = whys

    @property
    def whom(self) -> frozenset[str]:
        """The players whom it concerns."""
        return frozenset(self._whys)

    def told(self, player: str) -> Refusal:
        """Return the refusal as a player hears it."""
        return self._whys.get(player, self)

    def beside(self, other: "Confidential") -> "Confidential":
        """Return both refusals as one; a player whom both concern is told this one's reason."""
        return Confidential({**self._whys, **{who: why for who, why in other._whys.items() if who not in self._whys}})

    def close_reason(self) -> CloseReason:
        """Return what is kept of an offer that fell through because of it."""
        return CloseReason.why(*next(iter(self._whys.items())))


@contextmanager
def about(player: str | None) -> Iterator[None]:
    """Make every refusal raised inside confidential to this player.

    A seat without a player has nothing to hide: its refusals stay as they are.
    """
    try:
        yield
    except Confidential:
        raise
    except Refusal as refusal:
        if player is None:
            raise
        raise Confidential({player: refusal}) from None
