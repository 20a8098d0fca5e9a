"""Larger: the kernels of larger matches, prepared when the first such match of a game is asked for, and not before."""

import asyncio
from collections.abc import Awaitable, Callable
from contextvars import ContextVar
from functools import cache

import structlog

from parlour.core import registry
from parlour.core.facets import larger
from parlour.core.refusal import Unavailable
from parlour.warmup import marker, steps
from parlour.web.kernels.apart import compile_apart
from parlour.web.kernels.warming import Warming
from parlour.web.lifespan import Lifespan

LOOK_EVERY = 1.0  # seconds

log = structlog.get_logger()
_loading: ContextVar[bool] = ContextVar("loading", default=False)
_ready: set[str] = set()  # games whose larger kernels this process has, for all its halls


class LargerMatches:
    """The games whose larger matches can be played in a hall: each is refused until its kernels are there."""

    def __init__(self, warming: Warming) -> None:
        self._warming = warming
        self._asked: set[str] = set()
        self.failed: set[str] = set()

    async def run(self, then: Callable[[str], Awaitable[None]], lifespan: Lifespan) -> None:
        """Prepare what is asked for, and what was once before, until the hall closes; `then` is told of each game."""
        larger.guard(self._ask)
        try:
            games = [game.name for game in self._warming.games if game.larger is not None]
            self._asked |= {game for game in games if marker.was_kept(game, marker.LARGER)}
            while lifespan.open:
                for game in filter(self._warming.is_ready, sorted(self._asked)):
                    self._asked.remove(game)
                    await self._prepare(game, then, lifespan)
                await lifespan.rest(LOOK_EVERY)
        finally:
            larger.unguard(self._ask)

    def _ask(self, game: str) -> None:
        """Refuse a larger match, on whatever thread, until its kernels are there."""
        if game in _ready or _loading.get():
            return
        if game in self.failed:
            raise Unavailable("warming-failed", game=game)
        self._asked.add(game)
        raise Unavailable("warming-up", said_as="error-warming-larger")

    async def _prepare(self, game: str, then: Callable[[str], Awaitable[None]], lifespan: Lifespan) -> None:
        log.info("warming larger tables", game=game)
        try:
            if not await asyncio.to_thread(marker.is_kept, game, marker.LARGER):
                await compile_apart(game, lifespan, of=marker.LARGER)
            if lifespan.open:
                await asyncio.to_thread(_load, game)
                await then(game)
        except Exception as error:  # all other matches can still be played
            log.exception("larger matches could not be made ready", game=game, error=repr(error))
            self.failed.add(game)


@cache
def _load(game: str) -> None:
    """Load the kernels into this process, once however many halls it opens; what failed is tried again."""
    _loading.set(True)  # in the context of this thread's work alone
    for _step in steps.at_larger_tables(registry.game(game)):
        continue
    _ready.add(game)
