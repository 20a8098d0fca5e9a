"""The bus on Redis: one channel for each hall."""

import asyncio
import secrets
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

import orjson
import structlog
from redis.asyncio import Redis
from redis.exceptions import RedisError

from parlour.web.bus.hint import EVERYTHING, Heard, Hint, read

log = structlog.get_logger()
MOST_WAITING = 1000  # words that wait to be sent; more are dropped, the oldest first
FIRST_PAUSE, LONGEST_PAUSE = 0.2, 5.0  # seconds before a lost connection is tried again
ASKING = 10  # seconds of silence after which the server is asked whether it is there
CONNECTING = 2.0  # seconds after which a server that does not answer counts as away


class RedisBus:
    """One Redis channel for each hall. Without Redis nothing is said, and every process looks by itself."""

    def __init__(self, url: str, hall: str) -> None:
        # A channel may be silent for long, so the server is asked now and then whether it is there.
        self._redis = Redis.from_url(
            url, socket_connect_timeout=CONNECTING, socket_timeout=None, health_check_interval=ASKING
        )
        self._channel = f"parlour:{hall}"
        self._me = secrets.token_urlsafe(9)
        self._waiting: deque[bytes] = deque(maxlen=MOST_WAITING)
        self._something = asyncio.Event()
        self.hears = False

    def say(self, where: str, about: Any = None) -> None:
        """Tell every other process."""
        self._waiting.append(orjson.dumps([self._me, where, about]))
        self._something.set()

    async def run(self, heard: Heard) -> None:
        """Send and listen, coming back after every lost connection."""
        try:
            await asyncio.gather(self._again(self._send), self._again(lambda: self._listen(heard)))
        finally:
            await self._redis.aclose()

    async def _again(self, work: Callable[[], Awaitable[None]]) -> None:
        pause = FIRST_PAUSE
        while True:
            began = asyncio.get_running_loop().time()
            try:
                await work()
            except (RedisError, OSError) as error:
                if asyncio.get_running_loop().time() - began > LONGEST_PAUSE:
                    pause = FIRST_PAUSE  # it had worked for a while
                log.warning("the bus is out of order; every process looks by itself", error=str(error))
                await asyncio.sleep(pause)
                pause = min(2 * pause, LONGEST_PAUSE)

    async def _send(self) -> None:
        while True:
            await self._something.wait()
            while self._waiting:
                await self._redis.publish(self._channel, self._waiting[0])
                self._waiting.popleft()
            self._something.clear()

    async def _listen(self, heard: Heard) -> None:
        async with self._redis.pubsub() as channel:
            await channel.subscribe(self._channel)
            await heard(Hint(self._me, EVERYTHING))
            self.hears = True
            try:
                async for message in channel.listen():
                    await self._told(message, heard)
            finally:
                self.hears = False

    async def _told(self, message: dict[str, Any], heard: Heard) -> None:
        if message["type"] != "message":
            return
        try:
            word = read(message["data"])
        except ValueError as error:  # anybody who reaches this Redis can say anything
            log.warning("a word on the bus cannot be read", error=str(error))
            return
        if word.speaker != self._me:
            await heard(word)
