"""A throttle: a few people are told of each change at once, and a crowd once for many changes."""

import asyncio

from parlour.hall.people.player import Player
from parlour.web.bus.bus import Alone
from parlour.web.live.lobby import MOST_NAMED, Lobby
from parlour.web.live.throttle import FEW, Throttle
from parlour.web.live.watchers import Watcher

CROWD = 2000


class Ear:
    """A socket that counts its messages."""

    def __init__(self) -> None:
        self.heard = 0
        self.last = ""

    async def send_text(self, text: str) -> None:
        """Count the message."""
        self.heard += 1
        self.last = text


def test_few_are_told_at_once() -> None:
    """With few people each change is told."""

    async def go() -> int:
        told: list[int] = []
        throttle = Throttle()
        for change in range(10):
            throttle.stir(FEW, lambda change=change: told.append(change))
        return len(told)

    assert asyncio.run(go()) == 10


def test_a_crowd_comes_in_without_the_square_of_its_number() -> None:
    """Of two thousand who come at once each is told a few times who is here, not two thousand times. All are counted,
    and no message holds more names than a page can show.
    """

    async def go() -> list[Ear]:
        lobby = Lobby(Alone())
        ears = [Ear() for _ in range(CROWD)]
        watchers = []
        for number, ear in enumerate(ears):
            watcher = Watcher(ear, str(number), lambda _watcher: {"type": "look"})  # type: ignore[arg-type]  # an ear
            lobby.enter(watcher, Player(str(number), f"Guest {number}"))
            watchers.append(watcher)
        while not all(ear.heard for ear in ears):
            await asyncio.sleep(0)
        for watcher in watchers:
            watcher.gone()
        return ears

    ears = asyncio.run(go())
    assert sum(ear.heard for ear in ears) < CROWD * (FEW + 5)
    assert f'"count":{CROWD}' in ears[-1].last and ears[-1].last.count('"id"') == MOST_NAMED
