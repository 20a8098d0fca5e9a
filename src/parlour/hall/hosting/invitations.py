"""Invitations: links by which accounts are made where not everybody may; each holds so often, and until a day."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Protocol

from parlour.hall.effects import Effect
from parlour.hall.hosting import shapes
from parlour.hall.hosting.journal import Warrant
from parlour.table import timestamps

DAY: Final = 86_400_000  # milliseconds
LONGEST: Final = 365  # days
MOST_USES: Final = 1000
LONGEST_NOTE: Final = 60


@dataclass(frozen=True, slots=True)
class Invitation:
    """A link by its id: for whom it was meant, when it was made and until when it holds, and how often it was used."""

    id: str
    note: str
    made: str
    expires: str
    uses: int
    used: int = 0
    revoked: bool = False


@dataclass(frozen=True, slots=True)
class Invited(Effect):
    """What has this digest is an invitation from now on."""

    invitation: Invitation
    digest: str


@dataclass(frozen=True, slots=True)
class Uninvited(Effect):
    """An invitation does not hold any more; "unknown-invitation" when it did not before."""

    id: str


class Invitations(Protocol):
    """Invitations as they are kept."""

    async def all(self, limit: int) -> Sequence[Invitation]:
        """The newest first."""


def invite(warrant: Warrant, note: str, digest: str, uses: int, days: int) -> list[Effect]:
    """An invitation, with the id of the act that made it."""
    made = Invitation(warrant.id, note, warrant.now, timestamps.later(warrant.now, days * DAY), uses)
    return [warrant.act("invited", until=made.expires, uses=uses), Invited(made, digest)]


def uninvite(warrant: Warrant, invitation: str) -> list[Effect]:
    """Take it back."""
    return [warrant.act("uninvited", undoes=invitation), Uninvited(invitation)]


def invitation_json(invitation: Invitation, now: str) -> shapes.Invitation:
    """A line of the list."""
    holds = not invitation.revoked and invitation.used < invitation.uses and now < invitation.expires
    return {
        "id": invitation.id,
        "note": invitation.note,
        "made": invitation.made,
        "expires": invitation.expires,
        "uses": invitation.uses,
        "used": invitation.used,
        "open": holds,
    }
