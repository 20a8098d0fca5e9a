"""The load: browsers that never give up, each with a record of the answers, outside the server's reach."""

import asyncio
import json
import random
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Any
from uuid import uuid4

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.legal import actions

Message = dict[str, Any]
AGAIN = 0.05  # seconds until a browser tries again
LOST = (OSError, ConnectionClosed, InvalidHandshake, EOFError, TimeoutError)
NOT_NOW = 503  # the hall is up, but cannot do this yet
TWICE, LATE, EARLY, STALE, BACK = 0.25, 0.2, 0.15, 0.15, 0.2  # how often a command is sent in one of these ways
PATIENCE, HASTE, HASTY = 30, 0.1, 0.2  # seconds until a browser asks again, or until it does so this often


@dataclass(frozen=True)
class Refused:
    """A command that was refused."""

    code: str


@dataclass
class Told:
    """A command that was acknowledged, and the answer."""

    path: str
    body: object
    key: str
    answer: Message


@dataclass
class Record:
    """The commands and answers of all browsers together."""

    sent: int = 0
    flying: int = 0
    turned_away: int = 0  # requests answered with 503
    _wanted: int = 0
    _reached: asyncio.Future[None] | None = None

    def sending(self) -> None:
        """Count a command that goes out."""
        self.sent += 1
        self.flying += 1
        if self._reached is not None and self.sent >= self._wanted and not self._reached.done():
            self._reached.set_result(None)

    async def more(self, count: int) -> None:
        """Wait until so many more commands have gone out."""
        self._wanted, self._reached = self.sent + count, asyncio.get_running_loop().create_future()
        await self._reached


