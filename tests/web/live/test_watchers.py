"""Watchers: a socket that does not read is sent the state later, and holds nobody up."""

import asyncio
import json
from typing import Any

from hypothesis import given
from hypothesis import strategies as st

from parlour.web.live.watchers import MOST_ANSWERS, MOST_NEWS, TOO_SLOW, Watcher
from parlour.web.live.written import written


class Pipe:
    """A socket that takes messages only while its tap is open."""

    def __init__(self) -> None:
        self.tap = asyncio.Event()
        self.taken: list[dict[str, Any]] = []
        self.closed: int | None = None

    async def send_text(self, message: str) -> None:
        await self.tap.wait()
        self.taken.append(json.loads(message))

    async def close(self, code: int, reason: str) -> None:
        self.closed = code


async def drained(pipe: Pipe, count: int) -> list[dict[str, Any]]:
    """Return the messages that the pipe took, once there are so many."""
    async with asyncio.timeout(30):
        while len(pipe.taken) < count:
            await asyncio.sleep(0)
    return pipe.taken


def news(number: int) -> Any:
    return {"type": "entry", "n": number}


def test_messages_go_out_in_order() -> None:
    """News go out in order, and an answer after the earlier news."""

    async def run() -> None:
        pipe = Pipe()
        watcher = Watcher(pipe, "ann", lambda _: b"")  # type: ignore[arg-type]  # a pipe does for a socket
        pipe.tap.set()
        watcher.send(written(news(1)))
        watcher.send(written(news(2)))
        watcher.answer(json.dumps({"type": "accepted"}).encode())
        assert await drained(pipe, 3) == [news(1), news(2), {"type": "accepted"}]

    asyncio.run(run())


def test_overflow_becomes_one_snapshot() -> None:
    """A reader with too much unread news is sent one snapshot, taken when they read, and their answers."""

    async def run() -> None:
        pipe = Pipe()
        snapshots = []

        def snapshot(_: Watcher) -> bytes:
            snapshots.append(1)
            return written({"type": "snapshot"})

        watcher = Watcher(pipe, "ann", snapshot)  # type: ignore[arg-type]  # a pipe does for a socket
        watcher.answer(written({"type": "pong"}))
        for number in range(3 * MOST_NEWS):
            watcher.send(written(news(number)))
            await asyncio.sleep(0)
        watcher.answer(json.dumps({"type": "accepted"}).encode())
        pipe.tap.set()
        taken = await drained(pipe, 4)
        assert taken == [news(0), {"type": "snapshot"}, {"type": "pong"}, {"type": "accepted"}] and snapshots == [1]
        watcher.send(written(news(7)))
        assert (await drained(pipe, 5))[4] == news(7)

    asyncio.run(run())


class Counted(bytes):
    """A message that counts how many of its kind are kept."""

    kept = 0

    def __new__(cls, text: bytes) -> "Counted":
        cls.kept += 1
        return super().__new__(cls, text)

    def __del__(self) -> None:
        Counted.kept -= 1


def test_what_is_kept_for_who_does_not_read_has_an_end() -> None:
    """Only so many messages are kept for a socket that does not read; once it reads, it is closed."""

    async def run() -> None:
        pipe = Pipe()
        watcher = Watcher(pipe, "ann", lambda _: b"")  # type: ignore[arg-type]  # a pipe does for a socket
        watcher.answer(Counted(b'{"type":"pong"}'))
        await asyncio.sleep(0)  # it is being sent, and waits for the tap
        for _ in range(20 * MOST_ANSWERS):
            watcher.answer(Counted(b'{"type":"pong"}'))
        assert Counted.kept <= MOST_ANSWERS + 2
        pipe.tap.set()
        async with asyncio.timeout(30):
            while pipe.closed is None:
                await asyncio.sleep(0)
        assert pipe.closed == TOO_SLOW and len(pipe.taken) == 1

    asyncio.run(run())


def test_who_asks_without_reading_is_shown_the_door() -> None:
    """A socket that asks without reading is closed, since answers are never dropped."""

    async def run() -> None:
        pipe = Pipe()
        watcher = Watcher(pipe, "ann", lambda _: b"")  # type: ignore[arg-type]  # a pipe does for a socket
        for _ in range(MOST_ANSWERS + 1):
            watcher.answer(written({"type": "pong"}))
        async with asyncio.timeout(30):
            while pipe.closed is None:
                await asyncio.sleep(0)
        assert pipe.closed == TOO_SLOW and pipe.taken == []

    asyncio.run(run())


@given(st.lists(st.tuples(st.booleans(), st.booleans()), max_size=30))
def test_what_goes_at_once_goes_in_order(steps: list[tuple[bool, bool]]) -> None:
    """Messages of one kind stay in order, whether each goes at once or waits."""

    async def run() -> None:
        pipe, takes = Pipe(), [taken for taken, _ in steps]
        pipe.tap.set()

        def put(message: bytes) -> bool:
            if takes[len(said) - 1]:
                pipe.taken.append(json.loads(message))
            return takes[len(said) - 1]

        said: list[int] = []
        watcher = Watcher(pipe, "ann", lambda _: b"", put)  # type: ignore[arg-type]  # a pipe does for a socket
        for number, (_taken, rests) in enumerate(steps):
            said.append(number)
            watcher.send(written(news(number)))
            if rests:
                await asyncio.sleep(0)
        assert await drained(pipe, len(steps)) == [news(number) for number in range(len(steps))]

    asyncio.run(run())


def test_nothing_overtakes_what_is_on_its_way() -> None:
    async def run() -> None:
        pipe = Pipe()
        open_now = False

        def put(message: bytes) -> bool:
            if open_now:
                pipe.taken.append(json.loads(message))
            return open_now

        watcher = Watcher(pipe, "ann", lambda _: b"", put)  # type: ignore[arg-type]  # a pipe does for a socket
        watcher.send(written(news(1)))
        await asyncio.sleep(0)  # the pump is sending it, and waits for the tap
        open_now = True
        watcher.send(written(news(2)))
        pipe.tap.set()
        assert await drained(pipe, 2) == [news(1), news(2)]
        watcher.send(written(news(3)))
        assert pipe.taken[2] == news(3), "nothing waits any more"

    asyncio.run(run())
