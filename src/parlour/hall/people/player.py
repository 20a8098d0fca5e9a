"""Players: who somebody is in the hall."""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """A guest has no account; players, moderators and hosts have one; who left has none any more."""

    GUEST = "guest"
    PLAYER = "player"
    MODERATOR = "moderator"
    HOST = "host"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Player:
    """Someone who came through the door: a guest with a name, or the owner of an account."""

    id: str
    name: str
    role: Role = Role.GUEST

    @property
    def has_account(self) -> bool:
        """Whether he can be rated, named and found again."""
        return self.role in (Role.PLAYER, Role.MODERATOR, Role.HOST)

    @property
    def moderates(self) -> bool:
        """Whether reports, and the means against them, are his business."""
        return self.role in (Role.MODERATOR, Role.HOST)
