"""The load on a hall: all play, trade and buy while something happens to it, and then the books are compared."""

import asyncio
import os
import random
import sys
from collections.abc import Awaitable, Callable
from contextlib import AsyncExitStack
from dataclasses import dataclass
from itertools import count

from tests.crash import books, pursuits
from tests.crash.hosting import Server
from tests.crash.load import Browser, Record
from tests.forked import forked

NAMES = ("Ann", "Ben", "Cid", "Dee")
SENT_BEFORE_A_STRIKE = range(10, 80)
PURSUED = ("/accept", "/winnings", "/packs/", "/sell", "/buy", "/agree", "/start", "/boards")
MOST_AFTERWARDS = 3000  # moves acknowledged at most until everybody has pursued everything
LONGEST_AIM = 0.03  # seconds from the chosen command to the strike
# Times the first season: long enough for a slow machine, and no more. A hall whose time of day is an hour ahead
# refuses one after another at once, and then all wait for the end of one that it accepts.
LONGEST_SEASON = 6
LONGEST_END = 300  # seconds in which everything begun must end; a load that hangs is a failure
SEED = int(os.environ.get("PARLOUR_CRASH_SEED", "7"))
Strike = Callable[[list[Browser]], Awaitable[None]]


@dataclass(frozen=True)
class Toll:
    """The strikes on a hall, and the answers that a load got meanwhile."""

    strikes: int
    turned_away: int
    moves: int
    commands: int

    def __str__(self) -> str:
        return (
            f"{self.strikes} strikes; {self.turned_away} requests turned away; "
            f"{self.moves} moves and {self.commands} commands acknowledged, each there once"
        )


async def _over_and_over(pursue: Callable[[], Awaitable[object]], enough: asyncio.Event) -> None:
    while not enough.is_set():
        await pursue()


async def _late(browsers: list[Browser]) -> None:
    """Send commands acknowledged before the kill once more after it."""
    for browser in browsers:
        late, browser.late = browser.late, []
        await browser.resend(late)


def _everybody(browsers: list[Browser], enough: asyncio.Event) -> list[Awaitable[None]]:
    """Return everything that the browsers do at once."""
    ann, ben, cid, dee = browsers
    forms = iter(["knockout", "round_robin", "swiss"] * 100)
    seasons = (pursuits.SEASON * min(longer, LONGEST_SEASON) for longer in count(1))
    pursuits_ = [
        lambda: pursuits.duel(ann, ben),
        lambda: pursuits.duel(cid, dee),
        lambda: pursuits.duel(dee, ann),
        lambda: pursuits.barter(ann, cid),
        lambda: pursuits.barter(dee, ben),
        lambda: pursuits.against_the_house(cid),
        lambda: pursuits.cup(browsers, next(forms)),
        lambda: pursuits.season([ann, ben, cid], next(seasons)),
        *[lambda one=one: pursuits.shop(one) for one in browsers * 2],
    ]
    return [_over_and_over(one, enough) for one in pursuits_]


def _unreached(browsers: list[Browser]) -> list[str]:
    """Return the pursuits that nobody has been told about yet."""
    paths = " ".join(told.path for browser in browsers for told in browser.told)
    return [pursued for pursued in PURSUED if pursued not in paths]


def _moves(browsers: list[Browser]) -> int:
    """Return how many moves were acknowledged. Commands do not measure progress, since a starting hall can sell
    thousands of cards while no game ends.
    """
    return sum(len(acts) for browser in browsers for acts in browser.acts.values())


async def _struck(servers: list[Server], strikes: int, strike: Strike, chance: random.Random) -> list[Browser]:
    """Return the browsers of a hall after so many strikes, with its books found to agree."""
    addresses, record = [server.url for server in servers], Record()
    async with AsyncExitStack() as stack:
        browsers = [await stack.enter_async_context(Browser(addresses, name, record, chance)) for name in NAMES]
        await _hold(browsers, record, strikes, strike, chance)
    return browsers


async def _hold(browsers: list[Browser], record: Record, strikes: int, strike: Strike, chance: random.Random) -> None:
    """Let everybody do everything while the hall is struck; then compare the books."""
    enough = asyncio.Event()
    for browser in browsers:
        await browser.arrive()
        await browser.http.post(f"/api/collection/{pursuits.SHELF}/enrol")
    before = [await books.holdings(browser) for browser in browsers]
    flown = 0

    async def strikes_() -> None:
        nonlocal flown
        for _ in range(strikes):
            await record.more(chance.choice(SENT_BEFORE_A_STRIKE))
            await asyncio.sleep(LONGEST_AIM * chance.random())
            if not record.flying:
                await record.more(1)
            flown += record.flying
            await strike(browsers)
            await _late(browsers)
        most = _moves(browsers) + MOST_AFTERWARDS
        while _unreached(browsers) and _moves(browsers) < most:
            await record.more(10)  # a few strikes are over before the first prize is picked
        enough.set()
        limit.reschedule(asyncio.get_running_loop().time() + LONGEST_END)

    async with asyncio.timeout(None) as limit, asyncio.TaskGroup() as tasks:
        for pursuit in _everybody(browsers, enough):
            tasks.create_task(pursuit)
        tasks.create_task(strikes_())
    assert flown > 0, "no strike hit a command on its way"
    for browser in browsers:
        await browser.resend(browser.told)
        await books.every_command_is_in_the_ledger_once(browser)
        await books.every_move_is_in_its_log_once(browser)
    await books.nothing_was_made_or_lost(browsers, before)


def holds_under_load(servers: list[Server], database: str, strikes: int, strike: Strike, chance: random.Random) -> Toll:
    """Require that nothing acknowledged is lost or doubled, no stake is settled twice, and no traceback was logged."""
    sys.stdout.write(f"PARLOUR_CRASH_SEED={SEED}\n")
    browsers = asyncio.run(_struck(servers, strikes, strike, chance))
    assert not _unreached(browsers), f"nobody came to {_unreached(browsers)}"
    for server in servers:
        assert server.tracebacks == 0, server.log.read_text()
    diagnosis = servers[0].data / "doctor.txt"
    doctor = forked(diagnosis, "doctor", "--database", database)
    doctor.join()
    assert doctor.exitcode == 0, diagnosis.read_text()
    turned_away = browsers[0].record.turned_away
    return Toll(strikes, turned_away, _moves(browsers), sum(len(browser.told) for browser in browsers))
