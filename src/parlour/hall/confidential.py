"""Confidential: a refusal that comes of what players have, told in full to each for himself and to nobody else."""

from collections.abc import Iterator, Mapping
from contextlib import contextmanager

from parlour.core.refusal import Conflict, Refusal
from parlour.table.lapse import Lapse


class Confidential(Conflict):
    """What players have, or brought, does not allow it. Each of them is told his `whys`; anybody else, that it is so
    and no more. All whom it could be about are looked at: who is short himself must not learn whether another is too.
    """

    def __init__(self, whys: Mapping[str, Refusal]) -> None:
        super().__init__("other-side-short")
        self._whys = whys

    @property
    def whom(self) -> frozenset[str]:
        """Whom it is about."""
        return frozenset(self._whys)

    def told(self, player: str) -> Refusal:
        """The refusal as a player hears it."""
        return self._whys.get(player, self)

    def beside(self, other: "Confidential") -> "Confidential":
        """Both at once; whom both are about is told this one."""
        return Confidential({**self._whys, **{who: why for who, why in other._whys.items() if who not in self._whys}})

    def lapse(self) -> Lapse:
        """What is kept of an offer that fell through for it."""
        return Lapse.why(*next(iter(self._whys.items())))


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
        raise Confidential({player: refusal}) from None
