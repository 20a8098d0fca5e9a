"""Watchers: one socket each. What its reader takes goes out at once, and the rest waits in a bounded queue.

A pump sends what waits, so that a reader who stopped stalls nobody.
"""

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field

from starlette.websockets import WebSocket, WebSocketDisconnect

MOST_NEWS = 64  # messages to everybody that may wait for one slow reader
MOST_ANSWERS = 256  # answers to the reader's own commands; whoever asks more without reading is shown the door
TOO_SLOW, SIGNED_OUT = 1008, 4401


@dataclass(slots=True)
class _Behind:
    """The messages that wait for a reader who is behind.

    Once news overflowed, none of them is kept; once answers flooded it, its reader is shown the door.
    """

    news: list[bytes] = field(default_factory=list)
    answers: list[bytes] = field(default_factory=list)
    overflowed: bool = False
    flooded: bool = False

    def __bool__(self) -> bool:
        return bool(self.overflowed or self.news or self.answers)


class Watcher:
    """A socket in a room. News that overflow become one snapshot of how things stand then; answers always arrive."""

    __slots__ = ("_behind", "_leaving", "_pump", "_put", "_snapshot", "_socket", "player")

    def __init__(
        self,
        socket: WebSocket,
        player: str,
        snapshot: Callable[["Watcher"], bytes],
        put: Callable[[bytes], bool] | None = None,
    ) -> None:
        self.player = player
        self._socket = socket
        self._put = put  # sends at once, or says that it cannot
        self._snapshot = snapshot
        self._behind: _Behind | None = None
        self._leaving = False
        self._pump: asyncio.Task[None] | None = None  # there is one while something waits

    def show_out(self) -> None:
        """Close the socket: the player it was opened for is not behind it any more."""
        self._leaving = True
        self._wake()

    def gone(self) -> None:
        """Drop what still waits, because the socket has gone."""
        if self._pump is not None:
            self._pump.cancel()

    def send(self, message: bytes) -> None:
        """Send news, or queue them; never wait."""
        if self._sent(message):
            return
        behind = self._wake()
        if len(behind.news) >= MOST_NEWS:
            behind.overflowed = True
            behind.news.clear()
        if not behind.overflowed:
            behind.news.append(message)

    def answer(self, message: bytes) -> None:
        """Send the answer to a command of this watcher, or queue it after the news that go before it.

        Nothing more is kept for somebody who is about to be shown the door.
        """
        if self._sent(message):
            return
        behind = self._wake()
        if len(behind.answers) >= MOST_ANSWERS:
            behind.flooded = True
        else:
            behind.answers.append(message)

    def _sent(self, message: bytes) -> bool:
        """Send a message if nothing waits before it and the reader is not behind; tell whether it went out."""
        return self._pump is None and self._put is not None and self._put(message)

    def _wake(self) -> _Behind:
        """Have a pump send what waits, and return the place for more."""
        if self._behind is None:
            self._behind = _Behind()
        if self._pump is None:
            self._pump = asyncio.create_task(self._empty(self._behind))
        return self._behind

    async def _empty(self, behind: _Behind) -> None:
        """Send what is queued, news before answers, until nothing is or the socket goes."""
        try:
            while self._leaving or behind:
                if self._leaving:
                    await self._socket.close(SIGNED_OUT, "signed out")
                    return
                if behind.flooded:
                    await self._socket.close(TOO_SLOW, "read the answers first")
                    return
                await self._socket.send_text(self._next(behind).decode())
        except (WebSocketDisconnect, RuntimeError):
            return  # gone; the reading side of the socket cleans up
        finally:
            self._pump = self._behind = None

    def _next(self, behind: _Behind) -> bytes:
        """Return what goes out next, of what waits."""
        if behind.overflowed:
            behind.overflowed = False
            return self._snapshot(self)
        return (behind.news or behind.answers).pop(0)
