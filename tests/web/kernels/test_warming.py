"""Warming: each game is opened when its own kernels are ready, and one that cannot be made ready closes no other."""

import asyncio
import signal
import subprocess
import sys
from asyncio.subprocess import PIPE

import pytest
import uvicorn

from parlour.core import registry
from parlour.core.refusal import Refusal
from parlour.web.hours import Hours
from parlour.web.kernels.warming import Warming, end
from parlour.web.settings import Settings
from tests.table.played import HOUSE
from tests.table.shelving import shelved


def refused(warming: Warming, game: str) -> str | None:
    """The code a game is refused with, or None when it may be played."""
    try:
        warming.require(game)
    except Refusal as refusal:
        return refusal.code
    return None


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


def test_a_game_that_breaks_closes_no_other(monkeypatch: pytest.MonkeyPatch) -> None:
    """The broken game is refused with a reason, the others are played."""

    def broken() -> None:
        raise RuntimeError("no disk")

    with shelved():
        monkeypatch.setattr(registry.game("nim"), "warm", broken)
        warming = Warming()

        async def then(_game: str) -> None:
            return

        asyncio.run(warming.run(then, Hours()))
        assert warming.failed == ["nim"]
        assert not warming.ready
        assert refused(warming, "nim") == "warming-failed"
        assert refused(warming, "triple-triad") is None


def test_a_game_is_compiled_apart_on_the_loop_of_a_served_hall() -> None:
    """The server's own event loop starts the process, which no Ctrl-C of the terminal reaches, and hears its steps."""
    with shelved(), asyncio.Runner(loop_factory=uvicorn.Config("").get_loop_factory()) as runner:
        assert runner.run(Warming()._compile_apart("nim", Hours())) > 0


@pytest.mark.parametrize("game", HOUSE)
def test_a_match_of_a_warm_game_waits_for_no_kernel(game: str) -> None:
    """Nothing is compiled or loaded while it is played and told: that would keep everybody in the hall waiting."""
    played = [sys.executable, "-m", "tests.web.kernels.waited", game]
    assert subprocess.run(played, capture_output=True, text=True, check=True).stdout == ""


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

    async def then(_game: str) -> None:
        return

    asyncio.run(warming.run(then, Hours()))
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
