"""kill -9 at any instant: a durable notice is in the inbox once, and told elsewhere at least once by one id."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Callable, Iterator
from contextlib import AsyncExitStack
from dataclasses import dataclass, field
from functools import partial
from pathlib import Path

import pytest

from parlour.hall.notices.delivery import delivery_id
from parlour.hall.notices.notice import Notice
from parlour.hall.notices.shapes import Kind
from parlour.web.jobs.courier import LEASE, LOOK_EVERY
from tests.crash.hosting import Server, hall_of
from tests.crash.load import Browser, Record, Refused
from tests.crash.loaded import SEED
from tests.crash.skewed import as_told_in
from tests.rounds import each_in_rounds
from tests.store.databases import KINDS
from tests.web.delivery.receiving import Receiver, receiving
from tests.web.visiting import until

ROUNDS = {"sqlite": (2, 24), "postgresql": (0, 16), "two processes": (0, 16)}  # in `make test`, in `make siege`
NAMES = ("Ann", "Ben", "Cid")
RULES = {"game": "triple-triad", "rules": "triple-triad:wiki+card_pick=random"}
Kept = tuple[list[Server], Receiver, Path]


@pytest.fixture
def hall(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Kept]:
    """Yield a hall's servers (one process or two), the chat that it tells, and the file of its time."""
    clock = tmp_path / "time-of-day"
    clock.write_text("0")
    with receiving(204) as chat:
        known = {"HOOKS": chat.address, "PUBLIC_URL": "https://cards.example", "SECURE_COOKIES": "false"}
        several = 1 if request.param in KINDS else 2
        with hall_of(several, request.param, tmp_path, partial(as_told_in, clock), **known) as (servers, _url):
            yield servers, chat, clock


@dataclass
class Causes:
    """The certain causes of a player's notices: declined challenges of theirs, and challenges to them."""

    declined: set[str] = field(default_factory=set)
    challenged: set[str] = field(default_factory=set)
    answered: set[str] = field(default_factory=set)  # challenges to them that wait no more

    def notices(self) -> set[str]:
        """Return the ids of the notices in their inbox."""
        return {f"declined:{one}" for one in self.declined} | {f"challenged:{one}" for one in self.challenges()}

    def challenges(self) -> set[str]:
        """Return all challenges that were made to them."""
        return self.challenged | self.answered

    def deliveries(self, player: str) -> set[str]:
        """Return the ids of what they are told elsewhere."""
        return _ids(player, "declined", self.declined) | _ids(player, "challenged", self.challenged)

    def possible(self, player: str) -> set[str]:
        """Return the ids of what they may be told elsewhere, including challenges that they have answered."""
        return _ids(player, "declined", self.declined) | _ids(player, "challenged", self.challenges())


def _ids(player: str, kind: Kind, subjects: set[str]) -> set[str]:
    return {delivery_id(Notice(player, kind, one, "", {}), "hook", "") for one in subjects}


async def _challenges(mine: Browser, theirs: Browser, known: dict[str, Causes], answer: bool) -> None:
    """Let one player challenge another, who declines it or lets it wait."""
    made = await mine.post("/api/challenges", {**RULES, "to": {"kind": "player", "player": theirs.id}})
    assert not isinstance(made, Refused), made
    if answer:
        await theirs.delete(f"/api/challenges/{made['id']}")
        known[mine.name].declined.add(made["id"])
        known[theirs.name].answered.add(made["id"])
    else:
        known[theirs.name].challenged.add(made["id"])


async def _everybody(browsers: list[Browser], known: dict[str, Causes], answer: bool) -> None:
    around = zip(browsers, [*browsers[1:], browsers[0]], strict=True)
    await asyncio.gather(*(_challenges(mine, theirs, known, answer) for mine, theirs in around))


