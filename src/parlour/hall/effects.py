"""Effects: what becomes true in one transaction together with its cause, or not at all."""

from dataclasses import dataclass
from typing import Any


@dataclass(frozen=True, slots=True)
class Effect:
    """Something the store can carry out; it raises a Refusal if the world does not allow it any more."""


@dataclass(frozen=True, slots=True)
class Answered(Effect):
    """The answer to a command of a player, kept so that a resend changes nothing and is answered the same.

    `request` is the digest of what was asked; it is None in commands older than these digests.
    """

    player: str
    command: str
    answer: Any  # as JSON
    request: str | None = None
