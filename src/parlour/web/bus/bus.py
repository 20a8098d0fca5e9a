"""The bus: processes of one hall tell each other where to look. What is lost on it costs time, never a move."""

from typing import Any, Protocol

from parlour.web.bus.hint import Heard


class Bus(Protocol):
    """A way for a process to tell the others."""

    @property
    def hears(self) -> bool:
        """Tell whether what others say is heard now."""

    def say(self, where: str, about: Any = None) -> None:
        """Tell every other process, without waiting and without being sure."""

    async def run(self, heard: Heard) -> None:
        """Listen for as long as the process lives."""


class Alone:
    """The bus of a process that has no others, or cannot reach them."""

    hears = False

    def say(self, where: str, about: Any = None) -> None:
        """Do nothing: there is nobody to tell."""

    async def run(self, heard: Heard) -> None:
        """Return at once: there is nothing to hear."""


def bus_of(url: str, hall: str) -> Bus:
    """Return the bus at a Redis address for the processes of a hall; `Alone` without an address."""
    if not url:
        return Alone()
    from parlour.web.bus.redis_bus import RedisBus  # takes 0.3 s of a start, for nothing in most halls

    return RedisBus(url, hall)
