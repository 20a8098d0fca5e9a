"""The bus: processes of one hall tell each other where to look. What is lost on it costs time, never a move."""

from typing import Any, Protocol

from parlour.web.bus.hint import Heard


class Bus(Protocol):
    """How a process tells the others."""

    @property
    def hears(self) -> bool:
        """Whether what others say is heard now."""

    def say(self, where: str, about: Any = None) -> None:
        """Tell every other process, without waiting and without being sure."""

    async def run(self, heard: Heard) -> None:
        """Listen for as long as the process lives."""


class Alone:
    """The bus of a process that has no others, or cannot reach them."""

    hears = False

    def say(self, where: str, about: Any = None) -> None:
        """There is nobody to tell."""

    async def run(self, heard: Heard) -> None:
        """There is nothing to hear."""


def bus_of(url: str, hall: str) -> Bus:
    """The bus at a Redis address, for the processes of a hall; nobody's without one."""
    if not url:
        return Alone()
    from parlour.web.bus.redis_bus import RedisBus  # 0.3 s of a start that most halls need not spend

    return RedisBus(url, hall)
