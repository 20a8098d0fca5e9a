"""Warming: kernels are compiled by a child process while the page already answers, then loaded in a thread."""

import asyncio
import sys

import structlog

from parlour import agents
from parlour.core import registry

log = structlog.get_logger()


class Warming:
    """How far the games are; matches wait until they are ready."""

    def __init__(self) -> None:
        self.done = 0
        self.of = len(registry.games())
        self.ready = False

    async def run(self) -> None:
        """Warm every game: compile apart, so that the event loop never stalls, then load."""
        for game in registry.games():
            log.info("warming the tables", game=game.name)
            child = await asyncio.create_subprocess_exec(sys.executable, "-m", "parlour.web.warming", game.name)
            try:
                code = await child.wait()
            except asyncio.CancelledError:
                child.kill()
                raise
            if code:
                log.warning("compiling apart failed; compiling here", game=game.name, code=code)
            await asyncio.to_thread(warm, game.name)
            self.done += 1
        self.ready = True
        log.info("tables are warm", games=self.of)


def warm(name: str) -> None:
    """Compile or load every kernel a table and its agents need."""
    game = registry.game(name)
    game.warm()
    agents.warm(game)


def main() -> None:
    """`python -m parlour.web.warming [GAME...]`: compile all their kernels; all games when none is named."""
    for name in sys.argv[1:] or [game.name for game in registry.games()]:
        warm(name)


if __name__ == "__main__":
    main()
