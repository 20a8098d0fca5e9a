"""kill -9 at any instant: nothing that was acknowledged is lost or doubled, and everybody goes on by himself."""

import asyncio
import os
import random
import subprocess
import sys
from collections.abc import Awaitable, Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import books
import pursuits
import pytest
from databases import KINDS, fresh
from hosting import Server, reachable_redis
from load import Browser, Record

ROUNDS = {"sqlite": 25, "postgresql": 10, "two processes": 5}
NAMES = ("Ann", "Ben", "Cid", "Dee")
SENT_BEFORE_A_KILL = range(10, 80)
WARM = 0.6  # of the rounds: in the others the kill comes while nothing can be played yet
PURSUED = ("/accept", "/winnings", "/packs/", "/sell", "/buy", "/agree", "/start")
MOST_AFTERWARDS = 100  # times ten commands that may go out until everything pursued was reached
LONGEST_AIM = 0.03  # seconds from the command that was chosen to the kill
SEED = int(os.environ.get("PARLOUR_CRASH_SEED", "7"))


@pytest.fixture(params=ROUNDS)
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[tuple[list[Server], str, int]]:
    """A hall in a process of its own, or in two, its database, and how often it is to be killed."""
    several = request.param not in KINDS
    bus = reachable_redis() if several else ""
    with ExitStack() as stack:
        url = stack.enter_context(fresh("postgresql" if several else request.param, tmp_path))
        servers = [Server(url, tmp_path, REDIS=bus) for _ in range(2 if several else 1)]
        for server in servers:
            server.start()
            stack.callback(server.kill)
        yield servers, url, int(os.environ.get("PARLOUR_CRASH_ROUNDS", ROUNDS[request.param]))


async def _over_and_over(pursue: Callable[[], Awaitable[object]], enough: asyncio.Event) -> None:
    while not enough.is_set():
        await pursue()


async def _late(browsers: list[Browser]) -> None:
    """What was acknowledged before the kill comes once more after it."""
    for browser in browsers:
        late, browser.late = browser.late, []
        await browser.resend(late)


def _everybody(browsers: list[Browser], enough: asyncio.Event) -> list[Awaitable[None]]:
    """All that the browsers do at once."""
    ann, ben, cid, dee = browsers
    forms = iter(["knockout", "round_robin", "swiss"] * 100)
    pursuits_ = [
        lambda: pursuits.duel(ann, ben),
        lambda: pursuits.duel(cid, dee),
        lambda: pursuits.duel(dee, ann),
        lambda: pursuits.barter(ann, cid),
        lambda: pursuits.barter(dee, ben),
        lambda: pursuits.against_the_house(cid),
        lambda: pursuits.cup(browsers, next(forms)),
        *[lambda one=one: pursuits.shop(one) for one in browsers * 2],
    ]
    return [_over_and_over(one, enough) for one in pursuits_]


def _unreached(browsers: list[Browser]) -> list[str]:
    """What nobody has been told about yet."""
    paths = " ".join(told.path for browser in browsers for told in browser.told)
    return [pursued for pursued in PURSUED if pursued not in paths]


async def _killed_under_load(servers: list[Server], rounds: int, chance: random.Random) -> list[Browser]:
    """Everybody plays, trades and buys while a process is killed and started again; their records."""
    record, enough = Record(), asyncio.Event()
    browsers = [Browser([server.address for server in servers], name, record, chance) for name in NAMES]
    for browser in browsers:
        await browser.arrive()
        await browser.http.post(f"/api/collection/{pursuits.SHELF}/enrol")
    before = [await books.holdings(browser) for browser in browsers]
    flown = 0

    async def kill() -> None:
        nonlocal flown
        for _ in range(rounds):
            await record.more(chance.choice(SENT_BEFORE_A_KILL))
            await asyncio.sleep(LONGEST_AIM * chance.random())
            flown += record.flying
            server = chance.choice(servers)
            server.kill()
            await asyncio.to_thread(server.start, warm=chance.random() < WARM)
            await _late(browsers)
        for _ in range(MOST_AFTERWARDS):  # few kills are over before the first prize is picked
            if _unreached(browsers):
                await record.more(10)
        enough.set()

    async with asyncio.TaskGroup() as tasks:
        for pursuit in _everybody(browsers, enough):
            tasks.create_task(pursuit)
        tasks.create_task(kill())
    assert flown > 0, "no kill hit a command on its way"
    for browser in browsers:
        await browser.resend(browser.told)
        await books.every_command_is_in_the_ledger_once(browser)
        await books.every_move_is_in_its_log_once(browser)
    await books.nothing_was_made_or_lost(browsers, before)
    for browser in browsers:
        await browser.leave()
    return browsers


@pytest.mark.crash
def test_nothing_acknowledged_is_lost_or_doubled(hall: tuple[list[Server], str, int]) -> None:
    """Killed under stakes, trades, packs and tournaments; the browsers' own books agree with the hall's."""
    servers, url, rounds = hall
    chance = random.Random(SEED)
    sys.stdout.write(f"PARLOUR_CRASH_SEED={SEED}\n")
    browsers = asyncio.run(_killed_under_load(servers, rounds, chance))
    assert _unreached(browsers) == [], "nobody came to these"
    for server in servers:
        assert server.tracebacks == 0, server.log.read_text()
    doctor = [sys.executable, "-c", "from parlour.cli.app import main; main()", "doctor", "--database", url]
    found = subprocess.run(doctor, capture_output=True, text=True, check=False)
    assert found.returncode == 0, found.stdout
