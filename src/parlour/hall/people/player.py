"""Players of the hall and their roles."""

from dataclasses import dataclass
from enum import StrEnum


class Role(StrEnum):
    """The role of a player; players, moderators and hosts have an account, guests and those who left have none.

    A machine is a program that plays; it belongs to an account.
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
        """Tell whether they are a person who can be named and found again, and own something."""
        return self.role in (Role.PLAYER, Role.MODERATOR, Role.HOST)

    @property
    def moderates(self) -> bool:
        """Tell whether reports, and the means against them, are their business."""
        return self.role in (Role.MODERATOR, Role.HOST)
