"""A proxy in front of a database, which a test can cut or hold without touching anybody else's."""

import asyncio
import threading
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any

from tests.ports import free_port

CHUNK = 65_536


class Proxy:
    """TCP from a port of its own to another host and port, for as long as the context lasts."""

    def __init__(self, host: str, port: int) -> None:
        self.port = free_port()
        self._there = (host, port)
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._flows = asyncio.Event()
        self._server: asyncio.Server | None = None
        self._open: set[asyncio.StreamWriter] = set()

    def __enter__(self) -> "Proxy":
        self._thread.start()
        self.mend()
        return self

    def __exit__(self, *_: object) -> None:
        self.cut()
        self._do(self._finished())
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def cut(self) -> None:
        """Every connection is lost, and nobody answers."""
        self._do(self._cut())

    def hold(self) -> None:
        """Every connection stands, and nothing comes through."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def mend(self) -> None:
        """All is as before."""
        self._do(self._mend())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _mend(self) -> None:
        self._flows.set()
        if self._server is None:
            self._server = await asyncio.start_server(self._connected, "127.0.0.1", self.port)

    async def _cut(self) -> None:
        if self._server is not None:
            self._server.close()
            self._server = None
        for writer in list(self._open):
            writer.transport.abort()
        self._flows.set()

    async def _finished(self) -> None:
        others = [task for task in asyncio.all_tasks() if task is not asyncio.current_task()]
        await asyncio.gather(*others, return_exceptions=True)

    async def _connected(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            there_reader, there_writer = await asyncio.open_connection(*self._there)
            self._open |= {writer, there_writer}
            await asyncio.gather(self._carry(reader, there_writer), self._carry(there_reader, writer))
            self._open -= {writer, there_writer}

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
