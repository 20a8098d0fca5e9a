"""The thread pool: long work is done where no player waits for it."""

import asyncio
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from typing import Any

import httpx
import pytest
from fastapi import FastAPI

from parlour.web.app import create_app
from parlour.web.settings import Settings
from parlour.web.thread_pool import AT_ONCE, ThreadPool
from tests.table.shelving import shelved
from tests.web.visiting import Guest, Message, running, until


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Iterator[FastAPI]:
    """Yield a hall whose thread pool can be held up."""
    with shelved():
        yield create_app(Settings(data=tmp_path_factory.mktemp("hall"), games="nim", rate_limits=False))


@pytest.fixture(scope="module")
def hall(app: FastAPI) -> Iterator[str]:
    """Yield the address of the hall."""
    with running(app) as address:
        yield address


@contextmanager
def held(thread_pool: ThreadPool) -> Iterator[None]:
    """Keep every thread of the thread pool busy for as long as this lasts."""
    busy, gate = threading.Semaphore(0), threading.Event()

    def work() -> None:
        busy.release()
        gate.wait()

    with ThreadPoolExecutor(AT_ONCE) as askers:
        for _ in range(AT_ONCE):
            askers.submit(asyncio.run, thread_pool.work(work))
        for _ in range(AT_ONCE):
            busy.acquire()
        try:
            yield
        finally:
            gate.set()


def known_preview(who: Guest, match: Message) -> httpx.Response:
    """Ask for a picture with its tag, so that the hall only has to find out what it shows."""
    return who.http.get(f"/api/matches/{match['id']}/preview.png", headers={"if-none-match": match["preview"]})


HEAVY: dict[str, Callable[[Guest, Message], httpx.Response]] = {
    "verify": lambda who, match: who.http.get(f"/api/matches/{match['id']}/verify"),
    "picks": lambda who, match: who.http.get(f"/api/matches/{match['id']}/picks"),
    "a file": lambda who, match: who.http.get(f"/api/matches/{match['id']}/exports/history.jsonl"),
    "the archive": lambda who, _match: who.http.get("/api/archive"),
    "all about me": lambda who, _match: who.http.get("/api/me/export"),
    "a preview that is known": known_preview,
    "a study": lambda who, match: who.post("/api/studies", {"begin": {"match": match["id"], "seq": 3}}),
    "a deal": lambda who, _match: who.post("/api/sandbox/deal", {"game": "nim", "rules": "nim:free"}),
}


@pytest.fixture
def over(hall: str) -> Iterator[tuple[Guest, Message]]:
    """Yield a guest and their finished match, with the tag of its picture."""
    with Guest(hall) as ann:
        match = ann.open(opponent={"kind": "bot", "agent": "random"})
        with ann.at(match) as seat:
            assert seat.ask({"type": "resign", "command": "r"})["type"] == "accepted"
        yield ann, {**match, "preview": ann.http.get(f"/api/matches/{match['id']}/preview.png").headers["etag"]}


@pytest.mark.parametrize("read", HEAVY)
def test_who_plays_is_answered_meanwhile(app: FastAPI, over: tuple[Guest, Message], read: str) -> None:
    """While heavy work runs, a ping over a socket is answered first, and the heavy answer comes after it."""
    ann, match = over
    thread_pool: ThreadPool = app.state.context.thread_pool
    table = ann.open()
    with ThreadPoolExecutor(1) as asker, ann.at(table) as seat:
        with held(thread_pool):
            asked = asker.submit(HEAVY[read], ann, match)
            until(lambda: thread_pool._threads._work_queue.qsize() or asked.done(), "the heavy read has begun")
            assert seat.ask({"type": "ping"}) == {"type": "pong"}
            assert not asked.done()
        assert asked.result().status_code in (200, 201, 304)


def test_a_page_does_not_wait_for_its_head(app: FastAPI, over: tuple[Guest, Message]) -> None:
    """While the thread pool is busy a link still gets its page, without the description of what it shows."""
    ann, match = over
    with held(app.state.context.thread_pool):
        page: Any = ann.http.get(f"/t/{match['id']}")
    assert page.status_code == 200 and page.text == ann.http.get("/").text