@dataclass
class Browser:
    """A player with an account. A command is sent with one key until it is answered, by whichever process answers. The
    browser closes where its `async with` ends.
    """

    addresses: list[str]
    name: str
    record: Record
    chance: random.Random
    told: list[Told] = field(default_factory=list)
    acts: dict[str, dict[str, tuple[int, Message]]] = field(default_factory=dict)  # match: command: seq, what was said
    late: list[Told] = field(default_factory=list)
    matches: set[str] = field(default_factory=set)

    def __post_init__(self) -> None:
        self._ways = [httpx.AsyncClient(base_url=to, timeout=PATIENCE, trust_env=False) for to in self.addresses]
        self._way = 0

    @property
    def http(self) -> httpx.AsyncClient:
        """The client of the process that answered last."""
        return self._ways[self._way]

    async def arrive(self) -> None:
        """Become a player with an account."""
        await self.http.get("/api/me")
        claimed = await self.http.post("/api/me/claim", json={"name": self.name, "password": "a long password"})
        self.id = claimed.raise_for_status().json()["id"]
        for way in self._ways:
            way.cookies = self.http.cookies

    async def __aenter__(self) -> "Browser":
        return self

    async def __aexit__(self, *_: object) -> None:
        for way in self._ways:
            await way.aclose()

    async def _again(self) -> None:
        """Try again soon, at another process if there are several."""
        self._way = (self._way + 1) % len(self._ways)
        await asyncio.sleep(AGAIN)

    def _served(self, response: httpx.Response) -> bool:
        """Return True if the hall did what it was asked, or refused it for good."""
        self.record.turned_away += response.status_code == NOT_NOW
        return response.status_code != NOT_NOW

    async def get(self, path: str) -> Any:
        """Return what is at an address, asking until there is an answer."""
        while True:
            try:
                response = await self.http.get(path)
                if self._served(response):
                    return response.raise_for_status().json()
            except httpx.TransportError:
                pass
            await self._again()

    async def post(self, path: str, body: object) -> Message | Refused:
        """Return the answer to a command. Now and then send it twice at once, or keep it to send again much later."""
        key = uuid4().hex
        times = 2 if self.chance.random() < TWICE else 1
        answers = await asyncio.gather(*(self._sent(path, body, key, way) for way in range(times)))
        accepted = [answer for answer in answers if not isinstance(answer, Refused)]
        if not accepted:
            return answers[0]
        told = Told(path, body, key, accepted[0])
        assert all(same(told, answer) for answer in accepted), f"{path} was answered {answers}"
        self.told.append(told)
        if len(accepted) < times:
            # One came at a running process while the card it needed was at a table. The other came at the stopped
            # process when the card was back. From now on both are answered as that one was.
            await self.resend([told])
        if self.chance.random() < LATE:
            self.late.append(told)
        return told.answer

    async def _sent(self, path: str, body: object, key: str, way: int = 0) -> Message | Refused:
        """Return the answer to a command that goes first to the process so many places after the current one."""
        while True:
            try:
                self.record.sending()
                http = self._ways[(self._way + way) % len(self._ways)]
                waits = HASTE if self.chance.random() < HASTY else PATIENCE
                response = await http.post(path, json=body, headers={"Idempotency-Key": key}, timeout=waits)
                if self._served(response):
                    assert response.status_code < 500, response.text
                    given = response.json()
                    return given if response.is_success else Refused(given["error"]["code"])
            except httpx.TransportError:
                pass
            finally:
                self.record.flying -= 1
            await self._again()

    async def delete(self, path: str) -> None:
        """Withdraw something; it may be gone already."""
        while True:
            try:
                if self._served(await self.http.delete(path)):
                    return
            except httpx.TransportError:
                pass
            await self._again()

    async def resend(self, commands: Iterable[Told]) -> None:
        """Send acknowledged commands once more, in any order: nothing happens, and the answers are the same."""
        shuffled = list(commands)
        self.chance.shuffle(shuffled)
        for told in shuffled:
            again = await self._sent(told.path, told.body, told.key)
            assert same(told, again), f"{told.path} was answered {told.answer}, then {again}"

    async def play(self, match_id: str) -> None:
        """Play a match to its end, coming back after every lost connection and resending what was not answered."""
        self.matches.add(match_id)
        table = _Table(self, match_id)
        while True:
            try:
                async with connect(self._socket(match_id), additional_headers=self._cookies()) as socket:
                    await table.attend(socket)
                    return
            except LOST:
                await self._again()

    async def look(self, match_id: str) -> Message:
        """Return a match as its socket tells it now."""
        async with connect(self._socket(match_id), additional_headers=self._cookies()) as socket:
            return dict(json.loads(await socket.recv()))

    async def snapshot(self, match_id: str) -> Message:
        """Return a match as its socket tells it, asking until there is an answer."""
        while True:
            try:
                return await self.look(match_id)
            except LOST:
                await self._again()

    def _socket(self, match_id: str) -> str:
        return f"{self.addresses[self._way].replace('http', 'ws')}/api/matches/{match_id}/socket"

    def _cookies(self) -> dict[str, str]:
        return {"cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}


NOW = {
    "/agree": "list",
    "/join": "id",
    "/api/matches": "id",
}  # answered with the present state, and the field by which it is the same


def same(told: Told, answer: Message | Refused) -> bool:
    """Return True if an answer is the one that was given."""
    field_ = next((field_ for path, field_ in NOW.items() if told.path.endswith(path)), None)
    if field_ is None or isinstance(answer, Refused):
        return answer == told.answer
    return bool(answer[field_] == told.answer[field_])


@dataclass
class _Table:
    """A browser at a table, with its commands that are not answered yet."""

    browser: Browser
    match: str
    pending: dict[str, Message] = field(default_factory=dict)
    number: int = 0

    async def attend(self, socket: ClientConnection) -> None:
        """Play from the snapshot to the end of the match, with every command answered."""
        resent = list(self.pending)
        self.browser.chance.shuffle(resent)
        for command in resent:
            await self._say(socket, command)
        you, view, back = None, dict[str, Any](), None
        while view.get("phase") != "over" or self.pending:
            told = json.loads(await socket.recv())
            match told["type"]:
                case "snapshot":
                    you, view, back = told["match"]["you"], told["view"], told["match"]["takeback"]
                case "entry":
                    view, back = told["entry"]["view"], told["match"]["takeback"]
                case "accepted":
                    self._accepted(told["command"], told["seq"])
                case "refused":
                    self._refused(told)
                case _:
                    continue
            if view["to_act"] == you and not self.pending:
                await self._move(socket, view, back)

    async def _move(self, socket: ClientConnection, view: Message, back: int | None) -> None:
        """Play or undo a move. Now and then send it twice, follow it by one too early, or send an old one again."""
        chance, legal = self.browser.chance, actions(view)
        known = self.browser.acts.get(self.match, {})
        if known and chance.random() < STALE:
            await self._say(socket, chance.choice(list(known)))
        takes_back = back is not None and chance.random() < BACK
        command = self._command({"type": "takeback", "entry": back} if takes_back else _act(chance.choice(legal)))
        await self._say(socket, command)
        if chance.random() < TWICE:
            await self._say(socket, command)
        if chance.random() < EARLY:
            await self._say(socket, self._command(_act(chance.choice(legal))))

    def _command(self, said: Message) -> str:
        self.number += 1
        command = f"c{self.number}-{self.browser.chance.getrandbits(32)}"
        self.pending[command] = said
        return command

    async def _say(self, socket: ClientConnection, command: str) -> None:
        known = self.browser.acts.get(self.match, {})
        said = self.pending[command] if command in self.pending else known[command][1]
        self.browser.record.sending()
        try:
            await socket.send(json.dumps({**said, "command": command}))
        finally:
            self.browser.record.flying -= 1

    def _accepted(self, command: str, seq: int) -> None:
        acts = self.browser.acts.setdefault(self.match, {})
        said = self.pending.pop(command) if command in self.pending else acts[command][1]
        assert acts.setdefault(command, (seq, said)) == (seq, said), f"{command} was accepted as two"

    def _refused(self, told: Message) -> None:
        code, command = told["error"]["code"], told["command"]
        if code in ("warming-up", "not-saved", "store-away"):
            raise TimeoutError(code)  # come back, as a browser does
        acts = self.browser.acts.get(self.match, {})
        assert command not in acts, f"{command} was accepted, then refused: {code}"
        self.pending.pop(command, None)


def _act(action: str) -> Message:
    return {"type": "act", "action": action}


def total(counts: Iterable[Counter[str]]) -> Counter[str]:
    """Return the sum of counters, without zeros."""
    added: Counter[str] = Counter()
    for one in counts:
        added.update(one)
    return Counter({name: count for name, count in added.items() if count})
