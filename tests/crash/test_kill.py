"""kill -9 at any instant: nothing acknowledged is lost or doubled, and everybody goes on without help."""

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.crash.hosting import Server, hall_of
from tests.crash.load import Browser
from tests.crash.loaded import SEED, holds_under_load
from tests.rounds import each_in_rounds
from tests.store.databases import KINDS

ROUNDS = {"sqlite": (2, 40), "postgresql": (1, 20), "two processes": (0, 16)}  # in `make test`, in `make siege`
WARM = 0.6  # of the rounds: in the others the kill comes while nothing can be played yet


@pytest.fixture
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[list[Server], str]]:
    """Yield the servers of a hall, one process or two, and its database."""
    with hall_of(1 if request.param in KINDS else 2, request.param, tmp_path) as made:
        yield made


@pytest.mark.crash
@pytest.mark.parametrize(("hall", "often"), each_in_rounds(ROUNDS), indirect=["hall"])
def test_nothing_acknowledged_is_lost_or_doubled(
    hall: tuple[list[Server], str], often: int, figures: Callable[[str], None]
) -> None:
    """A hall is killed under stakes, trades, packs and tournaments; the browsers' own books agree with the hall's."""
    servers, url = hall
    chance = random.Random(SEED)

    async def kill(_browsers: list[Browser]) -> None:
        server = chance.choice(servers)
        server.kill()
        await asyncio.to_thread(server.start, warm=chance.random() < WARM)

    figures(str(holds_under_load(servers, url, often, kill, chance)))
