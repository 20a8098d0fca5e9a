"""Players: who somebody is in the hall."""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """A guest has no account; players, moderators and hosts have one; who left has none any more. A machine is one of
    an account: a program that plays.
    """

    GUEST = "guest"
    PLAYER = "player"
    MODERATOR = "moderator"
    HOST = "host"
    MACHINE = "machine"
    LEFT = "left"


@dataclass(frozen=True, slots=True)
class Player:
    """Someone who came through the door: a guest with a name, the owner of an account, or a machine of one."""

    id: str
    name: str
    role: Role = Role.GUEST

    @property
    def has_account(self) -> bool:
        """Whether he is a person who can be named and found again, and own something."""
        return self.role in (Role.PLAYER, Role.MODERATOR, Role.HOST)

    @property
    def moderates(self) -> bool:
        """Whether reports, and the means against them, are his business."""
        return self.role in (Role.MODERATOR, Role.HOST)
