"""A proxy in front of a database that a test can cut or hold without affecting anybody else."""

import asyncio
import socket
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
        self._listening: socket.socket | None = None
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
        """Cut every connection, and accept no other."""
        self._do(self._cut())

    def hold(self) -> None:
        """Keep every connection, and let nothing through."""
        self._loop.call_soon_threadsafe(self._flows.clear)

    def mend(self) -> None:
        """Restore everything."""
        self._do(self._mend())

    def _do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _mend(self) -> None:
        self._flows.set()
        if self._listening is None:
            self._listening = socket.create_server(("127.0.0.1", self.port))
            self._listening.setblocking(False)
            self._loop.add_reader(self._listening, self._let_in, self._listening)

    async def _cut(self) -> None:
        if self._listening is not None:
            self._loop.remove_reader(self._listening)
            self._listening.close()
            self._listening = None
        for writer in list(self._open):
            writer.transport.abort()
        self._flows.set()

    def _let_in(self, listening: socket.socket) -> None:
        """Accept one connection. A server of asyncio drops those that come while it closes, and leaves them open."""
        with suppress(OSError):  # it has gone again
            came, _from = listening.accept()
            self._loop.create_task(self._connected(came))

    async def _finished(self) -> None:
        while len(tasks := asyncio.all_tasks()) > 1:  # a connection accepted at the last moment has a task only then
            await asyncio.wait(tasks - {asyncio.current_task()})

    async def _connected(self, came: socket.socket) -> None:
        reader, writer = await asyncio.open_connection(sock=came)
        self._open.add(writer)
        with suppress(OSError):
            there_reader, there_writer = await asyncio.open_connection(*self._there)
            self._open.add(there_writer)
            if self._listening is None:  # it was cut meanwhile
                await self._cut()
            await asyncio.gather(self._carry(reader, there_writer), self._carry(there_reader, writer))
            self._open.discard(there_writer)
        self._open.discard(writer)
        writer.close()

    async def _carry(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(CHUNK):
                await self._flows.wait()
                writer.write(data)
                await writer.drain()
        writer.close()
