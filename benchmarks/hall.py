"""The hall under play: durable moves a second with their latencies, sockets and what they cost, the page when cold.

python benchmarks/hall.py [--database URL] [--matches N]

A hall in a process of its own, on SQLite unless told otherwise; every move is committed to disk before it is answered.
"""

import argparse
import asyncio
import contextlib
import itertools
import json
import os
import socket
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

GAME = "triple-triad"
RULES = f"{GAME}:free+visibility=open"
SEATS, CELLS = ("red", "blue"), 9
ROUNDS = 5
IDLE_SOCKETS = 1000
ANSWERED = ('{"type":"accepted"', '{"type":"refused"')
Figures = dict[str, float]


class Hall:
    """`parlour serve` on a port of its own."""

    def __init__(self, folder: Path, database: str) -> None:
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])
        start = "from parlour.cli.app import main; main()"
        command = [sys.executable, "-c", start, "serve", "--port", str(self.port), "--data", str(folder)]
        environment = {
            **os.environ,
            "PARLOUR_RATE_LIMITS": "false",
            **({"PARLOUR_DATABASE": database} if database else {}),
        }
        self._log = (folder / "hall.log").open("ab")
        self.process = subprocess.Popen(command, stdout=self._log, stderr=self._log, env=environment)
        self.address = f"http://127.0.0.1:{self.port}"

    def wait(self, ready: bool) -> float:
        """Seconds until the page answers or, when `ready`, until the game can be played."""
        began = time.perf_counter()
        while True:
            with contextlib.suppress(httpx.TransportError):
                games = httpx.get(f"{self.address}/api/games").json()
                if not ready or any(game["ready"] for game in games if game["name"] == GAME):
                    return time.perf_counter() - began
            time.sleep(0.05)

    def memory(self) -> int:
        """Bytes of the server's process in memory."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text().split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        """Stop the hall and wait for it."""
        self.process.terminate()
        self.process.wait()
        self._log.close()


@contextlib.contextmanager
def running(database: str) -> Iterator[Hall]:
    """A warm hall on an empty folder."""
    with tempfile.TemporaryDirectory() as folder:
        hall = Hall(Path(folder), database)
        try:
            yield hall
        finally:
            hall.stop()


class Table:
    """One match with a socket for each seat, played by filling the cells in order."""

    def __init__(self, address: str, match: str, cookies: list[str]) -> None:
        self.address = f"{address.replace('http', 'ws')}/api/matches/{match}/socket"
        self._cookies = cookies
        self._sockets: list[ClientConnection] = []
        self._mover = 0

    async def sit(self) -> None:
        """Open both sockets and hear whose turn it is."""
        for cookie in self._cookies:
            self._sockets.append(await connect(self.address, additional_headers={"cookie": cookie}, compression=None))
            snapshot = json.loads(await self._sockets[-1].recv())
        self._mover = SEATS.index(snapshot["view"]["to_act"])

    async def play(self) -> list[float]:
        """The whole match; seconds from each move sent to its acceptance, and never a refusal."""
        waited = []
        for cell in range(CELLS):
            mover = self._sockets[(self._mover + cell) % 2]
            move = {"type": "act", "command": f"m{cell}", "action": f"{cell // 2 + 1}@{cell}"}
            sent = time.perf_counter()
            await mover.send(json.dumps(move))
            while not (answer := str(await mover.recv())).startswith(ANSWERED):
                pass
            waited.append(time.perf_counter() - sent)
            if not answer.startswith(ANSWERED[0]):
                raise RuntimeError(answer)
        return waited

    async def leave(self) -> None:
        """Close both sockets."""
        for made in self._sockets:
            await made.close()


async def _guest(client: httpx.AsyncClient) -> str:
    response = await client.get("/api/me")
    client.cookies.clear()
    return "; ".join(f"{name}={value}" for name, value in response.cookies.items())


async def _open(client: httpx.AsyncClient, address: str, cookies: list[str]) -> Table:
    wish = {"game": GAME, "rules": RULES, "seat": "red", "opponent": {"kind": "link"}}
    made = (await client.post("/api/matches", json=wish, headers={"cookie": cookies[0]})).json()
    await client.post(f"/api/matches/{made['id']}/join", json={}, headers={"cookie": cookies[1]})
    client.cookies.clear()
    return Table(address, made["id"], cookies)


async def _tables(client: httpx.AsyncClient, address: str, cookies: list[str], matches: int) -> list[Table]:
    tables = [await _open(client, address, cookies) for _ in range(matches)]
    for table in tables:
        await table.sit()
    return tables


async def _moves(hall: Hall, matches: int) -> Figures:
    """Moves a second and latencies in milliseconds, medians of the rounds."""
    rounds: list[Figures] = []
    async with httpx.AsyncClient(base_url=hall.address, timeout=60) as client:
        cookies = [await _guest(client) for _ in SEATS]
        for _ in range(ROUNDS + 1):
            tables = await _tables(client, hall.address, cookies, matches)
            began = time.perf_counter()
            played = await asyncio.gather(*(table.play() for table in tables))
            took = time.perf_counter() - began
            waited = sorted(itertools.chain.from_iterable(played))
            rounds.append(
                {
                    "moves_per_second": len(waited) / took,
                    "p50_ms": waited[len(waited) // 2] * 1e3,
                    "p99_ms": waited[int(len(waited) * 0.99)] * 1e3,
                }
            )
            await asyncio.gather(*(table.leave() for table in tables))
    warm = rounds[1:]
    return {name: round(statistics.median(one[name] for one in warm), 1) for name in warm[0]}


async def _sockets(hall: Hall) -> Figures:
    """What an idle watcher's socket costs the server, in kilobytes."""
    async with httpx.AsyncClient(base_url=hall.address, timeout=60) as client:
        cookies = [await _guest(client) for _ in SEATS]
        table = await _open(client, hall.address, cookies)
        before = hall.memory()
        held = [await connect(table.address, compression=None) for _ in range(IDLE_SOCKETS)]
        for made in held:
            await made.recv()
        each = (hall.memory() - before) / IDLE_SOCKETS / 1024
        await asyncio.gather(*(made.close() for made in held))
    return {"sockets_held": IDLE_SOCKETS, "kilobytes_a_socket": round(each, 1)}


def main(arguments: list[str]) -> dict[str, Any]:
    """All figures, printed and returned."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--database", default="", help="database URL; SQLite in a temporary folder when missing")
    parser.add_argument("--matches", type=int, default=250, help="matches at the same time, two sockets each")
    chosen = parser.parse_args(arguments)
    with running(chosen.database) as hall:
        page = hall.wait(ready=False)
        ready = hall.wait(ready=True)
        figures: dict[str, Any] = {"page_after_s": round(page, 2), "warm_after_s": round(page + ready, 2)}
        figures |= asyncio.run(_moves(hall, chosen.matches))
        figures |= asyncio.run(_sockets(hall))
    for name, value in figures.items():
        sys.stdout.write(f"{name}: {value}\n")
    return figures


if __name__ == "__main__":
    sys.stdout.write(json.dumps({"hall": main(sys.argv[1:])}) + "\n")
