"""The anteroom: what it answers by itself, and what it leaves to the hall."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from starlette.responses import PlainTextResponse
from starlette.types import Receive, Scope, Send

from parlour.core.refusal import Refusal
from parlour.web.anteroom import Anteroom

Messages = list[dict[str, Any]]
HALL = b"the hall"


pytestmark = pytest.mark.usefixtures("built")


async def _answers(scope: Scope, receive: Receive, send: Send) -> None:
    await PlainTextResponse(HALL)(scope, receive, send)


class Process:
    """The steps by which a server runs its application."""

    def __init__(self, wrong: Exception | None = None) -> None:
        self.may_open = asyncio.Event()
        self.closed = False
        self._wrong = wrong
        self.anteroom = Anteroom(self._hall())
        self._told: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self.heard: asyncio.Queue[Any] = asyncio.Queue()
        self._life = asyncio.create_task(self.anteroom({"type": "lifespan"}, self._told.get, self.heard.put))

    @asynccontextmanager
    async def _hall(self) -> AsyncIterator[Any]:
        await self.may_open.wait()
        if self._wrong:
            raise self._wrong
        yield _answers
        self.closed = True

    async def begin(self) -> None:
        """Start up; it must be possible to listen at once."""
        await self._told.put({"type": "lifespan.startup"})
        assert (await self.heard.get())["type"] == "lifespan.startup.complete"

    async def end(self) -> None:
        """Shut down."""
        await self._told.put({"type": "lifespan.shutdown"})
        assert (await self.heard.get())["type"] == "lifespan.shutdown.complete"
        await self._life

    async def ask(self, path: str = "/api/status", method: str = "GET", kind: str = "http") -> Messages:
        """Return the messages that answer a request."""
        sent: Messages = []
        said = iter(["websocket.connect" if kind == "websocket" else "http.request"])

        async def receive() -> dict[str, Any]:
            for one in said:
                return {"type": one}
            return await asyncio.Future()  # the asker stays, and says no more

        async def send(message: Any) -> None:
            sent.append(message)

        scope = {"type": kind, "path": path, "headers": [], "query_string": b""}
        await self.anteroom(scope | ({"method": method} if kind == "http" else {}), receive, send)
        return sent


def lived(story: Callable[[Process], Awaitable[None]], wrong: Exception | None = None) -> Process:
    """Return a process in which the story has happened."""

    async def go() -> Process:
        process = Process(wrong)
        await process.begin()
        await story(process)
        await process.end()
        return process

    return asyncio.run(go())


def body(sent: Messages) -> bytes:
    return b"".join(message.get("body", b"") for message in sent)


@pytest.mark.parametrize(
    ("path", "file", "kept"),
    [("/", "index.html", b"no-cache"), ("/assets/app-1a2b.js", "assets/app-1a2b.js", b"immutable")],
)
def test_the_client_is_handed_out_before_there_is_a_hall(built: Path, path: str, file: str, kept: bytes) -> None:
    async def story(process: Process) -> None:
        sent = await process.ask(path)
        headers = dict(sent[0]["headers"])
        assert sent[0]["status"] == 200 and body(sent) == (built / file).read_bytes()
        assert kept in headers[b"cache-control"] and b"content-security-policy" in headers
        process.may_open.set()

    assert lived(story).closed


@pytest.mark.parametrize(
    ("path", "method"),
    [
        ("/api/status", "GET"),
        ("/", "POST"),
        ("/api/status", "HEAD"),
        ("/t/abc", "GET"),
        ("/assets/gone.js", "GET"),
        ("/../secret.txt", "GET"),
        ("/assets/../../secret.txt", "GET"),
        ("/assets", "GET"),
        ("/\0", "GET"),
        ("/" + "a" * 5000, "GET"),
    ],
)
def test_all_else_waits_for_the_hall(path: str, method: str) -> None:
    """Everything else waits for the hall and gets its answer."""

    async def story(process: Process) -> None:
        asking = asyncio.create_task(process.ask(path, method))
        await process.ask("/")  # a later request for the page is answered before
        assert not asking.done()
        process.may_open.set()
        assert body(await asking) == HALL
        assert body(await process.ask("/")) == HALL  # the anteroom has no more to say

    assert lived(story).closed


def test_without_a_hall_nobody_is_kept() -> None:
    """If the hall cannot open, those who wait are told to ask again, and the process ends with the error."""
    wrong = Refusal("file-in-use", file="parlour.db")

    async def story(process: Process) -> None:
        asking = [asyncio.create_task(process.ask(kind=kind)) for kind in ("http", "websocket")]
        process.may_open.set()
        answer, closing = [await one for one in asking]
        assert answer[0]["status"] == 503 and (b"retry-after", b"1") in answer[0]["headers"]
        assert closing[0]["type"] == "websocket.close" and closing[0]["code"] == 1013

    process = lived(story, wrong)
    assert process.anteroom.error is wrong and not process.anteroom.open
