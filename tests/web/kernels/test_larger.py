"""Larger matches wait until their kernels are prepared, once somebody asks for one; nothing else waits for them."""

import asyncio
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

from parlour.core import registry
from parlour.core.chance import Seeded
from parlour.core.game import Game
from parlour.core.refusal import Refusal
from parlour.warmup import marker
from parlour.web.kernels.larger import LargerMatches
from parlour.web.kernels.warming import Warming
from parlour.web.lifespan import Lifespan
from tests.core.test_registry import project
from tests.table.shelving import NIM, shelved

GROWN = """
from parlour.core.facets.larger import Larger, require
from parlour_nim.game import Nim

class Grown(Nim):
    name = {name!r}
    larger = Larger(Nim.dtype, lambda: ({{"much": True}}, {{}}))

    def deal(self, rules, brings, chance):
        if brings[0]:
            require(self.name)
        return super().deal(rules, [{{}}, {{}}], chance)

    def warm(self, brings=({{}}, {{}})):
        super().warm(brings)
        {then}

GAME = Grown()
"""


@contextmanager
def grown(folder: Path, name: str, then: str = "pass") -> Iterator[Game]:
    """Yield a game with larger matches, whose kernels are on disk."""
    with shelved(NIM, project(folder, name, GROWN.format(name=name, then=then))):
        marker.keep(name)
        marker.keep(name, marker.LARGER)
        yield registry.game(name)


def refused(game: Game, *brings: dict[str, bool]) -> str | None:
    """Return the code with which a match is refused, or None if it is dealt."""
    try:
        game.deal(game.rule_book.standard, brings, Seeded(1))
    except Refusal as refusal:
        return refusal.code
    return None


async def in_a_hall(game: Game, tried: Callable[[LargerMatches, asyncio.Queue[str]], Awaitable[None]]) -> None:
    """Try something while a hall is open in which this game is ready; the queue holds the games that were prepared."""
    lifespan, told, warming = Lifespan(), asyncio.Queue[str](), Warming([game])

    async def nobody_waits(_game: str) -> None:
        """Do nothing when a game is ready."""

    await warming.run(nobody_waits, lifespan)
    larger = LargerMatches(warming)
    working = asyncio.create_task(larger.run(told.put, lifespan))
    await tried(larger, told)
    lifespan.close()
    await working


def test_a_larger_match_is_refused_until_its_kernels_are_there(tmp_path: Path) -> None:
    """Asking begins the work; a hall that prepared them once does so by itself; without a hall nobody is refused."""

    async def tried(_larger: LargerMatches, told: asyncio.Queue[str]) -> None:
        await asyncio.sleep(0)  # the hall begins to guard
        assert refused(game, {}, {}) is None
        assert refused(game, {"much": True}, {}) == "warming-up"
        assert await told.get() == game.name
        assert refused(game, {"much": True}, {}) is None

    with grown(tmp_path, "grown") as game:
        asyncio.run(in_a_hall(game, tried))
        assert refused(game, {"much": True}, {}) is None


def test_what_cannot_be_prepared_is_refused_for_good(tmp_path: Path) -> None:
    """The reason is in the log, and the game's other matches can be played."""

    async def tried(larger: LargerMatches, _told: asyncio.Queue[str]) -> None:
        async with asyncio.timeout(30):
            while not larger.failed:
                await asyncio.sleep(0.01)
        assert refused(game, {"much": True}, {}) == "warming-failed"
        assert refused(game, {}, {}) is None

    with grown(tmp_path, "overgrown", "assert not brings[0]") as game:
        asyncio.run(in_a_hall(game, tried))
