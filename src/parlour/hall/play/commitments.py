"""Commitments: the seed of a match still to be opened, fixed and promised before anybody gives a nonce for it."""

from dataclasses import dataclass
from typing import Protocol

from parlour.hall.effects import Effect
from parlour.hall.play.match_identity import MatchIdentity
from parlour.table.match import commitment

DAY = 86_400_000  # milliseconds a commitment waits to be used


@dataclass(frozen=True, slots=True)
class Commitment:
    """A seed kept for a player's next match, and the id of that match.

    Both are fixed: a hall that could change either could choose its chance later. `published` is what was told of the
    seed, as it is kept beside it.
    """

    id: str
    player: str
    secret: bytes
    published: str
    created: str


@dataclass(frozen=True, slots=True)
class Commit(Effect):
    """The promise of a seed; promises from `before`, a day ago, that nobody used are forgotten."""

    commitment: Commitment
    before: str


@dataclass(frozen=True, slots=True)
class UseCommitment(Effect):
    """The use of a promised seed; refused if it was used before."""

    commitment: str


class Commitments(Protocol):
    """Commitments as they are kept until they are used."""

    async def commitment(self, commitment_id: str, player: str) -> Commitment | None:
        """Return the commitment of an id that was made to a player, or None."""


def committed(new: MatchIdentity, player: str) -> Commitment:
    """Promise to open a player's next match as this new match."""
    return Commitment(new.id, player, new.secret, commitment(new.secret), new.now)


def born(kept: Commitment, now: str) -> MatchIdentity:
    """Return the new match that was promised."""
    return MatchIdentity(kept.id, kept.secret, now, kept.published, (UseCommitment(kept.id),))
