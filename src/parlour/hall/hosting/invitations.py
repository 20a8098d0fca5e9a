"""Invitations: links by which accounts are made where not everybody may. Each works so many times, until a day."""

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
    """A link for making accounts; `note` says whom it was meant for. It works `uses` times, until it `expires`."""

    id: str
    note: str
    made: str
    expires: str
    uses: int
    used: int = 0
    revoked: bool = False


@dataclass(frozen=True, slots=True)
class Invited(Effect):
    """A new invitation; `digest` is of the secret that its link holds."""

    invitation: Invitation
    digest: str


@dataclass(frozen=True, slots=True)
class Uninvited(Effect):
    """The end of an invitation; refused as "unknown-invitation" if it did not hold before."""

    id: str


class Invitations(Protocol):
    """Invitations as they are kept."""

    async def all(self, limit: int) -> Sequence[Invitation]:
        """Return the newest invitations, newest first."""


def invite(warrant: Warrant, note: str, digest: str, uses: int, days: int) -> list[Effect]:
    """Make an invitation, with the id of the act that made it."""
    made = Invitation(warrant.id, note, warrant.now, timestamps.later(warrant.now, days * DAY), uses)
    return [warrant.act("invited", until=made.expires, uses=uses), Invited(made, digest)]


def uninvite(warrant: Warrant, invitation: str) -> list[Effect]:
    """Take an invitation back."""
    return [warrant.act("uninvited", undoes=invitation), Uninvited(invitation)]


def invitation_json(invitation: Invitation, now: str) -> shapes.Invitation:
    """Return a line of the list of invitations."""
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
