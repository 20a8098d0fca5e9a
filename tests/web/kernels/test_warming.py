"""Warming: each game opens when its own kernels are ready, and a game that fails closes no other."""

import asyncio
import signal
import sys
from asyncio.subprocess import PIPE
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.warmup import marker
from parlour.web.kernels.apart import compile_apart, end
from parlour.web.kernels.warming import Warming
from parlour.web.lifespan import Lifespan
from parlour.web.settings import Settings
from tests.core.test_registry import project
from tests.table.shelving import NIM, shelved

MADE_ANEW = """
from parlour_nim.game import Nim

class Other(Nim):
    name = {name!r}
    loaded = 0

    def warm(self, brings=({{}}, {{}})):
        Other.loaded += 1
        {then}

GAME = Other()
"""


def refused(warming: Warming, game: str) -> str | None:
    """Return the code with which a game is refused, or None if it can be played."""
    try:
        warming.require(game)
    except Refusal as refusal:
        return refusal.code
    return None


@contextmanager
def made_anew(folder: Path, name: str, then: str) -> Iterator[None]:
    """Yield with two games on the shelf: Nim, and a copy under a name of its own with a last step of loading."""
    with shelved(NIM, project(folder, name, MADE_ANEW.format(name=name, then=then))):
        marker.keep(name)
        yield


async def nobody_waits(_game: str) -> None:
    """Do nothing when a game is ready."""


def test_a_game_is_open_as_soon_as_it_is_ready() -> None:
    """Each game opens by itself, and those who wait for it are told of it alone; progress counts every step."""
    with shelved():
        warming = Warming()
        games = [game.name for game in registry.games()]
        assert {refused(warming, game) for game in games} == {"warming-up"}
        told: list[str] = []

        async def then(game: str) -> None:
            assert refused(warming, game) is None
            told.append(game)

        asyncio.run(warming.run(then, Lifespan()))
        assert sorted(told) == games
        assert warming.ready
        assert warming.done == warming.of > len(games)


def test_a_game_that_breaks_closes_no_other(tmp_path: Path) -> None:
    """The broken game is refused with a reason, and the others can be played."""
    with made_anew(tmp_path, "broken", "raise RuntimeError('no disk')"):
        warming = Warming()
        asyncio.run(warming.run(nobody_waits, Lifespan()))
        assert warming.failed == ["broken"]
        assert not warming.ready
        assert refused(warming, "broken") == "warming-failed"
        assert refused(warming, "triple-triad") is None


@pytest.mark.parametrize(("name", "then", "times"), [("sound", "super().warm()", 1), ("unlucky", "1 / 0", 2)])
def test_a_process_loads_a_game_once(tmp_path: Path, name: str, then: str, times: int) -> None:
    """A process loads a game once for all its halls, and tries again only if loading failed."""
    with made_anew(tmp_path, name, then):
        game = registry.game(name)
        for _hall in range(2):
            asyncio.run(Warming([game]).run(nobody_waits, Lifespan()))
        assert type(game).loaded == times  # type: ignore[attr-defined]  # it counts


def test_a_game_is_compiled_apart_on_the_loop_of_a_served_hall() -> None:
    """The server's event loop starts the compiling process, out of reach of Ctrl-C, and hears its steps."""
    with shelved(), asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        told: list[str] = []
        runner.run(compile_apart("nim", Lifespan(), told.append))
        assert told


@pytest.mark.parametrize("program", ["", "input()"])
def test_a_child_is_ended_that_may_have_ended_by_itself(program: str) -> None:
    """Ending a hall that still compiles shows no traceback, even if its children have ended already."""

    async def run() -> int | None:
        child = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=PIPE)
        if not program:
            await child.wait()
        await end(child)
        return child.returncode

    assert asyncio.run(run()) == (-signal.SIGKILL if program else 0)


def test_a_hall_offers_the_games_its_host_chose() -> None:
    """Only the chosen games are made ready; another game is refused with the list of these."""
    warming = Warming(Settings(games="triple-triad").offered)
    asyncio.run(warming.run(nobody_waits, Lifespan()))
    assert warming.ready
    assert refused(warming, "triple-triad") is None
    assert refused(warming, "chakart") == "game-not-offered"


def test_a_game_that_is_none_cannot_be_offered() -> None:
    """A setting that names an unknown game is refused with the list of the known ones."""
    with pytest.raises(Refusal, match="chakart"):
        _ = Settings(games="triple-triad,tarot").offered


def test_what_is_no_game_is_refused_elsewhere() -> None:
    """Warming never delays an unknown game, which is refused elsewhere."""
    assert refused(Warming(), "tiddlywinks") is None
