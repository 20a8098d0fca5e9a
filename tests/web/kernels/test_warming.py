"""Warming: each game is opened when its own kernels are ready, and one that cannot be made ready closes no other."""

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
from parlour.web.hours import Hours
from parlour.web.kernels.warming import Warming, end
from parlour.web.settings import Settings
from tests.core.test_registry import project
from tests.table.shelving import NIM, shelved

MADE_ANEW = """
from parlour_nim.game import Nim

class Other(Nim):
    name = {name!r}
    loaded = 0

    def warm(self):
        Other.loaded += 1
        {then}

GAME = Other()
"""


def refused(warming: Warming, game: str) -> str | None:
    """The code a game is refused with, or None when it may be played."""
    try:
        warming.require(game)
    except Refusal as refusal:
        return refusal.code
    return None


@contextmanager
def made_anew(folder: Path, name: str, then: str) -> Iterator[None]:
    """Nim lies beside the house's games, and once more under a name of its own, with a last step of loading it."""
    with shelved(NIM, project(folder, name, MADE_ANEW.format(name=name, then=then))):
        marker.keep(name)
        yield


async def nobody_waits(_game: str) -> None:
    """For a game to be ready."""


def test_a_game_is_open_as_soon_as_it_is_ready() -> None:
    """What waits for a game is told of it alone, when it is open; progress counts every step."""
    with shelved():
        warming = Warming()
        games = [game.name for game in registry.games()]
        assert {refused(warming, game) for game in games} == {"warming-up"}
        told: list[str] = []

        async def then(game: str) -> None:
            assert refused(warming, game) is None
            told.append(game)

        asyncio.run(warming.run(then, Hours()))
        assert sorted(told) == games
        assert warming.ready
        assert warming.done == warming.of > len(games)


def test_a_game_that_breaks_closes_no_other(tmp_path: Path) -> None:
    """The broken game is refused with a reason, the others are played."""
    with made_anew(tmp_path, "broken", "raise RuntimeError('no disk')"):
        warming = Warming()
        asyncio.run(warming.run(nobody_waits, Hours()))
        assert warming.failed == ["broken"]
        assert not warming.ready
        assert refused(warming, "broken") == "warming-failed"
        assert refused(warming, "triple-triad") is None


@pytest.mark.parametrize(("name", "then", "times"), [("sound", "super().warm()", 1), ("unlucky", "1 / 0", 2)])
def test_a_process_loads_a_game_once(tmp_path: Path, name: str, then: str, times: int) -> None:
    """However many halls it opens; what could not be loaded is tried again."""
    with made_anew(tmp_path, name, then):
        game = registry.game(name)
        for _hall in range(2):
            asyncio.run(Warming([game]).run(nobody_waits, Hours()))
        assert type(game).loaded == times  # type: ignore[attr-defined]  # it counts


def test_a_game_is_compiled_apart_on_the_loop_of_a_served_hall() -> None:
    """The server's own event loop starts the process, which no Ctrl-C of the terminal reaches, and hears its steps."""
    with shelved(), asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        assert runner.run(Warming()._compile_apart("nim", Hours())) > 0


@pytest.mark.parametrize("program", ["", "input()"])
def test_a_child_is_ended_that_may_have_ended_by_itself(program: str) -> None:
    """Whoever ends a hall that still compiles, with or without its children, meets no traceback."""

    async def run() -> int | None:
        child = await asyncio.create_subprocess_exec(sys.executable, "-c", program, stdin=PIPE)
        if not program:
            await child.wait()
        await end(child)
        return child.returncode

    assert asyncio.run(run()) == (-signal.SIGKILL if program else 0)


def test_a_hall_offers_the_games_its_host_chose() -> None:
    """Only they are made ready; another game is refused with those there are."""
    warming = Warming(Settings(games="triple-triad").offered)
    asyncio.run(warming.run(nobody_waits, Hours()))
    assert warming.ready
    assert refused(warming, "triple-triad") is None
    assert refused(warming, "chakart") == "game-not-offered"


def test_a_game_that_is_none_cannot_be_offered() -> None:
    """The host is told which there are."""
    with pytest.raises(Refusal, match="chakart"):
        _ = Settings(games="triple-triad,tarot").offered


def test_what_is_no_game_is_refused_elsewhere() -> None:
    """Nobody waits for a game that will never come."""
    assert refused(Warming(), "tiddlywinks") is None
