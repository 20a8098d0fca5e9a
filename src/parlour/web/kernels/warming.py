"""Warming: kernels are compiled by child processes while the page already answers, then loaded in a thread."""

import asyncio
import gc
import os
from collections.abc import Awaitable, Callable, Sequence
from functools import cache, partial

import structlog

from parlour.core import registry
from parlour.core.game import Game
from parlour.core.kernels import stamps
from parlour.core.refusal import NotFound, Unavailable
from parlour.warmup import marker, steps
from parlour.web.kernels.apart import compile_apart
from parlour.web.lifespan import Lifespan

log = structlog.get_logger()


class Warming:
    """The progress of the games offered here; the matches of a game wait until it is ready, and no longer."""

    def __init__(self, games: Sequence[Game] | None = None) -> None:
        self.games = registry.games() if games is None else list(games)
        self.done = 0
        self.of = steps.IN_HALLS * len(self.games)
        self.failed: list[str] = []
        self._ready: set[str] = set()

    @property
    def ready(self) -> bool:
        """Tell whether every game that is offered can be played."""
        return len(self._ready) == len(self.games)

    def is_ready(self, game: str) -> bool:
        """Tell whether a game can be played."""
        return game in self._ready

    def require(self, game: str) -> None:
        """Refuse a game that is not offered, or whose kernels are not ready; what is no game is refused elsewhere."""
        if game in self.failed:
            raise Unavailable("warming-failed", game=game)
        if self.is_ready(game) or all(known.name != game for known in registry.games()):
            return
        offered = [known.name for known in self.games]
        if game not in offered:
            raise NotFound("game-not-offered", game=game, known=", ".join(offered))
        raise Unavailable("warming-up")

    async def run(self, then: Callable[[str], Awaitable[None]], lifespan: Lifespan) -> None:
        """Warm every game, one for each processor at a time and the smallest first; `then` is told of each.

        When the hall closes, nothing more is begun.
        """
        turns = asyncio.Semaphore(os.cpu_count() or 1)

        async def one(game: str) -> None:
            async with turns:
                if lifespan.open:
                    await self._warm(game, then, lifespan)

        smallest_first = await asyncio.to_thread(sorted, self.games, key=_size)
        await asyncio.gather(*(one(game.name) for game in smallest_first))
        log.info("tables are warm", games=len(self._ready))

    async def _warm(self, game: str, then: Callable[[str], Awaitable[None]], lifespan: Lifespan) -> None:
        log.info("warming the tables", game=game)
        try:
            kept = await asyncio.to_thread(marker.is_kept, game)
            told: list[str] = []
            if not kept:
                await compile_apart(game, lifespan, partial(self._told, told))
            if not lifespan.open:
                return
            await asyncio.to_thread(_load, registry.game(game))
            self.done += steps.IN_HALLS - len(told)
            self._ready.add(game)
            await then(game)
        except Exception as error:  # the other games can still be played, and the page says what is wrong
            log.exception("a game could not be made ready", game=game, error=repr(error))
            self.failed.append(game)

    def _told(self, told: list[str], step: str) -> None:
        told.append(step)
        self.done += 1
        log.info("warmed", step=step, done=self.done, of=self.of)


def _size(game: Game) -> int:
    """Return how much source a game's package holds: near enough to the work of compiling to put the longest last."""
    return sum(path.stat().st_size for path in stamps.sources(marker.folder(game)) if path.suffix == ".py")


@cache
def _load(game: Game) -> None:
    """Load a game's kernels into this process, once however many halls it opens; what failed is tried again."""
    for _step in steps.at_tables(game):
        continue
    gc.freeze()  # compilers and card tables stay for good: the collector need not look at them again and again