async def _struck(hall: Kept, strikes: int, chance: random.Random) -> tuple[list[Browser], dict[str, Causes]]:
    """Let everybody challenge the next while processes are killed; then pass the time after which nobody waits for the
    dead. Require that all inboxes agree with what was acknowledged.
    """
    servers, chat, clock = hall
    record, known = Record(), {name: Causes() for name in NAMES}
    async with AsyncExitStack() as stack:
        there = [Browser([one.url for one in servers], name, record, chance) for name in NAMES]
        browsers = [await stack.enter_async_context(one) for one in there]
        for browser in browsers:
            await browser.arrive()
            hook = await browser.http.put("/api/inbox/reach/hook", json={"url": f"{chat.address}/{browser.name}"})
            hook.raise_for_status()
        for strike in range(strikes):
            last = strike == strikes - 1
            doing = asyncio.create_task(_everybody(browsers, known, answer=not last))
            held = await (_killed_before_it_knows if last else _killed_somewhen)(servers, chat, chance)
            await doing
        clock.write_text(str(LEASE / 1000 + 60))
        for browser in browsers:
            inbox = await browser.get("/api/inbox")
            told = Counter(one["id"] for one in inbox["notices"])
            assert told == Counter(known[browser.name].notices()), browser.name
            assert inbox["waiting"] == len(known[browser.name].challenged)
        await asyncio.to_thread(_all_arrived, chat, browsers, known, held)
    return browsers, known


async def _killed_somewhen(servers: list[Server], _chat: Receiver, chance: random.Random) -> set[str]:
    """Kill one process at an instant of the courier's round; nothing is known of what arrived."""
    await asyncio.sleep(2 * LOOK_EVERY * chance.random())
    server = chance.choice(servers)
    server.kill()
    await asyncio.to_thread(server.start, warm=False)
    return set()


async def _killed_before_it_knows(servers: list[Server], chat: Receiver, _chance: random.Random) -> set[str]:
    """Kill all processes when something has arrived and none of them knows, and return the ids of that."""
    chat.answer.clear()
    before = len(chat.requests)
    await asyncio.to_thread(until, lambda: len(chat.requests) > before, "something is on its way")
    for server in servers:
        server.kill()
    held = {one.headers["webhook-id"] for one in chat.requests[before:]}
    chat.answer.set()
    for server in servers:
        await asyncio.to_thread(server.start, warm=False)
    return held


def _arrived(chat: Receiver, name: str) -> list[str]:
    return [one.headers["webhook-id"] for one in chat.requests if one.path == f"/{name}"]


def _all_arrived(chat: Receiver, browsers: list[Browser], known: dict[str, Causes], held: set[str]) -> None:
    """Wait until everything has arrived once, and what no process knows to have arrived once more."""
    for one in browsers:
        wanted = known[one.name].deliveries(one.id)
        least = Counter(wanted) + Counter(wanted & held)
        until(lambda one=one, least=least: least <= Counter(_arrived(chat, one.name)), f"{one.name} is told everything")


@pytest.mark.crash
@pytest.mark.parametrize(("hall", "often"), each_in_rounds(ROUNDS), indirect=["hall"])
def test_whatever_is_durable_is_told(hall: Kept, often: int, figures: Callable[[str], None]) -> None:
    """A notice is in the inbox exactly once, and sent by the web hook at least once. Each repeat has the id and the
    words of the first.
    """
    servers, chat, _clock = hall
    browsers, known = asyncio.run(_struck(hall, often, random.Random(SEED)))
    repeats = 0
    for one in browsers:
        arrived = _arrived(chat, one.name)
        assert set(arrived) <= known[one.name].possible(one.id), "somebody was told what never was"
        repeats += len(arrived) - len(set(arrived))
    said = Counter((one.path, body["id"], body["text"]) for one in chat.requests for body in [json.loads(one.body)])
    assert len(said) == len({(path, each) for path, each, _text in said}), "a repeat says something else"
    for server in servers:
        assert server.tracebacks == 0, server.log.read_text()
    told = sum(len(each.notices()) for each in known.values())
    figures(
        f"{often} strikes; {told} causes told once each; {len(chat.requests)} deliveries, {repeats} of them repeats"
    )
